"""How High Card's bots think: all levels search with the shared tree search."""

from high_card import rules, search
from high_card.rules import NONE, HighCardState
from high_card.sight import CARDS, View, spell
from splittable.core.chance import stream
from splittable.core.contract import Bots
from splittable.core.searcher import Searcher
from splittable.core.state import DECK, NOTHING, States, blank

SEARCHER = Searcher("high_card", search, rules, depth=12, exploration=0.7)


def imagine(view: View) -> States:
    """A state that fits a view."""
    states = blank(HighCardState, 1)
    state: HighCardState = states[0]
    state.players = view.players
    state.start = int(view.options["start"]) - 1
    state.tricks = int(view.options["tricks"])
    state.needs = NOTHING if view.needs is None else DECK
    state.over = view.over
    state.waiting = sum(1 << seat for seat in view.waiting)
    state.unseen = 0 if view.needs else rules.EVERY_CARD & ~sum(1 << CARDS.index(card) for card in view.played)
    state.points[: view.players] = view.scores
    state.tricks_done = sum(view.scores)
    state.trick[:] = NONE
    for seat, card in enumerate(view.trick):
        if card is not None:
            state.trick[seat] = CARDS.index(card)
    state.missing = 0 if view.needs else sum(card is None for card in view.trick)
    if view.seat is not None:
        state.hands[view.seat] = sum(1 << CARDS.index(card) for card in view.hand)
    rules.resample(state, view.eyes, stream(0))
    return states


def think(view: View, level: str, budget: int, seed: int) -> str:
    """What a level plays; the budget is how many iterations it searches."""
    return spell(SEARCHER.search(imagine(view), view.eyes, budget, seed))


BOTS = Bots(budgets={"easy": 4, "medium": 16, "hard": 64, "expert": 512}, think=think, imagine=imagine)
