"""Why a decision of Split it! was dear: what may be said of it, and when it is true."""

from collections.abc import Callable

from splittable.core.judges import Facts, Reason, Spot
from splittable.games.split_it.rules.codes import JOKER_CODES
from splittable.games.split_it.rules.state import (
    CARDS,
    GUESS,
    JOKER,
    LIES,
    NUMBERS,
    PLACE,
    REMOVE,
    SPLIT,
    SplitItState,
)

NOW, ROUND, END, COUNTED = range(4)
"""When a reason shows: at this reveal, in this round, at the end of the game, and in what a number brings."""


def _state(spot: Spot) -> SplitItState:
    found: SplitItState = spot.states[0]
    return found


def _asked(*kinds: int) -> Callable[[Spot], Facts | None]:
    """Nothing more, if one of these was asked for."""

    def find(spot: Spot) -> Facts | None:
        return {} if _state(spot).asks in kinds else None

    return find


def _left(spot: Spot, kind: int) -> int:
    """Cards of a kind in the pile or the row: which are in the pile is known, their order is not."""
    state = _state(spot)
    return sum(1 for place in range(CARDS) if state.pile[place] == kind and _is_left(state, place))


def _is_left(state: SplitItState, place: int) -> bool:
    return place >= state.turned or (place in state.row[: state.row_size] and state.fates[place] == LIES)


def _size(state: SplitItState, seat: int, number: int) -> int:
    return int(state.numbers[seat, number]) + int(state.jokers[seat, number])


def _standing(spot: Spot, number: int) -> tuple[int, int, int]:
    """How far a seat is ahead of the largest other column of a number, whose that is, and cards that may change it."""
    state = _state(spot)
    rival = max(
        (seat for seat in range(spot.players) if seat != spot.seat), key=lambda seat: _size(state, seat, number)
    )
    held = sum(int(state.waiting_jokers[seat]) + int(state.caught_jokers[seat]) for seat in range(spot.players))
    ahead = _size(state, spot.seat, number) - _size(state, rival, number)
    return ahead, rival, _left(spot, number) + _left(spot, JOKER) + held


def _of(number: int) -> Callable[[Spot], Facts | None]:
    """The number, if it is not settled yet and no joker is to be placed."""

    def find(spot: Spot) -> Facts | None:
        return {"n": number + 1} if _state(spot).asks != PLACE else None

    return find


def _joker_on(number: int) -> Callable[[Spot], Facts | None]:
    """The number, how far the seat is behind in it and how many are left, if the best place for the joker is there."""

    def find(spot: Spot) -> Facts | None:
        if _state(spot).asks != PLACE or spot.best != JOKER_CODES + number:
            return None
        ahead = _standing(spot, number)[0]
        return {"n": number + 1, "behind": max(-ahead, 0), "left": _left(spot, number)}

    return find


def _settled(number: int, is_own: int) -> Callable[[Spot], Facts | None]:
    """The number on which the joker was placed and that can no longer change hands, and on which the best one goes."""

    def find(spot: Spot) -> Facts | None:
        if _state(spot).asks != PLACE or spot.best != JOKER_CODES + number:
            return None
        wasted = spot.taken - JOKER_CODES
        ahead, _, change = _standing(spot, wasted)
        is_settled = ahead > change if is_own else -ahead > change
        return {"n": wasted + 1, "other": number + 1} if is_settled else None

    return find


def _rival(number: int) -> Callable[[Spot], Facts | None]:
    """The number, and the seat that has most of it, if that is somebody else."""

    def find(spot: Spot) -> Facts | None:
        ahead, rival, _ = _standing(spot, number)
        return {"n": number + 1, "seat": rival + 1} if ahead < 0 else None

    return find


def _level(number: int) -> Callable[[Spot], Facts | None]:
    """The number, if the joker that was placed elsewhere would have made it level."""

    def find(spot: Spot) -> Facts | None:
        is_there = _state(spot).asks == PLACE and spot.best == JOKER_CODES + number
        ahead, rival, _ = _standing(spot, number)
        return {"n": number + 1, "seat": rival + 1} if is_there and ahead == -1 else None

    return find


def _no_column(spot: Spot) -> Facts | None:
    """Nothing more, if the seat has no column yet."""
    state = _state(spot)
    return {} if not state.columns[spot.seat] and not state.joker_opens else None


REASONS = (
    Reason("meets", "meets", "more", NOW, _asked(GUESS)),
    Reason("alone", "alone", "less", NOW, _asked(GUESS)),
    Reason("empty", "empty", "more", ROUND, _asked(GUESS)),
    Reason("cut-magnet", "nobody-takes", "more", NOW, _asked(SPLIT)),
    Reason("cut-apart", "nobody-takes", "less", NOW, _asked(SPLIT)),
    Reason("cut-own", "alone", "less", NOW, _asked(SPLIT)),
    Reason("cut-again", "again", "less", ROUND, _asked(SPLIT)),
    Reason("cut-empty", "empty", "more", ROUND, _asked(SPLIT)),
    Reason("removed", "alone", "less", NOW, _asked(REMOVE)),
    Reason("waits", "waits", "more", END, _no_column),
    *(Reason("level", f"scored-{number + 1}", "less", END, _level(number)) for number in range(NUMBERS)),
    *(Reason("safe", f"scored-{number + 1}", "less", NOW, _settled(number, 1)) for number in range(NUMBERS)),
    *(Reason("lost", f"scored-{number + 1}", "less", NOW, _settled(number, 0)) for number in range(NUMBERS)),
    *(Reason("number", f"scored-{number + 1}", "less", END, _of(number)) for number in range(NUMBERS)),
    *(Reason("joker-column", f"scored-{number + 1}", "less", END, _joker_on(number)) for number in range(NUMBERS)),
    *(Reason("denies", f"rivals-{number + 1}", "more", END, _rival(number)) for number in range(NUMBERS)),
    *(Reason("lead", f"number-{number + 1}", "less", COUNTED, _of(number)) for number in range(NUMBERS)),
    *(Reason("joker-lead", f"number-{number + 1}", "less", COUNTED, _joker_on(number)) for number in range(NUMBERS)),
)
