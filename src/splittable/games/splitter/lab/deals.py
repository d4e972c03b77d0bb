"""Chance in Splitter, for game trees: dice only, so there are no cards to deal one by one."""

from collections.abc import Sequence

from splittable.games.splitter.rules.state import SplitterState


def depth(state: SplitterState) -> int:  # noqa: ARG001 - every game's `depth` takes it
    """There are no cards."""
    return 0


def rest(state: SplitterState) -> Sequence[int]:  # noqa: ARG001 - every game's `rest` takes it
    """There is no pile."""
    return ()


def lift(state: SplitterState, place: int, card: int) -> None:
    """There is no pile."""
    raise AssertionError(f"no card is drawn in {type(state).__name__} {place} {card}")


def told(state: SplitterState, seat: int) -> list[int]:  # noqa: ARG001 - all see the same
    """What a roll tells everybody."""
    return sorted(int(face) for face in state.roll)
