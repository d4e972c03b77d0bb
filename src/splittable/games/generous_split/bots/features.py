"""What a seat knows, and what a card would do, as rows of the network: see `rows`."""

from splittable.core.bits import count_bits, lowest
from splittable.core.compiler import rule
from splittable.core.state import Ints
from splittable.games.generous_split.bots.rows import (
    ABOVE_BEST_ROW,
    AHEAD_OF_ROW,
    AHEAD_ROW,
    CENTRE_CAP,
    CENTRE_LEFT_ROW,
    CLOSE_LEADS,
    COUNTS_CENTRE_ROW,
    COUNTS_LEFT_ROW,
    HOLDER_ROW,
    IN_TERNARY,
    LAST_DEAL_ROW,
    LEADS,
    LED,
    LENGTH_CAP,
    LENGTH_ROW,
    LONGEST,
    MOST_LEFT,
    OTHER_ROW,
    OTHERS,
    PARTS,
    PATTERN_ROW,
    PATTERNS,
    PLACE_ROW,
    PLACES,
    RANK_ROW,
    REPLY_ROW,
    SPOILS_ROW,
    STAGE_OF_DEALS,
    STAGES_OF_GAME,
    TRICKS_CAP,
    TRUMP,
    TRUMP_LED,
    TURN_ROW,
    VOID_ROW,
    WITHOUT_ROW,
)
from splittable.games.generous_split.rules.cards import FULL_SUIT, IN_SUIT, SUIT_COUNT, all_of
from splittable.games.generous_split.rules.game import is_won_by_trump
from splittable.games.generous_split.rules.state import NO_SUIT, GenerousSplitState


@rule
def name_suits(state: GenerousSplitState, seat: int, parts: Ints) -> None:
    """Write the part of each suit as a seat sees it: trump, led, or the rest by length."""
    hand, led, trump = int(state.hands[seat]), int(state.led), int(state.trump)
    hidden = int(state.unseen) & ~hand
    for suit in range(SUIT_COUNT):
        own = hand >> IN_SUIT * suit & FULL_SUIT
        rest = count_bits(hidden & all_of(suit))
        parts[suit] = (count_bits(own) << 24 | rest << 16 | own) << 2 | suit
        if suit in (trump, led):
            parts[suit] = -1
    one, two, three, four = int(parts[0]), int(parts[1]), int(parts[2]), int(parts[3])
    for suit in range(SUIT_COUNT):
        key = int(parts[suit])
        if key >= 0:
            longer = int(one > key) + int(two > key) + int(three > key) + int(four > key)
            parts[suit] = LONGEST + longer
    if led != NO_SUIT:
        parts[led] = LED
    parts[trump] = TRUMP_LED if led == trump else TRUMP


@rule
def relative(state: GenerousSplitState, seat: int, other: int) -> int:
    """How many seats another one sits to the left."""
    place = other - seat
    return place if place >= 0 else place + int(state.players)


@rule
def lead_over_best(state: GenerousSplitState, seat: int) -> int:
    """A seat's points less the most that another has."""
    best = 0
    for other in range(state.players):
        if other != seat:
            best = max(best, int(state.points[other]))
    return int(state.points[seat]) - best


@rule
def clipped(number: int, most: int) -> int:
    """A number kept within `most` either way, from 0 on."""
    return max(-most, min(most, number)) + most


@rule
def stage_of_game(state: GenerousSplitState) -> int:
    """The stage of the game by the deals that follow."""
    return int(STAGE_OF_DEALS[int(state.deals) - int(state.dealt)])


@rule
def standing_rows(state: GenerousSplitState, seat: int, seen: Ints, count: int) -> int:
    """Write the rows of points and deals left; the new count."""
    stage, mine, better = stage_of_game(state), int(state.points[seat]), 0
    for other in range(state.players):
        if other != seat:
            lead = mine - int(state.points[other])
            better += int(lead < 0)
            place = (relative(state, seat, other) - 1) * STAGES_OF_GAME + stage
            seen[count] = AHEAD_OF_ROW + place * LEADS + (clipped(lead, 14) >> 1)
            count += 1
    seen[count] = AHEAD_ROW + stage * CLOSE_LEADS + clipped(lead_over_best(state, seat), 12)
    seen[count + 1] = RANK_ROW + stage * (OTHERS + 1) + better
    return count + 2


@rule
def suit_rows(state: GenerousSplitState, seat: int, parts: Ints, seen: Ints, count: int) -> int:
    """Write the rows of the cards in the hand and the hidden ones, suit by suit; the new count."""
    hand = int(state.hands[seat])
    unseen = int(state.unseen)
    for suit in range(SUIT_COUNT):
        part = int(parts[suit])
        own = hand >> IN_SUIT * suit & FULL_SUIT
        hidden = unseen >> IN_SUIT * suit & FULL_SUIT & ~own
        first = PATTERN_ROW + part * PATTERNS
        for group in range(3):
            seen[count + group] = first + 27 * group + ternary(own >> 3 * group & 7, hidden >> 3 * group & 7)
        seen[count + 3] = first + 81 + ternary(own >> 9, hidden >> 9)
        length = (part * (LENGTH_CAP + 1) + min(count_bits(own), LENGTH_CAP)) * (IN_SUIT + 1)
        seen[count + 4] = LENGTH_ROW + length + count_bits(hidden)
        count += 5
        place = 0
        while own and place < PLACES:
            card = own & -own
            own &= ~card
            seen[count] = PLACE_ROW + (part * PLACES + place) * IN_SUIT + count_bits(hidden & (card - 1))
            count += 1
            place += 1
    return count


