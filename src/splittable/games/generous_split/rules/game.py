"""The rules of Generous Split, in the order of the rulebook."""

from splittable.core.compiler import rule
from splittable.core.decisions import highest
from splittable.core.state import DECK, NOTHING, Ints
from splittable.games.generous_split.rules.cards import (
    CARDS,
    EVERY_CARD,
    FIVES_AND_UP,
    IN_SUIT,
    all_of,
    suit_of,
    write_cards,
)
from splittable.games.generous_split.rules.state import MOST_TRICKS, NO_SUIT, GenerousSplitState

ACTIONS = len(CARDS)
"""A code is the card played."""
MOST_LEGAL = MOST_TRICKS
MOST_CARDS = len(CARDS)
TRICK_POINTS = 3


@rule
def setup(state: GenerousSplitState, options: Ints) -> None:
    """Seat the first dealer and ask for the first deck."""  # GS-06
    state.deals = state.players * (options[0] + 1)
    state.start = options[1]
    state.dealer = state.start
    state.hand_size = hand_size_of(int(state.players))
    state.needs = DECK


@rule
def hand_size_of(players: int) -> int:
    """Twelve cards each, or ten for five players."""  # GS-01
    return 10 if players == 5 else MOST_TRICKS


@rule
def deck_of(players: int) -> int:
    """The cards in play: all 52, or 40 for three players, without the ranks 2 to 4."""  # GS-01
    return FIVES_AND_UP if players == 3 else EVERY_CARD


@rule
def deck(state: GenerousSplitState, cards: Ints) -> int:
    """The whole deck anew for every deal."""  # GS-01
    return write_cards(deck_of(state.players), cards)


@rule
def deal(state: GenerousSplitState, outcome: Ints) -> None:
    """Deal one card at a time from the dealer's left, turn the next for trump, and let that seat lead."""  # GS-01
    keep_last_trick(state)
    players = int(state.players)
    state.dealer = (state.start + state.dealt) % players  # GS-06
    for turn in range(players):
        hand = 0
        for place in range(turn, players * state.hand_size, players):
            hand |= 1 << int(outcome[place])
        seat = (state.dealer + 1 + turn) % players
        state.hands[seat] = hand
        state.out_of[seat] = 0
    turned = int(outcome[players * state.hand_size])
    state.turned[state.dealt] = turned
    state.trump = suit_of(turned)
    state.unseen = deck_of(players) & ~(1 << turned)
    state.dealt += 1
    state.tricks_done = 0
    state.centre = 0
    state.needs = NOTHING
    lead(state, (state.dealer + 1) % players)


@rule
def keep_last_trick(state: GenerousSplitState) -> None:
    """Keep the last trick of the deal before in sight."""  # GS-08
    for seat in range(state.players):
        state.played[0, seat] = state.played[state.tricks_done, seat]
    state.leaders[0] = state.leaders[state.tricks_done]
    state.winners[0] = state.winners[state.tricks_done]
    state.gains[0] = state.gains[state.tricks_done]


@rule
def lead(state: GenerousSplitState, seat: int) -> None:
    """Let a seat lead to the next trick."""  # GS-02
    state.leaders[state.tricks_done + 1] = seat
    state.led = NO_SUIT
    state.best = 0
    state.missing = state.players
    state.waiting = 1 << seat


@rule
def playable(hand: int, led: int) -> int:
    """The cards of the suit led in a hand; the whole hand if it has none or leads."""  # GS-02
    if led == NO_SUIT:
        return hand
    following = hand & all_of(led)
    return following if following else hand


@rule
def legal(state: GenerousSplitState, seat: int, codes: Ints) -> int:
    """Any card that follows suit, or any card at all if none does."""  # GS-02
    if not state.waiting >> seat & 1:
        return 0
    return write_cards(playable(int(state.hands[seat]), int(state.led)), codes)


@rule
def take(state: GenerousSplitState, seat: int, code: int) -> None:
    """Play a card to the trick; the next seat follows, or the trick is finished."""  # GS-02
    card = 1 << int(code)
    state.hands[seat] &= ~card
    state.unseen &= ~card
    state.played[state.tricks_done + 1, seat] = code
    suit = suit_of(code)
    if state.led == NO_SUIT:
        state.led = suit
    state.out_of[seat] |= int(suit != state.led) << int(state.led)
    state.best = max(int(state.best), claim(state, seat, code))
    state.missing -= 1
    if state.missing:
        state.waiting = 1 << (seat + 1 if seat + 1 < state.players else 0)
    else:
        finish_trick(state)


@rule
def claim(state: GenerousSplitState, seat: int, card: int) -> int:
    """A card's strength in the trick, with its seat: the highest trump wins, else the best of the suit led."""  # GS-03
    # One int with the seat in its lowest three bits: the winner is a maximum, found without a branch.
    suit = suit_of(card)
    strength = int(card) % IN_SUIT + IN_SUIT * int(suit == state.led) + 2 * IN_SUIT * int(suit == state.trump)
    return strength << 3 | seat


@rule
def is_won_by_trump(state: GenerousSplitState) -> int:
    """Whether a trump is the best card of the trick."""  # GS-03
    return int(state.best >> 3 >= 2 * IN_SUIT)


@rule
def finish_trick(state: GenerousSplitState) -> None:
    """Give the trick and all at the centre to its winner, or put it at the centre if a trump won it."""  # GS-03
    winner = state.best & 7
    state.tricks_done += 1
    state.winners[state.tricks_done] = winner
    state.gains[state.tricks_done] = 0
    state.centre += 1
    is_last = state.tricks_done == state.hand_size
    if is_last or not is_won_by_trump(state):  # GS-04
        state.gains[state.tricks_done] = state.centre
        state.received[state.dealt - 1, winner] += state.centre
        state.centre = 0
    if is_last:
        finish_deal(state)
    else:
        lead(state, winner)


@rule
def finish_deal(state: GenerousSplitState) -> None:
    """Score the deal, and ask for the next deck or end the game."""  # GS-05, GS-06
    state.waiting = 0
    add_points(state.received[state.dealt - 1], state.players, state.points)
    if state.dealt == state.deals:
        state.over = 1
    else:
        state.needs = DECK


@rule
def add_points(received: Ints, players: int, points: Ints) -> None:
    """Add what the tricks received in one deal are worth."""  # GS-05
    most = 0
    without = 0
    for seat in range(players):
        most = max(most, int(received[seat]))
        without += int(received[seat] == 0)
    for seat in range(players):
        tricks = int(received[seat])
        if tricks == 0:
            points[seat] += most // without
        elif tricks < most:
            points[seat] += TRICK_POINTS * tricks


@rule
def score(state: GenerousSplitState, scores: Ints) -> None:
    """The points of the finished deals."""  # GS-05
    for seat in range(state.players):
        scores[seat] = state.points[seat]


@rule
def winners(state: GenerousSplitState, scores: Ints) -> int:
    """Most points wins; ties share."""  # GS-07
    return highest(scores, state.players)
