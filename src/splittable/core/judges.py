"""What a game brings so that its decisions can be reviewed: a judge, which plays on after every action.

A judge is a quick policy for all seats, each of whose choices follows from what that seat may know. What an action is
worth is the mean result of playing it on in worlds that fit what its seat knew; `review/` does everything else.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, NamedTuple, Protocol, TypeAlias

from splittable.core.state import Ints, States

JUDGES_CHOICE, ANYTHING = -1, -2
"""Arms that are no codes: what the judge itself would do, and a uniformly random legal action."""
OPEN = -1
"""The eyes of somebody who sees every hand: only what nobody has seen yet is drawn anew."""
NOBODY = -1
"""The seat that decides where none does: the judge plays on for everybody, and draws what is to be dealt."""

Unit: TypeAlias = Literal["points", "share"]
"""What a result is told in: points (of the game's own kind), or the share of the victory, from 0 to 1."""
Efforts: TypeAlias = Literal["quick", "normal", "deep"]
Figure: TypeAlias = tuple[float, float]
"""A value and its standard error; an exact one has error 0."""


@dataclass(frozen=True)
class Columns:
    """What a row of results holds, one float each: points and shares by seat, then the deciding seat's own.

    Components add up to the deciding seat's points, exactly. An event has happened (1) or not (0); or it is a count.
    """

    players: int
    components: tuple[str, ...] = ()
    events: tuple[str, ...] = ()

    @property
    def width(self) -> int:
        """How long a row is."""
        return 2 * self.players + len(self.components) + len(self.events)

    def points(self, seat: int) -> int:
        """The column of a seat's points."""
        return seat

    def share(self, seat: int) -> int:
        """The column of a seat's share of the victory; it is 0 where `Judge.has_share` says that it is not known."""
        return self.players + seat

    @cached_property
    def places(self) -> Mapping[str, int]:
        """The column of every component and event, by name."""
        return {name: 2 * self.players + place for place, name in enumerate((*self.components, *self.events))}


class PlayOn(Protocol):
    """Plays on in many worlds: compiled, released from Python's lock, the same whatever else is asked."""

    def __call__(self, states: States, eyes: int, seat: int, arms: Ints, seed: int, first: int, rows: Ints) -> None:
        """Fill `rows[k, arm]` (float32, worlds × arms × `Columns.width`) for the worlds numbered `first` + k.

        `states` is an array of one, in which nobody's running decision stands, and is left as it is. A world is drawn
        by `seed` and its number alone, from what `eyes` (a seat, or OPEN) know; in it every arm (a code, JUDGES_CHOICE
        or ANYTHING) of the deciding `seat` (or NOBODY) is taken and played on with the same keyed chance.
        """


class Worth(NamedTuple):
    """What an action is worth to the seat that could take it."""

    code: int
    points: Figure
    share: Figure | None
    behind: Figure
    """How far it is behind the best, in the unit that decides."""


@dataclass(frozen=True)
class Price:
    """What a decision cost: the difference between the best action found and the one taken, in fresh worlds."""

    best: int
    points: Figure
    """The loss in points; negative if the one taken did better after all."""
    share: Figure | None
    """The loss in shares of the victory, where that is known."""
    worths: tuple[Worth, ...]
    """Of the actions looked at, the best first; from samples of their own, not those of the loss."""
    rows: Ints
    """Results of the best and of the one taken, worlds × 2 × columns, of which the loss is the mean difference."""
    weights: Ints | None = None
    """How much each world counts, if all that fit were counted out; they add up to 1, and every error is 0."""
    mixes: tuple[Mapping[int, float], ...] = ()
    """Where everybody decides at once: good mixed strategies, any of which may be played."""


@dataclass(frozen=True)
class Spot:
    """A decision that somebody is told about: what the deciding seat saw, what it did and what was best."""

    states: States
    """Of what lies hidden from the seat nothing is to be said, so nothing of it is to be read."""
    seat: int
    taken: int
    best: int
    players: int


Facts: TypeAlias = Mapping[str, str | int | float]
"""Arguments of a sentence: cards in notation, seats as numbers from 1 under names that end in `seat`, figures."""


def no_facts(spot: Spot) -> Facts:  # noqa: ARG001 - all facts take it
    """The `facts` of a sentence that needs no more than the figures."""
    return {}


def itself(states: States, seat: int, code: int) -> int:  # noqa: ARG001 - every `equal` takes them
    """The `equal` of a game whose actions all differ."""
    return code


@dataclass(frozen=True)
class Reason:
    """A sentence that may be said of a loss if the playouts carry it: message `<game>-why-<id>`.

    Its arguments are `action` and `best` (the game's words for them), `p` and `b` (how often the event happened after
    the action taken and after the best, in per cent; of a component the points it came to), and what `facts` adds.
    """

    id: str
    column: str
    """The component or event whose difference explains the loss."""
    when: Literal["more", "less", "either"]
    """Whether the event must be likelier (the component larger) after the action taken than after the best, or not."""
    early: int
    """When it shows: 0 at once, greater later; of several reasons the earliest is told."""
    facts: Callable[[Spot], Facts | None] = no_facts
    """More arguments, true by the rules; None if the sentence does not fit this decision."""


@dataclass(frozen=True)
class Pace:
    """How much is played on for one decision, in worlds."""

    batch: int
    """Worlds at a time in the race."""
    race: int
    """Worlds of a race at most."""
    pilot: int
    """Pairs that tell the spread, by which the size of the heat is chosen."""
    heat: int
    """Pairs of the heat at most."""
    ledger: int
    """Worlds for what the action taken, the judge's and any other are worth."""
    open: int
    """Worlds for the line of chances, all hands open."""


@dataclass(frozen=True)
class Judge:
    """Everything that the review asks of a game."""

    name: str
    """Names the policy and its version: figures of different judges are not compared."""
    columns: Callable[[int], Columns]
    """By the number of players."""
    play_on: PlayOn
    play_on_well: PlayOn
    """The same with a stronger policy, for the heats of `deep`."""
    candidates: Callable[[States, int], Sequence[int]]
    """The legal codes of a seat that are worth a race, no duplicates, the most promising first; at least two if there
    is a choice between actions that differ at all."""
    has_share: Callable[[States], bool]
    """Whether rows hold shares of the victory in this state: early in some games they would be noise."""
    start: Callable[[States], tuple[float, ...]]
    """Each seat's worth before anything is dealt (states fresh from `Game.begin`), in `unit`."""
    final: Callable[[States], tuple[float, ...]]
    """Each seat's result at the end of the game, in `unit`: its share of the victory, or points as rows count them."""
    unit: Callable[[int], Unit]
    """What the ledger is kept in, by the number of players."""
    points: tuple[float, float, float]
    """Points from which a loss is a slip, a mistake, a blunder."""
    errors: tuple[float, float]
    """The standard errors of points and of shares at which a heat may stop."""
    paces: Mapping[Efforts, Pace]
    reasons: tuple[Reason, ...] = ()
    """In no particular order."""
    block: int = 1
    """Worlds are drawn in blocks of this many that depend on each other; errors are taken over blocks."""
    equal: Callable[[States, int, int], int] = itself
    """The candidate that a legal code is as good as, by the rules; itself if there is none."""
    count_out: Callable[[States, int, Ints], tuple[Ints, Ints] | None] | None = None
    """Rows of arms (codes, JUDGES_CHOICE, ANYTHING) in every world that fits what a seat knows, and the worlds'
    weights, where that is cheaper than sampling; else None."""
    price: Callable[[States, int, int, int, Efforts], Price | None] | None = None
    """The price of a decision (states, seat, code taken, seed, effort) that paired playouts cannot tell, such as secret
    simultaneous guesses; None for any other."""
    luck: Callable[[States, States], tuple[float, ...]] | None = None
    """The luck of a roll for each seat, counted out from the state that needed it and the one after it; then choices
    are what remains of the ledger. Without it, luck is what remains."""
    counts: Callable[[States], tuple[float, ...]] | None = None
    """Every seat's expected share of the victory in a state, alone its points, for the line; None: it is played on."""


SHARES = (0.02, 0.04, 0.08)
"""Shares of the victory from which a loss is a slip, a mistake, a blunder, in every game."""
