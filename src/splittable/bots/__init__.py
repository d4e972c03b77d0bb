"""Bots: functions from a view and a seed to one of the view's actions."""

import importlib
import importlib.util
import sys
import traceback
from pathlib import Path
from typing import Any

from splittable.bots.errors import BotError
from splittable.bots.levels import LEVELS, Choose, View, choose_randomly, chooser

__all__ = ["LEVELS", "BotError", "Choose", "View", "ask", "choose_randomly", "find"]


def find(name: str) -> Choose:
    """The bot of a level, or your own: `module:function` or `path/file.py:function`."""
    if name in LEVELS:
        return chooser(name)
    place, colon, function = name.rpartition(":") if isinstance(name, str) else ("", "", "")
    if not colon or not place or not function:
        raise BotError(f"a bot is one of {', '.join(LEVELS)}, or module:function, or file.py:function, not {name!r}")
    found = getattr(_module(place), function, None)
    if not callable(found):
        raise BotError(f"there is no function {function!r} in {place}")
    choose: Choose = found
    return choose


def _module(place: str) -> Any:
    try:
        if not place.endswith(".py"):
            return importlib.import_module(place)
        path = Path(place).resolve()
        name = f"splittable_bot_{path.stem}"
        spec = importlib.util.spec_from_file_location(name, path)
        if spec is None or spec.loader is None or not path.is_file():
            raise BotError(f"there is no file {place}")
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        spec.loader.exec_module(module)
    except BotError:
        raise
    except (Exception, SystemExit) as error:  # a stranger's code may raise anything
        raise BotError(
            f"{place} cannot be loaded{_where(error, str(Path(place).resolve()))}: {_what(error)}"
        ) from error
    return module


def _what(error: BaseException) -> str:
    sentence = error.msg if isinstance(error, SyntaxError) else str(error)
    return f"{type(error).__name__}: {sentence}"


def _is_theirs(file: str) -> bool:
    """Whether a file may be to blame: neither this one, nor those that import modules."""
    return file not in (__file__, importlib.__file__) and not file.startswith("<")


def _where(error: BaseException, own: str) -> str:
    """The line that failed: the last one in a bot's own file, or else the last one of all."""
    if isinstance(error, SyntaxError) and error.filename is not None:
        return f" ({error.filename}, line {error.lineno})"
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if _is_theirs(frame.filename)]
    last = next((frame for frame in reversed(frames) if frame.filename == own), frames[-1] if frames else None)
    return "" if last is None else f" ({last.filename}, line {last.lineno})"


def ask(choose: Choose, name: str, view: View, seed: int) -> str:
    """What a bot chooses, if it is one of the view's actions."""
    actions = tuple(view["actions"])
    try:
        action = choose(view, seed)
    except BotError:
        raise
    except (Exception, SystemExit) as error:  # a stranger's code may raise anything
        own = getattr(getattr(choose, "__code__", None), "co_filename", "")
        raise BotError(f"bot {name} failed{_where(error, own)}: {_what(error)}") from error
    if not isinstance(action, str):
        returned = "None" if action is None else f"a value of type {type(action).__name__}"
        raise BotError(f"bot {name} returned {returned} instead of one of its actions")
    if action not in actions:
        raise BotError(f"bot {name} chose {action!r}, which is not one of its actions")
    return action
