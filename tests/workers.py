"""How a run shares its tests out: those that mostly wait run beside those that compute, long files first.

A file goes to one worker as a whole, so that what its tests share is set up once.
"""

import os
from pathlib import Path

import pytest
from xdist.scheduler import LoadFileScheduling
from xdist.workermanage import WorkerController

WAITING = (
    "tests/web/",
    "tests/room/",
    "tests/test_benchmarks_room.py",
    "tests/test_benchmarks_web.py",
    "tests/test_play_command.py",
)
"""Where tests wait for browsers, sockets, clocks, disks and killed processes."""
WAITING_WORKERS = 2
LONG = (
    "tests/test_modes.py",
    "tests/test_house.py",
    "tests/reviews/test_whole_reviews.py",
    "tests/test_training.py",
    "tests/test_compiling_ahead.py",
    "tests/test_fifth_game.py",
    "tests/test_contract.py",
    "tests/test_commands.py",
    "tests/lab/test_arena.py",
    "tests/web/test_games.py",
    "tests/web/test_barriers.py",
    "tests/web/test_client.py",
    "tests/test_play_command.py",
    "tests/room/test_kills.py",
    "tests/web/test_flows.py",
    "tests/room/test_people.py",
    "tests/room/test_keeping.py",
)
"""Files that take longest, in this order; what stands here only changes how long a run takes."""
NICENESS = 5


def is_waiting(file: str) -> bool:
    """Whether the tests of a file mostly wait."""
    return file.startswith(WAITING)


def takes_waiting(worker: str, workers: int) -> bool:
    """Whether a worker is for tests that wait: the last ones are, at most half of all."""
    return int(worker.removeprefix("gw")) >= workers - min(WAITING_WORKERS, workers // 2)


def name_of(file: Path, root: Path) -> str:
    """What a file is called here; nothing if it lies elsewhere."""
    return file.relative_to(root).as_posix() if file.is_relative_to(root) else ""


def rank(file: Path, root: Path) -> int:
    """Which place a file has in the order of a run."""
    place = name_of(file, root)
    return LONG.index(place) if place in LONG else len(LONG)


class TwoQueues(LoadFileScheduling):  # type: ignore[misc]  # it has no types
    """Gives a worker a file of its own kind, the other kind only when there is none left."""

    def __init__(self, config: pytest.Config, log: object) -> None:
        super().__init__(config, log)
        config.option.loadscopereorder = False

    def _assign_work_unit(self, node: WorkerController) -> None:
        wanted = takes_waiting(node.gateway.id, self.numnodes)
        own = next((file for file in self.workqueue if is_waiting(file) == wanted), None)
        if own is not None:
            self.workqueue.move_to_end(own, last=False)
        super()._assign_work_unit(node)


def workers_for_this_machine() -> int:
    """One for each core, and those that wait beside them."""
    return (os.cpu_count() or 1) + WAITING_WORKERS


def step_back(worker: str, workers: int) -> None:
    """Let tests that wait have a core at once when they need one: who computes can wait."""
    if hasattr(os, "nice") and not takes_waiting(worker, workers):
        os.nice(NICENESS)
