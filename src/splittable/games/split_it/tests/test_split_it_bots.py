"""How Split it!'s bots value columns and mix their guesses."""

import numpy as np
import pytest

import splittable
from splittable.bots import LEVELS, find
from splittable.core.state import Ints, blank
from splittable.games.split_it.bots.gains import Outlook, look_out
from splittable.games.split_it.bots.guesses import find_mixes, weigh_choices, weigh_mixes
from splittable.games.split_it.bots.imagine import imagine
from splittable.games.split_it.bots.levels import guess_mix
from splittable.games.split_it.bots.solver import DEEPEST, KNOWN, UNKNOWN
from splittable.games.split_it.bots.solver import solve as round_share
from splittable.games.split_it.bots.worth import AHEAD, SHAPE, hope_all, memory
from splittable.games.split_it.rules.state import NUMBERS, SEATS, SECTIONS, SplitItState
from splittable.games.split_it.sight.notation import SECTION_NAMES
from splittable.games.split_it.sight.view import View
from splittable.play.table import Table

GUESSERS = np.array([0, 1, 0, 0])


def seen(table: Table, seat: int) -> View:
    view = table.seen(seat)
    assert isinstance(view, View)
    return view


def table_with(row: str, players: int, **options: str) -> Table:
    """A table with a first row."""
    rest = [str(number) for number in range(1, 11) for _ in range(number)] + ["J"] * 15
    for card in row.split():
        rest.remove(card)
    return splittable.new("split-it", players=players, chance=[f"deck {row} {' '.join(rest)}"], options=options)


