"""What `splittable replay` does."""

import sys
from pathlib import Path
from typing import Any

from splittable.command.errors import WrongInput, readable
from splittable.core.errors import RecordError
from splittable.play.loader import load
from splittable.play.table import Table

LARGEST_RECORD = 16_000_000
"""Characters; a whole game has some ten thousand."""


def read_table(file: Path) -> Table:
    """The table of a record file; WrongInput says in one sentence which line is wrong."""
    with readable(file):
        text = sys.stdin.read(LARGEST_RECORD + 1) if str(file) == "-" else _read(file)
    if len(text) > LARGEST_RECORD:
        raise WrongInput(f"{file}: too large for a record")
    try:
        return load(text)
    except RecordError as error:
        raise WrongInput(f"{file}: {error}") from None


def _read(file: Path) -> str:
    with file.open(encoding="utf-8", newline="") as stream:
        return stream.read(LARGEST_RECORD + 1)


def result_of(table: Table) -> dict[str, Any]:
    """The result of a record as a JSON document."""
    return {
        "game": table.game,
        "players": table.players,
        "options": table.options,
        "over": table.over,
        "scores": list(table.scores),
        "winners": list(table.winners),
        "actions": table.action_count,
    }
