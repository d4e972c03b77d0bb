"""Generous Split's and SPLIT's levels: what is plain to see they see."""

from typing import Any

import pytest

import splittable
from benchmarks.bots.duels import Pairing, duel
from splittable.bots import LEVELS, find
from splittable.core.state import States, blank
from splittable.games.generous_split.bots.imagine import imagine
from splittable.games.generous_split.bots.levels import SEARCHER
from splittable.games.generous_split.rules.cards import CARDS
from splittable.games.generous_split.rules.game import claim
from splittable.games.generous_split.rules.state import GenerousSplitState
from splittable.play.dealer import whole_deck
from splittable.play.table import Table


def cards(names: str) -> int:
    return sum(1 << CARDS.index(name) for name in names.split())


def last_but_one_trick() -> States:
    """P3 is last to play to 9C and 8C; three tricks lie at the centre, and all clubs but the five are higher."""
    states = blank(GenerousSplitState, 1)
    state: GenerousSplitState = states[0]
    state.players, state.deals, state.dealt, state.hand_size = 3, 3, 3, 12
    state.trump, state.tricks_done, state.missing, state.led, state.centre = 3, 10, 1, 0, 3
    state.waiting = 1 << 2
    state.received[2, :3] = [6, 0, 1]
    state.hands[:3] = [cards("KC"), cards("QC"), cards("AC 5C")]
    state.unseen = cards("AC 5C 7C 10C JC QC KC")
    state.best = claim(state, 0, CARDS.index("9C"))
    return states


@pytest.mark.parametrize("budget", [60, 2_000])
def test_a_search_takes_the_centre_when_another_stays_ahead(budget: int) -> None:
    for seed in range(5):
        assert CARDS[SEARCHER.search(last_but_one_trick(), 2, budget, seed)] == "AC"


@pytest.mark.parametrize("budget", [60, 2_000])
def test_a_search_ducks_when_the_centre_would_make_it_first(budget: int) -> None:
    states = last_but_one_trick()
    # With four of its own the pile would make eight, and whoever has most scores nothing.
    states[0].received[2, :3] = [3, 0, 4]
    for seed in range(5):
        assert CARDS[SEARCHER.search(states, 2, budget, seed)] == "5C"


def almost_out() -> Table:
    """P1, in the first turn of a game of one round, needs but one more match to go out."""
    dealt = "AC 9C AS 8D KC 7H KD 6S QC 5C QD 4D JC 3H JD 2S 10C 9D"
    row_and_pile = "2H 10D 7S"
    rest = whole_deck("split")
    for card in f"{dealt} {row_and_pile}".split():
        rest.remove(card)
    deck = " ".join(["deck", dealt, row_and_pile, *rest])
    table = splittable.new("split", players=2, options={"start": 2, "rounds": 1}, chance=[deck])
    for action in ("draw", "match AC AS", "draw", "match KC KD", "match QC QD", "match JC JD"):
        table.play(0, action)
    return table


def test_of_actions_tried_equally_often_a_search_takes_one_that_did_best() -> None:
    view: Any = splittable.new("generous-split", players=3, seed=5).seen(0)
    for seed in range(20):
        code, tree = SEARCHER.grow(imagine(view), 0, 14, seed)
        children = [tree[tree[0].first_child]]
        while children[-1].sibling:
            children.append(tree[children[-1].sibling])
        most = max(child.visits for child in children)
        tied = {int(child.code): float(child.total) for child in children if child.visits == most}
        assert tied[code] == max(tied.values())


@pytest.mark.parametrize("level", LEVELS[1:])
def test_a_level_goes_out_when_that_wins(level: str) -> None:
    for seed in range(2):
        table = almost_out()
        while not table.over and table.waiting == (0,):
            table.play(0, find(level)(table.view(0), seed))
        assert table.winners == (0,)


@pytest.mark.parametrize(("game", "players", "games"), [("generous-split", 4, 12), ("split", 2, 2)])
def test_medium_beats_random(game: str, players: int, games: int) -> None:
    found = duel(Pairing(game, "medium", "random", players, {}, find), games, 1, lambda done: None)
    assert found.leads.mean() > 0
