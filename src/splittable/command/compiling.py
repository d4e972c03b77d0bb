"""What `splittable compile` does, and what is shown while something compiles."""

import asyncio
import sys
from collections.abc import Sequence

import typer

from splittable.bots.levels import LEVELS
from splittable.command.progress import progress
from splittable.play.compiling import (
    Compiler,
    Step,
    all_steps_of,
    compile_missing,
    is_compiled,
    review_steps_of,
    steps_of,
)


def compile_games(games: Sequence[str]) -> None:
    """Compile games, their bots and what the lab steps many tables with, as many at once as there are cores."""
    # Here, because a terminal's table compiles too, and never needs the lab.
    from splittable.lab.compiling import compile_missing as compile_batches

    games = list(dict.fromkeys(games))
    steps = [step for game in games for step in all_steps_of(game)]
    with progress("compiling the games, their bots and the lab", len(steps) + len(games)) as advance:

        def report(_: object) -> None:
            advance(1)

        async def run() -> None:
            await Compiler(games, report).run()
            await compile_batches(games, report)

        asyncio.run(run())


def compile_for(game: str, bots: Sequence[str], label: str) -> None:
    """Compile what a table with some bots needs, if anything is missing."""
    strongest = max((bot for bot in bots if bot in LEVELS), key=LEVELS.index, default=LEVELS[0])
    _compile(steps_of(game, strongest), label)


def _compile(steps: Sequence[Step], label: str) -> None:
    missing = [step for step in steps if not is_compiled(step)]
    if missing and not sys.stderr.isatty():
        # Where no bar can be shown, one line says why nothing happens for a while.
        typer.echo(label)
    with progress(label, len(missing)) as advance:
        for _ in compile_missing(missing):
            advance(1)


def compile_review(game: str, label: str) -> None:
    """Compile what a game is reviewed by, if it is missing."""
    _compile(review_steps_of(game), label)
