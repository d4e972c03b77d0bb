"""What a game must bring: the fields of `Game`, each with its meaning."""

import json
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from importlib.resources import files
from types import ModuleType
from typing import Any, Generic, Protocol, Self, TypeAlias, TypeVar, cast

import numpy as np

from splittable.core.board import Board
from splittable.core.compiler import bind
from splittable.core.errors import Refusal, WrongValue
from splittable.core.integers import whole
from splittable.core.judges import Judge
from splittable.core.pads import Ceiling, Pad
from splittable.core.state import Ints, State, States, blank
from splittable.core.view import View, encode
from splittable.core.writer import Writer

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)

LEVELS = ("random", "easy", "medium", "hard", "expert")
"""How strong a bot is; every game has a bot of each level."""


@dataclass(frozen=True)
class Option:
    """One thing that a table may choose; the first value is the default."""

    name: str
    values: tuple[str, ...]


@dataclass(frozen=True)
class Deal:
    """A deck or roll, what was done with it, and the state when the next one was asked for (or now)."""

    outcome: tuple[int, ...]
    actions: tuple[tuple[int, int], ...]
    """Seat and code of every action since, in the order in which they took effect."""
    final: Any


Seat: TypeAlias = int | None
"""A seat's number from 0, or None for a spectator."""


def keep_outcome(deal: Deal, seat: Seat, rng: Ints) -> Sequence[int]:  # noqa: ARG001 - every `undeal` takes them
    """The `undeal` of a game whose chance is all in the open."""
    return deal.outcome


def nothing_own(view: Any, state: Any, seat: int) -> None:  # every `own` takes them
    """The `own` of a game in which all see the same."""


@dataclass(frozen=True)
class Said:
    """An action or outcome taken apart: the messages `<game>-do-<verb>` and `<game>-did-<verb>` get its arguments."""

    verb: str
    args: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True)
class Estimates:
    """What a state is worth and what is likely to be done in it, quickly and for many states of one size at once.

    Both get states and the seat that looks at each, and use nothing that is hidden from that seat.
    """

    values: Callable[[States, Ints], Ints]
    """Every seat's expected share of the victory, a row a state; alone at a table, the expected points."""
    policies: Callable[[States, Ints], tuple[Ints, Ints]]
    """The looking seat's legal codes, a row a state filled with −1, and how likely a quick good player takes each."""


@dataclass(frozen=True)
class Bots(Generic[V]):
    """How a game's levels think."""

    budgets: Mapping[str, int]
    """Iterations a decision of each level above `random`, as the game counts them; 0 for one that samples nothing."""
    think: Callable[[V, str, int, int], str]
    """The action of a level (view, level, budget, seed) where there is a choice; same arguments, same action."""
    imagine: Callable[[V], States]
    """A state that fits a view, as an array of one; what the view hides is drawn in some way that fits."""
    estimates: Estimates | None = None
    """None for a game that has none."""

    def choose(self, view: V, level: str, seed: int, budget: int | None = None) -> str:
        """What a level does, within its own budget or another one; any legal action if it is `random`."""
        if len(view.actions) == 1:
            return view.actions[0]
        if level == "random":
            return random.Random(seed).choice(view.actions)  # noqa: S311 - a game, not a secret
        return self.think(view, level, self.budgets[level] if budget is None else budget, seed)


class Deals(Protocol):
    """A game's chance one card at a time, for trees that look at every chance by itself."""

    def depth(self, state: Any) -> int:
        """How many cards from the top of the deck have come into play."""

    def rest(self, state: Any) -> Sequence[int]:
        """The cards that may yet come into play."""

    def lift(self, state: Any, place: int, card: int) -> None:
        """Let a card lie at a place of the pile, counted from its top."""

    def told(self, state: Any, seat: int) -> list[int]:
        """What a deal, a roll or a draw tells a seat."""


@dataclass(frozen=True)
class Small:
    """A small variant of a game that can be solved exactly."""

    openings: Callable[[], Sequence[States]]
    """States of which chance draws one."""
    rolls: tuple[tuple[int, int], ...] | None = None
    """The only rolls, the lower die first; None for all."""


@dataclass(frozen=True)
class Lab:
    """What the research faces need to know of a game."""

    observations: ModuleType
    """`sight/observe.py`: see `core.templates.Observations`."""
    deals: Deals
    longest: int
    """No game has more actions and outcomes of chance one by one than this."""
    memory: int
    """Numbers of an information state of OpenSpiel; of a game that tells more, the last ones."""
    small: Small | None = None


