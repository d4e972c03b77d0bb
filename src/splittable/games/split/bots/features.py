"""Yes/no features of a seat in a round, as a looking seat knows it: the rows of the value network's first layer."""

import numpy as np

from splittable.core.compiler import rule
from splittable.core.state import Ints
from splittable.games.split.bots.survey import FORMS, GRADES, NO_DEPTH, UPGRADE_BEST, Survey
from splittable.games.split.rules.cards import RANKS
from splittable.games.split.rules.state import SEATS, SplitState

TABLES = SEATS - 1
"""Table sizes: two to six players."""
DEPTHS = 5
DEPTH = np.array([0, 1, 2, 2, 3, 3, 3] + [4] * 121, dtype=np.int64)
"""How deep a card lies in the row, roughly."""
FEW = np.array([0, 1, 1, 2, 2, 2, 2, 2, 2], dtype=np.int64)
"""Unseen cards of a rank, roughly."""
SIZES, PILES, ROWS, LEFT_ROUNDS = 20, 15, 16, 3
FEWEST = np.array([0, 0, 1, 2, 2, 3, 3, 4], dtype=np.int64)
"""The fewest cards of some hands, roughly; the last entry is for all that is more."""
ROUGH_FEWEST = 5
PAIRS, SINGLES = 6, 12
WAITING, DRAWING, DRAWING_BONUS, PHASES = 0, 7, 8, 9
"""What the turn's player is asked (1 to 6), 0 at another seat's turn, or that it is about to get a card unseen."""

_LENGTHS = {
    "own hand": GRADES * FORMS,
    "own unseen": GRADES * 9 * 3,
    "own row": GRADES * 3 * 3 * DEPTHS,
    "own laid": GRADES * 3 * 3 * 3,
    "own steal": GRADES * 3 * 2,
    "own raise": GRADES * 3,
    "own ready": GRADES * DEPTHS,
    "own risk": GRADES,
    "own size": TABLES * SIZES,
    "own race": PAIRS * SINGLES * ROUGH_FEWEST,
    "own pile": TABLES * PILES,
    "own turn": TABLES * SEATS * 2,
    "own phase": TABLES * PHASES,
    "own left": TABLES * LEFT_ROUNDS,
    "own next": SIZES * 2,
    "own rest": ROWS,
    "own mean": SIZES,
    "seen": GRADES * 3,
    "unseen": GRADES * 9,
    "row": GRADES * 2 * 3 * DEPTHS,
    "laid": GRADES * 3 * 3 * 3,
    "steal": GRADES * 3,
    "ready": GRADES * DEPTHS,
    "rival": GRADES * 3,
    "size": TABLES * SIZES,
    "race": SIZES * ROUGH_FEWEST,
    "pile": TABLES * PILES,
    "turn": TABLES * SEATS * 2,
    "phase": TABLES * PHASES,
    "left": TABLES * LEFT_ROUNDS,
    "fewest": SIZES,
    "rest": ROWS,
}
"""How many features there are of each kind; those of other seats than the looking one begin with `seen`."""
_FIRST = dict(zip(_LENGTHS, np.cumsum([0, *_LENGTHS.values()])[:-1].tolist(), strict=True))
FEATURES = sum(_LENGTHS.values())
MOST_FEATURES = 8 * RANKS + 16

OWN_HAND, OWN_UNSEEN, OWN_ROW, OWN_LAID = (_FIRST[f"own {name}"] for name in ("hand", "unseen", "row", "laid"))
OWN_STEAL, OWN_RAISE, OWN_READY, OWN_RISK = (_FIRST[f"own {name}"] for name in ("steal", "raise", "ready", "risk"))
OWN_SIZE, OWN_RACE, OWN_PILE, OWN_TURN = (_FIRST[f"own {name}"] for name in ("size", "race", "pile", "turn"))
OWN_PHASE, OWN_LEFT, OWN_NEXT = (_FIRST[f"own {name}"] for name in ("phase", "left", "next"))
OWN_REST, OWN_MEAN = (_FIRST[f"own {name}"] for name in ("rest", "mean"))
SEEN, UNSEEN, ROW, LAID = (_FIRST[name] for name in ("seen", "unseen", "row", "laid"))
STEAL, READY, RIVAL, SIZE = (_FIRST[name] for name in ("steal", "ready", "rival", "size"))
RACE, PILE, TURN, PHASE = (_FIRST[name] for name in ("race", "pile", "turn", "phase"))
LEFT, FEWEST_OTHER, REST = (_FIRST[name] for name in ("left", "fewest", "rest"))


