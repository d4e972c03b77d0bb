"""The table on the whole screen of a terminal, with Textual."""

import shlex
from pathlib import Path

import typer

from splittable.command.errors import WrongInput
from splittable.command.fullscreen.app import TableApp
from splittable.command.saved import Asked, check
from splittable.words import say


def play(asked: Asked, file: Path, lang: str) -> None:
    """Play a table until it is over or the person leaves; then say where its record is."""
    check(asked, file)
    app = TableApp(asked, file, lang)
    try:
        app.run()
    finally:
        if app.opened is not None:
            kept = app.opened.kept
            place = shlex.quote(str(kept.file))
            if kept.table.over:
                typer.echo(kept.table.summary(lang))
                typer.echo(say(lang, "play-kept-whole", file=place, game=kept.table.game))
                typer.echo(say(lang, "play-review", command=f"splittable review {place}"))
            else:
                typer.echo(say(lang, "play-kept", file=place, command=kept.command))
    if app.failure is not None:
        raise (
            app.failure
            if app.is_told(app.failure)
            else WrongInput(say(lang, "terminal-failed", error=f"{type(app.failure).__name__}: {app.failure}"))
        )
