"""Playing matches and upgrades, and their bonuses."""

from splittable.core.compiler import part, rule
from splittable.games.split.rules.cards import (
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
from splittable.games.split.rules.codes import TRADES, UPGRADES_A_CARD
from splittable.games.split.rules.hands import copies, forget, hold_seen, leave, leave_unseen, pull, put, taken_along
from splittable.games.split.rules.legal import can_draw_bonus, can_trade
from splittable.games.split.rules.state import (
    ASKED_PENALIZE,
    ASKED_PLAY,
    ASKED_STRONG,
    ASKED_TRADE,
    ASKED_USE,
    SEATS,
    SplitState,
)


@part
def play_match(state: SplitState, seat: int, match: int) -> None:
    """Play two cards of one rank from the hand; with `partner=own` one was there before the taking."""  # SP-02
    card = int(MATCH_LOW[match])
    other = int(MATCH_HIGH[match])
    is_own = state.asked == ASKED_USE and state.partner == 1
    if is_own and card != state.row[state.row_size]:
        card, other = other, card
    leave(state, seat, card)
    leave_unseen(state, seat, other)
    if not is_own or copies(state.seen[seat], state.seen_twins[seat], other) > taken_along(state, other):
        forget(state, seat, other)  # SP-17
    lay(state, seat, match)


@part
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


@part
def find_ready(state: SplitState, rank: int) -> None:
    """Find which cards of a rank could upgrade a match: all if one is Weak, its colour's if one is Strong."""  # SP-06
    weak = 0
    strong = 0
    for seat in range(state.players):
        weak |= state.laid[seat, WEAK] >> rank * 4 & 15
        strong |= state.laid[seat, STRONG] >> rank * 2 & 3
    suits = 15 if weak != 0 else (strong & 1) * 9 | (strong >> 1) * 6
    state.ready = state.ready & ~(15 << rank * 4) | suits << rank * 4


@part
def penalize(state: SplitState, seat: int) -> None:
    """Another player fills a negative box."""  # SP-08
    state.negatives[seat] = min(MOST_NEGATIVES, int(state.negatives[seat]) + 1)
    state.penalties[seat] += 1
    state.asked = ASKED_PLAY


@part
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
