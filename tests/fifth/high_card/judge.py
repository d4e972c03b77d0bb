"""High Card's judge: everybody plays any card, so that what an action is worth can be counted out."""

import numpy as np

from high_card import rules
from high_card.rules import MOST_LEGAL, NONE, HighCardState
from splittable.core.bits import lowest
from splittable.core.chance import below, shuffle, split_stream
from splittable.core.compiler import rule
from splittable.core.judges import NOBODY, OPEN, Columns, Judge, Pace, Reason, Spot
from splittable.core.state import DECK, Ints, States

TAKES = 0
"""The event that the deciding seat wins the running trick."""


def columns(players: int) -> Columns:
    """Points are tricks; their components are this trick and the later ones."""
    return Columns(players, ("now", "later"), ("takes",))


@rule
def play_on(states: States, eyes: int, seat: int, arms: Ints, seed: int, first: int, rows: Ints) -> None:
    """Play every arm on in worlds that fit."""
    room = np.concatenate((states, states))
    for world in range(rows.shape[0]):
        rng = np.empty(1, dtype=np.uint64)
        split_stream(rng, np.uint64(seed), np.uint64(first + world))
        room[0] = states[0]
        draw_world(room[0], eyes, rng)
        kept = rng[0]
        for arm in range(arms.shape[0]):
            rng[0] = kept
            room[1] = room[0]
            play_arm(room[1], seat, int(arms[arm]), rng, rows[world, arm])


@rule
def draw_world(state: HighCardState, eyes: int, rng: Ints) -> None:
    """Deal what is to be dealt, and what the eyes cannot see anew."""
    if state.needs == DECK:
        cards = np.arange(rules.DECK_SIZE).astype(np.int8)
        shuffle(rng, cards, rules.DECK_SIZE)
        rules.deal(state, cards)
    if eyes != OPEN:
        rules.resample(state, eyes, rng)


@rule
def play_arm(state: HighCardState, seat: int, arm: int, rng: Ints, row: Ints) -> None:
    """Take an action and play on at random; write what came of it."""
    players = int(state.players)
    codes = np.empty(MOST_LEGAL, dtype=np.int32)
    before = int(state.tricks_done)
    mine = int(state.points[seat]) if seat != NOBODY else 0
    row[:] = 0
    if seat != NOBODY:
        count = rules.legal(state, seat, codes)
        anything = int(codes[below(rng, count)])
        rules.take(state, seat, anything if arm < 0 else arm)
    while not state.over:
        mover = lowest(int(state.waiting))
        count = rules.legal(state, mover, codes)
        rules.take(state, mover, int(codes[below(rng, count)]))
        if seat != NOBODY and state.tricks_done == before + 1 and state.missing == players:
            row[2 * players] = int(state.points[seat]) - mine
    best, winners = 0, 0
    for other in range(players):
        best = max(best, int(state.points[other]))
    for other in range(players):
        winners += int(state.points[other] == best)
    for other in range(players):
        row[other] = int(state.points[other])
        row[players + other] = int(state.points[other] == best) / winners
    if seat != NOBODY:
        row[2 * players + 2] = row[2 * players]
        row[2 * players] += mine
        row[2 * players + 1] = int(state.points[seat]) - row[2 * players]


def candidates(states: States, seat: int) -> list[int]:
    """All cards."""
    codes = np.empty(MOST_LEGAL, dtype=np.int32)
    return [int(code) for code in codes[: rules.legal(states[0], seat, codes)]]


def start(states: States) -> tuple[float, ...]:
    """Every seat wins equally often: who leads plays no better than who follows."""
    players = int(states[0].players)
    return (1 / players,) * players


def final(states: States) -> tuple[float, ...]:
    """Shares of the victory."""
    players = int(states[0].players)
    points = states[0].points[:players]
    return tuple((points == points.max()) / (points == points.max()).sum())


def trick_facts(spot: Spot) -> dict[str, str]:
    """The best card."""
    return {"card": str(spot.best + 1)} if spot.states[0].trick.max() >= NONE else {}


PACE = Pace(batch=48, race=384, pilot=192, heat=4_000, ledger=200, open=100)
JUDGE = Judge(
    name="any-card-1",
    columns=columns,
    play_on=play_on,
    play_on_well=play_on,
    candidates=candidates,
    has_share=lambda states: True,
    start=start,
    final=final,
    unit=lambda players: "share",
    points=(0.1, 0.2, 0.4),
    errors=(0.02, 0.01),
    paces={"quick": PACE, "normal": PACE, "deep": PACE},
    reasons=(Reason("takes", "takes", "less", 0, trick_facts),),
)
