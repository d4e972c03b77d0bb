"""Why a decision cost something: only what the playouts of its price carry may be said."""

import math
from dataclasses import dataclass

import numpy as np

from splittable.core.judges import Facts, Figure, Price, Reason, Spot
from splittable.core.state import Ints
from splittable.reviews.bench import Bench
from splittable.reviews.figures import lower
from splittable.reviews.labels import unit_of

CARRIED, SURELY_CARRIED = 0.6, 0.4
"""The part of a loss that an event must carry, and the lower bound of it."""
PART = 0.5
"""The part of a loss in points that a component must make up."""
LOWER_90 = 1.282
APART = 3.0
"""Standard errors between how often an event happens after one action and after the other."""
LOOSE = 0.25
"""The error of a difference in points from which both are told without a decimal."""
DIGITS = 1
RARE, FEW = 0.02, 25
"""An event must turn out differently in this part of the worlds, and in so many."""


@dataclass(frozen=True)
class Told:
    """A reason that the playouts carry, with the arguments of its sentence and the part of the loss it carries."""

    reason: Reason
    args: Facts
    carried: Figure


def reasons_of(bench: Bench, taken: int, price: Price) -> tuple[Told, ...]:
    """At most two reasons: the earliest event that carries the loss, and the component it is paid in."""
    unit = unit_of(price)
    loss = price.share if unit == "share" and price.share is not None else price.points
    if len(price.rows) == 0 or lower(loss) <= 0:
        return ()
    seat = bench.seat
    column = bench.columns.share(seat) if unit == "share" else bench.columns.points(seat)
    spot = Spot(bench.states, seat, taken, price.best, bench.setup.players)
    scale = _Scale(price.rows, price.weights, column, bench.columns.points(seat))
    events, components = [], []
    for reason in bench.judge.reasons:
        if reason.column in bench.columns.components:
            components.append(scale.component(reason, bench.columns.places[reason.column]))
        elif reason.column in bench.columns.places:
            events.append(scale.event(reason, bench.columns.places[reason.column]))
    event, component = _first(events, spot), _first(components, spot)
    if event is not None and component is not None and _is_enough(event, component):
        component = None
    return tuple(one for one in (event, component) if one is not None)


def _is_enough(event: Told, component: Told) -> bool:
    """Whether both are about a number, be it the same or another that would contradict; or about the same thing."""
    return ("n" in event.args and "n" in component.args) or component.reason.id.startswith(event.reason.id)


def _first(found: list[Told | None], spot: Spot) -> Told | None:
    """The earliest reason whose facts fit, of these the one that carries most."""
    known = [told for told in found if told is not None]
    for told in sorted(known, key=lambda told: (told.reason.early, -told.carried[0])):
        facts = told.reason.facts(spot)
        if facts is not None:
            return Told(told.reason, {**told.args, **facts}, told.carried)
    return None


class _Scale:
    """Weighs events and components of the rows of a price: the best action first, then the one taken."""

    def __init__(self, rows: Ints, weights: Ints | None, column: int, points: int) -> None:
        self._rows = rows.astype(np.float64)
        self._weights = np.full(len(rows), 1 / len(rows)) if weights is None else weights
        self._is_exact = weights is not None
        self._losses = self._rows[:, 0, column] - self._rows[:, 1, column]
        self._points = self._rows[:, 0, points] - self._rows[:, 1, points]

    def event(self, reason: Reason, column: int) -> Told | None:
        """The reason if its event carries the loss."""
        best, taken = self._rows[:, 0, column], self._rows[:, 1, column]
        differs = best != taken
        often = float(differs @ self._weights)
        if often < RARE or (not self._is_exact and differs.sum() < FEW):
            return None
        apart = self._mean(taken - best)
        # Counted out, any difference is certain, but few are worth a word.
        if abs(apart[0]) < max(RARE, APART * apart[1]) or not _fits(reason, apart[0]):
            return None
        carried = self._part(self._losses * differs, self._losses)
        if carried[0] < CARRIED or carried[0] - LOWER_90 * carried[1] < SURELY_CARRIED:
            return None
        return Told(reason, self._args(best, taken, 100, 0), carried)

    def component(self, reason: Reason, column: int) -> Told | None:
        """The reason if its component makes up the loss in points."""
        best, taken = self._rows[:, 0, column], self._rows[:, 1, column]
        apart, loss = self._mean(best - taken), self._mean(self._points)
        if loss[0] <= 2 * loss[1] or apart[0] < APART * apart[1] or not _fits(reason, -apart[0]):
            return None
        carried = self._part(best - taken, self._points)
        args = self._args(best, taken, 1, 0 if apart[1] >= LOOSE else DIGITS)
        if carried[0] < PART or args["p"] == args["b"]:
            return None
        return Told(reason, args, carried)

    def _mean(self, values: Ints) -> Figure:
        mean = float(values @ self._weights)
        if self._is_exact:
            return mean, 0.0
        return mean, float(values.std(ddof=1)) / math.sqrt(len(values))

    def _part(self, some: Ints, every: Ints) -> Figure:
        """The part of a mean that some of its terms make up; its error by the delta method."""
        total = float(every @ self._weights)
        part = float(some @ self._weights) / total
        return part, self._mean(some - part * every)[1] / abs(total)

    def _args(self, best: Ints, taken: Ints, scale: int, digits: int) -> Facts:
        figures = {"p": scale * float(taken @ self._weights), "b": scale * float(best @ self._weights)}
        if len({round(value, digits) for value in figures.values()}) < len(figures):
            # They differ, or nothing would be told.
            digits = DIGITS
        return {name: _number(value, digits) for name, value in figures.items()}


def _number(value: float, digits: int) -> int | float:
    found = round(value, digits)
    return int(found) if digits == 0 or found == int(found) else found


def _fits(reason: Reason, more: float) -> bool:
    """Whether an event that happens so much more often after the action taken is what the sentence says."""
    return reason.when == "either" or (more > 0) == (reason.when == "more")
