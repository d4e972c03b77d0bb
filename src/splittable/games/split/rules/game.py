"""The rules of SPLIT, in the order of the rulebook.

`legal.py` lists what may be done, `plays.py` plays matches and upgrades, `rounds.py` deals, ends rounds and scores.

Every round ends: a turn draws from the pile, which shrinks for good, or takes from the row, which needs a new match.
Count 1 for a Weak match on the tables, 2 for a Strong and 3 for a Perfect one: every match and every upgrade raises
the sum, a trade leaves it, and 52 matches stop it at 156. Between two draws only so many plays are possible.
"""

from splittable.core.compiler import part, rule
from splittable.core.state import DECK, Ints
from splittable.games.split.rules.cards import CARDS, COPIES
from splittable.games.split.rules.codes import DISCARD, DRAW, MATCH, PASS, PENALIZE, TAKE, TRADE, UPGRADE
from splittable.games.split.rules.hands import card_at, hold, hold_seen, leave
from splittable.games.split.rules.legal import (
    list_discards,
    list_matches,
    list_others,
    list_takes,
    list_trades,
    list_upgrades,
    list_uses,
)
from splittable.games.split.rules.plays import penalize, play_match, trade, upgrade
from splittable.games.split.rules.rounds import begin_turn, finish_round
from splittable.games.split.rules.state import (
    ASKED_DRAW,
    ASKED_PENALIZE,
    ASKED_PLAY,
    ASKED_STRONG,
    ASKED_USE,
    NOBODY,
    SplitState,
)

MOST_LEGAL = 26 * 26 + 8
"""Trades: a own and b other matches of one kind are no more than 52 together, so a * b is at most 26 * 26.

There is one pass besides, and spare room for `list_bits`, which writes past the last code.
"""
MOST_CARDS = CARDS * COPIES


@rule
def setup(state: SplitState, options: Ints) -> None:
    """Store the options, and ask for the first deck."""
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
    count = 0
    for card in range(CARDS):
        for _ in range(COPIES):
            cards[count] = card
            count += 1
    return count


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
            count = list_discards(state, seat, codes, count)
            count = list_matches(state, seat, codes, count)
        else:
            count = list_uses(state, seat, codes, count)
            cards = 1 << card_at(state.row, state.row_size)
        count = list_upgrades(state, seat, cards, codes, count)
    elif state.asked == ASKED_PENALIZE:
        count = list_others(state, seat, codes, count)
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


@part
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


@part
def take_from_row(state: SplitState, seat: int, taken: int) -> None:
    """Take the top cards of the row, before everybody's eyes; the deepest must be used first."""  # SP-05, SP-17
    for place in range(int(state.row_size) - taken, int(state.row_size)):
        hold_seen(state, seat, card_at(state.row, place))
    state.row_size -= taken
    state.taken = taken
    state.asked = ASKED_USE


@part
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
