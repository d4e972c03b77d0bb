"""What `splittable replay` does."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from splittable.command.errors import WrongInput, readable
from splittable.core.errors import RecordError, WrongValue
from splittable.play.loader import load
from splittable.play.table import Table
from splittable.words import say

LARGEST_RECORD = 16_000_000
"""Characters; a whole game has some ten thousand."""

T = TypeVar("T")


def read_table(file: Path, lang: str = "en") -> Table:
    """The table of a record file; WrongInput says in one sentence which line is wrong."""
    return check_record(file, load, lang)


def check_record(file: Path, check: Callable[[str], T], lang: str) -> T:
    """What a check makes of a record file; WrongInput says in one sentence what it refuses."""
    with readable(file, lang):
        text = sys.stdin.read(LARGEST_RECORD + 1) if str(file) == "-" else _read(file)
    if len(text) > LARGEST_RECORD:
        raise WrongInput(f"{file}: {say(lang, 'record-too-large')}")
    try:
        return check(text)
    except RecordError as error:
        raise WrongInput(f"{file}: {error.in_full(lang)}") from None
    except WrongValue as error:
        raise WrongInput(f"{file}: {error.reason(lang)}") from None


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
