"""What a decision cost: a race finds the best action, and a fresh heat of it against the one taken is the price."""

import math
from dataclasses import dataclass

import numpy as np

from splittable.core.judges import SHARES, Figure, Price, Unit, Worth
from splittable.core.state import Ints
from splittable.reviews.bench import Bench
from splittable.reviews.figures import estimate, reach_of
from splittable.reviews.race import LEVEL, SURE, Race, arms_of, sort_worths

NOTHING: Figure = (0.0, 0.0)
SAME = 1e-9


@dataclass(frozen=True)
class Priced:
    """The price of a decision, and whether it gave up points to win more often."""

    price: Price
    gamble: tuple[Figure, Figure] | None = None
    """Points given up and shares gained."""


def price_of(bench: Bench, taken: int) -> Priced:
    """The price of an action: counted out, by a game's own way, or by race and heat."""
    judge = bench.judge
    arm = judge.equal(bench.states, bench.seat, taken)
    if judge.count_out is not None:
        arms = arms_of(bench, arm)
        counted = judge.count_out(bench.states, bench.seat, np.array(arms, dtype=np.int64))
        if counted is not None:
            return Priced(_price_exactly(bench, tuple(arms), arm, *counted))
    if judge.price is not None:
        found = judge.price(bench.states, bench.seat, arm, bench.seed("price"), bench.effort)
        if found is not None:
            return Priced(found)
    return _price_by_playing(bench, arm)


def _price_by_playing(bench: Bench, taken: int) -> Priced:
    arms = tuple(arms_of(bench, taken))
    race = Race(bench, arms, arms.index(taken))
    race.run()
    best, worths = arms[race.best], race.worths()
    if best == taken:
        rows = np.zeros((0, 2, bench.columns.width), dtype=np.float32)
        return Priced(Price(best, NOTHING, NOTHING if bench.has_share else None, worths, rows))
    rows = bench.play_heat((best, taken), 0, bench.pace.pilot)
    if not race.is_fine:
        more = _heat_size(bench, rows) - len(rows)
        if more > 0:
            rows = np.concatenate([rows, bench.play_heat((best, taken), len(rows), more)])
    points, share = price_rows(bench, rows, None)
    return Priced(Price(best, points, share, worths, rows), _gamble(points, share))


def _gamble(points: Figure, share: Figure | None) -> tuple[Figure, Figure] | None:
    """What the action taken gives up in points and gains in shares, if fresh worlds say that it does both."""
    if share is None or points[0] <= SURE * points[1] or -share[0] <= max(LEVEL, SURE * share[1]):
        return None
    return points, (-share[0], share[1])


def _heat_size(bench: Bench, rows: Ints) -> int:
    """How many pairs the standard error asks for: by the spread of the pilot alone, never by its mean."""
    judge, seat, block = bench.judge, bench.seat, bench.judge.block
    spreads: dict[Unit, float] = {}
    for unit, column in (("points", bench.columns.points(seat)), ("share", bench.columns.share(seat))):
        blocks = (rows[:, 0, column] - rows[:, 1, column]).reshape(-1, block).mean(axis=1, dtype=np.float64)
        spreads[unit] = float(blocks.std(ddof=1)) * math.sqrt(block)  # type: ignore[index]
    pairs = (spreads["points"] / judge.errors[0]) ** 2
    if bench.has_share and spreads["share"] > SAME:
        pairs = (spreads["share"] / judge.errors[1]) ** 2
    return min(math.ceil(pairs / block) * block, bench.pace.heat // block * block)


def price_rows(bench: Bench, rows: Ints, weights: Ints | None) -> tuple[Figure, Figure | None]:
    """The loss in points and in shares of rows of the best and the one taken."""
    return (
        _loss(bench, rows, bench.columns.points(bench.seat), bench.judge.points[0], weights),
        _loss(bench, rows, bench.columns.share(bench.seat), SHARES[0], weights) if bench.has_share else None,
    )


def _loss(bench: Bench, rows: Ints, column: int, least: float, weights: Ints | None) -> Figure:
    pair = rows[:, :, column]
    return estimate(pair[:, 0] - pair[:, 1], bench.judge.block, reach_of(pair, least), weights)


def _price_exactly(bench: Bench, arms: tuple[int, ...], taken: int, rows: Ints, weights: Ints) -> Price:
    columns, seat = bench.columns, bench.seat
    means = np.einsum("kac,k->ac", rows.astype(np.float64), weights)
    points, shares = means[:, columns.points(seat)], means[:, columns.share(seat)]
    deciding = shares if bench.has_share and np.ptp(shares) > SAME else points
    place = arms.index(taken)
    leader = int(deciding.argmax())
    best = place if deciding[place] > deciding[leader] - SAME else leader
    pair = rows[:, (best, place)]
    loss, share = price_rows(bench, pair, weights)
    worths = sort_worths(
        Worth(
            arm,
            (float(points[at]), 0.0),
            (float(shares[at]), 0.0) if bench.has_share else None,
            (float(deciding[best] - deciding[at]), 0.0),
        )
        for at, arm in enumerate(arms)
    )
    return Price(arms[best], loss, share, worths, pair, weights)
