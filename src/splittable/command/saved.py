"""A table whose record is in a file after every action, so that no action is ever lost."""

import os
import secrets
import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from splittable.bots import LEVELS
from splittable.command.errors import WrongInput, usage
from splittable.command.named_bots import is_own, read_names
from splittable.command.replay import read_table
from splittable.core.contract import AnyGame, Setup
from splittable.play.contest import derive
from splittable.play.course import read_action
from splittable.play.dealer import Outcome, read_outcome, seeded
from splittable.play.record import Head, write
from splittable.play.table import Table
from splittable.room.undo import has_revealed

PERSON = "person"
"""Who plays a seat that no bot has, as the record's line `played` says."""
DEFAULT_BOT = "medium"
BETWEEN = " | "


@dataclass(frozen=True)
class Asked:
    """What was asked for on the command line; None for what was left to us."""

    game: AnyGame
    players: int | None
    options: Mapping[str, str]
    seat: int | None
    bots: str | None
    seed: int | None


class ContinuedDealer:
    """A dealer who repeats the outcomes of a record, and then goes on from a seed."""

    def __init__(self, outcomes: Sequence[Outcome], seed: int) -> None:
        self._outcomes = tuple(outcomes)
        self._later = seeded(seed)

    def deck(self, number: int, cards: Sequence[int]) -> Outcome:
        """A deck of the record, or of the seed."""
        return self._outcomes[number] if number < len(self._outcomes) else self._later.deck(number, cards)

    def roll(self, number: int) -> Outcome:
        """A roll of the record, or of the seed."""
        return self._outcomes[number] if number < len(self._outcomes) else self._later.roll(number)


class KeptTable:
    """A table of one person and bots, and the file with its record."""

    def __init__(self, head: Head, lines: Sequence[str], file: Path) -> None:
        self._head = head
        self._seed = int(head.further["seed"])
        self.file = file
        self.played = head.further["played"].split(BETWEEN)
        self.seat = self.played.index(PERSON)
        self.table = self._replay(lines)

    @property
    def command(self) -> str:
        """The command that goes on with this table."""
        bots = [bot for bot in self.played if bot != PERSON]
        trusted = ["--bots", ",".join(bots)] if any(map(is_own, bots)) else []
        return shlex.join(["splittable", "play", self.table.game, "--record", str(self.file), *trusted])

    def play(self, seat: int, action: str) -> None:
        """Take an action, and have it on the disk before anything else happens."""
        self.table.play(seat, action)
        self.keep()

    def undo(self) -> str | None:
        """Take the person's last action back; if that cannot be, the message that says why."""
        lines = self.table.lines
        if not lines or not lines[-1].startswith(f"P{self.seat + 1} "):
            return "room-undo-not-last"
        if has_revealed(self._replay(lines), self.seat):
            return "room-undo-revealed"
        self.table = self._replay(lines[:-1])
        self.keep()
        return None

    def seed_for(self, seat: int) -> int:
        """A bot's seed, which follows from how far the game has come: after a resumption it chooses the same."""
        return derive(self._seed, len(self.table.lines), seat)

    def _replay(self, lines: Sequence[str]) -> Table:
        game, players = self._head.setup.game, self._head.setup.players
        outcomes = [read_outcome(game, players, line) for line in lines if not read_action(line)]
        table = Table(self._head, ContinuedDealer(outcomes, self._seed))
        for line in lines:
            if read_action(line):
                table.follow(line)
        return table

    def keep(self) -> None:
        """Write a new file and let it take the old one's place, so that there is a whole record at any time."""
        draft = self.file.with_name(self.file.name + ".new")
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            with draft.open("w", encoding="utf-8") as stream:
                stream.write(write(self._head, lines_of(self.table), self.table.tail()))
                stream.flush()
                os.fsync(stream.fileno())
            draft.replace(self.file)
        except OSError as error:
            raise WrongInput(f"{self.file}: the record cannot be written there ({error.strerror})") from None


