"""Cards that are as good as each other: of these one is enough to try."""

from splittable.core.bits import lowest
from splittable.core.compiler import rule
from splittable.games.generous_split.rules.cards import IN_SUIT, suit_of
from splittable.games.generous_split.rules.game import is_won_by_trump, playable
from splittable.games.generous_split.rules.state import NO_SUIT, GenerousSplitState


@rule
def distinct(state: GenerousSplitState, seat: int) -> int:
    """The cards that a seat may play, the lowest of those with no hidden card nor the trick's best between them."""
    hand = int(state.hands[seat])
    cards = playable(hand, int(state.led))
    if cards & (cards - 1) == 0:
        return cards
    between = int(state.unseen) & ~hand
    if state.led != NO_SUIT:
        suit = int(state.trump) if is_won_by_trump(state) else int(state.led)
        between |= 1 << (IN_SUIT * suit + (int(state.best) >> 3) % IN_SUIT)
    kept, before, rest = 0, -1, cards
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        gap = (1 << card) - 1 & ~((2 << before) - 1) if before >= 0 else 0
        if before < 0 or suit_of(card) != suit_of(before) or between & gap:
            kept |= 1 << card
        before = card
    return kept
