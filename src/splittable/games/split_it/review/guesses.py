"""The price of a guess in Split it!: what it loses against good mixes of everybody else.

All who guess know the same, so what every outcome of a reveal is worth is found once, in worlds of its own, for all of
them; two mixes follow from it. A guess that either of them takes now and then is as good as any.
"""

import hashlib
import math
from collections import OrderedDict
from itertools import product

import numpy as np

from splittable.core.compiler import rule
from splittable.core.judges import Efforts, Figure, Pace, Price, Worth
from splittable.core.state import Ints, States, blank, copy_states
from splittable.games.split_it.bots.gains import Outlook
from splittable.games.split_it.bots.guesses import DRAFTS, LEAD, MOST_OUTCOMES, ROOT, find_mixes, weigh_guesses
from splittable.games.split_it.bots.solver import DEEPEST, KNOWN, UNKNOWN, guess_both, solve
from splittable.games.split_it.bots.worth import memory
from splittable.games.split_it.review.playing_on import (
    FLAGS,
    columns,
    draw_world,
    is_near_the_end,
    play_out,
    play_with,
    write_row,
)
from splittable.games.split_it.review.scene import Scene, begin_scene, hopes, note_reveal
from splittable.games.split_it.rules.codes import GUESS_CODES
from splittable.games.split_it.rules.game import take
from splittable.games.split_it.rules.state import CARDS, GUESS, MOST_ROUNDS, SEATS, SECTIONS, SplitItState

OFTEN = 0.1
"""A guess that one of the mixes makes at least so often is fine."""
ITERATIONS = 400
KEPT = 64
"""Reveals whose worths are kept in memory."""
WORLDS: dict[Efforts, int] = {"quick": 12, "normal": 32, "deep": 128}
"""Worlds in which every outcome of a reveal is played on."""
SURE = 2.0
"""Standard errors beyond which a loss is out of the question."""


@rule
def play_outcomes(
    drafts: States, hopes: Ints, scenes: States, guessers: Ints, sections: Ints, seed: int, results: Ints
) -> None:
    """Write points and shares of all seats for every outcome of the guesses, in worlds that all outcomes share."""
    rng, world = np.zeros(1, dtype=np.uint64), np.zeros(1, dtype=np.uint64)
    cards = np.zeros(CARDS, dtype=np.int8)
    scores, flags = np.zeros(SEATS, dtype=np.int64), np.zeros(FLAGS, dtype=np.int64)
    count, choices = len(guessers), len(sections)
    state, scene = drafts[2], scenes[1]
    for number in range(results.shape[0]):
        drafts[1] = drafts[0]
        draw_world(drafts[1], seed, number, cards, world, rng)
        begin_scene(drafts[1], scenes[0])
        for outcome in range(choices**count):
            drafts[2] = drafts[1]
            scenes[1] = scenes[0]
            rest = outcome
            for place in range(count):
                take(state, int(guessers[place]), GUESS_CODES + int(sections[rest % choices]))
                rest //= choices
            note_reveal(state, scene)
            play_out(state, hopes, scene, -1, 1, world, rng, flags)
            write_row(state, -1, scores, flags, results[number, outcome])


