"""The rules of SPLIT, in the order of the rulebook; `rounds.py` deals and scores, `plays.py` lists what is legal.

Every round ends: a turn draws from the pile, which shrinks for good, or takes from the row, which needs a new match.
Count 1 for a Weak match on the tables, 2 for a Strong and 3 for a Perfect one: every match and every upgrade raises
the sum, a trade leaves it, and 52 matches stop it at 156. Between two draws only so many plays are possible.
"""

from splittable.core.compiled import rule
from splittable.core.decide import highest
from splittable.core.state import DECK, Ints
from splittable.games.split.cards import (
    CARDS,
    COPIES,
    JOINED,
    LEFT,
    LOOKS,
    MATCH_HIGH,
    MATCH_KIND,
    MATCH_LOOK,
    MATCH_LOW,
    MATCH_OF,
    MOST_NEGATIVES,
    PERFECT,
    STRONG,
    TARGETS,
    WEAK,
)
from splittable.games.split.codes import (
    ACTIONS,
    DISCARD,
    DRAW,
    MATCH,
    PASS,
    PENALIZE,
    TAKE,
    TRADE,
    TRADES,
    UPGRADE,
    UPGRADES_A_CARD,
)
from splittable.games.split.hands import (
    card_at,
    copies,
    hold,
    hold_seen,
    leave,
    leave_unseen,
    lowest,
    pull,
    put,
    taken_along,
)
from splittable.games.split.plays import (
    can_draw_bonus,
    can_trade,
    list_matches,
    list_takes,
    list_trades,
    list_upgrades,
    list_uses,
)
from splittable.games.split.resample import resample
from splittable.games.split.rounds import begin_turn, deal, finish_round, score
from splittable.games.split.state import (
    ASKED_DRAW,
    ASKED_PENALIZE,
    ASKED_PLAY,
    ASKED_STRONG,
    ASKED_TRADE,
    ASKED_USE,
    NOBODY,
    SEATS,
    SplitState,
)

__all__ = [
    "ACTIONS",
    "MOST_CARDS",
    "MOST_LEGAL",
    "deal",
    "deck",
    "legal",
    "resample",
    "score",
    "setup",
    "take",
    "winners",
]

MOST_LEGAL = 26 * 26 + 1
"""Trades: a own and b other matches of one kind are no more than 52 together, so a * b is at most 26 * 26."""
MOST_CARDS = CARDS * COPIES


@rule
def setup(state: SplitState, options: Ints) -> None:
    """Choose what the table can choose, and ask for the first deck."""
    state.last_card = options[0]
    state.last_draw = options[1]
    state.next_deal = options[2]
    state.partner = options[3]
    state.rounds = 3 if options[4] == 0 else options[4]
    state.dealer = options[5]
    state.tie = options[6]
    state.turn = NOBODY
    state.last_out = NOBODY
    state.last_turn = NOBODY
    state.needs = DECK


@rule
def deck(state: SplitState, cards: Ints) -> int:
    """Every card of a 52-card deck twice."""  # SP-01
    for place in range(MOST_CARDS):
        cards[place] = place // COPIES
    return MOST_CARDS


@rule
def legal(state: SplitState, seat: int, codes: Ints) -> int:
    """What the player whose turn it is may do, by what is asked."""  # SP-03
    if not state.waiting >> seat & 1:
        return 0
    count = 0
    if state.asked == ASKED_DRAW:
        codes[0] = DRAW
        count += 1
        count = list_takes(state, seat, codes, count)
    elif state.asked == ASKED_PLAY or state.asked == ASKED_USE:
        cards = state.held[seat]
        if state.asked == ASKED_PLAY:
            count = list_discards(state, seat, codes)
            count = list_matches(state, seat, codes, count)
        else:
            count = list_uses(state, seat, codes, count)
            cards = 1 << card_at(state.row, state.row_size)
        count = list_upgrades(state, seat, cards, codes, count)
    elif state.asked == ASKED_PENALIZE:
        count = list_others(state, seat, codes)
    elif state.asked == ASKED_STRONG:
        codes[0] = DRAW
        codes[1] = PASS
        # An empty hand must draw, or there would be nothing to discard.
        count = 2 if state.sizes[seat] > 0 else 1  # SP-11
    else:
        codes[0] = PASS
        count += 1
        count = list_trades(state, seat, codes, count)
    return count


@rule
def list_discards(state: SplitState, seat: int, codes: Ints) -> int:
    """Any card in hand."""  # SP-03
    count = 0
    cards = state.held[seat]
    while cards != 0:
        codes[count] = DISCARD + lowest(cards)
        count += 1
        cards &= cards - 1
    return count


@rule
def list_others(state: SplitState, seat: int, codes: Ints) -> int:
    """Everybody else."""  # SP-08
    count = 0
    for other in range(state.players):
        if other != seat:
            codes[count] = PENALIZE + other
            count += 1
    return count


@rule
def take(state: SplitState, seat: int, code: int) -> None:
    """Take a legal action."""
    if code == DRAW:
        draw(state, seat)
    elif code == PASS:
        state.asked = ASKED_PLAY
    elif code < DISCARD:
        take_from_row(state, seat, code - TAKE)
    elif code < PENALIZE:
        discard(state, seat, code - DISCARD)
    elif code < MATCH:
        penalize(state, code - PENALIZE)
    elif code < UPGRADE:
        play_match(state, seat, code - MATCH)
    elif code < TRADE:
        upgrade(state, seat, code - UPGRADE)
    else:
        trade(state, seat, code)


