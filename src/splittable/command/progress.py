"""Progress bars: on stderr, only on a terminal, only for work longer than a second."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer

PATIENCE = 1.0


def _show_nothing(done: int) -> None:
    """Nobody is watching."""


@contextmanager
def progress(label: str, total: int) -> Iterator[Callable[[int], None]]:
    """A function to call with how much has been done since the last call."""
    if not sys.stderr.isatty():
        yield _show_nothing
        return
    from rich.console import Console
    from rich.control import Control
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TaskProgressColumn,
        TextColumn,
        TimeRemainingColumn,
    )
    from rich.segment import ControlType

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    bar = Progress(*columns, console=Console(stderr=True), transient=True)
    task = bar.add_task(label, total=total)

    def start() -> None:
        # The bar takes the place of a line that announced it.
        bar.console.control(Control(ControlType.CARRIAGE_RETURN, (ControlType.ERASE_IN_LINE, 2)))
        bar.start()

    timer = Timer(PATIENCE, start)
    timer.start()
    try:
        yield lambda done: bar.advance(task, done)
    finally:
        timer.cancel()
        timer.join()
        bar.stop()