@rule
def ternary(own: int, hidden: int) -> int:
    """Which of up to four cards are mine, hidden or gone, as a number in base 3."""
    return int(IN_TERNARY[own]) + 2 * int(IN_TERNARY[hidden])


@rule
def count_rows(state: GenerousSplitState, seat: int, seen: Ints, count: int) -> int:
    """Write the rows of tricks received, at the centre and to come; the new count."""
    received = state.received[state.dealt - 1]
    left = int(state.hand_size) - int(state.tricks_done)
    mine, top, second, without = min(int(received[seat]), TRICKS_CAP), 0, 0, 0
    for other in range(state.players):
        if other != seat:
            found = min(int(received[other]), TRICKS_CAP)
            without += int(found == 0)
            if found > top:
                top, second = found, top
            else:
                second = max(second, found)
    for other in range(state.players):
        if other != seat:
            found = min(int(received[other]), TRICKS_CAP)
            rest = max(mine, second if found == top else top)
            place = (relative(state, seat, other) - 1) * (TRICKS_CAP + 1) + found
            seen[count] = OTHER_ROW + place * (TRICKS_CAP + 1) + rest
            count += 1
    both = mine * (TRICKS_CAP + 1) + top
    centre = min(int(state.centre), CENTRE_CAP)
    seen[count] = COUNTS_CENTRE_ROW + both * (CENTRE_CAP + 1) + centre
    seen[count + 1] = COUNTS_LEFT_ROW + both * MOST_LEFT + left
    seen[count + 2] = CENTRE_LEFT_ROW + centre * MOST_LEFT + left
    seen[count + 3] = WITHOUT_ROW + (min(mine, 2) * (OTHERS + 1) + without) * MOST_LEFT + left
    count += 4
    if state.deals == state.dealt:
        lead = clipped(lead_over_best(state, seat), 12) // 3
        seen[count] = LAST_DEAL_ROW + (lead * 5 + min(mine, 4)) * 6 + min(top, 5)
        count += 1
    return count


@rule
def trick_rows(state: GenerousSplitState, seat: int, parts: Ints, seen: Ints, count: int) -> int:
    """Write the rows of the running trick and of the suits that others are out of; the new count."""
    players, missing = int(state.players), int(state.missing)
    hand = int(state.hands[seat])
    hidden = int(state.unseen) & ~hand
    turn = relative(state, seat, lowest(int(state.waiting)))
    seen[count] = TURN_ROW + turn * (OTHERS + 2) + missing
    count += 1
    for other in range(players):
        out = int(state.out_of[other])
        if other == seat or out == 0:
            continue
        place = relative(state, seat, other)
        after = place - turn if place >= turn else place - turn + players
        for suit in range(SUIT_COUNT):
            if out >> suit & 1 and hidden & all_of(suit):
                part = (place - 1) * PARTS + int(parts[suit])
                seen[count] = VOID_ROW + part * 2 + int(after < missing)
                count += 1
    if state.led == NO_SUIT:
        return count
    by_trump = is_won_by_trump(state)
    suit = int(state.trump) if by_trump else int(state.led)
    best = IN_SUIT * suit + (int(state.best) >> 3) % IN_SUIT
    above = all_of(suit) & ~((2 << best) - 1)
    holder = relative(state, seat, int(state.best) & 7)
    pile = min(int(state.centre) + 1, CENTRE_CAP)
    gained = min(int(state.received[state.dealt - 1, int(state.best) & 7]), TRICKS_CAP)
    seen[count] = HOLDER_ROW + (holder * (OTHERS + 2) + missing) * 2 + by_trump
    seen[count + 1] = ABOVE_BEST_ROW + (by_trump * (OTHERS + 2) + missing) * (IN_SUIT + 1) + count_bits(hidden & above)
    seen[count + 2] = SPOILS_ROW + (holder * (TRICKS_CAP + 1) + gained) * (CENTRE_CAP + 1) + pile
    count += 3
    mine = players - turn if turn else 0
    if mine < missing:
        follow = hand & all_of(int(state.led))
        higher = min(count_bits(hand & above), 4)
        seen[count] = REPLY_ROW + higher * 5 + min(count_bits(follow & ~above), 4)
        count += 1
    return count


@rule
def state_rows(state: GenerousSplitState, seat: int, parts: Ints, seen: Ints) -> int:
    """Write the rows of all that a seat knows, and its names of suits; how many rows there are."""
    count = standing_rows(state, seat, seen, 0)
    if state.waiting == 0:
        return count
    name_suits(state, seat, parts)
    count = suit_rows(state, seat, parts, seen, count)
    count = count_rows(state, seat, seen, count)
    return trick_rows(state, seat, parts, seen, count)
