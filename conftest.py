"""What stories of every game are told with, and how a run shares its tests out (`tests/workers.py`)."""

from collections.abc import Callable
from typing import Any

import pytest
import workers

import splittable

Tell = Callable[[Any, str], None]
Deck = Callable[..., str]


def pytest_configure(config: pytest.Config) -> None:
    """A worker that computes lets those that wait go first."""
    worker: dict[str, Any] | None = getattr(config, "workerinput", None)
    if worker is not None:
        workers.step_back(worker["workerid"], worker["workercount"])


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Long files come first; what waits for others on a crowded machine is tried once more, and that is told."""
    items.sort(key=lambda item: workers.rank(item.path, config.rootpath))
    for item in items:
        if workers.is_waiting(workers.name_of(item.path, config.rootpath)):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """What `-n auto` means."""
    return workers.workers_for_this_machine()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> workers.TwoQueues | None:
    """How files are given to workers, unless `--dist` asks for something else."""
    return workers.TwoQueues(config, log) if config.getoption("dist") == "load" else None


@pytest.fixture
def tell() -> Tell:
    """Play lines such as "P1 split 3-2-4", "roll 4 1" at a table; lines or semicolons part them."""

    def tell_story(table: Any, story: str) -> None:
        for line in story.replace(";", "\n").splitlines():
            if line.strip():
                table.follow(line.strip())

    return tell_story


@pytest.fixture
def deck() -> Deck:
    """A whole deck of a game with the given cards on top and the others below, in order."""
    from splittable.play.dealer import whole_deck

    def stack(game: str, top: str, players: int | None = None) -> str:
        rest = whole_deck(game, players)
        for card in top.split():
            rest.remove(card)
        return " ".join(["deck", *top.split(), *rest])

    return stack


@pytest.fixture
def refused() -> Callable[[Any, int, str], splittable.IllegalAction]:
    """The refusal that an action meets, after checking that it left no trace."""

    def refuse(table: Any, seat: int, action: str) -> splittable.IllegalAction:
        before = table.record(), [table.view(eyes) for eyes in (None, *range(table.players))]
        with pytest.raises(splittable.IllegalAction) as caught:
            table.play(seat, action)
        assert (table.record(), [table.view(eyes) for eyes in (None, *range(table.players))]) == before
        for lang in ("en", "fr"):
            assert len(caught.value.reason(lang)) > 10
        return caught.value

    return refuse
