"""What an action is worth follows from what its seat knows, world by world, whatever else is asked."""

from typing import Any

import numpy as np
import pytest

import splittable
from splittable.core.chance import stream
from splittable.core.judges import ANYTHING, JUDGES_CHOICE, NOBODY, OPEN, PlayOn
from splittable.core.state import Ints, States, copy_states
from splittable.games.generous_split import GAME
from splittable.games.generous_split.review.columns import COMPONENTS, columns_of
from splittable.games.generous_split.review.judge import JUDGE
from splittable.games.generous_split.rules.resample import resample
from splittable.games.generous_split.tests.endings import Ending, codes

WORLDS = 24
SEED = 2**63 + 5
POLICIES = {"glance": JUDGE.play_on, "network": JUDGE.play_on_well}


def table_after(players: int, cards: int, seed: int = 1) -> Any:
    """A table at which some cards were played, and whose next player has a choice."""
    table = splittable.new("generous-split", players=players, seed=seed)
    while cards > 0 or len(table.actions(table.waiting[0])) < 2:
        seat = table.waiting[0]
        table.play(seat, table.actions(seat)[cards % len(table.actions(seat))])
        cards -= 1
    return table


def rows_of(
    play_on: PlayOn, states: States, eyes: int, seat: int, arms: list[int], first: int = 0, count: int = WORLDS
) -> Ints:
    rows = np.full((count, len(arms), columns_of(int(states[0].players)).width), np.nan, dtype=np.float32)
    play_on(states, eyes, seat, np.array(arms), SEED, first, rows)
    return rows


def arms_of(states: States, seat: int) -> list[int]:
    return [*JUDGE.candidates(states, seat), JUDGES_CHOICE, ANYTHING]


def resampled(states: States, seat: int, seed: int) -> States:
    other = copy_states(states)
    resample(other[0], seat, stream(seed))
    return other


def is_blind(play_on: PlayOn, states: States, seat: int) -> bool:
    """Whether rows are the same bytes for whatever the others may hold."""
    arms = arms_of(states, seat)
    rows = rows_of(play_on, states, seat, seat, arms).tobytes()
    others = (resampled(states, seat, seed) for seed in range(5))
    return all(rows_of(play_on, other, seat, seat, arms).tobytes() == rows for other in others)


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize(("players", "cards"), [(3, 0), (3, 25), (4, 1), (4, 22), (4, 37), (5, 0), (5, 33)])
def test_what_others_hold_changes_nothing(policy: str, players: int, cards: int) -> None:
    table = table_after(players, cards)
    assert is_blind(POLICIES[policy], table.states, table.waiting[0])


def test_a_judge_that_reads_a_hidden_card_is_found_out() -> None:
    def peek(states: States, eyes: int, seat: int, arms: Ints, seed: int, first: int, rows: Ints) -> None:
        JUDGE.play_on(states, eyes, seat, arms, seed, first, rows)
        rows[:, :, seat] += int(states[0].hands[(seat + 1) % 4]) % 2

    table = table_after(4, 3)
    assert is_blind(JUDGE.play_on, table.states, table.waiting[0])
    assert not is_blind(peek, table.states, table.waiting[0])


@pytest.mark.parametrize("policy", POLICIES)
def test_a_row_depends_neither_on_other_arms_nor_on_the_batch(policy: str) -> None:
    table = table_after(4, 9)
    states, seat, before = table.states, table.waiting[0], table.states.tobytes()
    arms = arms_of(states, seat)
    rows = rows_of(POLICIES[policy], states, seat, seat, arms)
    later = rows_of(POLICIES[policy], states, seat, seat, arms[::-1], first=10, count=5)
    np.testing.assert_array_equal(later[:, ::-1], rows[10:15])
    for place, arm in enumerate(arms):
        np.testing.assert_array_equal(rows_of(POLICIES[policy], states, seat, seat, [arm])[:, 0], rows[:, place])
    assert states.tobytes() == before


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize(("players", "cards"), [(3, 4), (4, 11), (5, 18)])
def test_points_and_shares_add_up(policy: str, players: int, cards: int) -> None:
    table = table_after(players, cards)
    states, seat, columns = table.states, table.waiting[0], columns_of(players)
    rows = rows_of(POLICIES[policy], states, seat, seat, arms_of(states, seat))
    np.testing.assert_allclose(rows[:, :, :players].sum(axis=2), 0, atol=1e-5)
    np.testing.assert_allclose(rows[:, :, players : 2 * players].sum(axis=2), 1, atol=1e-5)
    parts = rows[:, :, [columns.places[name] for name in COMPONENTS]]
    np.testing.assert_allclose(parts.sum(axis=2), rows[:, :, columns.points(seat)], atol=1e-5)


