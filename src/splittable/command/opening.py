"""A table opened for one person in the terminal: new, or where its record left off."""

import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from splittable.bots import LEVELS, Choose
from splittable.command.errors import WrongInput, usage
from splittable.command.named_bots import load
from splittable.command.saved import PERSON, Asked, KeptTable, begin, resume
from splittable.games import find


@dataclass(frozen=True)
class Opened:
    """A table and those who play at it with the person."""

    kept: KeptTable
    bots: Mapping[str, Choose]


def open_table(asked: Asked, file: Path) -> Opened:
    """The table of the record in a file, or a new one; its rules should be compiled before."""
    with usage():
        kept = resume(asked, file) if file.exists() else begin(asked, file)
    bots = load(bot for bot in kept.played if bot != PERSON)
    for bot in bots:
        check_brain(asked.game.id, bot)
    return Opened(kept, bots)


def new_file(game: str) -> Path:
    """The default file for the record of a new table."""
    folder = Path(platformdirs.user_data_dir("splittable", appauthor=False)) / "played"
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    names = (f"{stem}{suffix}.split" for suffix in ("", *(f"-{number}" for number in range(2, 100))))
    return next(path for name in names if not (path := folder / name).exists())


def check_brain(game: str, bot: str) -> None:
    """Refuse a level that a game does not have, before the game begins."""
    if bot in LEVELS and bot != "random" and bot not in find(game).bots().budgets:
        raise WrongInput(f"{game} has no bot of level {bot} yet; --bots random plays any game")