class Meeting:
    """The guesses of a reveal: what every outcome is worth, and good mixes, all from what everybody sees."""

    def __init__(self, states: States, seed: int, effort: Efforts) -> None:
        self.states = states
        state: SplitItState = states[0]
        self.players = int(state.players)
        self.seats = [seat for seat in range(self.players) if int(state.in_round) >> seat & 1]
        self.sections = [section for section in range(SECTIONS) if int(state.open) >> section & 1]
        self.has_share = bool(is_near_the_end(state))
        count = len(self.sections) ** len(self.seats)
        self.results = np.zeros((WORLDS[effort], count, 2 * self.players), dtype=np.float32)
        drafts = blank(SplitItState, 3)
        drafts[0] = states[0]
        guessers, sections = np.array(self.seats, dtype=np.int64), np.array(self.sections, dtype=np.int64)
        play_outcomes(drafts, hopes(), blank(Scene, 2), guessers, sections, seed, self.results)
        self.digits = np.array(
            [
                [rest // len(self.sections) ** place % len(self.sections) for place in range(len(self.seats))]
                for rest in range(count)
            ]
        )
        self.exact = self._solve() if self.players == 2 and int(state.rounds_done) == MOST_ROUNDS - 1 else None
        self.mixes = [self._common(), self._settled()]

    @property
    def unit(self) -> int:
        """Where the deciding figures of the seats begin: shares where they are known, else points."""
        return self.players if self.has_share else 0

    def _solve(self) -> Ints:
        """The first seat's share of the victory for every outcome, with two in the last round."""
        drafts, outlooks = blank(SplitItState, max(DRAFTS, DEEPEST)), blank(Outlook, 1)
        shares = []
        for second, first in product(self.sections, repeat=2):
            drafts[ROOT] = self.states[0]
            guess_both(drafts, ROOT, first, second, memory(), outlooks)
            known = np.full(KNOWN, UNKNOWN)
            shares.append(solve(drafts, ROOT + 1, MOST_ROUNDS - 1, memory(), outlooks, known))
        return np.array(shares)

    def _mix(self, payoffs: Ints) -> Ints:
        """Mixes of everybody who guesses, by seat and section."""
        found, whole = np.zeros((SEATS, SECTIONS)), np.zeros((SEATS, SECTIONS))
        guessers = np.array(self.seats + [0] * (SEATS - len(self.seats)), dtype=np.int64)
        find_mixes(payoffs, guessers, len(self.seats), len(self.sections), ITERATIONS, found)
        for place, seat in enumerate(self.seats):
            for choice, section in enumerate(self.sections):
                whole[seat, section] = found[place, choice]
        return whole

    def _common(self) -> Ints:
        """The mixes from which all levels start: an equilibrium of the leads in sight."""
        drafts = blank(SplitItState, DRAFTS)
        drafts[ROOT] = self.states[0]
        payoffs = np.zeros((MOST_OUTCOMES, SEATS))
        weigh_guesses(
            drafts, ROOT, memory(), blank(Outlook, 1), LEAD, 0, 1, 0, np.zeros(SEATS, dtype=np.int64), payoffs
        )
        return self._mix(payoffs)

    def _settled(self) -> Ints:
        """An equilibrium of what the outcomes are worth."""
        payoffs = np.zeros((MOST_OUTCOMES, SEATS))
        if self.exact is not None:
            payoffs[: len(self.exact), 0], payoffs[: len(self.exact), 1] = self.exact, 1 - self.exact
        else:
            means = self.results.mean(axis=0, dtype=np.float64)
            payoffs[: len(means), : self.players] = means[:, self.unit : self.unit + self.players]
        return self._mix(payoffs)

    def chances(self, mixes: Ints, seat: int) -> Ints:
        """How likely each outcome is against the mixes of the others, for each choice of a seat."""
        place = self.seats.index(seat)
        chances = np.ones((len(self.sections), len(self.digits)))
        for other, each in enumerate(self.seats):
            if other != place:
                chances *= mixes[each, self.sections][self.digits[:, other]]
        for choice in range(len(self.sections)):
            chances[choice] *= self.digits[:, place] == choice
        return chances

    def worlds(self, mixes: Ints, seat: int, column: int) -> Ints:
        """What each choice of a seat came to in each world."""
        return self.results[:, :, column].astype(np.float64) @ self.chances(mixes, seat).T

    def regrets(self, mixes: Ints, seat: int) -> Ints:
        """How far each choice is behind the best, in the deciding unit."""
        if self.exact is not None:
            worths = self.chances(mixes, seat) @ (self.exact if seat == 0 else 1 - self.exact)
        else:
            worths = self.worlds(mixes, seat, self.unit + seat).mean(axis=0)
        behind: Ints = worths.max() - worths
        return behind


_MEETINGS: OrderedDict[tuple[int, Efforts], Meeting] = OrderedDict()


def meet(states: States, effort: Efforts) -> Meeting:
    """The guesses of a reveal; kept, because all who guess know the same."""
    seen = copy_states(states[:1])
    state: SplitItState = seen[0]
    turned = int(state.turned)
    # Nothing that anybody has decided, nor the order of the pile, may tell.
    seen["waiting"] |= seen["decided"]
    seen["decided"] = 0
    seen["choices"] = 0
    seen["pile"][0, turned:] = np.sort(seen["pile"][0, turned:])
    seed = int.from_bytes(hashlib.sha256(seen.tobytes()).digest()[:8], "big") >> 1
    key = seed, effort
    if key not in _MEETINGS:
        _MEETINGS[key] = Meeting(seen, seed, effort)
        if len(_MEETINGS) > KEPT:
            _MEETINGS.popitem(last=False)
    return _MEETINGS[key]


def price_with(
    states: States, seat: int, taken: int, seed: int, effort: Efforts, pace: Pace, errors: Figure, least: Figure
) -> Price | None:
    """The price of a guess by the mix against which it loses least; None for other decisions."""
    if states[0].asks != GUESS:
        return None
    meeting = meet(states, effort)
    sections = meeting.sections
    choice = sections.index(taken - GUESS_CODES)
    losses = [float(meeting.regrets(mixes, seat)[choice]) for mixes in meeting.mixes]
    mixes = meeting.mixes[int(np.argmin(losses))]
    best = int(np.argmin(meeting.regrets(mixes, seat)))
    told = tuple({GUESS_CODES + section: float(each[seat, section]) for section in sections} for each in meeting.mixes)
    worths = _worths(meeting, mixes, seat)
    is_fine = best == choice or any(each[seat, sections[choice]] >= OFTEN for each in meeting.mixes)
    width = columns(meeting.players).width
    if is_fine:
        nothing = (0.0, 0.0)
        rows = np.zeros((0, 2, width), dtype=np.float32)
        return Price(taken, nothing, nothing if meeting.has_share else None, worths, rows, mixes=told)
    arms = np.array([GUESS_CODES + sections[best], taken], dtype=np.int64)
    apart = meeting.worlds(mixes, seat, meeting.unit + seat)
    spread = apart[:, best] - apart[:, choice]
    error = float(spread.std(ddof=1)) / math.sqrt(len(spread))
    rows = np.zeros((pace.pilot, 2, width), dtype=np.float32)
    play_with(meeting.states, seat, arms, mixes, seed, 0, rows, 0)
    unit = int(meeting.has_share)
    if float(spread.mean()) + SURE * error > least[unit]:
        column = meeting.unit + seat
        wanted = (float((rows[:, 0, column] - rows[:, 1, column]).std(ddof=1)) / errors[unit]) ** 2
        more = np.zeros((max(min(math.ceil(wanted), pace.heat) - pace.pilot, 0), 2, width), dtype=np.float32)
        play_with(meeting.states, seat, arms, mixes, seed, pace.pilot, more, 0)
        rows = np.concatenate([rows, more])
    share = _loss(rows, meeting.players + seat) if meeting.has_share else None
    if meeting.exact is not None:
        share = min(losses), 0.0
    return Price(int(arms[0]), _loss(rows, seat), share, worths, rows, mixes=told)


def _loss(rows: Ints, column: int) -> Figure:
    apart = rows[:, 0, column].astype(np.float64) - rows[:, 1, column]
    # Where nothing differed in all worlds, it may yet in three of as many.
    return float(apart.mean()), max(float(apart.std(ddof=1)) / math.sqrt(len(apart)), 3 / len(apart) ** 1.5)


def _worths(meeting: Meeting, mixes: Ints, seat: int) -> tuple[Worth, ...]:
    points = meeting.worlds(mixes, seat, seat)
    shares = meeting.worlds(mixes, seat, meeting.players + seat)
    deciding = shares if meeting.has_share else points
    best = int(deciding.mean(axis=0).argmax())
    found = [
        Worth(
            GUESS_CODES + section,
            _figure(points[:, choice]),
            _figure(shares[:, choice]) if meeting.has_share else None,
            _figure(deciding[:, best] - deciding[:, choice]),
        )
        for choice, section in enumerate(meeting.sections)
    ]
    return tuple(sorted(found, key=lambda worth: worth.behind[0]))


def _figure(values: Ints) -> Figure:
    return float(values.mean()), float(values.std(ddof=1)) / math.sqrt(len(values))
