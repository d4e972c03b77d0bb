"""All of a table of Split it! that may leave the process."""

from collections.abc import Iterable
from typing import Literal, TypeAlias

import msgspec
import numpy as np

from splittable.core.state import Ints
from splittable.core.view import View as CommonView
from splittable.games.split_it.rules.state import (
    CARDS,
    FEWEST_ROUNDS,
    LIES,
    LONGEST_ROW,
    MOST_ROUNDS,
    NUMBERS,
    OUT,
    SEATS,
    SECTIONS,
    SHORT_ROW,
    SplitItState,
)
from splittable.games.split_it.sight.notation import CARD_NAMES, SECTION_NAMES, SectionName

Asks: TypeAlias = Literal["split", "remove", "guess", "joker"]
Fate: TypeAlias = Literal["removed", "taken", "out", "stays"]
ASKS: tuple[Asks | None, ...] = (None, "split", "remove", "guess", "joker")


class Section(msgspec.Struct):
    """A part of the row."""

    name: SectionName
    cards: list[str]
    removed: bool
    """Whether the other of two players took it out of play."""


class Column(msgspec.Struct):
    """Cards of one number before a player."""

    number: int
    cards: int
    """How many number cards; the jokers on the column count on top."""
    jokers: int


class Lead(msgspec.Struct):
    """The seats that have most cards of a number, jokers included."""

    number: int
    most: int
    seats: list[int]


class Revealed(msgspec.Struct):
    """A section of a row whose guesses have been revealed."""

    name: SectionName
    cards: list[str]
    guessed_by: list[int]
    fate: Fate
    """`removed` before the guesses, `taken` by its only guesser, `out` of play, or `stays` in the row."""


class Joker(msgspec.Struct):
    """A joker placed for good."""

    seat: int
    number: int


class Reveal(msgspec.Struct):
    """What was guessed last, and the jokers placed since."""

    round: int
    splitter: int
    sections: list[Revealed]
    jokers: list[Joker]


class Past(msgspec.Struct):
    """A reveal of this game, the last one included."""

    round: int
    sections: list[list[str]]
    """The cards of the white, pink and black section; of the last two cards only white and pink."""
    removed: SectionName | None
    guesses: list[SectionName | None]
    """What each seat guessed; null for one that was out of the round."""
    jokers: list[Joker]
    """The jokers placed after it and before the next one."""


class Round(msgspec.Struct):
    """What became of the cards of one round."""

    round: int
    splitter: int
    row: list[str]
    """The row as it was turned."""
    taken: list[list[str]]
    """The cards that each seat took."""
    out: list[str]


class View(CommonView, kw_only=True):
    """What everybody may see: all but running guesses and the order of the pile."""

    round: int
    """The running round, from 1."""
    rounds: int
    splitter: int
    asks: Asks | None
    """What the table waits for; null before the deck is dealt and when the game is over."""
    row: list[str]
    """Cards in the row, from left to right, those of a removed section left out."""
    sections: list[Section]
    """White, pink and black once the row is split, only white and pink for the last two cards."""
    in_round: list[int]
    """Seats that have taken nothing in this round."""
    meetings: int
    """How often in a row four players have met two against two on the last two cards; counted up to ten."""
    pile: int
    columns: list[list[Column]]
    """Each seat's columns, by number."""
    waiting_jokers: list[int]
    """Jokers of earlier catches, without a column, of each seat."""
    caught_jokers: list[int]
    """Jokers of the last catch that each seat has yet to place."""
    leads: list[Lead]
    """The numbers 1 to 10."""
    out: list[str]
    """All cards out of play, sorted."""
    reveal: Reveal | None
    this_round: Round | None
    last_round: Round | None
    history: list[Past] = msgspec.field(default_factory=list)
    """All reveals, the first one first; of meetings in a row on the same two cards only the last one."""


def _cards(state: SplitItState, places: Iterable[int]) -> list[str]:
    return [CARD_NAMES[state.pile[place]] for place in places]


def _cut(row: Ints, sizes: Ints) -> list[list[int]]:
    """The places in the pile of each section's cards."""
    sections = []
    start = 0
    for size in sizes:
        sections.append([int(place) for place in row[start : start + int(size)]])
        start += int(size)
    return sections


def _show_sections(state: SplitItState) -> list[Section]:
    return [
        Section(SECTION_NAMES[section], _cards(state, places), not state.open >> section & 1)
        for section, places in enumerate(_cut(state.row, state.sizes))
        if places
    ]


def _show_columns(state: SplitItState, seat: int) -> list[Column]:
    return [
        Column(card + 1, int(state.numbers[seat, card]), int(state.jokers[seat, card]))
        for card in range(NUMBERS)
        if int(state.columns[seat]) >> card & 1
    ]


def _show_lead(state: SplitItState, card: int) -> Lead:
    sizes = [int(state.numbers[seat, card]) + int(state.jokers[seat, card]) for seat in range(int(state.players))]
    most = max(sizes)
    return Lead(card + 1, most, [seat for seat, size in enumerate(sizes) if most and size == most])


