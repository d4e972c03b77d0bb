"""What tests of SPLIT's judge share: decisions of whole games, and rows of results."""

from collections.abc import Iterator

import numpy as np

from splittable.core.chance import shuffle, stream
from splittable.core.compiler import rule
from splittable.core.state import Ints, States, copy_states
from splittable.games.split import GAME
from splittable.games.split.bots.rollout import play_quickly
from splittable.games.split.bots.search import glance
from splittable.games.split.bots.taste import TASTE
from splittable.games.split.review.columns import AHEAD, columns
from splittable.games.split.review.playing_on import play_on
from splittable.games.split.review.results import write_results
from splittable.games.split.rules.game import MOST_CARDS, MOST_LEGAL, deck, legal, take
from splittable.games.split.rules.resample import resample
from splittable.games.split.rules.rounds import deal


def legal_codes(states: States, seat: int) -> list[int]:
    """The legal codes of a seat."""
    codes = np.empty(MOST_LEGAL, np.int32)
    found: list[int] = codes[: legal(states[0], seat, codes)].tolist()
    return found


def choices(players: int, seed: int, every: int = 1, **options: str) -> Iterator[tuple[States, int]]:
    """Some decisions with a choice of a game that is played by glances with much noise."""
    states, rng, cards = GAME.begin(players, options), stream(seed), np.empty(MOST_CARDS, np.int8)
    state, codes, count = states[0], np.empty(MOST_LEGAL, np.int32), 0
    while not state.over:
        if state.needs:
            shuffle(rng, cards, deck(state, cards))
            deal(state, cards)
        seat = int(state.turn)
        if legal(state, seat, codes) > 1:
            if count % every == 0:
                yield copy_states(states), seat
            count += 1
        take(state, seat, glance(state, seat, codes, 8.0, rng))


def rows_of(states: States, eyes: int, seat: int, arms: list[int], worlds: int, first: int = 0, seed: int = 7) -> Ints:
    """Rows of results, worlds by arms."""
    width = columns(int(states[0]["players"])).width
    rows = np.full((worlds, len(arms), width), np.nan, dtype=np.float32)
    play_on(states, eyes, seat, np.array(arms, dtype=np.int64), seed, first, rows)
    return rows


@rule
def play_in_a_row(states: States, room: States, seat: int, rng: Ints, rows: Ints) -> None:
    """Rows of the judge's choice with chance that is not keyed, one draw after the other; `room` is for one state."""
    codes, events = np.empty(MOST_LEGAL, dtype=np.int32), np.zeros(AHEAD, dtype=np.int64)
    for world in range(rows.shape[0]):
        room[0] = states[0]
        state = room[0]
        resample(state, seat, rng)
        while state.waiting != 0:
            take(state, int(state.turn), play_quickly(state, int(state.turn), codes, TASTE, 4.0, rng))
        write_results(state, seat, events, rows[world])
