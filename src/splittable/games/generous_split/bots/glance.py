"""A card's estimated value: where the trick is likely to go, and what that does to the counts of tricks."""

import math

import numpy as np

from splittable.core.bits import count_bits, lowest
from splittable.core.chance import fraction
from splittable.core.compiler import rule
from splittable.core.state import Ints
from splittable.games.generous_split.bots.prospects import MOST, PROSPECTS
from splittable.games.generous_split.rules.cards import IN_SUIT, all_of, suit_of
from splittable.games.generous_split.rules.game import is_won_by_trump, playable
from splittable.games.generous_split.rules.state import NO_SUIT, GenerousSplitState

BEATS = 0.6
"""Chance that a player able to beat a card does so."""
RUFFS = 0.4
"""Chance that a player able to trump a trick does so."""
MIDDLE = 0.04
"""Points that each rank away from the middle is worth in the hand: aces and twos decide tricks later."""
MIDDLE_RANK = 6
MINE, ANYBODY, KEPT, KEPT_MINE, LOST = 0, 1, 2, 3, 4
"""Where the trick goes: to the seat, to another, to the centre by another's trump or its own, or as it stands now."""
ENDS = 5


@rule
def glance(state: GenerousSplitState, seat: int, noise: float, rng: Ints) -> int:
    """The card of highest value, with uniform noise of up to `noise` points added to each."""
    cards = playable(int(state.hands[seat]), int(state.led))
    if cards & (cards - 1) == 0:
        return lowest(cards)
    ends = np.empty(ENDS)
    weigh_ends(state, seat, ends)
    best, choice = -math.inf, -1
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        worth = rate(state, seat, card, ends) + noise * fraction(rng)
        if worth > best:
            best, choice = worth, card
    return choice


@rule
def rate(state: GenerousSplitState, seat: int, card: int, ends: Ints) -> float:
    """A card's value, less what it is worth to keep."""
    return weigh(state, seat, card, ends) - MIDDLE * abs(card % IN_SUIT - MIDDLE_RANK)


@rule
def weigh_ends(state: GenerousSplitState, seat: int, ends: Ints) -> None:
    """Write the expected value to a seat of each way the running trick may end."""
    received = state.received[state.dealt - 1]
    own, top, others = int(received[seat]), 0, 0
    for other in range(state.players):
        if other != seat:
            top = max(top, int(received[other]))
            others += int(received[other])
    pile = int(state.centre) + 1
    is_last = state.tricks_done + 1 == state.hand_size
    left = int(state.hand_size) - int(state.tricks_done) - 1
    ends[MINE] = prospect(state, own + pile, top, 0, left)
    ends[ANYBODY] = prospect(state, own, max(top, others // (int(state.players) - 1) + pile), 0, left)
    # The last trick is received even if a trump wins it.
    ends[KEPT] = ends[ANYBODY] if is_last else prospect(state, own, top, pile, left)
    ends[KEPT_MINE] = ends[MINE] if is_last else ends[KEPT]
    ends[LOST] = ends[ANYBODY]
    if state.led != NO_SUIT:
        if is_won_by_trump(state) and not is_last:
            ends[LOST] = ends[KEPT]
        else:
            ends[LOST] = prospect(state, own, max(top, int(received[int(state.best) & 7]) + pile), 0, left)


@rule
def prospect(state: GenerousSplitState, own: int, top: int, centre: int, left: int) -> float:
    """The tabulated expected value of counts of tricks: see `prospects`."""
    return float(PROSPECTS[state.players, min(own, MOST), min(top, MOST), min(centre, MOST), left])


@rule
def weigh(state: GenerousSplitState, seat: int, card: int, ends: Ints) -> float:
    """A card's expected value, from how likely the players after it are to beat or trump it."""
    suit, trump = suit_of(card), int(state.trump)
    led = int(state.led) if state.led != NO_SUIT else suit
    strength = card % IN_SUIT + IN_SUIT * int(suit == led) + 2 * IN_SUIT * int(suit == trump)
    if strength <= int(state.best) >> 3:
        return float(ends[LOST])
    won = float(ends[KEPT_MINE] if suit == trump else ends[MINE])
    behind = int(state.missing) - 1
    if behind == 0:
        return won
    hidden = int(state.unseen) & ~int(state.hands[seat])
    # Every hidden card is equally likely to be in the next hand.
    share = count_bits(int(state.hands[(seat + 1) % int(state.players)])) / count_bits(hidden)
    above = count_bits(hidden & all_of(suit) & ~((2 << card) - 1))
    without_led = math.exp(-count_bits(hidden & all_of(led)) * share)
    beaten, trumped = BEATS * (1 - math.exp(-above * share)), 0.0
    if suit != trump:
        trumped = RUFFS * without_led * (1 - math.exp(-count_bits(hidden & all_of(trump)) * share))
    elif led != trump:
        beaten *= without_led
    stays = (1 - beaten - trumped) ** behind
    if suit == trump or beaten + trumped == 0:
        return stays * won + (1 - stays) * float(ends[KEPT])
    by_trump = trumped / (beaten + trumped)
    return stays * won + (1 - stays) * float(by_trump * ends[KEPT] + (1 - by_trump) * ends[ANYBODY])
