"""A hint with its reason: what actions are worth, or what a level would do and who agrees."""

from dataclasses import dataclass

from splittable.bots import LEVELS
from splittable.command.names import level_name
from splittable.core.contract import AnyGame
from splittable.core.judges import Figure
from splittable.play.table import Table
from splittable.play.telling import say_action
from splittable.reviews.telling import Company, say_number
from splittable.words import say

SHOWN = 3
"""Actions whose worth is told."""


@dataclass(frozen=True)
class Hint:
    """What a level would do, and which weaker levels would do the same."""

    action: str
    level: str
    budget: int
    """How many trials the level makes at most, as the game counts them; 0 for one that makes none."""
    weaker: tuple[str, ...]
    agree: tuple[str, ...]

    def reason(self, lang: str) -> str:
        """Why one may trust it: only what is known."""
        level = level_name(self.level, lang)
        parts = [say(lang, "terminal-hint-tries", level=level, tries=self.budget)] if self.budget else []
        if self.weaker:
            message = "terminal-hint-agree" if self.agree else "terminal-hint-alone"
            parts.append(say(lang, message, levels=", ".join(level_name(one, lang) for one in self.agree)))
        return " ".join(parts)


def strongest_of(game: AnyGame) -> str:
    """The strongest level of a game."""
    return max((level for level in LEVELS if level in game.bots().budgets), key=LEVELS.index, default=LEVELS[0])


def hint(game: AnyGame, table: Table, seat: int, level: str, seed: int) -> Hint:
    """What a level would do at a seat, and what those below it would do."""
    budgets = game.bots().budgets
    action = table.suggest(seat, level, seed)
    weaker = tuple(other for other in LEVELS[: LEVELS.index(level)] if other in budgets)
    agree = tuple(other for other in weaker if table.suggest(seat, other, seed) == action)
    return Hint(action, level, budgets.get(level, 0), weaker, agree)


@dataclass(frozen=True)
class Advice:
    """An action that somebody should think about, and why, in words."""

    action: str
    said: str


def advise(game: AnyGame, table: Table, seat: int, seed: int, lang: str) -> Advice:
    """What a seat's actions are worth; in a game without a judge, what the strongest level would do."""
    if game.judge is None:
        level = strongest_of(game)
        given = hint(game, table, seat, level, seed)
        action = say_action(game, given.action, table.names or _places(table), lang)
        said = say(lang, "terminal-hint", level=level_name(level, lang), action=action)
        return Advice(given.action, f"{said} {given.reason(lang)}")
    found = table.hint(seat)
    company = Company(game.id, table.names, table.players)
    worths = [
        say(lang, "terminal-worth", action=company.short(worth.action, lang), worth=_worth(lang, worth.points))
        for worth in found.worths[:SHOWN]
    ]
    return Advice(found.action, " ".join([found.why(lang), *([f"({', '.join(worths)})"] if worths else [])]))


def _worth(lang: str, points: Figure) -> str:
    """Points with their error, without which two that cannot be told apart look different."""
    value, error = (say_number(lang, each, 1) for each in points)
    return f"{value} ± {error}" if points[1] else value


def _places(table: Table) -> list[str]:
    return [f"P{seat + 1}" for seat in range(table.players)]
