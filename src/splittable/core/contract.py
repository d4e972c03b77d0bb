"""What a game must bring: its compiled rules, and what turns codes and states into words."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from types import ModuleType
from typing import Any, Protocol, TypeAlias, cast

import msgspec
import numpy as np

from splittable.core.compiled import bind
from splittable.core.errors import Refusal
from splittable.core.state import Ints, State
from splittable.core.whole import whole


class Rules(Protocol):
    """The functions that a game's `rules.py` defines, all of them `@rule`."""

    ACTIONS: int
    """Codes are 0 … ACTIONS - 1; a code means the same in every state."""
    MOST_LEGAL: int
    """No seat ever has more legal actions than this."""
    MOST_CARDS: int
    """No deck or roll is longer than this."""

    def setup(self, state: State, options: Ints) -> None:
        """Lay out a zeroed state whose `players` is set; `options` are places in `Game.options_of`."""

    def deck(self, state: State, cards: Ints) -> int:
        """Write the sorted cards of the deck that the state needs; their number."""

    def deal(self, state: State, outcome: Ints) -> None:
        """Take the deck or roll that the state needs, already checked."""

    def legal(self, state: State, seat: int, codes: Ints) -> int:
        """Write the legal codes of a seat, no duplicates; their number (0 if it cannot act)."""

    def take(self, state: State, seat: int, code: int) -> None:
        """Take a legal action."""

    def score(self, state: State, scores: Ints) -> None:
        """Write each seat's score as it would be if the game ended now."""

    def winners(self, state: State, scores: Ints) -> int:
        """The seats that would win with these scores, as a bit mask."""

    def resample(self, state: State, seat: int, rng: Ints) -> None:
        """Draw anew, uniformly, what a seat (-1: a spectator) cannot know; running choices are redrawn for you.

        The result must depend on what the seat knows and on `rng` alone, never on the true hidden order.
        """


rules: Rules
"""For the type checker only: stands in `loops.py` for the rules that `bind` puts there."""


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


def nothing_own(state: Any, seat: int) -> Mapping[str, object]:  # noqa: ARG001 - every `own` takes them
    """The `own` of a game in which all see the same."""
    return {}


@dataclass(frozen=True)
class Game:
    """A set of rules you can play."""

    id: str
    rules_version: int
    fewest: int
    most: int
    options: tuple[Option, ...]
    """Without `start`, which every game has."""
    state: type[State]
    rules: ModuleType
    cards: tuple[str, ...]
    """The notation of card 0, 1, … in a deck; empty for a game of dice."""
    spell: Callable[[int], str]
    """The notation of a code."""
    never: Callable[[str], Refusal | None]
    """Why a well-spelled action that has no code can never be done; None if it is not well spelled."""
    explain: Callable[[Any, int, int], Refusal]
    """Why a code is not legal for a seat that may act now (state, seat, code)."""
    show: Callable[[Any], msgspec.Struct]
    """What everybody may see of the state, built up field by field."""
    draw: Callable[[Mapping[str, Any], str], str]
    """A view drawn with characters in a language."""
    own: Callable[[Any, int], Mapping[str, object]] = nothing_own
    """What only a seat may see: fields of `show`'s struct that everybody else sees empty."""
    undeal: Callable[[Deal, Seat, Ints], Sequence[int]] = keep_outcome
    """An outcome that fits a deal whose final state was resampled for a seat."""

    @property
    def is_open(self) -> bool:
        """Whether all see the same, and so know what anybody may do."""
        return self.own is nothing_own

    @cached_property
    def loops(self) -> ModuleType:
        """The compiled loops over this game's rules."""
        return bind("splittable.core.loops", self.id.replace("-", "_"), self.rules)

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
        every["start"] = tuple(str(seat + 1) for seat in range(players))
        return dict(sorted(every.items()))

    def choose_options(self, players: int, chosen: Mapping[str, object]) -> dict[str, str]:
        """All options of a table as text, those not chosen at their default."""
        allowed = self.options_of(players)
        result = {name: values[0] for name, values in allowed.items()}
        for name, value in chosen.items():
            if name not in allowed:
                raise ValueError(f"{self.id} has no option {name!r}; its options are {', '.join(allowed)}")
            text = str(value)
            if text not in allowed[name]:
                raise ValueError(f"option {name} of {self.id} is one of {', '.join(allowed[name])}, not {text!r}")
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
            raise ValueError(f"{self.id} is for {self.fewest} to {self.most} players, not {players!r}")
        return count
