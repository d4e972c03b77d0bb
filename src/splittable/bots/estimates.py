"""What a seat may expect, and what it is likely to do, from its view alone."""

import numpy as np

from splittable.bots.errors import BotError
from splittable.bots.levels import View
from splittable.core.contract import AnyGame, Estimates
from splittable.core.state import Ints, States
from splittable.core.view import read_view
from splittable.games import find


def value(view: View) -> list[float]:
    """Every seat's expected share of the victory, as the seat that looks may expect it; alone, the expected points."""
    game = find(view["game"])
    states, seats = _imagine(game, view)
    row: list[float] = _estimates(game).values(states, seats)[0].tolist()
    return row


def policy(view: View) -> dict[str, float]:
    """How likely a quick good player is to take each of a view's actions."""
    game = find(view["game"])
    states, seats = _imagine(game, view)
    codes, chances = _estimates(game).policies(states, seats)
    return {game.spellings[code]: float(chance) for code, chance in zip(codes[0], chances[0], strict=True) if code >= 0}


def _imagine(game: AnyGame, view: View) -> tuple[States, Ints]:
    if view["seat"] is None or not view["actions"]:
        raise BotError("only a seat that has to decide can be asked what to expect")
    return game.bots().imagine(read_view(game.view, view)), np.array([view["seat"]])


def _estimates(game: AnyGame) -> Estimates:
    found = game.bots().estimates
    if found is None:
        raise BotError(f"{game.id} has no estimates")
    return found
