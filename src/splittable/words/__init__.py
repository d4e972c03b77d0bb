"""English and French: one Fluent file a language and area, used by server, terminal and browser alike."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr")
LONGEST_ARGUMENT = 500
"""Fluent itself declines to put more than 1000 characters into a sentence."""


_FOLDERS: list[Traversable] = [files(__name__)]
"""Where words are: one folder a language in each."""


def add_folder(folder: Traversable) -> None:
    """Speak the words of a game that brings its own."""
    if folder.is_dir() and folder not in _FOLDERS:
        _FOLDERS.append(folder)
        _bundle.cache_clear()


@cache
def _bundle(lang: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    # Marks around arguments would help mixed scripts; ours are cards, names and numbers.
    bundle = FluentBundle([lang], use_isolating=False)
    areas = [area for folder in _FOLDERS for area in folder.joinpath(lang).iterdir() if area.name.endswith(".ftl")]
    for area in sorted(areas, key=lambda path: path.name):
        bundle.add_resource(FluentResource(area.read_text(encoding="utf-8")))
    return bundle


def check_language(lang: str) -> str:
    """A language that we speak."""
    if lang not in LANGUAGES:
        raise ValueError(f"languages are {' and '.join(LANGUAGES)}, not {lang!r}")
    return lang


def knows(lang: str, message: str) -> bool:
    """Whether there is such a message; games of other people's need not bring all."""
    return bool(_bundle(check_language(lang)).has_message(message))


def _shorten(arg: str | int) -> str | int:
    if isinstance(arg, str) and len(arg) > LONGEST_ARGUMENT:
        return arg[:LONGEST_ARGUMENT] + "…"
    return arg


def say(lang: str, message: str, **args: str | int) -> str:
    """A message in a language."""
    bundle = _bundle(check_language(lang))
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise LookupError(f"message {message} says nothing in {lang}")
    text, errors = bundle.format_pattern(pattern, {name: _shorten(arg) for name, arg in args.items()})
    if errors:
        raise LookupError(f"message {message} in {lang}: {errors[0]}")
    return str(text)
