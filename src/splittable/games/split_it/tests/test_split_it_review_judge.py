"""The judge of Split it!: what it plays on from, and what its rows hold."""

import numpy as np
import pytest

import splittable
from splittable.core.judges import ANYTHING, JUDGES_CHOICE, NOBODY, OPEN, PlayOn
from splittable.core.state import Ints, States, blank, copy_states
from splittable.games.split_it import GAME
from splittable.games.split_it.review.guesses import OFTEN, meet
from splittable.games.split_it.review.judge import JUDGE
from splittable.games.split_it.review.playing_on import play_on, play_on_well
from splittable.games.split_it.rules.codes import GUESS_CODES, JOKER_CODES
from splittable.games.split_it.rules.state import CARDS, GUESS, PLACE, SplitItState
from splittable.play.table import Table


def table_after(players: int, actions: int, seed: int = 3, **options: str) -> Table:
    """A table where the first seat waited for has always taken its middle action."""
    table: Table = splittable.new("split-it", players=players, seed=seed, options=options)
    for _ in range(actions):
        seat = table.waiting[0]
        legal = table.actions(seat)
        table.play(seat, legal[len(legal) // 2])
    return table


def rows_of(play: PlayOn, states: States, seat: int, arms: list[int], first: int, count: int) -> Ints:
    rows = np.zeros((count, len(arms), JUDGE.columns(int(states[0].players)).width), dtype=np.float32)
    play(states, seat, seat, np.array(arms), 7, first, rows)
    return rows


def undecided(table: Table) -> States:
    states = copy_states(table.states)
    states["waiting"] |= states["decided"]
    states["decided"] = 0
    return states


@pytest.mark.parametrize("play", [play_on, play_on_well])
@pytest.mark.parametrize("actions", [0, 1, 9])
def test_a_row_depends_neither_on_other_arms_nor_on_the_batch(play: PlayOn, actions: int) -> None:
    table = table_after(4, actions)
    states, seat = undecided(table), table.waiting[0]
    codes = [GAME.codes[action] for action in table.actions(seat)][:2]
    whole = rows_of(play, states, seat, [*codes, JUDGES_CHOICE, ANYTHING], 0, 12)
    assert (
        rows_of(play, states, seat, [ANYTHING, codes[-1]], 4, 8).tobytes() == whole[4:, [3, len(codes) - 1]].tobytes()
    )


def peek(states: States, eyes: int, seat: int, arms: Ints, seed: int, first: int, rows: Ints) -> None:
    play_on(states, eyes, seat, arms, seed + int(states[0].pile[int(states[0].turned)]), first, rows)


@pytest.mark.parametrize(("play", "kinds"), [(play_on, 1), (play_on_well, 1), (peek, 6)])
def test_rows_are_the_same_for_every_table_that_a_seat_cannot_tell_apart(play: PlayOn, kinds: int) -> None:
    table = table_after(3, 8)
    seat = table.waiting[0]
    arms = [JUDGES_CHOICE, ANYTHING]
    own = rows_of(play, undecided(table), seat, arms, 0, 8).tobytes()
    others = {
        rows_of(play, undecided(table.resample(seat, seed=seed)), seat, arms, 0, 8).tobytes() for seed in range(5)
    }
    # A judge that looks at the next card of the pile gives itself away.
    assert (len(others | {own}) == 1) is (kinds == 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_components_add_up_and_leads_cancel(players: int) -> None:
    table = table_after(players, 5, removal="every") if players == 2 else table_after(players, 5, joker_opens="yes")
    seat, columns = table.waiting[0], JUDGE.columns(players)
    rows = rows_of(play_on, undecided(table), seat, [JUDGES_CHOICE, ANYTHING], 0, 64)
    parts = [columns.places[name] for name in columns.components]
    assert np.allclose(rows[:, :, parts].sum(axis=2), rows[:, :, columns.points(seat)], atol=1e-4)
    assert np.allclose(rows[:, :, :players].sum(axis=2), 0, atol=1e-4)


def test_anything_is_uniform() -> None:
    table = table_after(4, 1)
    seat = table.waiting[0]
    codes = [GAME.codes[action] for action in table.actions(seat)]
    rows = rows_of(play_on, undecided(table), seat, [*codes, ANYTHING], 0, 3000)
    counts = [sum(np.array_equal(row[-1], row[place]) for row in rows) for place in range(3)]
    assert min(counts) > 3000 / 3 - 120


def test_a_deck_is_drawn_where_none_lies() -> None:
    states = blank(SplitItState, 1)
    GAME.loops.start_at(states, 0, 3, np.zeros(8, dtype=np.int64))
    rows = np.zeros((4, 1, JUDGE.columns(3).width), dtype=np.float32)
    play_on(states, OPEN, NOBODY, np.array([JUDGES_CHOICE]), 1, 0, rows)
    assert np.ptp(rows[:, 0, 0]) > 0


def last_joker(own: dict[int, int], others: dict[int, int]) -> States:
    """Two players, all rows played: the first places the last joker of the game."""
    states = copy_states(splittable.new("split-it", players=2, seed=1).states)
    state = states[0]
    state.turned, state.row_size, state.rounds_done, state.has_revealed = CARDS, 0, 9, 1
    state.asks, state.waiting, state.splitter, state.in_round = PLACE, 1, 0, 0
    state.caught_jokers[0] = 1
    for seat, held in enumerate((own, others)):
        for number, count in held.items():
            state.numbers[seat, number - 1] = count
            state.columns[seat] |= 1 << (number - 1)
    return states


def test_the_last_jokers_are_counted_out() -> None:
    states = last_joker({7: 2, 3: 1}, {7: 3, 3: 0})
    counted = (
        JUDGE.count_out(states, 0, np.array([JOKER_CODES + 6, JOKER_CODES + 2, ANYTHING])) if JUDGE.count_out else None
    )
    assert counted is not None
    rows, weights = counted
    # On the 7s it draws level: both score 7, and the 3s stay its own.
    assert (rows[:, :, 0].T @ weights).tolist() == [3.0, -4.0, -0.5]


def test_other_jokers_are_not() -> None:
    table = table_after(3, 0)
    assert JUDGE.count_out is not None
    assert JUDGE.count_out(undecided(table), table.waiting[0], np.array([JUDGES_CHOICE])) is None


def guessing(players: int) -> Table:
    table = table_after(players, 1)
    while table.states[0].asks != GUESS:
        seat = table.waiting[0]
        table.play(seat, table.actions(seat)[0])
    return table


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_guess_of_either_mix_costs_nothing(players: int) -> None:
    table = guessing(players)
    assert JUDGE.price is not None
    for seat in table.waiting:
        for mixes in meet(undecided(table), "quick").mixes:
            for section, chance in enumerate(mixes[seat]):
                if chance >= OFTEN:
                    price = JUDGE.price(undecided(table), seat, GUESS_CODES + section, 5, "quick")
                    assert price is not None
                    assert price.points == (0.0, 0.0)


def test_a_price_of_a_guess_does_not_tell_what_others_guessed() -> None:
    table = guessing(3)
    first, seat = table.waiting[:2]
    found = []
    for action in table.actions(first)[:2]:
        other = table.copy()
        other.play(first, action)
        assert JUDGE.price is not None
        found.append(repr(JUDGE.price(undecided(other), seat, GUESS_CODES + 1, 5, "quick")))
    assert found[0] == found[1]


def test_with_two_in_the_last_round_shares_of_guesses_are_exact() -> None:
    states = last_joker({7: 2}, {8: 1})
    state = states[0]
    state.caught_jokers[0], state.has_revealed, state.row_size, state.in_round = 0, 1, 2, 3
    state.row[:2], state.sizes[:2], state.open = (68, 69), (1, 1), 3
    state.pile[68], state.pile[69] = 9, 7
    state.fates[68:] = 0
    state.asks, state.waiting = GUESS, 3
    meeting = meet(states, "quick")
    # The 10 decides for whoever takes it; if both want the same card, nothing changes and the 8 wins.
    assert meeting.exact is not None
    assert meeting.exact.tolist() == [0.0, 0.0, 1.0, 0.0]
