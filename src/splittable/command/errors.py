"""Errors of commands: one sentence and an exit code."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import typer


class WrongInput(Exception):
    """Input that cannot be used, such as a broken file: one sentence, exit code 1."""


@contextmanager
def usage() -> Iterator[None]:
    """Turn a ValueError about a command-line value into a usage error, exit code 2."""
    try:
        yield
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None


@contextmanager
def readable(file: Path) -> Iterator[None]:
    """Say in one sentence why a file cannot be read as text."""
    try:
        yield
    except OSError as error:
        raise WrongInput(f"{file}: cannot be read ({error.strerror})") from None
    except UnicodeDecodeError:
        raise WrongInput(f"{file}: not a text in UTF-8") from None
