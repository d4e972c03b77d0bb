"""Prices: that the best of many is not flattered, that errors are honest, that what is certain is said."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
import pytest

from splittable.core.contract import Setup
from splittable.core.judges import Columns, Judge, Pace, Price, Reason
from splittable.core.state import Ints, States
from splittable.games import find
from splittable.play.creation import new
from splittable.reviews.bench import Bench
from splittable.reviews.figures import estimate, lower
from splittable.reviews.labels import label_of
from splittable.reviews.prices import price_of
from splittable.reviews.race import Race
from splittable.reviews.reasons import reasons_of

PACE = Pace(batch=48, race=384, pilot=192, heat=6_000, ledger=64, open=16)


@dataclass(frozen=True)
class Urn:
    """A judge whose actions are worth what we say: results are normal about known means, in points and in shares."""

    means: Sequence[float]
    spread: float = 1.0
    has_share: bool = False
    salt: int = 0

    def play_on(self, states: States, eyes: int, seat: int, arms: Ints, seed: int, first: int, rows: Ints) -> None:
        codes = list(self.codes(states, seat))
        every = np.random.default_rng((seed, self.salt)).normal(0, self.spread, (first + len(rows), len(codes)))
        for place, arm in enumerate(arms):
            at = codes.index(int(arm)) if int(arm) in codes else 0
            rows[:, place, seat] = self.means[at] + every[first:, at]
            rows[:, place, 3 + seat] = rows[:, place, seat] / 20

    def codes(self, states: States, seat: int) -> Sequence[int]:
        return [code for code in range(52) if int(states["hands"][0, seat]) >> code & 1][: len(self.means)]

    def judge(self) -> Judge:
        return Judge(
            name="urn",
            columns=lambda players: Columns(players),
            play_on=self.play_on,
            play_on_well=self.play_on,
            candidates=self.codes,
            has_share=lambda states: self.has_share,
            start=lambda states: (0.0,) * 3,
            final=lambda states: (0.0,) * 3,
            unit=lambda players: "points",
            points=(0.5, 1.0, 2.0),
            errors=(0.05, 0.0025),
            paces={"quick": PACE, "normal": PACE, "deep": PACE},
        )


def bench_of(urn: Urn) -> tuple[Bench, Sequence[int]]:
    judge = urn.judge()
    game = replace(find("generous-split"), judge=lambda: judge)
    table = new(game, 3, 5, {}, None, ())
    bench = Bench(Setup(game, 3, table.options), table.states, table.waiting[0], "normal")
    return bench, urn.codes(table.states, table.waiting[0])


@pytest.mark.parametrize("unit", ["points", "share"])
@pytest.mark.parametrize(
    ("means", "taken", "label"),
    [
        ([1.0, 0.0, -1.0], 0, "fine"),
        ([1.0, 0.9, -1.0], 1, "fine"),
        ([1.0, 0.2, -1.0], 1, "slip"),
        ([1.5, 0.2, -1.0], 1, "mistake"),
        ([1.5, 0.2, -1.0], 2, "blunder"),
    ],
)
def test_a_loss_is_found_and_named(means: list[float], taken: int, label: str, unit: str) -> None:
    bench, codes = bench_of(Urn(means, has_share=unit == "share"))
    price = price_of(bench, codes[taken]).price
    assert label_of(bench.judge, price) == label
    best = codes[int(np.argmax(means))]
    loss = max(means) - means[taken]
    if label != "fine":
        assert price.best == best
        assert abs(price.points[0] - loss) < 4 * price.points[1] < 0.4


def test_the_price_of_the_best_of_many_equals_is_no_higher_than_its_worth() -> None:
    heats, races = [], []
    for salt in range(60):
        bench, codes = bench_of(Urn([0.0] * 8, spread=3.0, salt=salt))
        priced = price_of(bench, codes[7]).price
        race = Race(bench, tuple(codes), 7)
        race.run()
        if priced.best != codes[7]:
            heats.append(priced.points[0])
            races.append(race.difference("points", race.best, 7)[0])
    assert len(heats) > 20
    error = np.std(heats, ddof=1) / math.sqrt(len(heats))
    assert abs(np.mean(heats)) < 3 * error
    # The race's own figure is flattered, or there would be no need for a heat.
    assert np.mean(races) > 3 * np.std(races, ddof=1) / math.sqrt(len(races))


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    held = 0
    for salt in range(300):
        bench, codes = bench_of(Urn([1.0, 0.0], spread=2.0, salt=salt))
        value, error = price_of(bench, codes[1]).price.points
        held += abs(value - 1.0) <= 1.96 * error
    assert 0.91 <= held / 300 <= 0.985


def test_no_spread_is_not_no_error() -> None:
    value, error = estimate(np.zeros(300), 1, 4.0)
    assert value == 0
    assert error == pytest.approx(4 * 3 / 300)
    assert estimate(np.ones(4), 1, 2.0, np.full(4, 0.25)) == (1.0, 0.0)


def test_blocks_that_depend_on_each_other_count_once() -> None:
    rng = np.random.default_rng(1)
    one_each = np.repeat(rng.normal(size=50), 36)
    assert estimate(one_each, 36, 1.0)[1] > 5 * estimate(one_each, 1, 1.0)[1]


def priced(points: tuple[float, float], share: tuple[float, float] | None, mixes: int = 0) -> Price:
    return Price(0, points, share, (), np.zeros((0, 2, 6), np.float32), None, ({0: 1.0},) * mixes)


@pytest.mark.parametrize(
    ("price", "label"),
    [
        (priced((0.9, 0.3), None), "fine"),
        (priced((0.9, 0.1), None), "slip"),
        (priced((3.0, 0.1), (0.03, 0.002)), "slip"),
        (priced((3.0, 0.1), (0.09, 0.002)), "blunder"),
        (priced((0.9, 0.1), (0.0, 0.001)), "fine"),
        (priced((1.3, 0.1), (0.0, 0.001)), "slip"),
        (priced((0.9, 0.1), None, mixes=1), "fine"),
        (priced((1.4, 0.1), None, mixes=1), "mistake"),
        (priced((-3.0, 0.1), (-0.2, 0.01)), "fine"),
    ],
)
def test_labels_go_by_the_lower_bound_in_the_unit_that_decides(price: Price, label: str) -> None:
    assert label_of(Urn([0, 0]).judge(), price) == label


@dataclass(frozen=True)
class Gambler(Urn):
    """An urn whose second action wins more often by `more`."""

    more: float = 0.1

    def play_on(self, states: States, eyes: int, seat: int, arms: Ints, seed: int, first: int, rows: Ints) -> None:
        super().play_on(states, eyes, seat, arms, seed, first, rows)
        codes = list(self.codes(states, seat))
        for place, arm in enumerate(arms):
            rows[:, place, 3 + seat] = 0.5 + self.more * (int(arm) == codes[1]) + rows[:, place, seat] / 100


def test_points_given_up_for_the_victory_are_a_gamble_and_no_error() -> None:
    bench, codes = bench_of(Gambler([2.0, 0.0], has_share=True))
    found = price_of(bench, codes[1])
    assert found.gamble is not None
    points, share = found.gamble
    assert points[0] == pytest.approx(2.0, abs=0.5)
    assert share[0] == pytest.approx(0.08, abs=0.02)
    assert label_of(bench.judge, found.price) == "fine"


@pytest.mark.parametrize(("means", "more"), [([2.0, 0.0], 0.021), ([2.0, 0.0], 0.0), ([0.0, 2.0], 0.1)])
def test_who_wins_as_often_or_gives_up_nothing_does_not_gamble(means: list[float], more: float) -> None:
    bench, codes = bench_of(Gambler(means, has_share=True, more=more))
    assert price_of(bench, codes[1]).gamble is None


def told(best: Ints, taken: Ints, event_best: Ints, event_taken: Ints, when: str = "more") -> list[str]:
    """The reasons that are told of rows with one component and one event."""
    urn = Urn([1.0, 0.0])
    judge = replace(
        urn.judge(),
        columns=lambda players: Columns(players, ("own",), ("takes",)),
        reasons=(Reason("takes", "takes", when, 0), Reason("own", "own", "less", 1)),  # type: ignore[arg-type]
    )
    game = replace(find("generous-split"), judge=lambda: judge)
    table = new(game, 3, 5, {}, None, ())
    bench = Bench(Setup(game, 3, table.options), table.states, 0, "normal")
    rows = np.zeros((len(best), 2, bench.columns.width), np.float32)
    rows[:, 0, 0], rows[:, 1, 0] = best, taken
    rows[:, :, bench.columns.places["own"]] = rows[:, :, 0]
    rows[:, 0, bench.columns.places["takes"]], rows[:, 1, bench.columns.places["takes"]] = event_best, event_taken
    loss = estimate(best - taken, 1, 1.0)
    price = Price(0, loss, None, (), rows)
    return [one.reason.id for one in reasons_of(bench, 1, price)]


RNG = np.random.default_rng(7)
NOISE = RNG.normal(0, 0.2, 1_000)
HAPPENS = (RNG.random(1_000) < 0.6).astype(float)


def test_an_event_that_carries_the_loss_is_told() -> None:
    assert told(NOISE, -2.0 * HAPPENS, np.zeros(1_000), HAPPENS) == ["takes", "own"]


def test_an_event_that_goes_the_other_way_is_not_told() -> None:
    assert told(NOISE, -2.0 * HAPPENS, np.zeros(1_000), HAPPENS, "less") == ["own"]


def test_an_event_that_has_nothing_to_do_with_the_loss_is_not_told() -> None:
    assert told(NOISE + 2, NOISE - 1 + HAPPENS * 0, np.zeros(1_000), (RNG.random(1_000) < 0.3) * 1.0) == ["own"]


def test_nothing_is_told_of_a_loss_inside_its_error() -> None:
    wide = RNG.normal(0, 30, 1_000)
    assert told(wide, wide + RNG.normal(0, 1, 1_000), np.zeros(1_000), HAPPENS) == []


def test_a_rare_event_is_not_told() -> None:
    rare = np.zeros(1_000)
    rare[:10] = 1
    assert told(NOISE, NOISE - 100 * rare - 0.1, np.zeros(1_000), rare) == ["own"]


def test_a_lower_bound_is_below_the_value() -> None:
    assert lower((1.0, 0.5)) == pytest.approx(1 - 1.645 * 0.5)