def _show_reveal(state: SplitItState) -> Reveal | None:
    if not state.shown_round:
        return None
    places = _cut(state.shown_row, state.shown_sizes)
    guessed_by = [
        [seat for seat in range(int(state.players)) if state.shown_guesses[seat] == section + 1]
        for section in range(SECTIONS)
    ]
    contested = [place for section in range(SECTIONS) if len(guessed_by[section]) > 1 for place in places[section]]
    # If the row goes on, at least one of these still lies there: a removal since then never takes them all.
    contested_fate: Fate = "stays" if any(state.fates[place] == LIES for place in contested) else "out"
    sections = []
    for section in range(SECTIONS):
        if places[section]:
            fates: tuple[Fate, ...] = ("out", "taken", contested_fate)
            is_open = state.shown_open >> section & 1
            fate: Fate = fates[min(len(guessed_by[section]), 2)] if is_open else "removed"
            cards = _cards(state, places[section])
            sections.append(Revealed(SECTION_NAMES[section], cards, guessed_by[section], fate))
    jokers = _show_jokers(state, int(state.shown_placed), int(state.placed))
    return Reveal(int(state.shown_round), int(state.shown_splitter), sections, jokers)


def _show_jokers(state: SplitItState, first: int, end: int) -> list[Joker]:
    return [Joker(int(state.placed_by[joker]), int(state.placed_on[joker]) + 1) for joker in range(first, end)]


def _show_past(state: SplitItState, number: int) -> Past:
    first = int(state.past_rounds[number] - 1) * (LONGEST_ROW if state.players == SEATS else SHORT_ROW)
    row = np.array([first + place for place in range(LONGEST_ROW) if state.past_rows[number] >> place & 1])
    is_last = number + 1 == state.past_reveals
    removed = [
        name
        for section, name in enumerate(SECTION_NAMES)
        if state.past_sizes[number, section] and not state.past_open[number] >> section & 1
    ]
    return Past(
        round=int(state.past_rounds[number]),
        sections=[_cards(state, places) for places in _cut(row, state.past_sizes[number]) if places],
        removed=removed[0] if removed else None,
        guesses=[
            SECTION_NAMES[guess - 1] if guess else None for guess in state.past_guesses[number][: int(state.players)]
        ],
        jokers=_show_jokers(
            state,
            int(state.past_placed[number]),
            int(state.placed if is_last else state.past_placed[number + 1]),
        ),
    )


def _show_round(state: SplitItState, number: int, first: int, end: int) -> Round:
    players = int(state.players)
    # The running round's splitter, and the one before; nobody follows the last splitter of a game.
    later = 0 if state.over else int(state.rounds_done) + 1 - number
    return Round(
        round=number,
        splitter=(int(state.splitter) - later) % players,
        row=_cards(state, range(first, end)),
        taken=[_cards(state, _places(state, seat + 1, first, end)) for seat in range(players)],
        out=_cards(state, _places(state, OUT, first, end)),
    )


def _show_this_round(state: SplitItState) -> Round | None:
    if not state.turned or state.over:
        return None
    return _show_round(state, int(state.rounds_done) + 1, int(state.row_start), int(state.turned))


def _show_last_round(state: SplitItState) -> Round | None:
    if not state.rounds_done:
        return None
    end = state.turned if state.over else state.row_start
    return _show_round(state, int(state.rounds_done), int(state.last_start), int(end))


def _places(state: SplitItState, fate: int, first: int, end: int) -> list[int]:
    return [place for place in range(first, end) if state.fates[place] == fate]


def show(state: SplitItState) -> View:
    """The table as anybody may see it."""  # SI-15
    players = int(state.players)
    turned = int(state.turned)
    out = sorted(int(state.pile[place]) for place in _places(state, OUT, 0, turned))
    return View(
        round=int(state.rounds_done) + (not state.over),
        rounds=FEWEST_ROUNDS if players == 4 else MOST_ROUNDS,
        splitter=int(state.splitter),
        asks=ASKS[state.asks],
        row=_cards(state, [place for place in state.row[: int(state.row_size)] if state.fates[place] == LIES]),
        sections=_show_sections(state),
        in_round=[other for other in range(players) if state.in_round >> other & 1],
        meetings=int(state.meetings),
        pile=CARDS - turned,
        columns=[_show_columns(state, other) for other in range(players)],
        waiting_jokers=[int(state.waiting_jokers[other]) for other in range(players)],
        caught_jokers=[int(state.caught_jokers[other]) for other in range(players)],
        leads=[_show_lead(state, card) for card in range(NUMBERS)],
        out=[CARD_NAMES[card] for card in out],
        reveal=_show_reveal(state),
        this_round=_show_this_round(state),
        last_round=_show_last_round(state),
        history=[_show_past(state, number) for number in range(int(state.past_reveals))],
    )
