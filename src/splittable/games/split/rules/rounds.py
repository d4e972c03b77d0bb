"""How a round of SPLIT is dealt, ends and is scored."""

from splittable.core.bits import count_bits, lowest
from splittable.core.compiler import part, rule
from splittable.core.decisions import highest
from splittable.core.state import DECK, NOTHING, Ints
from splittable.games.split.rules.cards import (
    FIRST_MATCH,
    KINDS,
    MATCH_LOW,
    MOST_BOXES,
    MOST_NEGATIVES,
    NEGATIVE_VALUE,
    PERFECT,
    RANKS,
    ROW_VALUES,
    STRONG,
    WEAK,
)
from splittable.games.split.rules.hands import A_SUIT, card_at, hold, strong_pairs, weak_pairs
from splittable.games.split.rules.state import ASKED_DRAW, DEALT, NO_MATCH, NOBODY, NOT_ASKED, SplitState


@part
def choose_dealer(state: SplitState) -> None:
    """Whoever went out deals next; if nobody did, an option decides."""  # SP-15
    if state.last_out != NOBODY:
        state.dealer = state.last_out
    elif state.next_deal == 0:
        state.dealer = (int(state.dealer) + 1) % state.players
    elif state.next_deal == 1:
        state.dealer = state.last_turn


@part
def clear(state: SplitState) -> None:
    """Collect all cards."""
    state.ready = 0
    state.turns = 0
    state.taken = 0
    for seat in range(int(state.players)):
        state.held[seat] = 0
        state.held_twins[seat] = 0
        state.seen[seat] = 0
        state.seen_twins[seat] = 0
        state.sizes[seat] = 0
        state.penalties[seat] = 0
        state.negatives_before[seat] = state.negatives[seat]
        for kind in range(KINDS):
            state.laid[seat, kind] = 0
            state.laid_twins[seat, kind] = 0


@rule
def deal(state: SplitState, outcome: Ints) -> None:
    """Nine cards each, one by one from the dealer's left; the next starts the row, the rest is the pile."""  # SP-01
    if state.rounds_done > 0:
        choose_dealer(state)
    clear(state)
    players = int(state.players)
    first = int(state.dealer) + 1
    dealt = DEALT * players
    for place in range(dealt):
        hold(state, (first + place) % players, card_at(outcome, place))
    state.row[0] = outcome[dealt]
    state.row_size = 1
    size = outcome.shape[0] - dealt - 1
    for place in range(size):
        state.pile[size - 1 - place] = outcome[dealt + 1 + place]
    state.pile_size = size
    state.needs = NOTHING
    begin_turn(state, first % players)


@part
def begin_turn(state: SplitState, seat: int) -> None:
    """Ask a seat to draw or to take from the row."""  # SP-03
    state.turn = seat
    state.turns += 1
    state.new_match = NO_MATCH
    state.waiting = 1 << seat
    state.asked = ASKED_DRAW


@rule
def pair_up(held: int, twins: int) -> tuple[int, int, int]:
    """The Strong and the Weak pairs that a hand forms besides its twins, as bit masks, and the cards left.

    Perfect pairs come first, then Strong ones, then Weak ones. So each rank forms as many as possible, and which
    they are depends on nothing but the hand.
    """  # SP-13
    singles = held & ~twins
    strong = strong_pairs(singles)
    singles &= ~((strong & A_SUIT) * 9 | (strong >> 2 & A_SUIT) * 6)
    # At most one black and one red card of each rank are left, so their Weak pairs share no card.
    weak = weak_pairs(singles)
    ranks = (weak | weak >> 1 | weak >> 2 | weak >> 3) & A_SUIT
    return strong, weak, singles & ~(ranks * 15)


@rule
def lay_pairs(state: SplitState, seat: int) -> None:
    """Lay all pairs of a seat that had no turn, with no bonus."""  # SP-13
    twins = state.held_twins[seat]
    strong, weak, left = pair_up(state.held[seat], twins)
    state.laid[seat, PERFECT] = twins
    state.laid[seat, WEAK] = weak
    while strong != 0:
        state.laid[seat, STRONG] |= 1 << (lowest(strong) >> 1)
        strong &= strong - 1
    state.held[seat] = left
    state.held_twins[seat] = 0
    state.sizes[seat] = count_bits(left)


@rule
def finish_round(state: SplitState) -> None:
    """Fill the boxes for cards held and for matches, then ask for the next deck or end the game."""  # SP-12
    state.last_turn = state.turn
    state.last_laid_for = 0
    if state.last_out != NOBODY:
        for turn in range(int(state.turns), int(state.players)):
            seat = (int(state.dealer) + 1 + turn) % state.players
            lay_pairs(state, seat)
            state.last_laid_for |= 1 << seat
    for seat in range(state.players):
        state.negatives[seat] = min(MOST_NEGATIVES, int(state.negatives[seat]) + int(state.sizes[seat]))  # SP-14
        state.last_sizes[seat] = state.sizes[seat]
        state.last_penalties[seat] = state.penalties[seat]
        state.last_negatives[seat] = int(state.negatives[seat]) - int(state.negatives_before[seat])
        for rank in range(RANKS):
            state.last_boxes[seat, rank] = state.boxes[seat, rank]
        for kind in range(KINDS):
            state.last_laid[seat, kind] = state.laid[seat, kind]
            state.last_laid_twins[seat, kind] = state.laid_twins[seat, kind]
            fill_boxes(state, seat, kind, int(state.laid[seat, kind]))
            fill_boxes(state, seat, kind, int(state.laid_twins[seat, kind]))
        for rank in range(RANKS):
            state.last_boxes[seat, rank] = int(state.boxes[seat, rank]) - int(state.last_boxes[seat, rank])
    state.waiting = 0
    state.asked = NOT_ASKED
    state.rounds_done += 1
    if state.rounds_done == state.rounds:
        state.over = 1
    else:
        state.needs = DECK


@part
def fill_boxes(state: SplitState, seat: int, kind: int, looks: int) -> None:
    """Fill a box in the row of each match's rank, while that raises its value."""  # SP-14
    while looks != 0:
        rank = int(MATCH_LOW[FIRST_MATCH[kind] + lowest(looks)]) >> 2
        state.boxes[seat, rank] = min(MOST_BOXES, int(state.boxes[seat, rank]) + 1)
        looks &= looks - 1


@rule
def score(state: SplitState, scores: Ints) -> None:
    """The first open box of every row, less the first open negative one."""  # SP-14
    for seat in range(state.players):
        total = -NEGATIVE_VALUE * int(state.negatives[seat])
        for rank in range(RANKS):
            total += int(ROW_VALUES[rank, state.boxes[seat, rank]])
        scores[seat] = total


@rule
def winners(state: SplitState, scores: Ints) -> int:
    """Highest total wins; ties are shared, or go to those with fewer negative boxes."""  # SP-16
    seats = highest(scores, state.players)
    if state.tie == 0:
        return seats
    fewest = 127
    for seat in range(state.players):
        if seats >> seat & 1:
            fewest = min(fewest, int(state.negatives[seat]))
    for seat in range(state.players):
        if int(state.negatives[seat]) != fewest:
            seats &= ~(1 << seat)
    return seats
