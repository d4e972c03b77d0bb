"""Where much work is done: in a process pool on this machine, or on a Ray cluster."""

import logging
import multiprocessing
import signal
import socket
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from typing import Any, TypeAlias, TypeVar

SECONDS_TO_REACH = 5

T = TypeVar("T")
R = TypeVar("R")
Crew: TypeAlias = Callable[[list[T]], Iterable[R]]
"""A function that does jobs and yields their results in any order."""


@contextmanager
def local_crew(workers: int, task: Callable[[T], R]) -> Iterator[Crew[T, R]]:
    """A pool of processes; with one worker, this very process."""
    if workers == 1:
        yield lambda jobs: map(task, jobs)
        return
    # Spawned, not forked: the threads of compiled code do not survive a fork.
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _end_at_once)
    try:
        yield lambda jobs: (done.result() for done in as_completed([pool.submit(task, each) for each in jobs]))
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
def ray_crew(address: str, task: Callable[[T], R]) -> Iterator[Crew[T, R]]:
    """All machines of a Ray cluster; `local` starts one on this machine and stops it at the end."""
    import ray

    _reach(address)
    ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    remote = ray.remote(task)

    def work(jobs: list[T]) -> Iterator[R]:
        waiting: list[Any] = [remote.remote(job) for job in jobs]
        while waiting:
            (done, *_), waiting = ray.wait(waiting)
            try:
                yield ray.get(done)
            except ray.exceptions.RayTaskError as error:
                # Wrong input, such as a bot that cannot be loaded, is told as it would be here.
                if isinstance(error.cause, ValueError):
                    raise error.cause from None
                raise

    try:
        yield work
    finally:
        ray.shutdown()
