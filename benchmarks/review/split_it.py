"""Split it!'s judge: playouts a second, and how often guesses drawn from good mixes are called mistakes (11.12).

`python -m benchmarks.review.split_it`
"""

import time

import numpy as np

import splittable
from splittable.core.chance import fraction, stream
from splittable.core.judges import JUDGES_CHOICE
from splittable.core.state import copy_states
from splittable.games.split_it.review.guesses import meet
from splittable.games.split_it.review.judge import JUDGE
from splittable.games.split_it.rules.codes import GUESS_CODES
from splittable.games.split_it.rules.state import GUESS
from splittable.reviews.labels import label_of

GAMES, WORLDS = 6, 1000


def measure_speed() -> None:
    """Print playouts a second of CPU time from the first row."""
    for players in (2, 3, 4):
        states = copy_states(splittable.new("split-it", players=players, seed=1).states)
        rows = np.zeros((WORLDS, 1, JUDGE.columns(players).width), dtype=np.float32)
        JUDGE.play_on(states, 0, 0, np.array([JUDGES_CHOICE]), 1, 0, rows[:1])
        started = time.process_time()
        JUDGE.play_on(states, 0, 0, np.array([JUDGES_CHOICE]), 1, 0, rows)
        print(f"{players} players: {WORLDS / (time.process_time() - started):,.0f} playouts a second")


def measure_guesses() -> None:
    """Print how often a guess that was drawn from one of the mixes is labelled."""
    rng, guesses, labelled = stream(1), [0, 0], [0, 0]
    for game in range(GAMES):
        table = splittable.new("split-it", players=2 + game % 3, seed=game)
        while not table.over:
            if table.states[0].asks != GUESS:
                seat = table.waiting[0]
                table.play(seat, table.suggest(seat, level="medium", seed=game))
                continue
            meeting = meet(table.states, "normal")
            waiting = table.waiting
            states = copy_states(table.states)
            for seat in waiting:
                for kind, mixes in enumerate(meeting.mixes):
                    drawn = fraction(rng)
                    section = int(np.searchsorted(mixes[seat].cumsum() / mixes[seat].sum(), drawn, side="right"))
                    price = JUDGE.price(states, seat, GUESS_CODES + section, game, "normal") if JUDGE.price else None
                    guesses[kind] += 1
                    labelled[kind] += price is not None and label_of(JUDGE, price) != "fine"
                    action = f"guess {('white', 'pink', 'black')[section]}"
                table.play(seat, action)
    for name, count, found in zip(("common", "solved"), guesses, labelled, strict=True):
        print(f"{name} mix: {found} of {count} guesses labelled")


if __name__ == "__main__":
    measure_speed()
    measure_guesses()
