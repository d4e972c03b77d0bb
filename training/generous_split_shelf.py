"""Fill the shelf that reviews of Generous Split take deals to come from: `python -m training.generous_split_shelf`."""

import numpy as np

from splittable.core.bits import lowest
from splittable.core.chance import next_bits, split_stream
from splittable.core.compiler import rule
from splittable.core.state import DECK, Ints, States, blank
from splittable.games.generous_split.bots.glance import glance
from splittable.games.generous_split.bots.search import NOISE
from splittable.games.generous_split.review.playing_on import STATES, TRIAL, WORLD, doubt, draw_world
from splittable.games.generous_split.review.standings import FOLDER
from splittable.games.generous_split.rules.game import hand_size_of, take
from splittable.games.generous_split.rules.state import GenerousSplitState

DEALS = 4096
SEED = 15


def play_shelf(players: int, deals: int) -> Ints:
    """The points of the first deals of the shelf, from the seat that led leftwards."""
    states = blank(GenerousSplitState, STATES)
    start: GenerousSplitState = states[WORLD]
    start.players, start.deals, start.needs = players, players, DECK
    start.hand_size = hand_size_of(players)
    points = np.zeros((deals, players), dtype=np.int8)
    play_deals(states, np.uint64(SEED), points)
    # Seat 0 deals, so seat 1 leads.
    return np.roll(points, -1, axis=1)


@rule
def play_deals(states: States, seed: np.uint64, points: Ints) -> None:
    """Deal and let the judge play to the end of each deal."""
    rng, doubts = np.empty(1, dtype=np.uint64), np.empty(1, dtype=np.uint64)
    state = states[TRIAL]
    for number in range(points.shape[0]):
        states[TRIAL] = states[WORLD]
        split_stream(rng, seed, np.uint64(number))
        key = next_bits(rng)
        draw_world(state, -1, rng)
        while state.waiting:
            mover = lowest(int(state.waiting))
            doubt(state, mover, key, doubts)
            take(state, mover, glance(state, mover, NOISE, doubts))
        for seat in range(points.shape[1]):
            points[number, seat] = state.points[seat]


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for count in (3, 4, 5):
        np.save(FOLDER / f"players_{count}.npy", play_shelf(count, DEALS))
