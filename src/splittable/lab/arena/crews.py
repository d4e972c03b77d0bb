"""Where the meetings of a tournament are played: in a process pool on this machine, or on a Ray cluster."""

import logging
import multiprocessing
import signal
import socket
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from typing import Any

from splittable.bots import BotError
from splittable.lab.arena.meeting import Meeting, Outcome, meet
from splittable.lab.arena.tournament import Crew

SECONDS_TO_REACH = 5


@contextmanager
def local_crew(workers: int) -> Iterator[Crew]:
    """A pool of processes; with one worker, this very process."""
    if workers == 1:
        yield lambda meetings: map(meet, meetings)
        return
    # Spawned, not forked: the threads of compiled code do not survive a fork.
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _end_at_once)
    try:
        yield lambda meetings: (done.result() for done in as_completed([pool.submit(meet, each) for each in meetings]))
    except BaseException:
        for child in multiprocessing.active_children():
            child.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _end_at_once() -> None:
    """Let Ctrl+C end a worker without a traceback."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _reach(address: str) -> None:
    """Raise OSError unless the address accepts a connection; Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        with socket.create_connection((host.strip("[]"), int(port)), SECONDS_TO_REACH):
            pass


@contextmanager
def ray_crew(address: str) -> Iterator[Crew]:
    """All machines of a Ray cluster; `local` starts one on this machine and stops it at the end."""
    import ray

    _reach(address)
    ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    task = ray.remote(meet)

    def play(meetings: list[Meeting]) -> Iterator[Outcome]:
        waiting: list[Any] = [task.remote(meeting) for meeting in meetings]
        while waiting:
            (done, *_), waiting = ray.wait(waiting)
            try:
                yield ray.get(done)
            except ray.exceptions.RayTaskError as error:
                if isinstance(error.cause, BotError):
                    raise error.cause from None
                raise

    try:
        yield play
    finally:
        ray.shutdown()