@dataclass(frozen=True, eq=False)
class Game(Generic[S, V]):
    """A set of rules you can play, and every part that the other floors use of it.

    Bots, pads and the lab's part are functions that import what they give, because most programs never need them.
    """

    id: str
    package: str
    """The package that holds it: `__name__` of its folder."""
    rules_version: int
    fewest: int
    most: int
    options: tuple[Option, ...]
    """Without `start`, which every game has."""
    state: type[S]
    view: type[V]
    rules: ModuleType
    """See `core.templates.Rules`."""
    cards: tuple[str, ...]
    """The notation of card 0, 1, … in a deck; empty for a game of dice."""
    spell: Callable[[int], str]
    """The notation of a code."""
    never: Callable[[str], Refusal | None]
    """Why a well-spelled action that has no code can never be done; None if it is not well spelled."""
    explain: Callable[[S, int, int], Refusal]
    """Why a code is not legal for a seat that may act now (state, seat, code)."""
    show: Callable[[S], V]
    """What everybody may see of the state, built up field by field; the table adds the common fields."""
    draw: Callable[[V, str], str]
    """A view drawn with characters in a language."""
    bots: Callable[[], Bots[V]]
    lab: Callable[[], Lab]
    parse: Callable[[str, Sequence[str], str], Said] | None = None
    """An action or outcome taken apart for its messages (notation, names, language); without it, notation is shown."""
    board: Callable[[], Board[V]] | None = None
    """The table in a full screen; without one, the drawing stands above a list of actions."""
    own: Callable[[V, S, int], None] = nothing_own
    """Add to a view what only a seat may see: fields that everybody else sees empty."""
    own_fields: tuple[str, ...] = ()
    """The names of these fields."""
    writing: ModuleType | None = None
    """`sight/writing.py`, a view as JSON by compiled code (`core.templates.Writing`); without it, what `show` and `own`
    give is encoded, which takes several times as long."""
    undeal: Callable[[Deal, Seat, Ints], Sequence[int]] = keep_outcome
    """An outcome that fits a deal whose final state was resampled for a seat."""
    paper: Callable[[], type[Pad]] | None = None
    """The score pad for real cards; without one, a table of real dice is written down line by line."""
    judge: Callable[[], Judge] | None = None
    """What its decisions are reviewed by; without one they are not."""
    decides_at_once: bool = False
    """Whether several seats may owe a decision at the same time."""
    gain: Callable[[States, int, int], int] | None = None
    """What a legal code adds to its seat's own score at once (the state as an array of one, which it leaves as it is,
    seat, code), from what that seat knows; None for a game in which that cannot be said."""
    ceiling: Callable[[States, int], Ceiling] | None = None
    """What a seat can still reach, whatever chance and the others bring; None for a game that cannot say."""
    printed: Mapping[str, object] = field(default_factory=dict)
    """Numbers that are printed on the game's paper, by name, for those who draw it."""
    progress: Callable[[V], tuple[int, int]] | None = None
    """The running round (or deal) of a view, and how many there are."""
    earlier: Mapping[int, Callable[[], "Game[Any, Any]"]] = field(default_factory=dict)
    """The game under earlier rules, by version: each a `GAME` of the same id in a package of its own, so that records
    and tables go on under the rules they began with; a version that is not here is refused."""
    cover: str = "#c2185b"
    """The colour of its box in link previews; its drawing there is `cover.webp`, if the folder has one."""

    @property
    def is_open(self) -> bool:
        """Whether all see the same, and so know what anybody may do."""
        return self.own is nothing_own

    @property
    def slug(self) -> str:
        """The id as a part of a Python name."""
        return self.id.replace("-", "_")

    @property
    def compiled_as(self) -> str:
        """What its compiled code is named after: earlier rules, which lie in a package of their own, have their own."""
        folder = self.package.rpartition(".")[2]
        return self.slug if folder == self.slug else f"{self.slug}_{folder}"

    def under(self, version: int) -> "AnyGame":
        """The game under the rules of a version."""
        if version == self.rules_version:
            return self
        if version not in self.earlier:
            versions = ", ".join(str(known) for known in sorted({*self.earlier, self.rules_version}))
            raise WrongValue("wrong-rules", version=str(version), game=self.id, versions=versions)
        return self.earlier[version]()

    def read(self, name: str) -> str:
        """The text of a file in the game's folder."""
        return files(self.package).joinpath(name).read_text(encoding="utf-8")

    @cached_property
    def ratings(self) -> Mapping[str, int]:
        """How strong each level is, on the game's own scale (`training/ratings.py`); empty if that was not measured."""
        place = files(self.package).joinpath("bots/ratings.json")
        found: Mapping[str, int] = json.loads(place.read_bytes())["ratings"] if place.is_file() else {}
        return found

    @cached_property
    def losses(self) -> Mapping[str, Mapping[str, float]]:
        """What each level loses a decision, by the number of players (`training/losses.py`); empty if not measured."""
        place = files(self.package).joinpath("review/losses.json")
        found: Mapping[str, Mapping[str, float]] = json.loads(place.read_bytes()) if place.is_file() else {}
        return found

    @cached_property
    def loops(self) -> ModuleType:
        """The compiled loops over this game's rules."""
        return bind("splittable.core.loops", self.compiled_as, self.rules)

    @cached_property
    def writer(self) -> Writer | None:
        """Writes views, if the game brings how."""
        return None if self.writing is None else Writer(self.compiled_as, self.writing, self.loops, self.spellings)

    def begin(self, players: object, options: Mapping[str, object]) -> States:
        """A fresh state, as an array of one: the table before anything is dealt."""
        count = self.check_players(players)
        states = blank(self.state, 1)
        self.loops.start_at(states, 0, count, self.option_places(count, self.choose_options(count, options)))
        return states

    @cached_property
    def spellings(self) -> tuple[str, ...]:
        """The notation of every code."""
        return tuple(self.spell(code) for code in range(cast("int", self.rules.ACTIONS)))

    @cached_property
    def codes(self) -> dict[str, int]:
        """The code of every notation."""
        return {text: code for code, text in enumerate(self.spellings)}

    @cached_property
    def card_codes(self) -> dict[str, int]:
        """The number of every card's notation."""
        return {text: card for card, text in enumerate(self.cards)}

    def options_of(self, players: int) -> dict[str, tuple[str, ...]]:
        """Every option of a table of this size, sorted by name, with its values, the default first."""
        every = {option.name: option.values for option in self.options}
        every["start"] = tuple(str(seat + 1) for seat in range(self.check_players(players)))
        return dict(sorted(every.items()))

    def choose_options(self, players: int, chosen: Mapping[str, object]) -> dict[str, str]:
        """All options of a table as text, those not chosen at their default."""
        allowed = self.options_of(players)
        result = {name: values[0] for name, values in allowed.items()}
        for name, value in chosen.items():
            if name not in allowed:
                raise WrongValue("wrong-option", game=self.id, name=repr(name), options=", ".join(allowed))
            text = str(value)
            if text not in allowed[name]:
                values = ", ".join(allowed[name])
                raise WrongValue("wrong-option-value", game=self.id, name=name, values=values, value=repr(text))
            result[name] = text
        return result

    def option_places(self, players: int, options: Mapping[str, str]) -> Ints:
        """The options as compiled rules get them: the place of each value, in the order of the names."""
        allowed = self.options_of(players)
        return np.array([allowed[name].index(options[name]) for name in allowed], dtype=np.int64)

    def check_players(self, players: object) -> int:
        """A number of players that this game takes."""
        count = whole(players)
        if count is None or not self.fewest <= count <= self.most:
            raise WrongValue("wrong-players", game=self.id, fewest=self.fewest, most=self.most, players=repr(players))
        return count

    def __reduce__(self) -> tuple[Callable[[str], "AnyGame"], tuple[str]]:
        return _game_of, (self.package,)


AnyGame: TypeAlias = Game[Any, Any]
"""A game whose types of states and views do not matter."""


def _game_of(package: str) -> AnyGame:
    """The game of a package; other processes are told games by their packages."""
    game: AnyGame = import_module(package).GAME
    return game


@dataclass(frozen=True)
class Setup:
    """What is played: a game, how many play, and every option of the table."""

    game: AnyGame
    players: int
    options: Mapping[str, str]

    @classmethod
    def of(cls, game: AnyGame, players: object, options: Mapping[str, object]) -> Self:
        """A checked set-up; options that are not chosen are at their default."""
        count = game.check_players(players)
        return cls(game, count, game.choose_options(count, options))

    @cached_property
    def heading(self) -> bytes:
        """The beginning of every view as JSON: what never changes at a table."""
        fields = {"game": self.game.id, "players": self.players, "options": self.options}
        return encode(fields)[:-1] + b","

    def begin(self) -> States:
        """A fresh state, as an array of one: the table before anything is dealt."""
        return self.game.begin(self.players, self.options)
