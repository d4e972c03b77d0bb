"""Records: the text of a whole playing, which a person can read and a program can check."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from splittable.core.contract import Setup
from splittable.core.errors import RecordError, WrongValue, explained
from splittable.games import find

FIRST_LINE = "splittable-record 1"
RULE_OFF = "---"
KEY = re.compile(r"[^\s=]+")
HEAD_KEYS = ("game", "rules", "players", "options")
LONGEST_NAME = 40

T = TypeVar("T")


@dataclass(frozen=True)
class Head:
    """The part of a record before its first event."""

    setup: Setup
    names: tuple[str, ...] = ()
    further: Mapping[str, str] = field(default_factory=dict)
    """Keys that the contract does not name, such as dates; kept as they are."""


@dataclass(frozen=True)
class Line:
    """A line of a record and its number, from 1."""

    number: int
    text: str


@dataclass(frozen=True)
class Parsed:
    """A parsed record whose events are not checked yet."""

    head: Head
    body: tuple[Line, ...]
    tail: tuple[Line, ...] | None


def check_names(names: Sequence[str], players: int) -> tuple[str, ...]:
    """Names for all seats, or none at all."""
    if isinstance(names, str) or not all(isinstance(name, str) for name in names):
        raise WrongValue("wrong-names")
    if names and len(names) != players:
        raise WrongValue("wrong-names-count", count=len(names), players=players)
    for name in names:
        if not name or name != name.strip() or len(name) > LONGEST_NAME or "|" in name or not name.isprintable():
            raise WrongValue("wrong-name", longest=LONGEST_NAME, name=repr(name[:60]))
    return tuple(names)


def write(head: Head, body: Sequence[str], tail: Sequence[str] | None) -> str:
    """A record's text; without a tail while the game is running."""
    lines = [
        FIRST_LINE,
        f"game {head.setup.game.id}",
        f"rules {head.setup.game.rules_version}",
        f"players {head.setup.players}",
        "options " + " ".join(f"{name}={value}" for name, value in sorted(head.setup.options.items())),
    ]
    if head.names:
        lines.append("names " + " | ".join(head.names))
    lines += [f"{key} {value}" for key, value in head.further.items()]
    lines += [RULE_OFF, *body]
    if tail is not None:
        lines += [RULE_OFF, *tail]
    return "\n".join(lines) + "\n"


def _wrong(number: int, message: str, /, **args: str | int) -> RecordError:
    return RecordError(number, WrongValue(message, **args))


def parse(text: str) -> Parsed:
    """A record's parts, its head checked."""
    if not isinstance(text, str):
        raise _wrong(1, "record-no-text", kind=type(text).__name__)
    # Some editors write a byte order mark at the start of a file.
    unmarked = text.removeprefix("\ufeff")
    every = [Line(number, line.removesuffix("\r")) for number, line in enumerate(unmarked.split("\n"), 1)]
    lines = [line for line in every if line.text.strip() and not line.text.startswith(";")]
    if not lines or lines[0].text != FIRST_LINE:
        raise _wrong(lines[0].number if lines else 1, "record-first-line", line=FIRST_LINE)
    cuts = [place for place, line in enumerate(lines) if line.text == RULE_OFF]
    if not cuts:
        raise _wrong(lines[-1].number, "record-no-cut", cut=RULE_OFF)
    if len(cuts) > 2:
        raise _wrong(lines[cuts[2]].number, "record-many-cuts", cut=RULE_OFF)
    head = _read_head(lines[1 : cuts[0]], lines[cuts[0]].number)
    if len(cuts) == 1:
        return Parsed(head, tuple(lines[cuts[0] + 1 :]), None)
    return Parsed(head, tuple(lines[cuts[0] + 1 : cuts[1]]), tuple(lines[cuts[1] :]))


def _read_head(lines: Sequence[Line], end: int) -> Head:
    values: dict[str, Line] = {}
    for line in lines:
        key, _, value = line.text.partition(" ")
        if not KEY.fullmatch(key) or not value.strip():
            raise _wrong(line.number, "record-no-value")
        if key in values:
            raise _wrong(line.number, "record-key-twice", key=key)
        values[key] = Line(line.number, value)
    for key in HEAD_KEYS:
        if key not in values:
            raise _wrong(end, "record-no-key", key=key)
    newest = _checked(values["game"], lambda: find(values["game"].text))
    game = _checked(values["rules"], lambda: newest.under(_whole(values["rules"].text)))
    players = _checked(values["players"], lambda: game.check_players(_whole(values["players"].text)))
    options = _checked(values["options"], lambda: game.choose_options(players, _pairs(values["options"].text)))
    names: tuple[str, ...] = ()
    if "names" in values:
        names = _checked(values["names"], lambda: check_names(values["names"].text.split(" | "), players))
    further = {key: line.text for key, line in values.items() if key not in (*HEAD_KEYS, "names")}
    return Head(Setup(game, players, options), names, further)


def _checked(line: Line, read: Callable[[], T]) -> T:
    try:
        return read()
    except ValueError as error:
        raise RecordError(line.number, explained(error)) from None


def _whole(text: str) -> int:
    if not re.fullmatch(r"0|[1-9][0-9]{0,8}", text):
        raise WrongValue("wrong-whole", text=repr(text[:60]))
    return int(text)


def _pairs(text: str) -> dict[str, str]:
    pairs: dict[str, str] = {}
    for pair in text.split(" "):
        name, sign, value = pair.partition("=")
        if not sign:
            raise WrongValue("wrong-pair", pair=repr(pair[:60]))
        if name in pairs:
            raise WrongValue("wrong-pair-twice", name=name)
        pairs[name] = value
    return pairs
