"""Playing on in many worlds of Split it!, in compiled code: what came of every arm, as rows of figures."""

import numpy as np

from splittable.core.bits import lowest
from splittable.core.chance import next_bits, shuffle, split_stream
from splittable.core.compiler import rule
from splittable.core.judges import ANYTHING, NOBODY, OPEN, Columns
from splittable.core.state import Ints, States, blank
from splittable.games.split_it.bots.cuts import draw
from splittable.games.split_it.bots.guesses import MOST_OUTCOMES
from splittable.games.split_it.review.policy import (
    BY_ARM,
    choose_column,
    choose_cut,
    choose_guess,
    choose_removal,
    key_chance,
    nth_open,
    pick,
    settle_guesses,
)
from splittable.games.split_it.review.scene import Scene, begin_scene, hopes, note_joker, note_reveal
from splittable.games.split_it.rules.codes import GUESS_CODES, JOKER_CODES, MOST_LEGAL
from splittable.games.split_it.rules.columns import most_cards, score, winners
from splittable.games.split_it.rules.game import deal, deck, legal, resample, take
from splittable.games.split_it.rules.state import (
    CARDS,
    FEWEST_ROUNDS,
    GUESS,
    MOST_ROUNDS,
    NUMBERS,
    PLACE,
    REMOVE,
    SEATS,
    SECTIONS,
    SPLIT,
    SplitItState,
)

SHARED_ROUNDS = 2
"""Rounds before the end in which results are told as shares of the victory too."""
NUMBER_NAMES = tuple(f"number-{number}" for number in range(1, NUMBERS + 1))
SCORED_NAMES = tuple(f"scored-{number}" for number in range(1, NUMBERS + 1))
RIVAL_NAMES = tuple(f"rivals-{number}" for number in range(1, NUMBERS + 1))
FLAGS = 6
ALONE, MEETS, EMPTY, NOBODY_TAKES, AGAIN, WAITS = range(FLAGS)
FLAG_NAMES = ("alone", "meets", "empty", "nobody-takes", "again", "waits")
"""Of the deciding seat: it takes a section at the next reveal, it meets somebody there, it takes nothing in
this round, nobody takes anything at that reveal, the row is split again, and a joker of its own waits at the end."""
SCORED, RIVALS, FIRST_FLAG = NUMBERS, 2 * NUMBERS, 3 * NUMBERS
"""Where they are after the components."""


def columns(players: int) -> Columns:
    """The lead by number; which numbers are scored by the deciding seat and by others; and what happens at once."""
    return Columns(players, NUMBER_NAMES, (*SCORED_NAMES, *RIVAL_NAMES, *FLAG_NAMES))


@rule
def is_near_the_end(state: SplitItState) -> bool:
    """Whether this is one of the last two rounds."""
    rounds = FEWEST_ROUNDS if state.players == SEATS else MOST_ROUNDS
    return rounds - int(state.rounds_done) <= SHARED_ROUNDS


@rule
def guess_all(state: SplitItState, hopes: Ints, scene: Scene, world: Ints, rng: Ints) -> None:
    """Let everybody guess who has not guessed yet."""
    guessers = int(state.waiting)
    if scene.is_careful:
        guess_carefully(state, hopes, scene, world, rng)
        return
    while guessers:
        seat = lowest(guessers)
        guessers &= guessers - 1
        take(state, seat, choose_guess(state, hopes, scene, seat, world, rng))


@rule
def guess_carefully(state: SplitItState, hopes: Ints, scene: Scene, world: Ints, rng: Ints) -> None:
    """Let everybody guess who has not guessed yet, by mixes close to an equilibrium."""
    waiting = int(state.waiting)
    seats, settled = np.zeros(SEATS, dtype=np.int64), np.zeros((SEATS, SECTIONS))
    payoffs = np.zeros((MOST_OUTCOMES, SEATS))
    count, choices = settle_guesses(state, hopes, scene, seats, payoffs, settled)
    sections = np.zeros(SECTIONS, dtype=np.int64)
    for choice in range(choices):
        sections[choice] = nth_open(state, choice)
    for place in range(count):
        seat = int(seats[place])
        if waiting >> seat & 1:
            key_chance(state, scene, world, seat, rng)
            take(state, seat, GUESS_CODES + int(sections[draw(settled[place], choices, rng)]))


