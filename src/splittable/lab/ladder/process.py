"""The process that plays for a ladder: `python -m splittable.lab.ladder.process`, at the lowest priority there is.

A process of its own, because a bot that thinks in Python holds the interpreter's lock, and one of somebody's own may do
anything. It ends when the room that started it does: then its input ends.
"""

import os
import signal
import sys
import threading
from contextlib import suppress
from typing import BinaryIO

from splittable.lab.ladder.games import play
from splittable.lab.ladder.lines import Asks, Busy, Calm, Line, Order, read_order, write

NICEST = 19


def step_back() -> None:
    """Take only what others leave of the cores."""
    with suppress(OSError, AttributeError):
        os.nice(NICEST)
    with suppress(OSError, AttributeError):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


class Reader:
    """Reads what the room says in a thread, so that a game can be interrupted."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self.calm = threading.Event()
        self.orders: list[Order] = []
        self.has_order = threading.Semaphore(0)

    def run(self) -> None:
        """Read until the room is gone, and end with it."""
        for text in self._file:
            match read_order(text):
                case Calm():
                    self.calm.set()
                case Busy():
                    self.calm.clear()
                case Order() as order:
                    self.orders.append(order)
                    self.has_order.release()
        os._exit(0)


def main() -> None:
    """Play one ordered game after another."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    step_back()
    # What a bot prints must not come between the lines that the room reads.
    out = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    reader = Reader(sys.stdin.buffer)
    threading.Thread(target=reader.run, daemon=True).start()

    def tell(line: Line) -> None:
        out.write(write(line))

    def begin(name: str) -> None:
        reader.calm.wait()
        tell(Asks(name))

    while True:
        reader.has_order.acquire()
        for line in play(reader.orders.pop(0), begin):
            tell(line)


if __name__ == "__main__":
    main()
