"""Errors of commands: one sentence and an exit code."""

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from typer.exceptions import TyperException

from splittable.core.errors import explained
from splittable.core.integers import whole_seed
from splittable.words import say

NO_COMMAND = re.compile("No such command (.*)")
TOO_MANY = re.compile(r"Got unexpected extra arguments?(?:\(s\))? \((.*)\)")
"""What Typer says of words that it does not know."""
UNREADABLE: Mapping[type[OSError], str] = {
    FileNotFoundError: "record-missing",
    IsADirectoryError: "record-folder",
    PermissionError: "record-forbidden",
}
"""Why files mostly cannot be read, as messages."""


class WrongInput(Exception):
    """Input that cannot be used, such as a broken file: one sentence, exit code 1."""


class WrongUsage(Exception):
    """A command line that cannot be: one sentence, exit code 2."""


@contextmanager
def usage(lang: str = "en") -> Iterator[None]:
    """Turn a ValueError about a command-line value into a usage error, exit code 2."""
    try:
        yield
    except ValueError as error:
        raise WrongUsage(explained(error).reason(lang)) from None


@contextmanager
def readable(file: Path, lang: str = "en") -> Iterator[None]:
    """Say in one sentence why a file cannot be read as text."""
    try:
        yield
    except OSError as error:
        raise WrongInput(f"{file}: {_unreadable(error, lang)}") from None
    except UnicodeDecodeError:
        raise WrongInput(f"{file}: {say(lang, 'record-no-utf-8')}") from None


def _unreadable(error: OSError, lang: str) -> str:
    message = next((message for kind, message in UNREADABLE.items() if isinstance(error, kind)), None)
    # What else the system says, it says in a language of its own.
    problem = str(error.strerror) if message is None else say(lang, message)
    return say(lang, "record-unreadable", problem=problem)


def whole_number(option: str, least: int | None = None) -> Callable[[str], int]:
    """How an option that is a whole number is read."""

    # Typer shows numbers that it has checked itself as numbers, and hands a default over as it is.
    def read(text: str | int) -> int:
        try:
            number = int(text)
        except ValueError:
            raise WrongUsage(f"{option} is a whole number, not {text!r}") from None
        if least is not None and number < least:
            raise WrongUsage(f"{option} must be at least {least}, not {number}")
        return number

    return read


def read_seed(text: str | int) -> int:
    """How the option `--seed` is read."""
    number = int(text) if isinstance(text, int) or text.removeprefix("-").isdecimal() else text
    with usage():
        return whole_seed(number)


def in_our_words(error: TyperException) -> str:
    """What is wrong with a command line that Typer refuses; it names the classes of its errors, but exports few."""
    kind, option = type(error).__name__, getattr(error, "option_name", "")
    if kind == "NoSuchOption":
        near = " or ".join(sorted(getattr(error, "possibilities", None) or ()))
        return f"there is no option {option}" + (f"; is {near} meant?" if near else "")
    if kind == "BadOptionUsage":
        return f"{option} takes a value" if "argument" in error.format_message() else f"{option} takes no value"
    if kind == "MissingParameter" and (param := getattr(error, "param", None)) is not None:
        return f"{max(param.opts, key=len) if param.opts[0].startswith('-') else param.metavar} is missing"
    said = error.format_message().rstrip(".")
    if found := NO_COMMAND.fullmatch(said):
        return f"there is no command {found[1]}"
    if found := TOO_MANY.fullmatch(said):
        return f"this command takes no {found[1]!r}"
    return said
