"""Threads share out work, tell of errors, and end with what they worked for."""

import gc
import threading
import time
import weakref

import pytest

from benchmarks.lab.cores import stretch
from splittable.lab import batch
from splittable.lab.threads import Threads


def test_every_share_is_done_by_a_thread_of_its_own_and_always_the_same() -> None:
    threads = Threads(3)
    first = threads.each(lambda number: (number, threading.get_ident()))
    assert [number for number, _ in first] == [0, 1, 2]
    assert len({thread for _, thread in first}) == 3
    assert first[0][1] == threading.get_ident()
    assert threads.each(lambda number: (number, threading.get_ident())) == first


@pytest.mark.parametrize("unlucky", [0, 2])
def test_an_error_is_raised_and_the_next_work_is_done(unlucky: int) -> None:
    threads = Threads(3)

    def fail(number: int) -> int:
        if number == unlucky:
            raise KeyError(number)
        return number

    with pytest.raises(KeyError, match=str(unlucky)):
        threads.each(fail)
    assert threads.each(lambda number: number * number) == [0, 1, 4]


def test_threads_end_with_their_batch() -> None:
    tables = batch("splitter", 1, 4, threads=3)
    running = [thread for thread in threading.enumerate() if "_serve" in thread.name]
    assert len(running) >= 2
    gone = weakref.ref(tables)
    del tables
    gc.collect()
    assert gone() is None
    while any(thread.is_alive() for thread in running):
        time.sleep(0.01)


def test_a_stretch_of_the_benchmark_of_cores_counts_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benchmarks.lab.cores.ACTIONS", 64)
    assert min(stretch(batch("generous-split", 4, 16, threads=2))) > 0
