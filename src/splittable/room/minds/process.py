"""A mind: `python -m splittable.room.minds.process` does one job after another and ends with the room that started it.

A process of its own, because whoever thinks in Python holds the interpreter's lock, for which those who serve people
would wait. It is started with two pipes and inherits nothing else. When the room ends, however it ends, its input does.
"""

import os
import signal
import threading
from contextlib import suppress
from queue import SimpleQueue
from typing import BinaryIO

from splittable.room.minds.jobs import Job, Message, Ready, frame, read_frame, read_job

NICENESS = 10
"""How far it steps back behind those that serve people."""


def _step_back() -> None:
    """Let it have what others leave of the cores, and no less if the room itself has stepped back."""
    with suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, 0, max(NICENESS, os.getpriority(os.PRIO_PROCESS, 0)))


def _pipes() -> tuple[BinaryIO, BinaryIO]:
    """The two pipes for ourselves: what a bot reads or prints must not come between our frames."""
    pipes = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb", buffering=0)
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    os.close(nothing)
    return pipes


def _listen(file: BinaryIO, jobs: "SimpleQueue[Job]") -> None:
    """Take jobs from the room, and end at once when it is gone, in the midst of a thought too."""
    while told := read_frame(file):
        jobs.put(read_job(told))
    os._exit(0)


def main() -> None:
    """Load what every job needs, say so, and do jobs."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the room's
    _step_back()
    asked, answered = _pipes()
    jobs: SimpleQueue[Job] = SimpleQueue()
    threading.Thread(target=_listen, args=(asked, jobs), name="room", daemon=True).start()

    # Not before it has stepped back: this takes most of a second.
    from splittable.room.minds.choosing import do

    def tell(message: Message) -> None:
        answered.write(frame(message))

    tell(Ready())
    while True:
        tell(do(jobs.get()))


if __name__ == "__main__":
    main()
