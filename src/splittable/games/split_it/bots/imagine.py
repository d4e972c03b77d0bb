"""What Split it!'s bots know of a table: a state that fits a view."""

from collections import Counter
from collections.abc import Sequence

from splittable.core.state import DECK, NOTHING, States, blank
from splittable.games.split_it.bots.tracing import Traced, trace
from splittable.games.split_it.rules.codes import GUESS_CODES
from splittable.games.split_it.rules.state import (
    CARDS,
    JOKER,
    JOKERS,
    LIES,
    LONGEST_ROW,
    NUMBERS,
    OUT,
    SHORT_ROW,
    SplitItState,
)
from splittable.games.split_it.sight.notation import CARD_NAMES, SECTION_NAMES
from splittable.games.split_it.sight.view import ASKS, Past, Reveal, Round, View

KINDS = {name: card for card, name in enumerate(CARD_NAMES)}
GUESSES = [f"guess {name}" for name in SECTION_NAMES]
OUT_LIST = -2
"""Said of a card that went out of play, where lists of cards are counted from the first seat's."""
DECK_OF_CARDS = Counter({card: card + 1 for card in range(NUMBERS)} | {JOKER: JOKERS})


def imagine(view: View) -> States:
    """A state that fits a view; what the view hides is sorted (the pile) or the first legal choice (guesses)."""
    states = blank(SplitItState, 1)
    state: SplitItState = states[0]
    _read_table(state, view)
    _read_columns(state, view)
    _read_pile(state, view)
    if view.reveal:
        _read_reveal(state, view.reveal)
    _read_history(state, view.history)
    return states


def _mask(seats: Sequence[int]) -> int:
    return sum(1 << seat for seat in seats)


def _read_table(state: SplitItState, view: View) -> None:
    options, asks = view.options, ASKS.index(view.asks)
    state.players = view.players
    state.needs = NOTHING if view.needs is None else DECK
    state.over = view.over
    state.waiting = _mask(view.waiting)
    state.decided = _mask(view.decided)
    state.has_deadlock = options["deadlock"] != "off"
    state.joker_opens = options["joker_opens"] == "yes"
    state.removes_always = options["removal"] == "every"
    state.splitter = view.splitter
    state.rounds_done = view.round - (not view.over)
    state.asks = asks
    state.has_revealed = view.reveal is not None and view.reveal.round == view.round
    state.meetings = view.meetings
    state.in_round = _mask(view.in_round)
    for section in view.sections:
        place = SECTION_NAMES.index(section.name)
        state.sizes[place] = len(section.cards)
        state.open |= (not section.removed) << place
    for seat in view.decided:
        own = view.chosen if seat == view.seat else None
        state.choices[seat] = GUESS_CODES + (_first_open(view) if own is None else GUESSES.index(own))


def _first_open(view: View) -> int:
    return next(SECTION_NAMES.index(section.name) for section in view.sections if not section.removed)


def _read_columns(state: SplitItState, view: View) -> None:
    for seat, columns in enumerate(view.columns):
        state.waiting_jokers[seat] = view.waiting_jokers[seat]
        state.caught_jokers[seat] = view.caught_jokers[seat]
        for column in columns:
            card = column.number - 1
            state.numbers[seat, card] = column.cards
            state.jokers[seat, card] = column.jokers
            state.columns[seat] |= 1 << card


def _read_pile(state: SplitItState, view: View) -> None:
    """Rows as the history and the last two rounds tell them, other cards in any order, and the pile, sorted."""
    size = LONGEST_ROW if view.players == 4 else SHORT_ROW
    done = int(state.rounds_done)
    state.turned = CARDS - view.pile
    state.last_start = size * max(done - 1, 0)
    state.row_start = state.last_start if view.over else size * done
    rest = _fates(state, view)
    unseen = DECK_OF_CARDS.copy()
    told = {each.round: each for each in (view.last_round, view.this_round) if each}
    rows = trace(view)
    free = []
    for number in range(1, done + 1 + (not view.over)):
        start = size * (number - 1)
        end = min(start + size, int(state.turned))
        row = rows.get(number, Traced())
        places = (
            _read_round(state, told[number], start, row) if number in told else range(start, start + len(row.cards))
        )
        for place, name, fate in zip(places, row.cards, row.fates, strict=True):
            state.pile[place], state.fates[place] = KINDS[name], fate
        filled = range(start, end) if number in told else places
        for place in filled:
            rest[int(state.fates[place]), int(state.pile[place])] -= 1
            unseen[int(state.pile[place])] -= 1
        free += [place for place in range(start, end) if place not in filled]
        for at, cards in row.rows:
            state.past_rows[at] = sum(1 << places[card] - start for card in cards)
        if row.lies:
            state.row_size = len(row.lies)
            state.row[: len(row.lies)] = [places[card] for card in row.lies]
    for place, (fate, card) in zip(free, sorted(rest.elements()), strict=True):
        state.pile[place], state.fates[place] = card, fate
        unseen[card] -= 1
    state.pile[state.turned :] = sorted(unseen.elements())


