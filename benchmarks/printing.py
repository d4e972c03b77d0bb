"""Where benchmarks print their tables."""

import sys

from rich.console import Console

WIDE = 150
"""Columns of a table that goes into a file or a pipe, where nobody would see what was cut off."""


def paper() -> Console:
    """Standard output, wide enough for a whole table."""
    return Console() if sys.stdout.isatty() else Console(width=WIDE)