def solve(first_wins: list[list[float]], turns: int) -> tuple[Ints, Ints, Ints]:
    """The mixes of a game of two, what each choice is worth against them, and what the game is worth."""
    choices = len(first_wins)
    payoffs = np.zeros((SECTIONS**SEATS, SEATS))
    for outcome in range(choices**2):
        payoffs[outcome, 0] = first_wins[outcome % choices][outcome // choices]
        payoffs[outcome, 1] = -payoffs[outcome, 0]
    mixes, worths, values = np.zeros((SEATS, SECTIONS)), np.zeros((SEATS, SECTIONS)), np.zeros(SEATS)
    find_mixes(payoffs, GUESSERS, 2, choices, turns, mixes)
    weigh_choices(payoffs, GUESSERS, 2, choices, mixes, worths)
    weigh_mixes(payoffs, 2, choices, mixes, values)
    return mixes, worths, values


def test_regret_matching_finds_the_known_mix_of_a_small_game() -> None:
    # Odds and evens with a prize of three for two fingers: the first player shows one finger seven times in twelve.
    mixes, worths, values = solve([[2, -3], [-3, 4]], 4_000)
    assert mixes[:2, :2] == pytest.approx(np.array([[7 / 12, 5 / 12]] * 2), abs=0.01)
    assert values[0] == pytest.approx(-1 / 12, abs=0.01)
    # A mix that is off by half a hundredth costs that share of the seven points between best and worst.
    assert worths[0, :2].max() - values[0] < 0.05


def test_regret_matching_plays_stone_paper_scissors_evenly() -> None:
    mixes, _, values = solve([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], 1_000)
    assert mixes[:2] == pytest.approx(np.full((2, 3), 1 / 3), abs=0.02)
    assert values[0] == pytest.approx(0, abs=0.01)


def test_what_is_remembered_grows_with_the_lead() -> None:
    scored = memory().scored
    assert scored.shape == SHAPE
    assert scored.min() >= 0
    assert scored.max() <= 1
    late = scored[:, 2, 9, 3, 1]
    assert (late[:, AHEAD + 2] > late[:, AHEAD]).all()
    assert (late[:, AHEAD] > late[:, AHEAD - 2]).all()


@pytest.mark.parametrize("level", LEVELS[1:])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_mix_covers_exactly_the_sections_that_can_be_guessed(level: str, players: int) -> None:
    table = splittable.new("split-it", players=players, seed=3)
    table.play(0, "split 2-2-5" if players == 4 else "split 2-2-3")
    if players == 2:
        table.play(1, "remove white")
    mix = guess_mix(seen(table, 0), level, 1)
    assert list(mix) == table.actions(0)
    assert sum(mix.values()) == pytest.approx(1)
    assert min(mix.values()) >= 0
    assert guess_mix(seen(table, 0), level, 1) == mix


def test_guesses_are_drawn_from_the_mix() -> None:
    table = splittable.new("split-it", players=3, seed=3)
    table.play(0, "split 2-3-2")
    mix = guess_mix(seen(table, 0), "hard", 1)
    drawn = [find("hard")(table.view(0), seed) for seed in range(200)]
    for action, chance in mix.items():
        assert drawn.count(action) / 200 == pytest.approx(chance, abs=0.12)


def test_the_guess_of_the_only_section_with_cards_that_count_is_likely() -> None:
    table = table_with("1 10 9 8 7 J 2", 3)
    table.play(0, "split 1-5-1")
    for level in LEVELS[1:]:
        mix = guess_mix(seen(table, 1), level, 1)
        assert mix["guess pink"] > 0.1, level


def share_at(table: Table) -> float:
    """The first seat's share of the victory at a table of two in its first round, once that is solved."""
    drafts = blank(SplitItState, DEEPEST)
    drafts[0] = imagine(seen(table, table.waiting[0]))[0]
    return float(round_share(drafts, 0, 0, memory(), blank(Outlook, 1), np.full(KNOWN, UNKNOWN)))


@pytest.mark.parametrize(("row", "least"), [("10 1 2 3 4 5 6", 0.95), ("7 7 2 3 4 5 6", 0)])
def test_the_last_two_cards_are_worth_the_same_to_both(row: str, least: float) -> None:
    table = table_with(row, 2)
    for seat, action in ((0, "split 2-2-3"), (1, "remove black"), (0, "guess white"), (1, "guess white")):
        table.play(seat, action)
    assert share_at(table) == pytest.approx(0.5, abs=0.01)
    assert guess_mix(seen(table, 0), "expert", 1)["guess white"] >= least


def test_a_round_is_worth_the_best_split_after_the_best_removal() -> None:
    row = "10 1 J 9 2 J 8"
    worths = []
    for split in table_with(row, 2).actions(0):
        removals = []
        for name in SECTION_NAMES:
            table = table_with(row, 2)
            table.play(0, split)
            table.play(1, f"remove {name}")
            removals.append(share_at(table))
        worths.append(min(removals))
    assert share_at(table_with(row, 2)) == pytest.approx(max(worths))


def test_a_round_is_worth_to_one_what_the_other_lacks() -> None:
    row = "10 1 J 9 2 J 8"
    assert share_at(table_with(row, 2, start="2")) == pytest.approx(1 - share_at(table_with(row, 2, start="1")))


def test_expert_of_two_splits_as_the_solved_round_says() -> None:
    table = table_with("10 1 J 9 2 J 8", 2)
    whole = share_at(table)
    table.play(0, find("expert")(table.view(0), 1))
    assert share_at(table) == pytest.approx(whole)
    table.play(1, find("expert")(table.view(1), 1))
    assert share_at(table) == pytest.approx(whole)


def test_easy_likes_a_richer_section_better_but_not_always() -> None:
    table = table_with("10 9 1 3 2 2 J", 3)
    table.play(0, "split 2-2-3")
    mix = guess_mix(seen(table, 1), "easy", 1)
    assert mix["guess white"] > mix["guess pink"] > mix["guess black"] > 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_more_card_adds_what_all_may_expect_then_less_what_they_may_now(players: int) -> None:
    table = splittable.new("split-it", players=players, seed=4)
    for asked in range(30):
        table.play(table.waiting[0], find("random")(table.view(table.waiting[0]), asked))
    states, outlooks = imagine(seen(table, 0)), blank(Outlook, 1)
    look_out(states[0], memory(), outlooks[0])
    left, more = outlooks[0].left, outlooks[0].more
    for seat in range(players):
        for number in range(NUMBERS):
            drafts = np.concatenate([states, states])
            drafts["numbers"][1, seat, number] += 1
            hopes = np.zeros((2, SEATS))
            for draft, row in zip(drafts, hopes, strict=True):
                hope_all(draft, memory(), left, row)
            gains = hopes[1] - hopes[0]
            others = (gains.sum() - gains[seat]) / (players - 1)
            assert more[seat, number] == pytest.approx(gains[seat] - others, abs=1e-6)
