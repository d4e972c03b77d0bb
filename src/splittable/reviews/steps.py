"""One line of a record judged by itself: what a decision was worth, or what chance brought."""

from dataclasses import dataclass

import numpy as np

from splittable.core.contract import Setup
from splittable.core.judges import ANYTHING, JUDGES_CHOICE, NOBODY, Efforts, Figure, Price, Unit
from splittable.core.state import Ints, States
from splittable.reviews.bench import Bench, judge_of
from splittable.reviews.figures import estimate, reach_of
from splittable.reviews.prices import Priced, price_of
from splittable.reviews.reasons import Told, reasons_of

Figures = tuple[Figure, ...]
"""One for each seat."""


@dataclass(frozen=True)
class Step:
    """A line of a record's body."""

    number: int
    seat: int | None
    """Who decided; None for a deck or a roll."""
    code: int
    before: States
    """The state before it; of decisions made at once, before the first of them."""
    after: States
    by: str | None = None
    """The sitter or clock that decided in the player's place."""

    @property
    def is_chance(self) -> bool:
        """Whether it is a deck or a roll."""
        return self.seat is None


@dataclass(frozen=True)
class Judged:
    """What was found out about a step."""

    worths: Figures
    """Each seat's chances (or expected points) before it, all hands open."""
    skill: Figures = ()
    """What the action did for each seat, measured by the judge's own choice, as far as the one who took it knew."""
    luck: tuple[float, ...] = ()
    """The luck of a roll that was counted out."""
    lie: Figure | None = None
    price: Price | None = None
    gamble: tuple[Figure, Figure] | None = None
    why: tuple[Told, ...] = ()
    stake: Figure = (0.0, 0.0)
    """How much better the action taken was than any legal one on average, to the seat that took it."""
    has_share: bool = False


@dataclass(frozen=True)
class Wanted:
    """What is asked of a step."""

    setup: Setup
    effort: Efforts


@dataclass(frozen=True)
class Standing:
    """What every seat of a running table may expect, all hands open."""

    line: Figures
    ledger: Figures


def line_unit(setup: Setup) -> Unit:
    """What the line of a game is told in: alone, points."""
    return "share" if setup.players > 1 else "points"


def judge_step(wanted: Wanted, step: Step, is_priced: int) -> Judged:
    """Judge a step; its price is found if it is asked for (1) and there was a choice."""
    setup = wanted.setup
    if step.is_chance:
        return _judge_chance(wanted, step)
    bench = Bench(setup, step.before, int(step.seat or 0), wanted.effort)
    if len(bench.legal) < 2:
        return Judged(worths=_open_worths(wanted, step.before))
    priced = price_of(bench, step.code) if is_priced else None
    found = _weigh(wanted, bench, step)
    if priced is None:
        return found
    return _with_price(found, bench, step.code, priced)


def _with_price(found: Judged, bench: Bench, taken: int, priced: Priced) -> Judged:
    price = priced.price
    return Judged(
        worths=found.worths,
        skill=found.skill,
        lie=found.lie,
        stake=found.stake,
        price=price,
        gamble=priced.gamble,
        why=reasons_of(bench, bench.judge.equal(bench.states, bench.seat, taken), price),
        has_share=bench.has_share,
    )


def _columns(bench: Bench, unit: Unit) -> slice:
    players = bench.setup.players
    return slice(0, players) if unit == "points" else slice(players, 2 * players)


def _figures(bench: Bench, differences: Ints) -> Figures:
    """A figure for each column of samples."""
    return tuple(estimate(column, bench.judge.block, reach_of(column, 0.0)) for column in np.asarray(differences).T)


def _weigh(wanted: Wanted, bench: Bench, step: Step) -> Judged:
    """What the action taken did for every seat, beside the judge's own choice and any legal action."""
    judge, unit = bench.judge, bench.judge.unit(bench.setup.players)
    columns = _columns(bench, unit)
    rows = bench.play((step.code, JUDGES_CHOICE, ANYTHING), "ledger", 0, bench.pace.ledger)[:, :, columns]
    skill = _figures(bench, rows[:, 0] - rows[:, 1])
    stake = _figures(bench, (rows[:, 0] - rows[:, 2])[:, bench.seat, None])[0]
    if judge.luck is not None:
        # What the dice brought is counted out, and choices are what remains.
        return Judged(worths=_open_worths(wanted, step.before), stake=stake)
    opened = bench.play_open((step.code, JUDGES_CHOICE), bench.pace.open)
    worths = _figures(bench, opened[:, 1, _columns(bench, line_unit(bench.setup))])
    return Judged(worths=worths, skill=skill, stake=stake, lie=_lie(bench, opened[:, :, columns], skill[bench.seat]))


def _lie(bench: Bench, opened: Ints, own: Figure) -> Figure | None:
    """What the action did as the hidden cards lay, less what it did by what was known; None where nothing is hidden."""
    if bench.setup.game.is_open:
        return None
    lie = _figures(bench, (opened[:, 0] - opened[:, 1])[:, bench.seat, None])[0]
    return lie[0] - own[0], float(np.hypot(lie[1], own[1]))


def _judge_chance(wanted: Wanted, step: Step) -> Judged:
    judge = judge_of(wanted.setup.game)
    luck = () if judge.luck is None else judge.luck(step.before, step.after)
    return Judged(worths=_open_worths(wanted, step.before), luck=luck)


def _open_worths(wanted: Wanted, states: States, unit: Unit | None = None) -> Figures:
    """What every seat may expect, all hands open; in the line's unit if no other is named."""
    bench = Bench(wanted.setup, states, NOBODY, wanted.effort)
    told = line_unit(wanted.setup) if unit is None else unit
    if bench.judge.counts is not None and told == line_unit(wanted.setup):
        return tuple((value, 0.0) for value in bench.judge.counts(states))
    rows = bench.play_open((JUDGES_CHOICE,), bench.pace.open)
    return _figures(bench, rows[:, 0, _columns(bench, told)])


def standing_of(wanted: Wanted, states: States) -> Standing:
    """How a table that is not over stands."""
    setup = wanted.setup
    unit = judge_of(setup.game).unit(setup.players)
    line = _open_worths(wanted, states, line_unit(setup))
    return Standing(line, line if unit == line_unit(setup) else _open_worths(wanted, states, unit))