@rule
def go_on(state: SplitItState, hopes: Ints, scene: Scene, world: Ints, rng: Ints) -> bool:
    """Do what is asked for next, as the judge does it; whether it was a reveal."""
    if state.asks == GUESS:
        guess_all(state, hopes, scene, world, rng)
        note_reveal(state, scene)
        return True
    seat = lowest(int(state.waiting))
    if state.asks == SPLIT:
        take(state, seat, choose_cut(state, hopes, scene, world, rng))
    elif state.asks == REMOVE:
        take(state, seat, choose_removal(state, hopes, scene, seat))
    else:
        code = choose_column(state, hopes, scene, seat)
        take(state, seat, code)
        note_joker(state, scene, code - JOKER_CODES)
    return False


@rule
def take_arm(state: SplitItState, scene: Scene, seat: int, arm: int, world: Ints, codes: Ints, rng: Ints) -> bool:
    """Take an action, any for ANYTHING; whether it was a reveal."""
    code = arm
    if arm == ANYTHING:
        count = legal(state, seat, codes)
        key_chance(state, scene, world, BY_ARM, rng)
        code = int(codes[pick(count, rng)]) + 0
    asks, is_last = state.asks, state.waiting == 1 << seat
    take(state, seat, code)
    if asks == PLACE:
        note_joker(state, scene, code - JOKER_CODES)
    if asks == GUESS and is_last:
        note_reveal(state, scene)
        return True
    return False


@rule
def draw_guesses(state: SplitItState, scene: Scene, seat: int, mixes: Ints, world: Ints, rng: Ints) -> bool:
    """Draw the guesses of the others that have a mix; whether that was the reveal."""
    waiting = int(state.waiting)
    for other in range(int(state.players)):
        total = mixes[other, 0] + mixes[other, 1] + mixes[other, 2]
        if other != seat and waiting >> other & 1 and total > 0:
            key_chance(state, scene, world, other, rng)
            is_last = state.waiting == 1 << other
            take(state, other, GUESS_CODES + draw(mixes[other], SECTIONS, rng))
            if is_last:
                note_reveal(state, scene)
                return True
    return False


@rule
def draw_world(state: SplitItState, seed: int, number: int, cards: Ints, world: Ints, rng: Ints) -> None:
    """Draw what nobody knows, and the key of all later chance."""
    split_stream(rng, np.uint64(seed), np.uint64(number))
    if state.needs:
        count = deck(state, cards)
        shuffle(rng, cards, count)
        deal(state, cards)
    else:
        resample(state, OPEN, rng)
    world[0] = next_bits(rng)


@rule
def flag_reveal(state: SplitItState, seat: int, flags: Ints) -> None:
    """Note what the first reveal has brought to a seat."""
    takers, own, meets = 0, False, False
    for each in range(int(state.players)):
        guess = state.shown_guesses[each]
        if guess:
            others = 0
            for other in range(int(state.players)):
                others += other != each and state.shown_guesses[other] == guess
            takers += others == 0
            if each == seat:
                own, meets = others == 0, others > 0
    flags[ALONE] = own
    flags[MEETS] = meets
    flags[NOBODY_TAKES] = takers == 0


@rule
def play_out(
    state: SplitItState, hopes: Ints, scene: Scene, seat: int, is_revealed: int, world: Ints, rng: Ints, flags: Ints
) -> None:
    """Play on to the end of the game, and note what happens to the deciding seat."""
    start = int(state.rounds_done)
    if is_revealed:
        # The arm itself was the last guess, and the reveal may have ended its round.
        start = int(state.shown_round) - 1
    flags[:] = 0
    if is_revealed:
        flag_reveal(state, seat, flags)
    splits = 0
    while not state.over and state.rounds_done == start:
        splits += state.asks == SPLIT
        flags[EMPTY] = state.in_round >> seat & 1 if seat >= 0 else 0
        if go_on(state, hopes, scene, world, rng):
            if not is_revealed and seat >= 0:
                flag_reveal(state, seat, flags)
            is_revealed = True
            flags[EMPTY] = flags[EMPTY] and took_nothing(state, seat)
    flags[AGAIN] = splits > 0
    while not state.over:
        go_on(state, hopes, scene, world, rng)
    if seat >= 0:
        flags[WAITS] = state.waiting_jokers[seat] > 0


@rule
def took_nothing(state: SplitItState, seat: int) -> bool:
    """Whether a seat that guessed at the last reveal met somebody."""
    if seat < 0 or not state.shown_guesses[seat]:
        return False
    for other in range(int(state.players)):
        if other != seat and state.shown_guesses[other] == state.shown_guesses[seat]:
            return True
    return False


