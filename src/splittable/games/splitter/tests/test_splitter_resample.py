"""Tables that a seat could not tell from its own."""

from collections import Counter
from collections.abc import Callable

import pytest

import splittable
from splittable.play.table import Table

Tell = Callable[[Table, str], None]

SAMPLES = 660


@pytest.fixture
def table(tell: Tell) -> Table:
    """Three players in their second round, a double; P1 and P2 have chosen, P3 has not."""
    table = splittable.new("splitter", players=3, chance=["roll 4 1", "roll 6 6"])
    tell(table, "P1 write 4|1 a1; P2 write 4|1 b2; P3 write 1|4 d4; P1 write 6|6 c1; P2 write 6|6 c2")
    return table


def test_the_running_choice_of_another_is_drawn_from_all_its_legal_actions_alike(table: Table) -> None:
    drawn = Counter(table.resample(0, seed=seed).view(1)["chosen"] for seed in range(SAMPLES))
    assert set(drawn) == set(table.actions(1))
    expected = SAMPLES / len(table.actions(1))
    # 45.3 is what chance exceeds once in a thousand with 20 degrees of freedom.
    assert sum((count - expected) ** 2 / expected for count in drawn.values()) < 45.3


def test_own_choice_and_finished_rounds_stay(table: Table) -> None:
    other = table.resample(0, seed=1)
    assert other.view(0) == table.view(0)
    assert other.view(0)["chosen"] == "write 6|6 c1"
    assert other.record() == table.record()


def test_who_has_chosen_stays(table: Table) -> None:
    for eyes in (None, 0, 1, 2):
        other = table.resample(eyes, seed=2)
        assert other.decided == (0, 1)
        assert other.waiting == (2,)


def test_a_spectator_knows_no_choice(table: Table) -> None:
    others = [table.resample(None, seed=seed) for seed in range(30)]
    for seat in (0, 1):
        assert len({other.view(seat)["chosen"] for other in others}) > 10


def test_resampling_does_not_know_the_true_choice(table: Table) -> None:
    twin = table.copy()
    twin.play(1, "write 6|6 g2")
    for seed in range(10):
        assert twin.resample(0, seed=seed).view(1) == table.resample(0, seed=seed).view(1)


def test_nothing_is_hidden_between_rounds(tell: Tell) -> None:
    table = splittable.new("splitter", players=2, chance=["roll 4 1"])
    tell(table, "P1 write 4|1 a1; P2 write 4|1 b2")
    for eyes in (None, 0, 1):
        other = table.resample(eyes, seed=3)
        assert [other.view(seat)["sheets"] for seat in (0, 1)] == [table.view(seat)["sheets"] for seat in (0, 1)]


def test_a_resampled_table_rolls_dice_of_its_own(table: Table, tell: Tell) -> None:
    rolls = set()
    for seed in range(20):
        other = table.resample(2, seed=seed)
        other.play(2, "write 6|6 g1")
        rolls.add(tuple(other.view()["roll"]))
    assert len(rolls) > 5