@rule
def fewest_cards(state: SplitState, seat: int) -> int:
    """The fewest cards that anybody but a seat holds."""
    fewest = SIZES - 1
    for other in range(int(state.players)):
        if other != seat:
            fewest = min(fewest, int(state.sizes[other]))
    return fewest


@rule
def turns_until(state: SplitState, seat: int) -> int:
    """How many turns pass before a seat's: 0 if it is its own."""
    return (seat - int(state.turn)) % int(state.players) + 0


@rule
def has_waited(state: SplitState, seat: int) -> int:
    """1 if a seat has had no turn in this round."""
    players = int(state.players)
    return int((seat - int(state.dealer) - 1) % players >= int(state.turns))


@rule
def list_own_laid(survey: Survey, rank: int, grade: int, found: Ints, count: int) -> int:
    """Write the looking seat's features of the matches of a rank, after the first `count`; the new count."""
    looker, held, unseen = int(survey.looker), int(survey.held[rank]), max(0, int(survey.unseen[rank]))
    weak, strong = int(survey.weak[looker, rank]), int(survey.strong[looker, rank])
    theirs_weak, theirs_strong, theirs_seen = 0, 0, 0
    for seat in range(int(survey.players)):
        if seat != looker:
            theirs_weak |= survey.weak_looks[seat, rank]
            theirs_strong |= survey.strong_looks[seat, rank]
            theirs_seen += survey.seen[seat, rank]
    if weak + strong > 0:
        found[count] = OWN_LAID + ((grade * 3 + min(weak, 2)) * 3 + min(strong, 2)) * 3 + int(FEW[unseen])
        count += 1
        if theirs_seen > 0:
            found[count] = OWN_RISK + grade
            count += 1
    if held > 0:
        suits = int(survey.suits[rank])
        steal = int(UPGRADE_BEST[suits, theirs_weak, theirs_strong])
        if steal > 0:
            found[count] = OWN_STEAL + (grade * 3 + steal - 1) * 2 + min(held, 2) - 1
            count += 1
        better = int(UPGRADE_BEST[suits, survey.weak_looks[looker, rank], survey.strong_looks[looker, rank]])
        if better > 0:
            found[count] = OWN_RAISE + grade * 3 + better - 1
            count += 1
    return count


@rule
def list_own(survey: Survey, state: SplitState, phase: int, found: Ints) -> int:
    """Write the features of the looking seat; their number."""
    count = 0
    looker = int(survey.looker)
    for rank in range(RANKS):
        grade, held = int(survey.grade[looker, rank]), int(survey.held[rank])
        few, unseen = min(held, 2), max(0, int(survey.unseen[rank]))
        found[count] = OWN_HAND + grade * FORMS + int(survey.form[rank])
        found[count + 1] = OWN_UNSEEN + (grade * 9 + unseen) * 3 + few
        count += 2
        in_row = int(survey.in_row[rank])
        if in_row > 0:
            depth = int(DEPTH[survey.depth[rank]])
            found[count] = OWN_ROW + ((grade * 3 + few) * 3 + min(in_row, 3) - 1) * DEPTHS + depth
            count += 1
            if survey.ready_depth[rank] != NO_DEPTH:
                found[count] = OWN_READY + grade * DEPTHS + int(DEPTH[survey.ready_depth[rank]])
                count += 1
        count = list_own_laid(survey, rank, grade, found, count)
    return list_own_table(survey, state, phase, found, count)


