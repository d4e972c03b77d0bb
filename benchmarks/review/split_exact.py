"""What SPLIT's judge is worth exactly in positions small enough to count: every world, every doubt of the judge.

The judge adds a uniform doubt to each rating and takes the highest. Its rules are run once more as plain Python with
doubts that keep book of the ratings; how likely each action is follows by integrating the doubts out.
"""

from collections.abc import Callable, Iterator
from itertools import pairwise, permutations
from types import FunctionType
from typing import Any

import numpy as np

from splittable.core.judges import OPEN
from splittable.core.state import States, copy_states
from splittable.games.split.bots import rollout
from splittable.games.split.bots.taste import TASTE
from splittable.games.split.review.columns import AHEAD, columns
from splittable.games.split.review.results import write_results
from splittable.games.split.review.thinking import NOISE
from splittable.games.split.rules.codes import DRAW, PASS
from splittable.games.split.rules.game import MOST_LEGAL, legal, take
from splittable.games.split.rules.state import ASKED_DRAW, ASKED_PLAY, ASKED_STRONG, ASKED_TRADE, ASKED_USE

INSTEAD = -7
"""What a choice of play gives where the judge would rather discard."""
KNOTS, WEIGHTS = np.polynomial.legendre.leggauss(12)
"""Exact for the piecewise polynomials of up to twenty options."""


class Doubt:
    """Stands for a doubt in a sum, and so gets to know the rating that it is added to."""

    def __init__(self, book: "Book", place: int) -> None:
        self._book, self.place, self.rating = book, place, 0.0

    def __rmul__(self, noise: float) -> "Doubt":
        return self

    def __add__(self, other: float) -> "Doubt":
        self.rating += float(other)
        return self

    __radd__ = __add__

    def __sub__(self, other: float) -> "Doubt":
        return self + -float(other)

    def _height(self) -> float:
        return np.inf if self.place == self._book.forced else self.rating

    def __gt__(self, other: "Doubt | float") -> bool:
        return self._height() > (other._height() if isinstance(other, Doubt) else other)

    def __lt__(self, other: float) -> bool:
        return self._height() < other


class Book:
    """The doubts of one run of a rule; the one at the place `forced` wins."""

    def __init__(self, forced: int) -> None:
        self.forced = forced
        self.doubts: list[Doubt] = []

    def fraction(self, rng: object) -> Doubt:  # noqa: ARG002 - in the place of `core.chance.fraction`
        """The next doubt."""
        self.doubts.append(Doubt(self, len(self.doubts)))
        return self.doubts[-1]


def _lowest(mask: int) -> int:
    return (mask & -mask).bit_length() - 1


def _plain(function: Any, **names: object) -> Callable[..., int]:
    """A rule as plain Python, in which some names mean something else."""
    source = getattr(function, "py_func", function)
    return FunctionType(source.__code__, {**source.__globals__, "lowest": _lowest, **names})


def _run(function: Any, arguments: tuple[Any, ...], forced: int) -> tuple[int, Book]:
    book = Book(forced)
    chosen = _plain(function, fraction=book.fraction, choose_discard=lambda *_: INSTEAD)(*arguments, None)
    return int(chosen), book


def _options(function: Any, *arguments: Any) -> tuple[list[int], list[float]]:
    """The codes that a rule chooses from, and their ratings; no ratings if there is nothing to choose."""
    chosen, book = _run(function, arguments, INSTEAD)
    ratings = [doubt.rating for doubt in book.doubts]
    if not ratings:
        return [chosen], []
    return [_run(function, arguments, place)[0] for place in range(len(ratings))], ratings


def win_chances(ratings: list[float], least: float = -np.inf) -> list[float]:
    """How likely each rating is the highest with its doubt, and no less than `least`."""
    found = []
    for place, rating in enumerate(ratings):
        others = [other for one, other in enumerate(ratings) if one != place]
        low, high = max(rating, least), rating + NOISE
        ends = [end for other in others for end in (other, other + NOISE) if low < end < high]
        edges = np.unique([low, *ends, high]) if low < high else np.empty(0)
        total = 0.0
        for start, end in pairwise(edges):
            heights = (start + end) / 2 + KNOTS * (end - start) / 2
            below = np.ones_like(heights)
            for other in others:
                below *= np.clip((heights - other) / NOISE, 0, 1)
            total += float(WEIGHTS @ below) * (end - start) / 2 / NOISE
        found.append(total)
    return found


def _spread(codes: list[int], chances: list[float], whole: float = 1.0) -> dict[int, float]:
    found: dict[int, float] = {}
    for code, chance in zip(codes, chances or [1.0], strict=True):
        found[code] = found.get(code, 0.0) + whole * chance
    return found


