"""The last tricks counted out: every deal that fits what a seat knows, and every way in which the judge may play on.

Each way of an arm is a leaf with its chance. The leaves of all arms in a world are laid side by side, in the order of
the cards played, and cut where any of them ends: each piece is a row, in which one thing has happened after each arm.
"""

import numpy as np

from splittable.core.bits import count_bits, lowest
from splittable.core.compiler import rule
from splittable.core.judges import ANYTHING, JUDGES_CHOICE
from splittable.core.state import Ints, States
from splittable.games.generous_split.bots.glance import ENDS, rate, weigh_ends
from splittable.games.generous_split.bots.search import NOISE
from splittable.games.generous_split.review.columns import columns_of
from splittable.games.generous_split.review.results import write_row
from splittable.games.generous_split.review.standings import shares_of
from splittable.games.generous_split.rules.cards import CARDS, suit_of, write_cards
from splittable.games.generous_split.rules.game import playable, take
from splittable.games.generous_split.rules.state import SEATS, GenerousSplitState

MOST_LEFT = 3
"""Tricks to play at most."""
MOST_WORLDS, MOST_ROWS, MOST_LEAVES = 2048, 8192, 128
"""Beyond these it is cheaper to sample."""
TOO_MANY = -1
MOST_DEPTH = MOST_LEFT * SEATS + 1
"""No more cards are chosen than this."""
NODES = (0.5 - 0.15**0.5, 0.5, 0.5 + 0.15**0.5)
NODE_WEIGHTS = (5 / 18, 8 / 18, 5 / 18)
"""Gauss and Legendre's rule, exact for the chances of up to six cards."""
LITTLE = 1e-12


def count_out(states: States, seat: int, arms: Ints) -> tuple[Ints, Ints] | None:
    """Rows of arms and their weights in all worlds that fit, if they are few."""
    state: GenerousSplitState = states[0]
    players = int(state.players)
    if int(state.hand_size) - int(state.tricks_done) > MOST_LEFT:
        return None
    hands = np.zeros((MOST_WORLDS, SEATS), dtype=np.int64)
    worlds = list_worlds(states, seat, hands)
    if worlds == TOO_MANY:
        return None
    width = columns_of(players).width
    codes = np.asarray(arms, dtype=np.int64)
    rows = np.empty((MOST_ROWS, len(codes), width), dtype=np.float32)
    leaves = np.empty((len(codes), MOST_LEAVES, width), dtype=np.float32)
    room = np.concatenate([states] * MOST_DEPTH)
    weights = np.zeros(MOST_ROWS)
    count = count_worlds(states, room, seat, codes, hands[:worlds], shares_of(states), leaves, rows, weights)
    if count == TOO_MANY:
        return None
    return rows[:count].copy(), weights[:count] / weights[:count].sum()


@rule
def list_worlds(states: States, seat: int, hands: Ints) -> int:
    """Write the hands of every world that fits what a seat knows; how many there are."""
    state = states[0]
    hidden = np.empty(len(CARDS) + 4, dtype=np.int64)
    count = write_cards(int(state.unseen) & ~int(state.hands[seat]), hidden)
    # The last of the owners is nobody: what is left over.
    free = np.zeros(SEATS + 1, dtype=np.int64)
    nobody = int(state.players)
    free[nobody] = count
    for other in range(nobody):
        if other != seat:
            free[other] = count_bits(int(state.hands[other]))
            free[nobody] -= free[other]
    held = np.zeros(SEATS + 1, dtype=np.int64)
    held[seat] = state.hands[seat]
    owners = np.full(count + 1, -1, dtype=np.int64)
    place, found = 0, 0
    # An odometer instead of recursion, which Numba cannot take from its cache.
    while place >= 0:
        if place == count:
            if found == hands.shape[0]:
                return TOO_MANY
            hands[found] = held[:SEATS]
            hands[found, nobody:] = 0
            found += 1
            place -= 1
            continue
        card, owner = int(hidden[place]), owners[place]
        if owner >= 0:
            free[owner] += 1
            held[owner] &= ~(1 << card)
        owners[place] = next_owner(state, card, owner + 1, free)
        if owners[place] < 0:
            place -= 1
            continue
        free[owners[place]] -= 1
        held[owners[place]] |= 1 << card
        place += 1
        owners[place] = -1
    return found


@rule
def next_owner(state: GenerousSplitState, card: int, first: int, free: Ints) -> int:
    """The next seat that may hold a card, or the number of players if it may be left over; -1 if there is none."""
    for other in range(first, state.players):
        if free[other] and not state.out_of[other] >> suit_of(card) & 1:
            return other
    return int(state.players) if first <= state.players and free[int(state.players)] else -1


@rule
def count_worlds(
    states: States,
    room: States,
    seat: int,
    arms: Ints,
    hands: Ints,
    shares: Ints,
    leaves: Ints,
    rows: Ints,
    weights: Ints,
) -> int:
    """Write the rows of all worlds; how many."""
    chances = np.empty((len(arms), MOST_LEAVES))
    counts = np.empty(len(arms), dtype=np.int64)
    gained = np.empty(SEATS, dtype=np.int64)
    trick, done = int(states[0].tricks_done) + 1, 0
    for world in range(hands.shape[0]):
        for place in range(len(arms)):
            room[0] = states[0]
            for other in range(states[0].players):
                room[0].hands[other] = hands[world, other]
            counts[place] = try_arm(room, seat, int(arms[place]), trick, shares, gained, chances[place], leaves[place])
            if counts[place] == TOO_MANY:
                return TOO_MANY
        done = lay_side_by_side(chances, counts, leaves, rows, weights, done)
        if done == TOO_MANY:
            return TOO_MANY
    return done


