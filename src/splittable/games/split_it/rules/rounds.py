"""How a round of Split it! goes on: which seat is asked next, and for what."""

from splittable.core.compiler import rule
from splittable.core.decisions import ask_all
from splittable.games.split_it.rules.codes import SHORTEST_SPLIT
from splittable.games.split_it.rules.columns import columns_for_jokers
from splittable.games.split_it.rules.state import (
    BLACK,
    CARDS,
    GUESS,
    LONGEST_ROW,
    PINK,
    PLACE,
    SHORT_ROW,
    SPLIT,
    WHITE,
    SplitItState,
)


@rule
def turn_row(state: SplitItState) -> None:
    """Turn seven cards, nine with four players, or what is left, and ask for a split."""  # SI-02
    size = min(LONGEST_ROW if state.players == 4 else SHORT_ROW, CARDS - state.turned)
    state.row_start = state.turned
    for place in range(size):
        state.row[place] = state.turned + place
    state.row_size = size
    state.turned += size
    state.in_round = (1 << state.players) - 1
    state.has_revealed = 0
    state.meetings = 0
    ask_splitter(state)


@rule
def ask_splitter(state: SplitItState) -> None:
    """Ask for a split."""  # SI-03
    state.asks = SPLIT
    state.waiting = 1 << state.splitter


@rule
def ask_guesses(state: SplitItState) -> None:
    """Everybody still in the round guesses at once and in secret, the splitter too."""  # SI-05
    state.asks = GUESS
    ask_all(state, state.in_round)


@rule
def ask_for_jokers(state: SplitItState) -> None:
    """Ask the next seat, clockwise from the splitter, that can place a joker; after the last, go on."""  # SI-11
    for steps in range(state.players):
        seat = (state.splitter + steps) % state.players
        if state.caught_jokers[seat] + state.waiting_jokers[seat] and columns_for_jokers(state, seat):
            state.asks = PLACE
            state.waiting = 1 << seat
            return
    go_on(state)


@rule
def place_joker(state: SplitItState, seat: int, card: int) -> None:
    """Put a joker on a column for good, those that waited first."""  # SI-10, SI-11
    if state.waiting_jokers[seat]:
        state.waiting_jokers[seat] -= 1
    else:
        state.caught_jokers[seat] -= 1
    state.jokers[seat, card] += 1
    state.columns[seat] |= 1 << int(card)
    state.placed_by[state.placed] = seat
    state.placed_on[state.placed] = card
    state.placed += 1


@rule
def go_on(state: SplitItState) -> None:
    """Split three cards or more again, guess on two, or finish the round."""  # SI-07
    if state.row_size >= SHORTEST_SPLIT:
        ask_splitter(state)
    elif state.row_size == 2:
        state.sizes[WHITE] = 1
        state.sizes[PINK] = 1
        state.sizes[BLACK] = 0
        state.open = 1 << WHITE | 1 << PINK
        ask_guesses(state)
    else:
        finish_round(state)


@rule
def finish_round(state: SplitItState) -> None:
    """The next seat turns a row, or the game ends with the pile."""  # SI-12
    state.rounds_done += 1
    state.last_start = state.row_start
    state.in_round = 0
    if state.turned == CARDS:
        state.asks = 0
        state.waiting = 0
        state.over = 1
    else:
        state.splitter = (state.splitter + 1) % state.players
        turn_row(state)
