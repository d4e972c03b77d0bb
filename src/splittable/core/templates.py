"""What a compiled template may expect of the `rules` that `core.compiler.bind` puts into its globals.

A template (`loops`, `batch`, `search`, `sightings`, `judging`) is run once for each game. Its `rules` are the names of
some of the game's modules: the rules (for `batch` by way of the loops), and for `batch` also what a seat knows as
numbers, for `search` what a search needs to know, for `sightings` how a view is written; `judging` gets what `loops`
and `sightings` offer.
"""

from typing import Any, Protocol

from splittable.core.observation import Field
from splittable.core.state import Ints, State, States


class Rules(Protocol):
    """The functions that a game's `rules` package defines, all of them `@rule`."""

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


class Observations(Protocol):
    """What a game's `sight/observe.py` defines: what a seat knows as a row of small numbers."""

    TABLE_FIELDS: tuple[Field, ...]
    SEAT_FIELDS: tuple[Field, ...]

    def observe(self, state: State, seat: int, row: Ints) -> None:
        """Write all that a seat knows into a row, whatever stood there."""


class Writing(Protocol):
    """What a game's `sight/writing.py` defines, all of it `@rule`: its view as JSON, byte for byte as it is encoded.

    Both write fields with a comma after each (`core.writing`) from a place on, and give the next place.
    """

    def write_shared(self, state: Any, out: Ints, at: int) -> int:
        """Write the game's fields that everybody sees: what `Game.show` gives, without `Game.own_fields`."""

    def write_own(self, state: Any, seat: int, out: Ints, at: int) -> int:
        """Write `Game.own_fields` as a seat (-1: a spectator) sees them."""


class Knowledge(Protocol):
    """What a game brings for its bots to search, all of it `@rule`; it may set the constants PATIENCE and HABIT too."""

    def candidates(self, state: Any, seat: int, codes: Ints) -> int:
        """Write the codes that are worth thinking about, no duplicates, the most promising first; their number."""

    def play_on(self, state: Any, seat: int, codes: Ints, rng: Ints) -> int:
        """The code that the rollout policy chooses for a seat; `codes` is room to work in."""

    def is_done(self, state: State) -> int:
        """Whether the deal is over, beyond which nobody looks."""

    def judge(self, state: Any, worths: Ints) -> None:
        """Write what the state is worth to each seat: its share of the victory in the whole game, as far as seen."""


class Loops(Rules, Protocol):
    """What `loops`, bound to a game's rules, offers to other templates."""

    def draw_outcome(self, state: State, rng: Ints, outcome: Ints) -> int:
        """Draw the deck or roll that a state needs, and say how long it is."""

    def first_waiting(self, state: State) -> int:
        """The lowest seat that owes a decision."""

    def resample_at(self, states: States, index: int, seat: int, rng: Ints) -> None:
        """Draw anew everything that a seat (-1: a spectator) cannot know."""


class Sightings(Protocol):
    """What `sightings`, bound to a game's writing, offers to other templates."""

    def write_shared_at(self, states: States, index: int, out: Ints) -> int:
        """Write what everybody sees."""

    def write_own_at(self, states: States, index: int, seat: int, chosen: int, spellings: Ints, out: Ints) -> int:
        """Write what only a seat sees."""


class Bound(Loops, Observations, Writing, Sightings, Knowledge, Protocol):
    """Everything that some template uses."""


rules: Bound
"""For the type checker only: stands in every template for what `bind` puts there."""