@rule
def try_arm(
    room: States, seat: int, arm: int, trick: int, shares: Ints, gained: Ints, chances: Ints, leaves: Ints
) -> int:
    """Write all that may come of an arm; how many leaves."""
    if arm == JUDGES_CHOICE:
        return explore(room, 0, seat, trick, 1.0, shares, gained, chances, leaves, 0)
    if arm != ANYTHING:
        take(room[0], seat, arm)
        return explore(room, 0, seat, trick, 1.0, shares, gained, chances, leaves, 0)
    cards = playable(int(room[0].hands[seat]), int(room[0].led))
    chance, found = 1 / count_bits(cards), 0
    while cards and found != TOO_MANY:
        room[1] = room[0]
        take(room[1], seat, lowest(cards))
        cards &= cards - 1
        found = explore(room, 1, seat, trick, chance, shares, gained, chances, leaves, found)
    return found


@rule
def explore(
    room: States,
    first: int,
    seat: int,
    trick: int,
    chance: float,
    shares: Ints,
    gained: Ints,
    chances: Ints,
    leaves: Ints,
    found: int,
) -> int:
    """Write all that may come of the state at a depth, the judge playing; how many leaves there are now."""
    movers, rest = np.empty(MOST_DEPTH, dtype=np.int64), np.zeros(MOST_DEPTH, dtype=np.int64)
    worths, likely = np.empty(MOST_LEFT), np.empty((MOST_DEPTH, MOST_LEFT))
    reached = np.empty(MOST_DEPTH)
    reached[first] = chance
    depth, is_new = first, True
    while depth >= first:
        if is_new:
            is_new = False
            movers[depth] = play_forced(room[depth])
            if movers[depth] < 0:
                if found == leaves.shape[0]:
                    return TOO_MANY
                write_row(room[depth], seat, trick, shares, gained, leaves[found])
                chances[found] = reached[depth]
                found += 1
            else:
                rest[depth] = playable(int(room[depth].hands[movers[depth]]), int(room[depth].led))
                weigh_hand(room[depth], movers[depth], rest[depth], worths)
                weigh_choices(worths, count_bits(rest[depth]), likely[depth])
        if rest[depth] == 0:
            depth -= 1
            continue
        # Cards are tried from the highest down, so that as many are left as there are places before it.
        place = count_bits(rest[depth]) - 1
        card = highest_of(rest[depth])
        rest[depth] &= ~(1 << card)
        if likely[depth, place] > 0:
            room[depth + 1] = room[depth]
            take(room[depth + 1], movers[depth], card)
            reached[depth + 1] = reached[depth] * likely[depth, place]
            rest[depth + 1] = 0
            depth += 1
            is_new = True
    return found


@rule
def play_forced(state: GenerousSplitState) -> int:
    """Play cards as long as there is no choice; who has one then, or -1 at the end of the deal."""
    while state.waiting:
        mover = lowest(int(state.waiting))
        cards = playable(int(state.hands[mover]), int(state.led))
        if cards & (cards - 1):
            return mover
        take(state, mover, lowest(cards))
    return -1


@rule
def highest_of(cards: int) -> int:
    """The highest card of a set."""
    card = lowest(cards)
    while cards & (cards - 1):
        cards &= cards - 1
        card = lowest(cards)
    return card


@rule
def weigh_hand(state: GenerousSplitState, seat: int, cards: int, worths: Ints) -> None:
    """Write what the judge thinks of some cards of a seat, before any doubt."""
    ends = np.empty(ENDS)
    weigh_ends(state, seat, ends)
    place = 0
    while cards:
        worths[place] = rate(state, seat, lowest(cards), ends)
        cards &= cards - 1
        place += 1


@rule
def weigh_choices(worths: Ints, count: int, likely: Ints) -> None:
    """Write how likely each card is to be the best once a doubt, uniform from 0 to NOISE, is added to each."""
    top = worths[0]
    for place in range(1, count):
        top = max(top, worths[place])
    for place in range(count):
        likely[place] = 0.0
        # Between the ends of two cards' doubts the chance that all others are below is a polynomial.
        low, end = top, worths[place] + NOISE
        while low < end:
            high = end
            for other in range(count):
                if low < worths[other] + NOISE < high:
                    high = worths[other] + NOISE
            for node in range(len(NODES)):
                value = low + (high - low) * NODES[node]
                below_it = NODE_WEIGHTS[node] * (high - low) / NOISE
                for other in range(count):
                    if other != place:
                        below_it *= min(1.0, (value - worths[other]) / NOISE)
                likely[place] += below_it
            low = high


@rule
def lay_side_by_side(chances: Ints, counts: Ints, leaves: Ints, rows: Ints, weights: Ints, done: int) -> int:
    """Write the rows of one world; how many rows there are now."""
    arms = counts.shape[0]
    at = np.zeros(arms, dtype=np.int64)
    while True:
        step, is_last = 1.0, True
        for arm in range(arms):
            step = min(step, chances[arm, at[arm]])
            is_last = is_last and at[arm] == counts[arm] - 1
        if done == rows.shape[0]:
            return TOO_MANY
        for arm in range(arms):
            rows[done, arm] = leaves[arm, at[arm]]
        weights[done] = max(step, 0.0)
        done += 1
        if is_last:
            return done
        for arm in range(arms):
            chances[arm, at[arm]] -= step
            # What rounding leaves over of a leaf is no leaf.
            if chances[arm, at[arm]] < LITTLE and at[arm] < counts[arm] - 1:
                at[arm] += 1
