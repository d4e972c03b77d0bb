"""How `easy` chooses: by its own sheet and hand alone, one kind of action after the other."""

import random

from splittable.games.split.rules.cards import MOST_BOXES, RANK_NAMES
from splittable.games.split.sight.view import POINTS, View

KINDS = ("match", "upgrade", "take", "draw", "discard", "penalize")
"""The kinds of action that `easy` takes, in order of preference; a trade only if its own sheet gains by it."""


def choose_simply(view: View, chance: random.Random) -> str:
    """What `easy` does: some sensible action of the kind it prefers."""
    traded = best_trade(view)
    if traded is not None:
        return traded
    for kind in KINDS:
        likely = [action for action in view.actions if action.split()[0] == kind]
        if likely:
            return chance.choice(sensible(view, kind, likely))
    return "pass" if "pass" in view.actions else chance.choice(view.actions)


def sensible(view: View, kind: str, actions: list[str]) -> list[str]:
    """Of actions of one kind those that a beginner would think of.

    It takes as few cards as it can, upgrades others' matches rather than its own, and keeps pairs.
    """
    if kind == "take":
        return [min(actions, key=lambda action: int(action.split()[1]))]
    if kind == "upgrade":
        own = f"@P{view.eyes + 1}"
        return [action for action in actions if not action.endswith(own)] or actions
    if kind == "discard":
        ranks = [card[:-1] for card in view.hand]
        return [action for action in actions if ranks.count(action.split()[1][:-1]) == 1] or actions
    return actions


def best_trade(view: View) -> str | None:
    """The trade that brings the own sheet most points now, if any brings some."""
    trades = [action for action in view.actions if action.startswith("trade ")]
    best = max(trades, key=lambda action: gain(view, action), default=None)
    return best if best is not None and gain(view, best) > 0 else None


def gain(view: View, trade: str) -> int:
    """What a trade brings the own sheet now: `trade 4C4H 9D9S@P3` gives fours for nines."""
    given, got = (rank_of(match) for match in trade.split()[1:])
    if given == got:
        return 0
    rows: dict[str, int] = {row.rank: row.filled for row in view.sheets[view.eyes].rows}
    for match in view.matches[view.eyes]:
        rows[rank_of(match.cards)] += 1
    lost = points(given, rows[given]) - points(given, rows[given] - 1)
    return points(got, rows[got] + 1) - points(got, rows[got]) - lost


def rank_of(match: str) -> str:
    """The rank of a match in notation."""
    return match[: 2 if match.startswith("10") else 1]


def points(rank: str, filled: int) -> int:
    """What a row is worth with so many boxes filled."""
    return POINTS[RANK_NAMES.index(rank)][min(filled, MOST_BOXES)]
