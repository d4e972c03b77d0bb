"""The review of a table: what is stored, sent and shown, and nothing else."""

from collections.abc import Sequence
from typing import Any

import msgspec

from splittable.core.judges import Efforts, Figure, Unit
from splittable.reviews.labels import Label
from splittable.reviews.telling import Company, tell_moment

VERSION = 1
Argument = str | int | float

encode = msgspec.json.Encoder().encode


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """A part of a review; its fields can be read by name too, as in its JSON."""

    def __getitem__(self, name: str) -> Any:
        if name not in self.__struct_fields__:
            raise KeyError(name)
        return getattr(self, name)


class Amount(Part, frozen=True, kw_only=True):
    """Points, and shares of the victory where they are known, each with its standard error."""

    points: Figure
    share: Figure | None = None


class WorthOf(Part, frozen=True, kw_only=True):
    """What an action was worth to its seat, and how far it was behind the best, in the moment's unit."""

    action: str
    points: Figure
    behind: Figure
    share: float | None = None


class Why(Part, frozen=True, kw_only=True):
    """A reason: its sentence, the sentence's arguments, and which part of the loss it carries."""

    id: str
    args: dict[str, Argument]
    carried: Figure


class Chance(Part, frozen=True, kw_only=True):
    """The luck of a deck or a roll, by seat."""

    number: int
    unit: Unit
    luck: list[Figure]


class Moment(Part, frozen=True, kw_only=True, dict=True):
    """What a decision was worth; `number` counts the lines of the record's body from 1."""

    number: int
    seat: int
    action: str
    best: str
    loss: Amount
    label: Label
    unit: Unit
    """What decided: points or the share of the victory."""
    worths: list[WorthOf]
    """Of the actions looked at, the best first."""
    reasons: list[Why] = msgspec.field(default_factory=list, name="why")
    lie: dict[Unit, Figure] | None = None
    """How the hidden cards lay for this choice: the luck of it, apart from what could be known; in one unit."""
    gamble: bool = False
    """Whether points were given up, on average, for more of the victory."""
    gambled: Amount | None = None
    """The points given up, and the share of the victory gained."""
    mixes: list[dict[str, float]] = []
    """Where all decide at once: how often good players take each action."""
    by: str | None = None
    """The sitter or clock that decided in the player's place."""

    def why(self, lang: str = "en") -> str:
        """What the decision was worth, and why, in words to the one who made it."""
        return tell_moment(self, self.__dict__["company"], lang)


class Ledger(Part, frozen=True, kw_only=True):
    """A result taken apart: start + choices + others + luck = end."""

    unit: Unit
    start: float
    choices: Figure
    others: Figure
    luck: Figure
    end: float


class SeatReview(Part, frozen=True, kw_only=True):
    """A seat's whole game."""

    lost: Amount
    decisions: int
    """With a choice, its player's own."""
    kept: Figure | None
    """The part of what was at stake that was kept: 0 for random play, 1 for perfect play; null if little was."""
    like: list[str]
    """The levels between which its mean loss lies; empty where levels were not measured."""
    labels: dict[Label, int]
    ledger: Ledger


class Review(Part, frozen=True, kw_only=True):
    """What each decision of a table was worth."""

    review: int = VERSION
    game: str
    rules: int
    judge: str
    effort: Efforts
    seed: str
    """Made from the record's body and the judge: with the same one, effort and seats every figure is the same."""
    players: int
    options: dict[str, str]
    names: list[str]
    over: bool
    scores: list[int]
    winners: list[int]
    seats: list[SeatReview]
    line_unit: Unit
    line: list[list[float]]
    """Each seat's chances (or expected points) at the start and after every line of the record's body."""
    moments: list[Moment]
    chances: list[Chance]
    hints: list[int] = []
    """How many hints each seat asked for."""

    def __post_init__(self) -> None:
        company = Company(self.game, tuple(self.names), self.players)
        for moment in self.moments:
            # Words need names and the game, which stand once in the document.
            moment.__dict__["company"] = company

    def to_json(self) -> str:
        """The review as one JSON document."""
        return encode(self).decode()

    @classmethod
    def from_json(cls, text: str | bytes) -> "Review":
        """A review that was written by `to_json`."""
        try:
            found = msgspec.json.decode(text, type=cls)
        except (msgspec.MsgspecError, UnicodeError) as error:
            raise ValueError(f"this is not a review: {error}") from None
        if found.review != VERSION:
            raise ValueError(f"this release reads reviews of version {VERSION}, not {found.review}")
        return found

    def of_seat(self, seat: int) -> Sequence[Moment]:
        """The moments of a seat."""
        return [moment for moment in self.moments if moment.seat == seat]

    def at(self, number: int) -> Moment:
        """The moment of a line of the record's body."""
        for moment in self.moments:
            if moment.number == number:
                return moment
        raise ValueError(f"line {number} of the record's events is no decision that was reviewed")
