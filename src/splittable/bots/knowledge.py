"""What a game must bring for its bots to search: `games/<game>/thinking.py`."""

from typing import Any, Protocol

from splittable.core.state import Ints, State


class Knowledge(Protocol):
    """The functions that a game's `thinking.py` defines, all of them `@rule`."""

    ACTIONS: int
    MOST_LEGAL: int

    def take(self, state: Any, seat: int, code: int) -> None:
        """Take a legal action."""

    def resample(self, state: Any, seat: int, rng: Ints) -> None:
        """Draw anew what a seat cannot know."""

    def candidates(self, state: Any, seat: int, codes: Ints) -> int:
        """Write the codes that are worth thinking about, no duplicates, the most promising first; their number."""

    def play_on(self, state: Any, seat: int, codes: Ints, rng: Ints) -> int:
        """The code that a seat would choose at a glance; `codes` is room to work in."""

    def is_done(self, state: State) -> int:
        """Whether the deal is over, beyond which nobody looks."""

    def judge(self, state: Any, worths: Ints) -> None:
        """Write what the state is worth to each seat: its share of the victory in the whole game, as far as seen."""


rules: Knowledge
"""For the type checker only: stands in `search.py` for what `bind` puts there."""
