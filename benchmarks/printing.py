"""Where benchmarks print their tables."""

import sys

from rich.console import Console

WIDE = 150
"""Columns of a table that goes to a file or a pipe, so that nothing is cut off."""


def paper() -> Console:
    """Standard output, wide enough for a whole table."""
    return Console() if sys.stdout.isatty() else Console(width=WIDE)