@rule
def list_own_table(survey: Survey, state: SplitState, phase: int, found: Ints, count: int) -> int:
    """Write the features of the looking seat that belong to no rank, after the first `count`; the new count."""
    looker, players = int(survey.looker), int(state.players)
    table, fewest = players - 2, fewest_cards(state, looker)
    total = 0
    for seat in range(players):
        total += int(state.sizes[seat])
    follower = (looker + 1) % players
    found[count] = OWN_SIZE + table * SIZES + min(int(state.sizes[looker]), SIZES - 1)
    pairs, singles = min(int(survey.pairs), PAIRS - 1), min(int(survey.singles), SINGLES - 1)
    found[count + 1] = OWN_RACE + (pairs * SINGLES + singles) * ROUGH_FEWEST + int(FEWEST[min(fewest, 7)])
    found[count + 2] = OWN_PILE + table * PILES + min(int(state.pile_size) // 6, PILES - 1)
    found[count + 3] = OWN_TURN + (table * SEATS + turns_until(state, looker)) * 2 + has_waited(state, looker)
    found[count + 4] = OWN_PHASE + table * PHASES + phase
    found[count + 5] = OWN_LEFT + table * LEFT_ROUNDS + int(state.rounds) - int(state.rounds_done) - 1
    found[count + 6] = OWN_NEXT + min(int(state.sizes[follower]), SIZES - 1) * 2 + int(state.turn == looker)
    found[count + 7] = OWN_REST + min(int(state.row_size), ROWS - 1)
    found[count + 8] = OWN_MEAN + min((total - int(state.sizes[looker])) // (players - 1), SIZES - 1)
    return count + 9


@rule
def list_other(survey: Survey, state: SplitState, seat: int, found: Ints) -> int:
    """Write the features of another seat than the looking one; their number."""
    count = 0
    for rank in range(RANKS):
        grade, seen = int(survey.grade[seat, rank]), int(survey.seen[seat, rank])
        unseen, held = max(0, int(survey.unseen[rank])), int(survey.held[rank])
        found[count] = UNSEEN + grade * 9 + unseen
        count += 1
        if seen > 0:
            found[count] = SEEN + grade * 3 + min(seen, 3) - 1
            count += 1
        if survey.in_row[rank] > 0:
            depth = int(DEPTH[survey.depth[rank]])
            found[count] = ROW + ((grade * 2 + min(seen, 1)) * 3 + int(FEW[unseen])) * DEPTHS + depth
            count += 1
            if survey.ready_depth[rank] != NO_DEPTH:
                found[count] = READY + grade * DEPTHS + int(DEPTH[survey.ready_depth[rank]])
                count += 1
        weak, strong = int(survey.weak[seat, rank]), int(survey.strong[seat, rank])
        if weak + strong > 0:
            found[count] = LAID + ((grade * 3 + min(weak, 2)) * 3 + min(strong, 2)) * 3 + int(FEW[unseen])
            count += 1
        if held > 0:
            found[count] = RIVAL + grade * 3 + min(held, 3) - 1
            count += 1
            looks = survey.weak_looks[seat, rank], survey.strong_looks[seat, rank]
            steal = int(UPGRADE_BEST[survey.suits[rank], looks[0], looks[1]])
            if steal > 0:
                found[count] = STEAL + grade * 3 + steal - 1
                count += 1
    return list_other_table(survey, state, seat, found, count)


@rule
def list_other_table(survey: Survey, state: SplitState, seat: int, found: Ints, count: int) -> int:
    """Write the features of another seat that belong to no rank, after the first `count`; the new count."""
    table, size = int(state.players) - 2, min(int(state.sizes[seat]), SIZES - 1)
    fewest = fewest_cards(state, seat)
    asked = int(state.asked) if state.turn == seat else WAITING
    found[count] = SIZE + table * SIZES + size
    found[count + 1] = RACE + size * ROUGH_FEWEST + int(FEWEST[min(int(survey.singles), 7)])
    found[count + 2] = PILE + table * PILES + min(int(state.pile_size) // 6, PILES - 1)
    found[count + 3] = TURN + (table * SEATS + turns_until(state, seat)) * 2 + has_waited(state, seat)
    found[count + 4] = PHASE + table * PHASES + asked
    found[count + 5] = LEFT + table * LEFT_ROUNDS + int(state.rounds) - int(state.rounds_done) - 1
    found[count + 6] = FEWEST_OTHER + fewest
    found[count + 7] = REST + min(int(state.row_size), ROWS - 1)
    return count + 8
