"""What may be taken from the row, played, upgraded and traded: every legal code, and nothing but.

Each function writes its codes after the first `count` and gives the new count.
"""

from splittable.core.bits import lowest
from splittable.core.compiler import part
from splittable.core.state import Ints
from splittable.games.split.rules.cards import (
    COLOUR,
    KINDS,
    LOOKS,
    MATCH_KIND,
    MATCH_OF,
    STRONG,
    STRONG_BY,
    STRONG_MATE,
    STRONG_TARGET,
    WEAK,
)
from splittable.games.split.rules.codes import (
    DISCARD,
    MATCH,
    PENALIZE,
    STRONG_MATCH,
    TAKE,
    TRADES,
    UPGRADE,
    UPGRADES_A_CARD,
    WEAK_MATCH,
)
from splittable.games.split.rules.hands import (
    card_at,
    copies,
    list_bits,
    strong_pairs,
    taken_along,
    weak_pairs,
)
from splittable.games.split.rules.state import SEATS, SplitState


@part
def can_draw_bonus(state: SplitState) -> int:
    """1 if a Strong match may draw: the pile's last card only where the table lets it."""  # SP-09
    return 1 if state.pile_size > 1 or state.last_draw == 0 else 0


@part
def can_refill(state: SplitState) -> int:
    """1 if a Strong match may take the last card from a hand, because its draw puts one back."""  # SP-11
    return can_draw_bonus(state) if state.last_card == 0 else 0


@part
def list_takes(state: SplitState, seat: int, codes: Ints, count: int) -> int:
    """Every card of the row that can be used at once, with all above it."""  # SP-05, SP-11
    ready = state.ready
    held = state.held[seat]
    # The clubs' bit of each rank: whether the hand has a partner of that rank.
    ranks = held | held >> 1
    ranks |= ranks >> 2
    is_last = state.sizes[seat] == 1
    partner_along = 1 if state.partner == 0 else 0
    row_size = int(state.row_size)
    for taken in range(1, row_size + 1):
        card = card_at(state.row, row_size - taken)
        usable = (ready >> card | ranks >> (card & ~3)) & 1
        if is_last and taken == 1 and not ready >> card & 1:
            # One card in hand and one taken: only a Strong match that refills the hand leaves a card.
            usable = held >> (card & ~3 | int(STRONG_MATE[card & 3])) & can_refill(state)
        codes[count] = TAKE + taken
        count += usable
        ranks |= partner_along << (card & ~3)
    return count


@part
def list_discards(state: SplitState, seat: int, codes: Ints, count: int) -> int:
    """Any card in hand."""  # SP-03
    return list_bits(state.held[seat], DISCARD, 1, 8, codes, count)


@part
def list_matches(state: SplitState, seat: int, codes: Ints, count: int) -> int:
    """Every match in a hand that leaves a card to discard."""  # SP-02, SP-11
    held = state.held[seat]
    size = state.sizes[seat]
    if size > 2 or (size == 2 and can_refill(state)):
        pairs = strong_pairs(held)
        while pairs != 0:
            codes[count] = STRONG_MATCH + (lowest(pairs) >> 1)
            count += 1
            pairs &= pairs - 1
    if size > 2:
        count = list_bits(weak_pairs(held), WEAK_MATCH, 1, 1, codes, count)
        count = list_bits(state.held_twins[seat], MATCH, 1, 1, codes, count)
    return count


@part
def list_uses(state: SplitState, seat: int, codes: Ints, count: int) -> int:
    """Every match of the card taken that leaves a card to discard."""  # SP-05, SP-11
    card = card_at(state.row, state.row_size)
    for suit in range(4):
        other = card & ~3 | suit
        partners = copies(state.held[seat], state.held_twins[seat], other)
        if other == card:
            partners -= 1
        if partners > 0 and state.partner == 1:
            partners -= taken_along(state, other)
        match = int(MATCH_OF[card, suit])
        if partners > 0 and (state.sizes[seat] > 2 or (MATCH_KIND[match] == STRONG and can_refill(state))):
            codes[count] = MATCH + match
            count += 1
    return count


@part
def list_upgrades(state: SplitState, seat: int, cards: int, codes: Ints, count: int) -> int:
    """Every upgrade with one of these cards that leaves a card to discard."""  # SP-06, SP-11
    cards &= state.ready
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        first_code = UPGRADE + card * UPGRADES_A_CARD
        for owner in range(int(state.players)):
            targets = state.laid[owner, WEAK] >> (card & ~3) & 15
            targets |= (state.laid[owner, STRONG] >> (card >> 2) * 2 + int(COLOUR[card & 3]) & 1) << STRONG_TARGET
            if state.sizes[seat] == 1 and owner != seat:
                # The last card may go if a Strong match refills the hand; from an own match a card comes back.
                targets &= int(STRONG_BY[card & 3]) * can_refill(state)
            count = list_bits(targets, first_code + owner, SEATS, 1, codes, count)
    return count


@part
def list_others(state: SplitState, seat: int, codes: Ints, count: int) -> int:
    """Everybody else, to fill a negative box."""  # SP-08
    for other in range(state.players):
        if other != seat:
            codes[count] = PENALIZE + other
            count += 1
    return count


@part
def can_trade(state: SplitState, seat: int) -> int:
    """1 if somebody else has a match of a kind that this seat has."""  # SP-10
    for kind in range(KINDS):
        if state.laid[seat, kind] != 0:
            for owner in range(state.players):
                if owner != seat and state.laid[owner, kind] != 0:
                    return 1
    return 0


@part
def list_trades(state: SplitState, seat: int, codes: Ints, count: int) -> int:
    """Every swap of an own match for one of its kind; matches that look alike are one."""  # SP-10
    for kind in range(KINDS):
        own_looks = state.laid[seat, kind]
        while own_looks != 0:
            first_code = int(TRADES[kind]) + lowest(own_looks) * int(LOOKS[kind]) * SEATS
            own_looks &= own_looks - 1
            for owner in range(int(state.players)):
                if owner != seat:
                    count = list_bits(state.laid[owner, kind], first_code + owner, SEATS, 2, codes, count)
    return count
