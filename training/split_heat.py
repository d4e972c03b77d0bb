"""Fit the softmax of SPLIT's value network to how games end: `python -m training.split_heat`.

Whole games between quick players; at some decisions the seat that decides weighs the table. Each temperature and its
bend, by table size, rounds to come and part of the round, make what came of it likeliest.
"""

from typing import NamedTuple

import numpy as np

from splittable.core.bits import count_bits, lowest
from splittable.core.chance import below, stream
from splittable.core.compiler import rule
from splittable.core.state import Ints, States
from splittable.games.split.bots.features import TABLES
from splittable.games.split.bots.policy import phase_of
from splittable.games.split.bots.value import Weights, new_desk, part_of_round, weigh_finished, weigh_running, weights
from splittable.games.split.rules.game import MOST_CARDS, MOST_LEGAL, take
from splittable.games.split.rules.rounds import score, winners
from splittable.games.split.rules.state import SEATS
from splittable.play.contest import derive
from training.split import Split, first_states
from training.split_lessons import begin_round, choose_code, draw_styles

GAMES = 2_000
"""Games of every table size."""
ASKED = 12
"""One in so many decisions is weighed, and the end of every round but the last."""
HEATS = np.geomspace(4, 250, 50)
"""Temperatures that are tried."""
BENDS = np.array([0.0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5])
"""Bends that are tried: see `value.power_of`."""
FEWEST_CASES = 200
"""With fewer cases a temperature stays as it is."""


class Cases(NamedTuple):
    """What was expected, and what came of it; one row a decision."""

    worths: Ints
    places: Ints
    """Rounds to come and part of the round."""
    shares: Ints
    used: Ints


def blank_cases(most: int) -> Cases:
    """Room for cases."""
    return Cases(np.zeros((most, SEATS)), np.zeros((most, 2), np.int64), np.zeros((most, SEATS)), np.zeros(1, np.int64))


@rule
def play_cases(states: States, desks: States, weights: Weights, games: int, cases: Cases, rng: Ints) -> None:
    """Play games that begin as the last of some states, and note cases while there is room."""
    desk, most = desks[0], cases.places.shape[0]
    cards, codes = np.empty(MOST_CARDS, dtype=np.int8), np.empty(MOST_LEGAL, dtype=np.int32)
    scores = np.zeros(SEATS, dtype=np.int64)
    for _ in range(games):
        states[0] = states[2]
        state, first = states[0], int(cases.used[0])
        rough = draw_styles(int(state.players), rng)
        while not state.over:
            here = int(cases.used[0])
            is_running = state.waiting != 0
            if here < most and (not is_running or below(rng, ASKED) == 0) and state.rounds_done + is_running > 0:
                left = int(state.rounds) - int(state.rounds_done)
                if is_running:
                    mover = lowest(int(state.waiting))
                    weigh_running(desk, state, weights, mover, phase_of(state, mover))
                    left -= 1
                else:
                    weigh_finished(desk, state, weights)
                cases.places[here, 0] = left
                cases.places[here, 1] = part_of_round(state)
                for seat in range(int(state.players)):
                    cases.worths[here, seat] = desk.worths[seat]
                cases.used[0] += 1
            if state.needs:
                begin_round(state, cards, rng)
            else:
                mover = lowest(int(state.waiting))
                take(state, mover, choose_code(state, mover, rough >> mover & 1, codes, rng))
        score(state, scores)
        seats = winners(state, scores)
        for here in range(first, int(cases.used[0])):
            for seat in range(int(state.players)):
                cases.shares[here, seat] = (seats >> seat & 1) / count_bits(seats)


def surprise(worths: Ints, shares: Ints, heat: float, bend: float) -> float:
    """How unlikely what came was, with a temperature and a bend: the mean of −log of the winner's share."""
    leads = worths - worths.mean(axis=1, keepdims=True)
    powers = leads / (heat + bend * np.maximum(leads, 0))
    logs = powers - np.log(np.exp(powers).sum(axis=1, keepdims=True))
    return float(-(shares * logs).sum(axis=1).mean())


def fit_one(worths: Ints, shares: Ints) -> tuple[float, float]:
    """The temperature and the bend that make what came likeliest: the temperature first, then both in turn."""
    heat, bend = float(HEATS[0]), 0.0
    for _ in range(4):
        heat = float(min(HEATS, key=lambda tried: surprise(worths, shares, tried, bend)))
        bend = float(min(BENDS, key=lambda tried: surprise(worths, shares, heat, tried)))
    return heat, bend


def fit(found: Weights, games: int, seed: int) -> Weights:
    """The weights with the temperatures and bends that make what came likeliest."""
    heats, bends = found.heat.copy(), found.bend.copy()
    for table in range(TABLES):
        players = table + 2
        cases = blank_cases(games * 60 * players)
        play_cases(first_states(players), new_desk(), found, games, cases, stream(derive("heat", seed, players)))
        count = int(cases.used[0])
        worths, shares, places = cases.worths[:count, :players], cases.shares[:count, :players], cases.places[:count]
        for left in range(heats.shape[1]):
            for part in range(heats.shape[2]):
                here = (places == (left, part)).all(axis=1)
                if here.sum() >= FEWEST_CASES:
                    heats[table, left, part], bends[table, left, part] = fit_one(worths[here], shares[here])
    return found._replace(heat=heats, bend=bends)


if __name__ == "__main__":
    Split().keep(dict(fit(weights(), GAMES, 1)._asdict()), None)
