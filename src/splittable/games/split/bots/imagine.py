"""What SPLIT's bots know of a table: a state that fits a view."""

from splittable.core.chance import stream
from splittable.core.state import DECK, NOTHING, Ints, States, blank
from splittable.games.split.rules.cards import (
    CARD_NAMES,
    COLOUR,
    COPIES,
    MATCH_KIND,
    MATCH_LOOK,
    MATCH_NAMES,
    NEGATIVE_VALUE,
    RANK_NAMES,
    STRONG,
    WEAK,
)
from splittable.games.split.rules.resample import resample
from splittable.games.split.rules.state import (
    ASKED_NAMES,
    DEALT,
    LAST_CARD,
    LAST_DRAW,
    NEXT_DEAL,
    NO_MATCH,
    NOBODY,
    PARTNER,
    TIE,
    SplitState,
)
from splittable.games.split.sight.view import LastRound, Match, View

CARD_CODES = {name: card for card, name in enumerate(CARD_NAMES)}
MATCH_CODES = {name: match for match, name in enumerate(MATCH_NAMES)}


def imagine(view: View) -> States:
    """A state that fits a view; the cards that the view hides are dealt in some way that fits."""
    states = blank(SplitState, 1)
    state: SplitState = states[0]
    _imagine_table(state, view)
    _imagine_last_round(state, view.last_round)
    for seat, matches in enumerate(view.matches):
        _lay(state.laid[seat], state.laid_twins[seat], matches)
    for seat, sheet in enumerate(view.sheets):
        state.negatives[seat] = sheet.negatives
        lost = -view.now[seat].lost // NEGATIVE_VALUE
        state.penalties[seat] = lost
        state.negatives_before[seat] = sheet.negatives - lost
        state.boxes[seat] = [row.filled for row in sheet.rows]
    _imagine_turn(state, view)
    _imagine_ready(state)
    _imagine_cards(state, view)
    resample(state, view.eyes, stream(0))
    return states


def _imagine_table(state: SplitState, view: View) -> None:
    """Fill in the options, and where the game stands."""
    options = view.options
    state.last_card = LAST_CARD.index(options["last_card"])
    state.last_draw = LAST_DRAW.index(options["last_draw"])
    state.next_deal = NEXT_DEAL.index(options["next_deal"])
    state.partner = PARTNER.index(options["partner"])
    state.tie = TIE.index(options["tie"])
    state.players = view.players
    state.rounds = view.rounds
    state.over = view.over
    state.waiting = sum(1 << seat for seat in view.waiting)
    state.dealer = view.dealer
    state.asked = ASKED_NAMES.index(view.asked)
    is_running = view.asked is not None
    has_ended = view.last_round is not None
    state.rounds_done = view.round - 1 if is_running or not has_ended else view.round
    state.needs = NOTHING if is_running or view.over else DECK


def _imagine_last_round(state: SplitState, last: LastRound | None) -> None:
    """Fill in how the last finished round ended."""
    state.last_out = NOBODY
    state.last_turn = NOBODY
    if last is None:
        return
    state.last_out = NOBODY if last.out is None else last.out
    state.last_turn = last.ended_by
    state.last_laid_for = sum(1 << seat for seat in last.laid_for)
    for seat, matches in enumerate(last.matches):
        state.last_sizes[seat] = last.held[seat]
        state.last_penalties[seat] = last.penalties[seat]
        state.last_negatives[seat] = last.results[seat].negatives
        for gain in last.results[seat].rows:
            state.last_boxes[seat, RANK_NAMES.index(gain.rank)] = gain.boxes
        _lay(state.last_laid[seat], state.last_laid_twins[seat], matches)


def _lay(once: Ints, twins: Ints, matches: list[Match]) -> None:
    """Put matches before a seat."""
    for match in matches:
        code = MATCH_CODES[match.cards]
        bit = 1 << int(MATCH_LOOK[code])
        twins[MATCH_KIND[code]] |= once[MATCH_KIND[code]] & bit
        once[MATCH_KIND[code]] |= bit


def _imagine_turn(state: SplitState, view: View) -> None:
    """Fill in whose turn it is, and what was done in it."""
    state.turn = state.last_turn if view.turn is None else view.turn
    state.turns = view.players if view.turn is None else _turns(view, view.turn)
    state.new_match = NO_MATCH if view.new_match is None else MATCH_CODES[view.new_match.cards]
    taken = [] if view.taken is None else [view.taken.card, *view.taken.along]
    row = [CARD_CODES[card] for card in [*view.row, *taken]]
    state.row[: len(row)] = row
    state.row_size = len(view.row)
    state.taken = len(taken)


def _turns(view: View, turn: int) -> int:
    """How many turns this round has begun: exact as long as some seat has had none, else some larger number."""
    players = view.players
    turns = (turn - view.dealer - 1) % players + 1
    # A second turn leaves more cards in the row, or more matches; every later seat has then drawn a card.
    drawn = COPIES * len(CARD_NAMES) - DEALT * players - 1 - view.pile
    bonuses = sum(match.kind != "weak" for matches in view.matches for match in matches)
    later = [(view.dealer + 1 + turn) % players for turn in range(turns, players)]
    is_untouched = all(view.sizes[seat] == DEALT and not view.matches[seat] and not view.seen[seat] for seat in later)
    is_first = is_untouched and len(view.row) <= turns and drawn <= turns + bonuses
    return turns if is_first else turns + players


def _imagine_ready(state: SplitState) -> None:
    """Fill in the cards that could upgrade some match: all of a rank if one is Weak, its colour's if one is Strong."""
    weak = strong = 0
    for seat in range(state.players):
        weak |= int(state.laid[seat, WEAK])
        strong |= int(state.laid[seat, STRONG])
    ready = 0
    for card in range(len(CARD_NAMES)):
        rank, suit = divmod(card, 4)
        if weak >> rank * 4 & 15 or strong >> rank * 2 + int(COLOUR[suit]) & 1:
            ready |= 1 << card
    state.ready = ready


def _imagine_cards(state: SplitState, view: View) -> None:
    """Fill in the looking seat's hand, others' hands of the right sizes with what was seen, and the pile."""
    left = [card for card in range(len(CARD_NAMES)) for _ in range(COPIES)]
    known = [view.hand if seat == view.seat else seen for seat, seen in enumerate(view.seen)]
    on_table = [match.cards for matches in view.matches for match in matches]
    for card in [*view.row, *(card for hand in known for card in hand)]:
        left.remove(CARD_CODES[card])
    for pair in on_table:
        half = len(pair) // 2
        left.remove(CARD_CODES[pair[:half]])
        left.remove(CARD_CODES[pair[half:]])
    for seat, hand in enumerate(known):
        cards = [CARD_CODES[card] for card in hand]
        missing = view.sizes[seat] - len(cards)
        cards += left[:missing]
        del left[:missing]
        state.sizes[seat] = len(cards)
        _hold(state.held, state.held_twins, seat, cards)
        _hold(state.seen, state.seen_twins, seat, [CARD_CODES[card] for card in view.seen[seat]])
    state.pile_size = view.pile
    state.pile[: len(left)] = left


def _hold(once: Ints, twins: Ints, seat: int, cards: list[int]) -> None:
    """Put cards into a set of a seat that may hold two of each."""
    for card in cards:
        twins[seat] |= once[seat] & 1 << card
        once[seat] |= 1 << card
