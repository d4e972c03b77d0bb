"""What Generous Split's bots know of a table: a state that fits a view."""

from splittable.core.chance import stream
from splittable.core.state import DECK, NOTHING, States, blank
from splittable.games.generous_split.rules.cards import CARDS, SUITS
from splittable.games.generous_split.rules.game import claim, deck_of, hand_size_of
from splittable.games.generous_split.rules.resample import resample
from splittable.games.generous_split.rules.state import NO_SUIT, GenerousSplitState
from splittable.games.generous_split.sight.view import Trick, View

CODES = {card: code for code, card in enumerate(CARDS)}


def imagine(view: View) -> States:
    """A state that fits a view; the cards that the view hides are dealt in some way that fits."""
    states = blank(GenerousSplitState, 1)
    state: GenerousSplitState = states[0]
    state.players = view.players
    state.over = view.over
    state.start = int(view.options["start"]) - 1
    state.deals = view.deals
    state.hand_size = hand_size_of(view.players)
    state.dealer = view.dealer
    is_running = view.trick is not None
    state.needs = NOTHING if is_running or view.over else DECK
    state.waiting = sum(1 << seat for seat in view.waiting)
    for deal, result in enumerate(view.results):
        state.turned[deal] = CODES[result.turned]
        state.received[deal, : len(result.received)] = result.received
        for seat, points in enumerate(result.points):
            state.points[seat] += points
    if view.turned is not None and view.trump is not None:
        state.dealt = view.deal
        state.trump = SUITS.index(view.trump)
        _imagine_deal(state, view, CODES[view.turned])
    return states


def _imagine_deal(state: GenerousSplitState, view: View, turned: int) -> None:
    """Fill in the deal on the table."""
    deal = view.deal - 1
    state.turned[deal] = turned
    state.received[deal, : view.players] = view.received
    state.centre = view.centre
    state.tricks_done = len(view.tricks)
    for seat, suits in enumerate(view.out_of):
        state.out_of[seat] = sum(1 << SUITS.index(suit) for suit in suits)
    unseen = deck_of(view.players) & ~(1 << turned)
    if view.last_trick is not None:
        _imagine_trick(state, 0, view.last_trick)
    for row, trick in enumerate(view.tricks, 1):
        unseen &= ~_imagine_trick(state, row, trick)
    state.led = NO_SUIT
    if view.trick is not None:
        unseen &= ~_imagine_trick(state, len(view.tricks) + 1, view.trick)
        _imagine_running(state, view.trick)
    state.unseen = unseen
    _imagine_hands(state, view)


def _imagine_trick(state: GenerousSplitState, row: int, trick: Trick) -> int:
    """Fill in a trick; its cards as a bit mask."""
    state.leaders[row] = trick.leader
    state.winners[row] = 0 if trick.winner is None else trick.winner
    state.gains[row] = trick.received
    cards = 0
    for played in trick.cards:
        code = CODES[played.card]
        state.played[row, played.seat] = code
        cards |= 1 << code
    return cards


def _imagine_running(state: GenerousSplitState, trick: Trick) -> None:
    """Fill in how the running trick stands."""
    state.missing = state.players - len(trick.cards)
    for place, played in enumerate(trick.cards):
        code = CODES[played.card]
        if place == 0:
            state.led = code // 13
        state.best = max(int(state.best), claim(state, played.seat, code))


def _imagine_hands(state: GenerousSplitState, view: View) -> None:
    """Fill in the looking seat's hand, and hands of the right sizes that fit for the others."""
    seat = view.eyes
    own = sum(1 << CODES[card] for card in view.hand)
    hidden = int(state.unseen) & ~own
    for other, count in enumerate(view.hand_sizes):
        hand = own
        if other != seat:
            hand = 0
            for _ in range(count):
                hand |= hidden & -hidden
                hidden &= hidden - 1
        state.hands[other] = hand
    resample(state, seat, stream(0))
