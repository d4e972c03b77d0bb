"""Who plays on the ladder: the five levels, and the bots that the room's operator names."""

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from splittable.bots import LEVELS
from splittable.games import find, ids
from splittable.play.record import LONGEST_NAME


class Rival(NamedTuple):
    """A bot of the ladder."""

    name: str
    """What it is called: a level, or a file or module with its function."""
    bot: str
    """Where `bots.find` finds it."""


def read_rivals(own: Iterable[str]) -> dict[str, list[Rival]]:
    """Who plays each game; an own bot, `mine.py:choose`, plays all games, `split=mine.py:choose` only one.

    Names that cannot be used raise `ValueError` in one sentence; nothing is loaded.
    """
    rivals = {game: [Rival(level, level) for level in LEVELS] for game in ids()}
    for text in own:
        game, sign, bot = text.rpartition("=")
        played = [find(game).id] if sign else ids()
        rival = Rival(_name(bot), bot)
        for one in played:
            if rival.name in [known.name for known in rivals[one]]:
                raise ValueError(f"two bots of the ladder are called {rival.name} in {one}")
            rivals[one].append(rival)
    return rivals


def _name(bot: str) -> str:
    """A bot's name without its folders, as long as a name may be."""
    place, _, function = bot.rpartition(":")
    if not place or not function:
        raise ValueError(f"a bot of one's own is module:function or file.py:function, not {bot!r}")
    file = Path(place).name if place.endswith(".py") else place
    return f"{file}:{function}"[-LONGEST_NAME:]
