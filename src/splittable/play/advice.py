"""Whom a table asks for advice: bots live a floor above, so they are announced here, never imported."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

Adviser: TypeAlias = Callable[[Mapping[str, Any], str, int], str]
"""From a view, a level and a seed to an action."""

_announced: list[Adviser] = []


def announce(adviser: Adviser) -> None:
    """From now on, tables ask this adviser."""
    _announced[:] = [adviser]


def ask(view: Mapping[str, Any], level: str, seed: int) -> str:
    """What the adviser would do with this view."""
    if not view["actions"]:
        raise ValueError(f"seat {view['seat']} has nothing to decide now")
    return _announced[0](view, level, seed)
