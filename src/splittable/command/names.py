"""What players are called in the terminal."""

from collections.abc import Sequence

from splittable.bots import LEVELS
from splittable.bots.names import name_of
from splittable.command.saved import PERSON
from splittable.core.contract import AnyGame
from splittable.words import LANGUAGES, say


def names_of(played: Sequence[str], lang: str) -> list[str]:
    """The name of each seat, from who plays it."""
    return [_name(who, seat, lang) for seat, who in enumerate(played)]


def _name(who: str, seat: int, lang: str) -> str:
    if who == PERSON:
        return say(lang, "you")
    return name_of(who, seat, lang) if who in LEVELS else f"P{seat + 1}"


def level_name(who: str, lang: str) -> str:
    """A level in words; anybody's own bot as it was asked for."""
    return say(lang, f"web-level-{who}") if who in LEVELS else who


def level_title(game: AnyGame, level: str, lang: str) -> str:
    """A level in words, with its rating where levels were rated."""
    name, rating = level_name(level, lang), game.ratings.get(level)
    return name if rating is None else f"{name}, {say(lang, 'level-rating', rating=str(rating))}"


def read_level(typed: str) -> str | None:
    """The level that somebody typed, in any language."""
    return next((level for level in LEVELS if typed in (level, *(level_name(level, lang) for lang in LANGUAGES))), None)


def numbered_names_of(played: Sequence[str], lang: str) -> list[str]:
    """The same with the numbers of the seats, for drawings that know nothing else."""
    names = names_of(played, lang)
    seats = enumerate(zip(played, names, strict=True), 1)
    return [name if who == PERSON or name == f"P{seat}" else f"P{seat} {name}" for seat, (who, name) in seats]