def policy(states: States) -> dict[int, float]:
    """How likely the judge takes each action of whoever has the turn."""
    state = states[0]
    seat, codes = int(state.turn), np.empty(MOST_LEGAL, dtype=np.int32)
    if state.asked in (ASKED_PLAY, ASKED_USE):
        plays, ratings = _options(rollout.choose_play, state, seat, codes, TASTE, 1.0)
        if state.asked == ASKED_USE or (plays[0] != INSTEAD and not ratings):
            return _spread(plays, win_chances(ratings))
        rather = float(np.prod([np.clip(-rating / NOISE, 0, 1) for rating in ratings]))
        found = _spread(plays, win_chances(ratings, 0.0)) if ratings else {}
        thrown = _options(rollout.choose_discard, state, seat, TASTE, 1.0)
        for code, chance in _spread(thrown[0], win_chances(thrown[1]), rather).items():
            found[code] = found.get(code, 0.0) + chance
        return found
    if state.asked == ASKED_STRONG:
        return _bonus(states, seat)
    if state.asked == ASKED_DRAW:
        options = _options(rollout.choose_draw, state, seat, codes, TASTE, 1.0)
    elif state.asked == ASKED_TRADE:
        options = _options(rollout.choose_trade, state, seat, TASTE, 1.0)
    else:
        options = _options(rollout.choose_rival, state, seat, 1.0)
    return _spread(options[0], win_chances(options[1]))


def _bonus(states: States, seat: int) -> dict[int, float]:
    """Whether the judge draws a bonus: the difference of two doubts decides."""
    low, high = -100.0, 100.0
    for _ in range(60):
        middle = (low + high) / 2
        values = iter((max(middle, 0.0), max(-middle, 0.0)))
        choose = _plain(rollout.choose_bonus, fraction=lambda rng, values=values: next(values))  # noqa: ARG005 - the same
        is_drawn = choose(states[0], seat, TASTE, NOISE, None) == DRAW
        low, high = (low, middle) if is_drawn else (middle, high)
    least = min(max(high, -1.0), 1.0)
    drawn = (1 - least) ** 2 / 2 if least > 0 else 1 - (1 + least) ** 2 / 2
    return {DRAW: drawn, PASS: 1 - drawn}


def worlds_of(states: States, eyes: int) -> Iterator[States]:
    """Every world that fits what a seat knows, each as often as it is likely."""
    state = states[0]
    hidden = [int(card) for card in state.pile[: int(state.pile_size)]]
    rival = 1 - eyes
    seen, seen_twins = int(state.seen[rival]), int(state.seen_twins[rival])
    lacking = 0
    if eyes != OPEN:
        for held, known in ((int(state.held[rival]), seen), (int(state.held_twins[rival]), seen_twins)):
            cards = [card for card in range(52) if (held & ~known) >> card & 1]
            hidden += cards
            lacking += len(cards)
    for order in permutations(hidden):
        world = copy_states(states)
        once, twins = seen, seen_twins
        for card in order[:lacking]:
            twins |= once & 1 << card
            once |= 1 << card
        world[0]["held"][rival], world[0]["held_twins"][rival] = once, twins
        world[0]["pile"][: len(order) - lacking] = order[lacking:]
        yield world


class Counter:
    """Counts out what is expected of positions for two, as the judge plays on."""

    def __init__(self) -> None:
        self._means: dict[bytes, tuple[float, float]] = {}
        self._policies: dict[bytes, dict[int, float]] = {}

    def after(self, states: States, seat: int, code: int) -> tuple[float, float]:
        """The expected lead and share of a seat after a code of its own, over all worlds that fit."""
        found = []
        for world in worlds_of(states, seat):
            take(world[0], seat, code)
            found.append(self.mean(world))
        lead, share = np.mean(found, axis=0)
        return (float(lead), float(share)) if seat == 0 else (-float(lead), 1 - float(share))

    def mean(self, states: States) -> tuple[float, float]:
        """The expected lead and share of the first seat in a world."""
        key = states.tobytes()
        if key not in self._means:
            self._means[key] = self._count(states)
        return self._means[key]

    def _count(self, states: States) -> tuple[float, float]:
        if states[0]["waiting"] == 0:
            row = np.zeros(columns(2).width, dtype=np.float32)
            write_results(states[0], 0, np.zeros(AHEAD, dtype=np.int64), row)
            return float(row[0]), float(row[2])
        total = np.zeros(2)
        for code, chance in self.policy(states).items():
            if chance > 0:
                after = copy_states(states)
                take(after[0], int(after[0]["turn"]), code)
                total += chance * np.array(self.mean(after))
        return float(total[0]), float(total[1])

    def policy(self, states: States) -> dict[int, float]:
        """How likely the judge takes each action; the order of the pile does not matter to it."""
        blind = copy_states(states)
        blind[0]["pile"][:] = 0
        key = blind.tobytes()
        if key not in self._policies:
            self._policies[key] = policy(states)
        return self._policies[key]


def legal_codes(states: States, seat: int) -> list[int]:
    """The legal codes of a seat."""
    codes = np.empty(MOST_LEGAL, dtype=np.int32)
    found: list[int] = codes[: legal(states[0], seat, codes)].tolist()
    return found
