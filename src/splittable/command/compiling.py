"""What `splittable compile` does, and what is shown while something compiles."""

import asyncio
import sys
from collections.abc import Sequence

import typer

from splittable.bots.levels import LEVELS
from splittable.command.progress import progress
from splittable.play.compiling import Compiler, Step, compile_missing, is_compiled, steps_of


def compile_games(games: Sequence[str]) -> None:
    """Compile games and their bots, as many at once as there are cores."""
    games = list(dict.fromkeys(games))
    steps = [step for game in games for step in steps_of(game)]
    with progress("compiling the games and their bots", len(steps)) as advance:

        def report(_: Step) -> None:
            advance(1)

        asyncio.run(Compiler(games, report).run())


def compile_for(game: str, bots: Sequence[str], label: str) -> None:
    """Compile what a table with some bots needs, if anything is missing."""
    strongest = max((bot for bot in bots if bot in LEVELS), key=LEVELS.index, default=LEVELS[0])
    missing = [step for step in steps_of(game, strongest) if not is_compiled(step)]
    if missing and not sys.stderr.isatty():
        # Where no bar can be shown, one line says why nothing happens for a while.
        typer.echo(label)
    with progress(label, len(missing)) as advance:
        for _ in compile_missing(missing):
            advance(1)