def _fates(state: SplitItState, view: View) -> Counter[tuple[int, int]]:
    """How many cards of each kind came to each fate in the whole game."""
    fates = Counter((OUT, KINDS[name]) for name in view.out)
    for seat in range(view.players):
        for card in range(NUMBERS):
            fates[seat + 1, card] = int(state.numbers[seat, card])
        jokers = int(state.jokers[seat].sum()) + view.waiting_jokers[seat] + view.caught_jokers[seat]
        fates[seat + 1, JOKER] = jokers
    return fates


def _read_round(state: SplitItState, told: Round, start: int, row: Traced) -> list[int]:
    """Find a fate for every card of a round that fits what was told; the places of the cards whose fate is known."""
    lists = [*told.taken, told.out]
    ends = [OUT_LIST if fate == OUT else fate - 1 for fate in row.fates]
    found = _share_out(told.row, lists, list(zip(row.cards, ends, strict=True)), [0] * len(lists), 0)
    assert found is not None, "a round's cards went where the view says"
    for place, (name, (which, _)) in enumerate(zip(told.row, found, strict=True), start):
        state.pile[place] = KINDS[name]
        state.fates[place] = OUT if which == len(lists) - 1 else which + 1
    return [place for place, (_, is_traced) in enumerate(found, start) if is_traced]


def _share_out(
    cards: Sequence[str], lists: Sequence[Sequence[str]], row: Sequence[tuple[str, int]], used: list[int], in_row: int
) -> list[tuple[int, bool]] | None:
    """Each card's list (-1 for none) and whether it is the row's, by backtracking: all must be used up in order."""
    if not cards:
        is_used_up = in_row == len(row) and all(map(lambda each, done: len(each) == done, lists, used))
        return [] if is_used_up else None
    # Each branch: the list that the card is next on, if any, and whether it is the row's next card.
    ways = [(place, False) for place in range(len(lists))]
    if in_row < len(row) and row[in_row][0] == cards[0]:
        end = row[in_row][1]
        ways.append((len(lists) - 1 if end == OUT_LIST else end, True))
    for place, is_in_row in ways:
        if place >= 0 and (used[place] == len(lists[place]) or lists[place][used[place]] != cards[0]):
            continue
        after = [done + (place == number) for number, done in enumerate(used)]
        rest = _share_out(cards[1:], lists, row, after, in_row + is_in_row)
        if rest is not None:
            return [(place, is_in_row), *rest]
    return None


def _read_reveal(state: SplitItState, reveal: Reveal) -> None:
    state.shown_round = reveal.round
    state.shown_splitter = reveal.splitter
    is_this_round = reveal.round == state.rounds_done + 1
    first = state.row_start if is_this_round else state.last_start
    end = state.turned if is_this_round or state.over else state.row_start
    still, count = 0, 0
    for section in reveal.sections:
        name = SECTION_NAMES.index(section.name)
        state.shown_sizes[name] = len(section.cards)
        state.shown_open |= (section.fate != "removed") << name
        for seat in section.guessed_by:
            state.shown_guesses[seat] = name + 1
        for card in section.cards:
            if section.fate == "stays":
                # The current row is what stayed, in its order.
                state.shown_row[count] = state.row[still]
                still += 1
            else:
                state.shown_row[count] = _place_of(state, KINDS[card], int(first), int(end))
            count += 1
    state.placed = int(state.jokers.sum())
    state.shown_placed = state.placed - len(reveal.jokers)
    for place, joker in enumerate(reveal.jokers, int(state.shown_placed)):
        state.placed_by[place] = joker.seat
        state.placed_on[place] = joker.number - 1


def _place_of(state: SplitItState, card: int, first: int, end: int) -> int:
    """The first place in the pile, among those of a round, of such a card that has left the row."""
    return next(place for place in range(first, end) if state.pile[place] == card and state.fates[place] != LIES)


def _read_history(state: SplitItState, history: Sequence[Past]) -> None:
    placed = int(state.jokers.sum())
    state.past_reveals = len(history)
    for number, past in reversed(list(enumerate(history))):
        placed -= len(past.jokers)
        state.past_rounds[number] = past.round
        state.past_placed[number] = placed
        for section, cards in enumerate(past.sections):
            state.past_sizes[number, section] = len(cards)
            state.past_open[number] |= (SECTION_NAMES[section] != past.removed) << section
        for seat, guess in enumerate(past.guesses):
            state.past_guesses[number, seat] = 0 if guess is None else SECTION_NAMES.index(guess) + 1
        for place, joker in enumerate(past.jokers, placed):
            state.placed_by[place] = joker.seat
            state.placed_on[place] = joker.number - 1
