"""Why a card was dear: what may be said of it, and when it is true."""

from collections.abc import Callable

from splittable.core.judges import Facts, Reason, Spot
from splittable.games.generous_split.review.results import SOON as TRICKS_SOON
from splittable.games.generous_split.rules.cards import CARDS, SUITS, all_of, suit_of
from splittable.games.generous_split.rules.state import SEATS, GenerousSplitState

NOW, NEXT, SOON, LATER, LAST, COUNTED, OVER = range(7)
"""When a reason shows: in this trick, in the next, … in the last, when tricks are counted, when the game is won."""


def _state(spot: Spot) -> GenerousSplitState:
    found: GenerousSplitState = spot.states[0]
    return found


def _centre(spot: Spot) -> Facts | None:
    """How many tricks lie at the centre, if any does, and how many are had with this one."""
    centre = int(_state(spot).centre)
    return {"centre": centre, "all": centre + 1} if centre else None


def _first_trick(spot: Spot) -> Facts | None:
    """Nothing more, if nothing lies at the centre and the seat has no trick yet."""
    return None if _centre(spot) or _own_tricks(spot) else {}


def _more_tricks(spot: Spot) -> Facts | None:
    """How many tricks the seat has, if it has some and nothing lies at the centre."""
    tricks = _own_tricks(spot)
    return {"tricks": tricks} if tricks and not _centre(spot) else None


def _own_tricks(spot: Spot) -> int:
    state = _state(spot)
    return int(state.received[int(state.dealt) - 1, spot.seat])


def _no_centre(spot: Spot) -> Facts | None:
    """Nothing more, if nothing lies at the centre."""
    return None if _centre(spot) else {}


def _nothing_low(spot: Spot) -> Facts | None:
    """Nothing more, if of every other card in hand fewer hidden ones of its suit are higher than lower."""
    state = _state(spot)
    hand = int(state.hands[spot.seat]) & ~(1 << spot.taken)
    hidden = int(state.unseen) & ~int(state.hands[spot.seat])
    held = [card for card in range(len(CARDS)) if hand >> card & 1]
    return {} if all(_is_high(card, hidden & all_of(suit_of(card))) for card in held) else None


def _is_high(card: int, hidden: int) -> bool:
    above = (hidden >> card).bit_count()
    return 2 * above < hidden.bit_count()


def _void(spot: Spot) -> Facts | None:
    """The suit that the best card is the last of, if there is time to use that."""
    suit = suit_of(spot.best)
    if not _has_time(spot):
        return None
    own = int(_state(spot).hands[spot.seat]) & all_of(suit)
    return {"suit": SUITS[suit]} if own == 1 << spot.best and suit != suit_of(spot.taken) else None


def _other_suit(spot: Spot) -> Facts | None:
    """The suit of the best card, if the one taken is of another and more of it are left."""
    suit = suit_of(spot.best)
    is_other = suit != suit_of(spot.taken) and _void(spot) is None
    return {"suit": SUITS[suit]} if is_other and _has_time(spot) else None


def _has_time(spot: Spot) -> bool:
    """Whether all the tricks come that are soon."""
    state = _state(spot)
    return int(state.hand_size) - int(state.tricks_done) > TRICKS_SOON


def _trump_spent(spot: Spot) -> Facts | None:
    """Nothing more, if the card taken is a trump and the best is not."""
    trump = int(_state(spot).trump)
    return {} if suit_of(spot.taken) == trump != suit_of(spot.best) else None


def _behind(spot: Spot) -> Facts | None:
    """How far the seat is behind the best of the others, if it is."""
    best, lead = _rival(spot)
    return {"seat": best + 1, "lead": -lead} if lead < 0 else None


def _in_front(spot: Spot) -> Facts | None:
    """How far the seat is ahead of the best of the others, if it is."""
    best, lead = _rival(spot)
    return {"seat": best + 1, "lead": lead} if lead > 0 else None


def _rival(spot: Spot) -> tuple[int, int]:
    """The best of the others in the deals before this one, and the seat's lead over it."""
    points = [int(each) for each in _state(spot).points[: spot.players]]
    best = max((seat for seat in range(spot.players) if seat != spot.seat), key=points.__getitem__)
    return best, points[spot.seat] - points[best]


def _left(turn: int) -> Callable[[Spot], Facts | None]:
    """The seat so many places to the left."""

    def find(spot: Spot) -> Facts | None:
        return {"seat": (spot.seat + turn) % spot.players + 1}

    return find


REASONS = (
    Reason("takes", "receives", "more", NOW, _no_centre),
    Reason("takes-centre", "receives", "more", NOW, _centre),
    Reason("misses", "receives", "less", NOW, _first_trick),
    Reason("misses-more", "receives", "less", NOW, _more_tricks),
    Reason("misses-centre", "receives", "less", NOW, _centre),
    *(Reason("feeds", f"left-{turn}-receives", "more", NOW, _left(turn)) for turn in range(1, SEATS)),
    *(Reason("leaves", f"left-{turn}-receives", "less", NOW, _left(turn)) for turn in range(1, SEATS)),
    Reason("parks", "parks", "less", NOW),
    Reason("parked", "parks", "more", NOW),
    Reason("leads-high", "leads", "more", NEXT, _nothing_low),
    Reason("leads", "leads", "more", NEXT),
    Reason("lead-lost", "leads", "less", NEXT),
    Reason("void", "free", "less", SOON, _void),
    Reason("shorter", "free", "less", SOON, _other_suit),
    Reason("trump-spent", "parks-later", "less", LATER, _trump_spent),
    Reason("last", "last", "more", LAST),
    Reason("last-missed", "last", "less", LAST),
    Reason("none", "none", "less", COUNTED),
    Reason("empty", "none", "more", COUNTED),
    Reason("none-shared", "shares-none", "more", COUNTED),
    Reason("most", "most", "more", COUNTED),
    *(Reason("burdens", f"left-{turn}-most", "less", COUNTED, _left(turn)) for turn in range(1, SEATS)),
    Reason("behind", "ahead", "less", OVER, _behind),
    Reason("in-front", "ahead", "less", OVER, _in_front),
    Reason("own-tricks", "own-tricks", "less", COUNTED),
    Reason("own-none", "own-none", "less", COUNTED),
    Reason("others-tricks", "others-tricks", "less", COUNTED),
    Reason("others-none", "others-none", "less", COUNTED),
)