def lines_of(table: Table) -> list[str]:
    """A record's body with the decisions that still run, in the order of the seats."""
    return [*table.lines, *(f"P{seat + 1} {action}" for seat, action in sorted(table.choices.items()))]


def begin(asked: Asked, file: Path) -> KeptTable:
    """A new table."""
    return KeptTable(_new_head(asked), (), file)


def check(asked: Asked, file: Path) -> None:
    """Refuse at once what no new table can be; a record is read only when its table is opened."""
    if not file.exists():
        with usage():
            _new_head(asked)


def _new_head(asked: Asked) -> Head:
    players = max(asked.game.fewest, 2) if asked.players is None else asked.game.check_players(asked.players)
    return _with_players(Head(Setup.of(asked.game, players, asked.options)), asked)


def resume(asked: Asked, file: Path) -> KeptTable:
    """The table of a record; what was asked for must be as it began."""
    table = read_table(file)
    head = table.head
    _compare(file, "game", asked.game.id, head.setup.game.id)
    _compare(file, "players", asked.players, head.setup.players)
    for name, value in asked.options.items():
        _compare(file, f"option {name}", value, head.setup.options.get(name))
    if "played" not in head.further:
        head = _with_players(head, asked)
    played = head.further["played"].split(BETWEEN)
    if len(played) != head.setup.players or played.count(PERSON) != 1:
        raise WrongInput(f"{file}: its line “played” does not name one person and a bot for every other seat")
    _compare(file, "seat", asked.seat, played.index(PERSON) + 1)
    _check_bots(file, asked, head.setup.players, [bot for bot in played if bot != PERSON])
    if "seed" not in head.further:
        head = replace(head, further={**head.further, "seed": str(_new_seed(asked))})
    if not head.further["seed"].isdecimal():
        raise WrongInput(f"{file}: its seed is not a whole number")
    _compare(file, "seed", asked.seed, int(head.further["seed"]))
    return KeptTable(head, lines_of(table), file)


def _check_bots(file: Path, asked: Asked, players: int, kept: list[str]) -> None:
    """Refuse bots that are not those asked for; a record alone, which may be a stranger's, runs nobody's code."""
    if asked.bots is not None:
        _compare(file, "bots", ",".join(read_bots(asked.bots, players)), ",".join(kept))
        return
    for bot in kept:
        if is_own(bot):
            again = shlex.quote(",".join(kept))
            raise WrongInput(f"{file}: it plays with code of somebody’s own; if you trust it, add --bots {again}")
        if bot not in LEVELS:
            raise WrongInput(f"{file}: its line “played” names {bot!r}, which is no bot")


def _compare(file: Path, name: str, asked: object, kept: object) -> None:
    if asked is not None and asked != kept:
        raise WrongInput(f"{file}: this table goes on as it began, with {name} {kept}, not {asked}")


def _new_seed(asked: Asked) -> int:
    return secrets.randbits(64) if asked.seed is None else asked.seed


def _with_players(head: Head, asked: Asked) -> Head:
    """The head of a record that says who plays, and what its decks and rolls follow from."""
    seat = 1 if asked.seat is None else asked.seat
    if not 1 <= seat <= head.setup.players:
        raise ValueError(f"seats at this table are 1 to {head.setup.players}, not {seat}")
    played = read_bots(asked.bots or DEFAULT_BOT, head.setup.players)
    played.insert(seat - 1, PERSON)
    seed = {"seed": str(_new_seed(asked))} | dict(head.further)
    return replace(head, further={**seed, "played": BETWEEN.join(played)})


def read_bots(names: str, players: int) -> list[str]:
    """A bot for every seat but one: the one that is named, or as many as are."""
    bots = read_names(names)
    if len(bots) == 1:
        return bots * (players - 1)
    if len(bots) != players - 1:
        raise ValueError(f"--bots names {len(bots)} bots for {players - 1} seats")
    return bots
