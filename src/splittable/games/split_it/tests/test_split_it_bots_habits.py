"""What `expert` reads of the others in Split it!, and what quick estimates say."""

import numpy as np
import pytest

import splittable
from splittable.bots import find
from splittable.bots.estimates import policy, value
from splittable.core.state import States, blank
from splittable.games.split_it.bots.estimates import policies, values
from splittable.games.split_it.bots.gains import Outlook
from splittable.games.split_it.bots.guesses import DRAFTS, PAST, ROOT
from splittable.games.split_it.bots.habits import (
    ANYTHING,
    COLOUR,
    GRABS,
    HABITS,
    THINKS,
    Reader,
    catch_past,
    foresee,
    judge_jokers,
    lay_out,
)
from splittable.games.split_it.bots.imagine import imagine
from splittable.games.split_it.bots.levels import guess_mix
from splittable.games.split_it.bots.thinker import Thinker
from splittable.games.split_it.bots.worth import memory
from splittable.games.split_it.rules.state import SEATS, SECTIONS, SplitItState
from splittable.games.split_it.sight.view import View
from splittable.play.table import Table


def seen(table: Table, seat: int) -> View:
    view = table.seen(seat)
    assert isinstance(view, View)
    return view


def drafts_of(table: Table, seat: int) -> States:
    drafts = blank(SplitItState, DRAFTS)
    drafts[ROOT] = imagine(seen(table, seat))[0]
    return drafts


def play_until(levels: list[str], round_: int, seed: int) -> Table:
    """A table that waits for guesses of all in some round."""
    table = splittable.new("split-it", players=len(levels), seed=seed)
    asked = 0
    while not (seen(table, 0).round == round_ and seen(table, 0).asks == "guess" and not table.over):
        for seat in table.waiting:
            table.play(seat, find(levels[seat])(table.view(seat), 1000 * seed + asked))
            asked += 1
    return table


def test_random_players_are_told_from_thinkers() -> None:
    beliefs = Reader(drafts_of(play_until(["hard", "random", "hard", "random"], 8, 5), 0), 0).beliefs
    for seat, habit in enumerate([THINKS, ANYTHING, THINKS, ANYTHING]):
        assert beliefs[seat, habit] > beliefs[seat, ANYTHING + THINKS - habit], seat
    assert beliefs.sum(axis=1) == pytest.approx(np.ones(SEATS))


def test_nothing_is_read_before_the_first_reveal() -> None:
    table = splittable.new("split-it", players=3, seed=2)
    reader = Reader(drafts_of(table, 0), 0)
    assert not reader.doubts.any()
    table.play(0, "split 2-3-2")
    mixes = np.full((SEATS, SECTIONS), 1 / 3)
    assert reader.foresee(ROOT, [0, 1, 2], [0, 1, 2], mixes) == 0
    assert (mixes == 1 / 3).all()


@pytest.mark.parametrize("players", [3, 4])
def test_the_past_is_laid_out_as_it_was(players: int) -> None:
    table = splittable.new("split-it", players=players, seed=7)
    columns, asked = [], 0
    while not table.over:
        for seat in table.waiting:
            if seen(table, seat).asks == "guess" and not seen(table, seat).decided and not seen(table, seat).meetings:
                state = imagine(seen(table, seat))[0]
                columns.append((state.numbers.copy(), state.jokers.copy(), state.waiting_jokers.copy(), state.splitter))
            table.play(seat, find("random")(table.view(seat), asked))
            asked += 1
    drafts = drafts_of(table, 0)
    root, past = drafts[ROOT], drafts[PAST]
    past.pile[:] = root.pile
    past.players = players
    assert root.past_reveals == len(columns)
    for number, (numbers, jokers, waiting, splitter) in enumerate(columns):
        lay_out(root, past, number)
        assert np.array_equal(past.numbers, numbers)
        assert np.array_equal(past.jokers, jokers)
        assert np.array_equal(past.waiting_jokers, waiting)
        assert past.splitter == splitter
        assert past.row_size == past.sizes.sum()
        catch_past(root, past, number)
        judge_jokers(root, past, number, memory(), blank(Outlook, 1)[0], np.zeros((SEATS, HABITS)))


def test_each_habit_covers_the_open_sections() -> None:
    table = play_until(["random"] * 4, 3, 4)
    drafts = drafts_of(table, table.waiting[0])
    habits, colours = np.zeros((SEATS, HABITS, SECTIONS)), np.zeros((SEATS, SECTIONS))
    colours[:, 1] = 8
    foresee(drafts, ROOT, memory(), blank(Outlook, 1), colours, habits)
    for seat in table.waiting:
        assert habits[seat].sum(axis=1) == pytest.approx(np.ones(HABITS))
        assert np.ptp(habits[seat, ANYTHING]) < np.ptp(habits[seat, GRABS])
        assert habits[seat, COLOUR].argmax() == 1


def test_expert_answers_habits_once_it_knows_them() -> None:
    table = play_until(["random"] * 4, 8, 6)
    seat = table.waiting[0]
    thinker = Thinker(imagine(seen(table, seat)), seat, "expert", 400, 1)
    assert max(thinker.mix()) > 0.9


def test_easy_keeps_a_good_card_from_being_cut_away_at_random() -> None:
    cuts = {find("easy")(splittable.new("split-it", players=3, seed=9).view(0), seed) for seed in range(12)}
    assert len(cuts) < 6


@pytest.mark.parametrize("players", [2, 3, 4])
def test_estimates_are_chances(players: int) -> None:
    table = splittable.new("split-it", players=players, seed=11)
    asked, spread = 0, 0.0
    while not table.over:
        for seat in table.waiting:
            view = table.view(seat)
            if len(view["actions"]) > 1:
                shares, chances = value(view), policy(view)
                assert sum(shares) == pytest.approx(1, abs=1e-4)
                assert sorted(chances) == sorted(view["actions"])
                assert sum(chances.values()) == pytest.approx(1, abs=1e-4)
                spread = max(spread, max(shares))
            table.play(seat, find("random")(view, asked))
            asked += 1
    assert spread > 0.8 / players + 0.2


def test_estimates_do_not_see_the_pile() -> None:
    states = np.concatenate([drafts_of(splittable.new("split-it", players=4, seed=3), 0)[:1]] * 2)
    turned = int(states["turned"][0])
    states["pile"][1, turned:] = states["pile"][1, turned:][::-1]
    seats = np.zeros(2, np.int64)
    shares, (codes, chances) = values(states, seats), policies(states, seats)
    assert np.array_equal(shares[0], shares[1])
    assert np.array_equal(codes[0], codes[1])
    assert np.array_equal(chances[0], chances[1])


def test_the_mix_of_a_reader_is_the_same_again() -> None:
    table = play_until(["random"] * 3, 5, 8)
    seat = table.waiting[0]
    assert guess_mix(seen(table, seat), "expert", 3) == guess_mix(seen(table, seat), "expert", 3)


@pytest.mark.parametrize("level", ["easy", "expert"])
def test_a_splitter_who_is_out_of_the_round_still_cuts(level: str) -> None:
    table = splittable.new("split-it", players=3, seed=2)
    for seat, action in ((0, "split 1-5-1"), (0, "guess white"), (1, "guess pink"), (2, "guess pink")):
        table.play(seat, action)
    while seen(table, table.waiting[0]).asks == "joker":
        table.play(table.waiting[0], table.actions(table.waiting[0])[0])
    assert (list(table.waiting), seen(table, 0).in_round) == ([0], [1, 2])
    assert find(level)(table.view(0), 1) in table.actions(0)