@rule
def draw(state: SplitState, seat: int) -> None:
    """Draw from the pile, as the turn's draw or a bonus; the last card ends the round at once."""  # SP-04, SP-09
    state.pile_size -= 1
    hold(state, seat, card_at(state.pile, state.pile_size))
    state.pile[state.pile_size] = 0
    if state.pile_size == 0:
        state.last_out = NOBODY
        finish_round(state)
    else:
        state.asked = ASKED_PLAY


@rule
def take_from_row(state: SplitState, seat: int, taken: int) -> None:
    """Take the top cards of the row, before everybody's eyes; the deepest must be used first."""  # SP-05, SP-17
    for place in range(int(state.row_size) - taken, int(state.row_size)):
        hold_seen(state, seat, card_at(state.row, place))
    state.row_size -= taken
    state.taken = taken
    state.asked = ASKED_USE


@rule
def play_match(state: SplitState, seat: int, match: int) -> None:
    """Play two cards of one rank from the hand."""  # SP-02
    card = int(MATCH_LOW[match])
    other = int(MATCH_HIGH[match])
    if state.asked == ASKED_USE and state.partner == 1:
        if card != state.row[state.row_size]:
            card, other = other, card
        leave(state, seat, card)
        leave_before(state, seat, other)
    else:
        leave(state, seat, card)
        leave(state, seat, other)
    lay(state, seat, match)


@rule
def leave_before(state: SplitState, seat: int, card: int) -> None:
    """The partner of a taken card leaves the hand: one that was there before the taking."""  # SP-05, SP-17
    if copies(state.seen[seat], state.seen_twins[seat], card) > taken_along(state, card):
        leave(state, seat, card)
    else:
        leave_unseen(state, seat, card)


@rule
def upgrade(state: SplitState, seat: int, number: int) -> None:
    """Play a card onto a match to make a stronger one; the card left over goes back to the match's owner."""  # SP-06
    owner = number % SEATS
    target = number // SEATS % TARGETS
    card = number // UPGRADES_A_CARD
    joined = int(JOINED[card, target])
    left = int(LEFT[card, target])
    old = int(MATCH_OF[joined, left & 3])
    leave(state, seat, card)
    pull(state.laid[owner], state.laid_twins[owner], int(MATCH_KIND[old]), int(MATCH_LOOK[old]))
    hold_seen(state, owner, left)
    lay(state, seat, int(MATCH_OF[card, joined & 3]))


@rule
def lay(state: SplitState, seat: int, match: int) -> None:
    """A new match lies before a seat; its bonus is asked for at once."""  # SP-07
    kind = int(MATCH_KIND[match])
    put(state.laid[seat], state.laid_twins[seat], kind, int(MATCH_LOOK[match]))
    find_ready(state, int(MATCH_LOW[match]) >> 2)
    state.new_match = match
    state.taken = 0
    if kind == PERFECT:
        state.asked = ASKED_PENALIZE  # SP-08
    elif kind == STRONG and can_draw_bonus(state):
        state.asked = ASKED_STRONG  # SP-09
    elif kind == WEAK and can_trade(state, seat):
        state.asked = ASKED_TRADE  # SP-10
    else:
        state.asked = ASKED_PLAY


@rule
def find_ready(state: SplitState, rank: int) -> None:
    """Find which cards of a rank could upgrade a match: all if one is Weak, its colour's if one is Strong."""  # SP-06
    weak = 0
    strong = 0
    for seat in range(state.players):
        weak |= state.laid[seat, WEAK] >> rank * 4 & 15
        strong |= state.laid[seat, STRONG] >> rank * 2 & 3
    suits = 15 if weak != 0 else (strong & 1) * 9 | (strong >> 1) * 6
    state.ready = state.ready & ~(15 << rank * 4) | suits << rank * 4


@rule
def penalize(state: SplitState, seat: int) -> None:
    """Another player fills a negative box."""  # SP-08
    state.negatives[seat] = min(MOST_NEGATIVES, int(state.negatives[seat]) + 1)
    state.penalties[seat] += 1
    state.asked = ASKED_PLAY


@rule
def trade(state: SplitState, seat: int, code: int) -> None:
    """Swap two matches of one kind."""  # SP-10
    kind = 0
    while code >= TRADES[kind + 1]:
        kind += 1
    number = code - int(TRADES[kind])
    owner = number % SEATS
    other = number // SEATS % int(LOOKS[kind])
    own = number // SEATS // int(LOOKS[kind])
    pull(state.laid[seat], state.laid_twins[seat], kind, own)
    pull(state.laid[owner], state.laid_twins[owner], kind, other)
    put(state.laid[seat], state.laid_twins[seat], kind, other)
    put(state.laid[owner], state.laid_twins[owner], kind, own)
    state.asked = ASKED_PLAY


@rule
def discard(state: SplitState, seat: int, card: int) -> None:
    """Put a card on top of the row; whoever discards the last one goes out."""  # SP-12
    leave(state, seat, card)
    state.row[state.row_size] = card
    state.row_size += 1
    if state.sizes[seat] == 0:
        state.last_out = seat
        finish_round(state)
    else:
        begin_turn(state, (seat + 1) % state.players)


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
