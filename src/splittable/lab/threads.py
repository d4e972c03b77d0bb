"""Threads that do one share each of the same work, again and again, and keep to their share."""

import threading
import weakref
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, TypeAlias

Work: TypeAlias = Callable[[int], object]
"""Does the share of a number."""


class Threads:
    """One thread for each share but the first, which the caller does.

    Each share keeps its own thread: moving its cache lines between cores would cost more than the work itself.
    """

    def __init__(self, shares: int) -> None:
        self.shares = shares
        self._asked: list[SimpleQueue[Work | None]] = [SimpleQueue() for _ in range(1, shares)]
        self._done: SimpleQueue[tuple[int, Any]] = SimpleQueue()
        for number, asked in enumerate(self._asked, 1):
            threading.Thread(target=_serve, args=(number, asked, self._done), daemon=True).start()
        weakref.finalize(self, _dismiss, self._asked)

    def each(self, work: Work) -> list[Any]:
        """What some work gave for every share, all of them done at once; if one fails, its error is raised."""
        for asked in self._asked:
            asked.put(work)
        found: dict[int, Any] = {}
        try:
            found[0] = work(0)
        finally:
            # Also after an error: the next work must not meet what is left of this one.
            found |= dict(self._done.get() for _ in self._asked)
        for given in found.values():
            if isinstance(given, BaseException):
                raise given
        return [found[number] for number in range(self.shares)]


def _serve(number: int, asked: "SimpleQueue[Work | None]", done: "SimpleQueue[tuple[int, Any]]") -> None:
    while (work := asked.get()) is not None:
        try:
            given: object = work(number)
        except BaseException as error:  # whoever asked is told
            given = error
        # Before it waits again: a thread must not hold on to what it worked for.
        del work
        done.put((number, given))
        del given


def _dismiss(asked: "list[SimpleQueue[Work | None]]") -> None:
    for queue in asked:
        queue.put(None)
