"""A table in a full screen: lines of marks, some of which are spots that a cursor may stand on.

A game says which spots lead to an action, one after the other; where they lie on the screen, how the cursor moves and
what is picked is the same for all games. Inks are Rich's names of styles, in the sixteen colours of any terminal.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from splittable.core.view import View
from splittable.words import say
from splittable.words.cards import sign_card

V = TypeVar("V", bound=View)

PLAIN, QUIET, STRONG, TURN, GOOD, BAD = "", "dim", "bold", "bold green", "bold yellow", "red"
SUIT_INKS = {"C": "green", "D": "blue", "H": "red", "S": "black"}
"""Four colours, because the signs are small; on a card's white all are dark enough."""
CARD_INK, BACK_INK = "black on bright_white", "bright_white on blue"
SEAT_INKS = ("cyan", "yellow", "green", "magenta", "blue", "red")
OTHERWISE = "otherwise"
"""The spot of what can be done without touching anything on the table, such as passing."""
CARD_WIDTH = 4


class Mark(NamedTuple):
    """Some characters of a line."""

    text: str
    ink: str = PLAIN
    spot: str | None = None


Line: TypeAlias = list[Mark]


def suit_of(card: str) -> str:
    """The suit of a playing card."""
    return card[-1]


def rank_of(card: str) -> str:
    """The rank of a playing card."""
    return card[:-1]


# A board says the same few dozen things each time the cursor moves.
@lru_cache(maxsize=4096)
def _say(lang: str, message: str, args: tuple[tuple[str, str | int], ...]) -> str:
    return say(lang, message, **dict(args))


@dataclass(frozen=True)
class Sight(Generic[V]):
    """What there is to draw, for whom."""

    view: V
    lang: str
    names: Sequence[str]
    """The display name of each seat."""
    width: int
    """Columns of the screen that the board may use."""
    height: int
    """Rows of the screen that it may use; 0 if it is to be as short as it can, because it would have to be scrolled."""
    picked: tuple[str, ...] = ()
    """The spots picked so far."""
    cursor: str | None = None
    """The spot under the cursor."""

    def say(self, message: str, **args: str | int) -> str:
        """A message in the person's language."""
        return _say(self.lang, message, tuple(args.items()))

    def name(self, seat: int) -> str:
        """A seat's name as a board shows it."""
        return self.names[seat]

    def seat(self, seat: int, width: int = 0) -> Line:
        """Who sits there, marked if the table waits for them."""
        is_waited = seat in self.view.waiting
        ink = SEAT_INKS[seat % len(SEAT_INKS)]
        name = Mark(f"{self.name(seat):<{width}}", f"bold {ink}" if seat == self.view.seat or is_waited else ink)
        return [Mark("▶ " if is_waited else "✓ " if seat in self.view.decided else "  ", TURN), name]

    @property
    def others(self) -> list[int]:
        """The other seats, in the order of play after the looking one."""
        eyes = -1 if self.view.seat is None else self.view.seat
        seats = [(eyes + turn) % self.view.players for turn in range(1, self.view.players + (eyes < 0))]
        return [seat for seat in seats if seat != eyes]

    @property
    def is_roomy(self) -> bool:
        """Whether cards may be large."""
        return self.height > 0

    def card(self, card: str, spot: str | None = None) -> Mark:
        """A playing card, face up."""
        return Mark(f" {sign_card(self.lang, card)} ", card_ink(card), spot)

    def hand(self, cards: Sequence[tuple[str, str]], kind_of: Callable[[str], str] = suit_of) -> list[Line]:
        """Playing cards with their spots, as large as there is room for, kinds apart."""
        faces: list[Mark | None] = []
        for place, (card, spot) in enumerate(cards):
            if place and kind_of(cards[place - 1][0]) != kind_of(card):
                faces.append(None)
            faces.append(Mark(sign_card(self.lang, card), card_ink(card), spot))
        if self.is_roomy and sum(1 if face is None else CARD_WIDTH + 1 for face in faces) <= self.width - 2:
            return large_cards(faces, self.cursor, self.picked)
        marks = [Mark(" ") if face is None else face._replace(text=f" {face.text} ") for face in faces]
        return flow(marks, self.width, [Mark("  ")])


def card_ink(card: str) -> str:
    """The ink of a playing card."""
    return f"bold {SUIT_INKS[card[-1]]} on bright_white"


@dataclass(frozen=True)
class Board(Generic[V]):
    """How a game stands in a full screen."""

    draw: Callable[[Sight[V]], list[Line]]
    """All that the looking seat sees, with every spot that an action of theirs needs."""
    ways: Callable[[str, V], Sequence[tuple[str, ...]]]
    """The spots that lead to an action, in each order in which they may be picked."""
    asks: Callable[[V, str], str | None]
    """What is asked of the seat that looks, in one short sentence (view, language)."""
    tried: Callable[[Sequence[str], V], str | None] = lambda _spots, _view: None
    """The action, legal or not, that spots stand for when they are picked; asked to say why it cannot be done."""


def width_of(line: Line) -> int:
    """How many columns a line takes."""
    return sum(len(mark.text) for mark in line)


def flow(marks: Sequence[Mark], width: int, start: Line | None = None) -> list[Line]:
    """Marks one after the other, on as many lines as they need; later lines begin below the first mark."""
    return flow_groups([[mark] for mark in marks], width, start)


def flow_groups(groups: Sequence[Line], width: int, start: Line | None = None, gap: str = " ") -> list[Line]:
    """The same for marks that stay together."""
    head = start or []
    indent = width_of(head)
    lines: list[Line] = [list(head)]
    for group in groups:
        used = width_of(lines[-1])
        if used > indent and used + len(gap) + width_of(group) > width:
            lines.append([Mark(" " * indent)])
            used = indent
        if used > indent:
            lines[-1].append(Mark(gap))
        lines[-1] += group
    return lines


def words(text: str, ink: str = PLAIN) -> list[Mark]:
    """A text word by word, so that it can flow."""
    return [Mark(word, ink) for word in text.split(" ")]


def beside(left: Sequence[Line], right: Sequence[Line], column: int) -> list[Line]:
    """Two blocks side by side, the right one from a column on."""
    lines = []
    for place in range(max(len(left), len(right))):
        line = list(left[place]) if place < len(left) else []
        if place < len(right) and right[place]:
            line += [Mark(" " * max(1, column - width_of(line))), *right[place]]
        lines.append(line)
    return lines


def large_cards(faces: Sequence[Mark | None], cursor: str | None, picked: Sequence[str]) -> list[Line]:
    """Cards of three rows, a gap for each None, and a row below with arrows at the cursor and at what is picked."""
    rows: list[Line] = [[Mark("  ")] for _ in range(4)]
    for face in faces:
        if face is None:
            for row in rows:
                row.append(Mark(" "))
            continue
        arrow = "" if face.spot is None else "▲" if face.spot == cursor else "△" if face.spot in picked else ""
        texts = (f"{face.text:<{CARD_WIDTH}}", " " * CARD_WIDTH, f"{face.text:>{CARD_WIDTH}}")
        for row, text in zip(rows, texts, strict=False):
            row += [Mark(text, face.ink, face.spot), Mark(" ")]
        rows[3].append(Mark(f"{arrow:^{CARD_WIDTH + 1}}", TURN))
    return rows
