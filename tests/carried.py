"""Rows in which one event or component carries the whole loss, for tests of what may then be said."""

import numpy as np

from splittable.core.contract import AnyGame, Setup
from splittable.core.judges import Price, Spot
from splittable.reviews.bench import Bench
from splittable.reviews.figures import estimate
from splittable.reviews.reasons import reasons_of

WORLDS = 1_000
LOSS = 3.0
_RNG = np.random.default_rng(7)
_HAPPENS = _RNG.random(WORLDS) < 0.6
_NOISE = _RNG.normal(0, 0.2, WORLDS)


def said_of(game: AnyGame, spot: Spot, reason_id: str, *, options: dict[str, str | int] | None = None) -> set[str]:
    """All that is said of a decision, if what the reason is about makes the difference: each of its columns in turn."""
    bench = Bench(Setup.of(game, spot.players, options or {}), spot.states, spot.seat, "normal")
    told: set[str] = set()
    for reason in bench.judge.reasons:
        if reason.id == reason_id:
            rows = np.zeros((WORLDS, 2, bench.columns.width), np.float32)
            rows[:, 0, spot.seat], rows[:, 1, spot.seat] = _NOISE, _NOISE - LOSS * _HAPPENS
            place = bench.columns.places[reason.column]
            if reason.column in bench.columns.components:
                rows[:, :, place] = rows[:, :, spot.seat]
            else:
                rows[:, int(reason.when == "more"), place] = _HAPPENS
            loss = estimate(rows[:, 0, spot.seat] - rows[:, 1, spot.seat], 1, LOSS)
            price = Price(spot.best, loss, None, (), rows)
            told |= {one.reason.id for one in reasons_of(bench, spot.taken, price)}
    return told
