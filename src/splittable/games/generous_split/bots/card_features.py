"""What a card would do, as rows of the network: see `rows`."""

from splittable.core.bits import count_bits
from splittable.core.compiler import rule
from splittable.core.state import Ints
from splittable.games.generous_split.bots.features import clipped, lead_over_best, relative
from splittable.games.generous_split.bots.rows import (
    CARD_BEHIND_ROW,
    CARD_BETWEEN_ROW,
    CARD_CENTRE_ROW,
    CARD_COUNTS_ROW,
    CARD_HOLDER_ROW,
    CARD_LENGTH_ROW,
    CARD_ROW,
    CARD_SPOILS_ROW,
    CARD_STANDING_ROW,
    CARD_WINS_ROW,
    CENTRE_CAP,
    FATES,
    LED,
    OTHERS,
    PARTS,
    ROUGH_LEADS,
    TRICKS_CAP,
)
from splittable.games.generous_split.rules.cards import IN_SUIT, all_of, suit_of
from splittable.games.generous_split.rules.game import claim
from splittable.games.generous_split.rules.state import NO_SUIT, GenerousSplitState

CENTRE, RECEIVED_BY_OTHER, RECEIVED, STAYS = 0, 1, 2, 3
"""A trick's fate as it stands after a card; STAYS: a decided trick goes to the centre."""


@rule
def card_rows(state: GenerousSplitState, seat: int, card: int, parts: Ints, seen: Ints, count: int) -> int:
    """Write the rows of a card that a seat may play now, after those of what it knows; the new count."""
    suit = suit_of(card)
    is_lead = state.led == NO_SUIT
    part = int(parts[suit])
    if is_lead:
        part = PARTS + (part - LED if part > LED else 0)
    hand = int(state.hands[seat])
    hidden = int(state.unseen) & ~hand & all_of(suit)
    below = count_bits(hidden & ((1 << card) - 1))
    above = count_bits(hidden) - below
    length = count_bits(hand & all_of(suit)) - 1
    seen[count] = CARD_ROW + part * IN_SUIT + card % IN_SUIT
    seen[count + 1] = CARD_LENGTH_ROW + (part * 6 + min(length, 5)) * 11 + min(above + below, 10)
    seen[count + 2] = CARD_BETWEEN_ROW + (part * 8 + min(below, 7)) * 8 + min(above, 7)
    return fate_rows(state, seat, card, above, seen, count + 3)


@rule
def fate_rows(state: GenerousSplitState, seat: int, card: int, above: int, seen: Ints, count: int) -> int:
    """Write the rows of where the trick would go as it would stand with a card; the new count."""
    received = state.received[state.dealt - 1]
    suit, trump = suit_of(card), int(state.trump)
    behind = int(state.missing) - 1
    left = int(state.hand_size) - int(state.tricks_done) - 1
    is_decided = int(behind == 0)
    wins = int(state.led == NO_SUIT or claim(state, seat, card) > int(state.best))
    by_trump = int(suit == trump) if wins else int(int(state.best) >> 3 >= 2 * IN_SUIT)
    holder = seat if wins else int(state.best) & 7
    mine, top = int(received[seat]), 0
    for other in range(state.players):
        if other != seat:
            top = max(top, int(received[other]))
    pile = int(state.centre) + 1
    place = relative(state, seat, holder)
    gained = min(int(received[holder]), TRICKS_CAP)
    seen[count] = CARD_HOLDER_ROW + (place * (OTHERS + 1) + behind) * 2 + by_trump
    seen[count + 1] = CARD_SPOILS_ROW + (place * (TRICKS_CAP + 1) + gained) * (CENTRE_CAP + 1) + min(pile, CENTRE_CAP)
    count += 2
    if wins:
        seen[count] = CARD_WINS_ROW + (by_trump * (OTHERS + 1) + behind) * IN_SUIT + min(above, IN_SUIT - 1)
        count += 1
    if by_trump and left:
        fate = CENTRE
        counts = (min(mine, 5) * 6 + min(top, 5)) * 5 + min(pile - 1, 4)
        seen[count] = CARD_CENTRE_ROW + (wins * 2 + is_decided) * 180 + counts
    else:
        fate = RECEIVED if wins else RECEIVED_BY_OTHER
        if wins:
            mine += pile
        else:
            top = max(top, int(received[holder]) + pile)
        stage = 0 if left == 0 else 1 if left <= 3 else 2 if left <= 6 else 3
        counts = min(mine, 7) * 8 + min(top, 7)
        seen[count] = CARD_COUNTS_ROW + ((wins * 2 + is_decided) * 4 + stage) * 64 + counts
    count += 1
    fate = STAYS if is_decided and fate == CENTRE else fate
    lead = clipped(lead_over_best(state, seat), 12) // 3
    deals = min(int(state.deals) - int(state.dealt), 2)
    seen[count] = CARD_STANDING_ROW + ((deals * ROUGH_LEADS + lead) * FATES + fate) * 4 + min(mine, 3)
    count += 1
    if behind:
        seen[count] = CARD_BEHIND_ROW + fate * (OTHERS + 1) ** 2 + threats(state, seat, suit, behind)
        count += 1
    return count


@rule
def threats(state: GenerousSplitState, seat: int, suit: int, behind: int) -> int:
    """How many players behind are out of the suit led but perhaps not of trumps, and how many are not out of it."""
    players, trump = int(state.players), int(state.trump)
    led = suit if state.led == NO_SUIT else int(state.led)
    ruffing, following = 0, 0
    for step in range(1, behind + 1):
        other = seat + step
        out = int(state.out_of[other if other < players else other - players])
        if not out >> led & 1:
            following += 1
        elif not out >> trump & 1:
            ruffing += 1
    return ruffing * (OTHERS + 1) + following