@rule
def write_row(state: SplitItState, seat: int, scores: Ints, flags: Ints, row: Ints) -> None:
    """Write what has come of a world: see `columns`."""
    players = int(state.players)
    score(state, scores)
    row[:] = 0.0
    total = 0
    for each in range(players):
        total += scores[each]
    for each in range(players):
        row[each] = scores[each] - (total - scores[each]) / (players - 1)
    best = winners(state, scores)
    count = 0
    for each in range(players):
        count += best >> each & 1
    for each in range(players):
        row[players + each] = (best >> each & 1) / count
    if seat < 0:
        return
    first = 2 * players
    write_numbers(state, seat, first, row)
    for flag in range(FLAGS):
        row[first + FIRST_FLAG + flag] = flags[flag]


@rule
def write_numbers(state: SplitItState, seat: int, first: int, row: Ints) -> None:
    """Write what each number has brought to the deciding seat, and who scores it."""
    players = int(state.players)
    for number in range(NUMBERS):
        most = most_cards(state, number)
        own, others = 0, 0
        for each in range(players):
            if most and state.numbers[each, number] + state.jokers[each, number] == most:
                if each == seat:
                    own = 1
                else:
                    others += 1
        row[first + number] = (number + 1) * (own - others / (players - 1))
        row[first + SCORED + number] = own
        row[first + RIVALS + number] = others > 0


@rule
def play_worlds(
    drafts: States, hopes: Ints, scenes: States, seat: int, arms: Ints, mixes: Ints, seed: int, first: int, rows: Ints
) -> None:
    """Fill rows from the state in the first of three drafts; see `core.judges.PlayOn`.

    Where guesses are asked for, seats with a mix (chances by section, else zeros) draw their guess from it.
    """
    rng, world = np.zeros(1, dtype=np.uint64), np.zeros(1, dtype=np.uint64)
    codes, cards = np.zeros(MOST_LEGAL, dtype=np.int32), np.zeros(CARDS, dtype=np.int8)
    scores, flags = np.zeros(SEATS, dtype=np.int64), np.zeros(FLAGS, dtype=np.int64)
    state, scene = drafts[2], scenes[1]
    for number in range(rows.shape[0]):
        drafts[1] = drafts[0]
        draw_world(drafts[1], seed, first + number, cards, world, rng)
        begin_scene(drafts[1], scenes[0])
        for place in range(arms.shape[0]):
            drafts[2] = drafts[1]
            scenes[1] = scenes[0]
            arm = int(arms[place]) + 0
            is_revealed = False
            if seat >= 0 and (arm >= 0 or arm == ANYTHING):
                is_revealed = take_arm(state, scene, seat, arm, world, codes, rng)
            if state.asks == GUESS and not is_revealed:
                is_revealed = draw_guesses(state, scene, seat, mixes, world, rng)
            play_out(state, hopes, scene, seat, is_revealed, world, rng, flags)
            write_row(state, seat, scores, flags, rows[number, place])


NO_MIXES = np.zeros((SEATS, SECTIONS))


def play_on(states: States, eyes: int, seat: int, arms: Ints, seed: int, first: int, rows: Ints) -> None:  # noqa: ARG001 - all see the same
    """Fill rows of worlds in which every arm is played on by the judge: see `core.judges.PlayOn`."""
    play_with(states, seat, arms, NO_MIXES, seed, first, rows, 0)


def play_on_well(states: States, eyes: int, seat: int, arms: Ints, seed: int, first: int, rows: Ints) -> None:  # noqa: ARG001 - all see the same
    """The same with guesses from an equilibrium of the gains, and the cuts that are best by them."""
    play_with(states, seat, arms, NO_MIXES, seed, first, rows, 1)


def play_with(
    states: States, seat: int, arms: Ints, mixes: Ints, seed: int, first: int, rows: Ints, is_careful: int
) -> None:
    """Fill rows of worlds in which the guesses that are asked for now come from mixes."""
    drafts, scenes = blank(SplitItState, 3), blank(Scene, 2)
    drafts[0] = states[0]
    scenes["is_careful"] = is_careful
    codes = np.asarray(arms, dtype=np.int64)
    play_worlds(drafts, hopes(), scenes, seat, codes, mixes, seed % 2**63, first, rows)


assert NOBODY == OPEN == -1
