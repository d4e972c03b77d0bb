"""A run shares its tests out as `workers.py` says."""

from pathlib import Path

import pytest
from workers import LONG, WAITING, rank, takes_waiting

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("place", [*WAITING, *LONG])
def test_every_place_that_is_named_is_there(place: str) -> None:
    assert (ROOT / place).exists()


@pytest.mark.parametrize(("workers", "waiting"), [(1, 0), (2, 1), (3, 1), (4, 2), (10, 2)])
def test_at_most_half_of_the_workers_are_for_tests_that_wait(workers: int, waiting: int) -> None:
    assert sum(takes_waiting(f"gw{number}", workers) for number in range(workers)) == waiting


def test_long_files_come_first() -> None:
    assert rank(ROOT / LONG[0], ROOT) < rank(ROOT / LONG[1], ROOT) < rank(Path(__file__), ROOT)