def test_the_judge_and_anybody_take_one_of_the_legal_cards_in_every_world() -> None:
    table = table_after(4, 4)
    states, seat = table.states, table.waiting[0]
    legal = [codes(action.removeprefix("play "))[0] for action in table.actions(seat)]
    rows = rows_of(JUDGE.play_on, states, seat, seat, [*legal, JUDGES_CHOICE, ANYTHING])
    for world in rows:
        known = {row.tobytes() for row in world[: len(legal)]}
        assert world[-2].tobytes() in known
        assert world[-1].tobytes() in known


def test_anything_is_every_legal_card_equally_often() -> None:
    # Equal cards are legal cards too: of the five, three win the trick for certain and two never do.
    ending = Ending("5H 6H AH KH QH", "5S 6S 7S 8S 9S 10S JS QS 5D 6D 7D", "C", (3, 2, 2), trick="8H 7H")
    rows = rows_of(JUDGE.play_on, ending.states(), 0, 0, [ANYTHING], count=2000)
    assert abs(rows[:, 0, columns_of(3).places["receives"]].mean() - 0.6) < 4 * np.sqrt(0.6 * 0.4 / 2000)


def test_a_deal_is_worth_its_lead_over_the_mean_of_the_others() -> None:
    # With spades alone against hearts and diamonds, P1 receives both tricks: 5, 4 and 3 of them make 0, 12 and 9 points.
    ending = Ending("AS KS", "5H 6H 5D 6D 7D 8D 9D", "C", (3, 4, 3))
    rows = rows_of(JUDGE.play_on, ending.states(), 0, 0, codes("AS KS"))
    np.testing.assert_allclose(rows[:, :, :3], np.broadcast_to([-10.5, 7.5, 3.0], (WORLDS, 2, 3)))
    places = columns_of(3).places
    assert set(rows[:, :, places["others-tricks"]].flat) == {-10.5}
    assert rows[:, :, places["most"]].all()
    assert rows[:, :, places["receives"]].all()


def test_in_the_last_deal_the_share_is_the_victory_itself() -> None:
    # The same tricks: P2 gets 12 points and P3 9.
    def shares(points: tuple[int, ...], deals_left: int) -> list[float]:
        ending = Ending("AS KS", "5H 6H 5D 6D 7D 8D 9D", "C", (3, 4, 3), points=points, deals_left=deals_left)
        rows = rows_of(JUDGE.play_on, ending.states(), 0, 0, codes("AS"))
        found: list[float] = rows[0, 0, 3:6].tolist()
        return found

    assert shares((0, 0, 0), 0) == [0, 1, 0]
    assert shares((12, 0, 3), 0) == pytest.approx([1 / 3, 1 / 3, 1 / 3])
    assert shares((11, 0, 3), 0) == [0, 0.5, 0.5]
    after = shares((0, 0, 0), 1)
    assert after[1] > after[2] > after[0] > 0


def test_open_hands_are_played_as_they_are() -> None:
    table = table_after(4, 30)
    states, seat = table.states, table.waiting[0]
    other = resampled(states, seat, 7)
    rows = rows_of(JUDGE.play_on, states, OPEN, seat, [JUDGES_CHOICE])
    assert rows_of(JUDGE.play_on, other, OPEN, seat, [JUDGES_CHOICE]).tobytes() != rows.tobytes()


@pytest.mark.parametrize("players", [3, 4, 5])
def test_before_the_deal_everybody_has_the_same_chances(players: int) -> None:
    begun, count = GAME.begin(players, {}), 2000
    assert JUDGE.start(begun) == (1 / players,) * players
    shares = rows_of(JUDGE.play_on, begun, OPEN, NOBODY, [JUDGES_CHOICE], count=count)[:, 0, players : 2 * players]
    # The deals to come are 4,096 of all that there are, which is as good as so many games.
    error = np.sqrt(shares.var(axis=0) / count + (players - 1) / players**2 / 4096)
    assert (abs(shares.mean(axis=0) - 1 / players) < 4 * error).all()


def test_nobody_in_particular_has_no_reasons() -> None:
    table = table_after(4, 6)
    rows = rows_of(JUDGE.play_on, table.states, OPEN, NOBODY, [JUDGES_CHOICE])
    assert not rows[:, :, 8:].any()
