"""A gathering: the people at one table and their game, rebuilt from its events.

A gathering changes only by taking events in order; `checks.py` decides who may cause which event.
"""

from typing import Self, assert_never

from msgspec.structs import astuple, replace

from splittable.core.contract import AnyGame, Setup
from splittable.core.errors import WrongValue
from splittable.games import find
from splittable.play.commitment import NO_NONCE, commit_to, committed, key_of
from splittable.play.dealer import ScriptedDealer, deck_of, write_outcome
from splittable.play.growing import Growing
from splittable.play.record import Head
from splittable.play.table import Table
from splittable.room import events as ev
from splittable.room.names import names_of_record
from splittable.room.refusals import Taken
from splittable.room.seats import Seat, changed

SAID_KEPT = 50
"""Chat messages kept for people who come back."""
MOST_UNDOS = 10
"""So often a seat may undo before others act or the dealer deals."""
REACTIONS_KEPT = 6
"""Reactions kept; they are over in a moment."""
REACTIONS = ("emoji-laugh", "emoji-wow", "emoji-heart", "emoji-clap", "emoji-think", "emoji-cry")
"""Phrases that are shown as a face for a moment, and are no part of the chat."""


def _game_of(opening: ev.Opened) -> AnyGame:
    """The game under the rules that a table was opened with; a store of a later release may have others."""
    try:
        return find(opening.game).under(opening.rules)
    except WrongValue as error:
        raise Taken(error.message, **error.args_of_message) from None


class Gathering:
    """The state of one table with people, after all its events.

    What grows with the game is copied with it; everything else is never changed, only replaced, and shared by copies.
    """

    def __init__(self, table_id: str, opening: ev.Opened) -> None:
        self.id = table_id
        self.game = _game_of(opening)
        self.players = opening.players
        self.chosen = opening.options
        self.settings = opening.settings
        self.secret = opening.secret
        self.commitment = commit_to(opening.secret)
        self.host = opening.host
        self.seats = [Seat(*astuple(place)) for place in opening.places]
        self.is_started = False
        self.is_stopped = False
        self.rematch = ""
        self.rematch_by = -1
        """The seat that asked for the rematch; -1 if nobody did, or if it was not kept."""
        self.is_hurried = False
        """Whether bots play without their pauses until the next decision of a person is owed."""
        self.said: list[tuple[int, ev.Said]] = []
        """What was said last, each with its running number from 1."""
        self._sayings = 0
        self.told: Growing[str] = Growing()
        """What everybody was told, in notation; its length is the wire's `seq`."""
        self.told_by: dict[int, str] = {}
        """By place in `told`: `clock` or the sitter's level, where one of these played a person's line."""
        self.late: dict[int, int] = {}
        """By seat: how many of its decisions the clock has played."""
        self.last_actor: int | None = None
        """The seat of the person who acted last, with nothing since but forced actions of that seat; it may undo."""
        self.last_steps = 0
        """How many actions it may undo at once: its own, and those that the table has played for it since."""
        self.moment = 0
        """How many events of the game there have been."""
        self.has_revealed: bool | None = None
        """Whether these actions revealed something; None while nobody has found out, since that takes milliseconds."""
        self.marks: dict[int, str] = {}
        """By line number: what played a line that its person did not."""
        self.undos: dict[int, int] = {}
        """By seat: how often it has undone since the last line of another seat and the last deal."""
        self.owed_since: dict[int, int] = {}
        """Since when each seat in `waiting` has owed its decision, in milliseconds since 1970."""
        self.nudged: dict[int, ev.Nudged] = {}
        """The last nudge of each seat."""
        self._choosers: dict[int, str] = {}
        self._deals = 0
        self.table = self._lay(opening.options)

    def _lay(self, chosen: dict[str, str]) -> Table:
        options = self.game.choose_options(self.players, chosen)
        names = names_of_record([seat.name or seat.level for seat in self.seats])
        return Table(Head(Setup(self.game, self.players, options), names), ScriptedDealer())

    def copy(self) -> Self:
        """A copy to try an event on."""
        other = object.__new__(type(self))
        other.__dict__ = self.__dict__.copy()
        other.told = self.told.copy()
        other.marks = self.marks.copy()
        other.told_by = self.told_by.copy()
        other.table = self.table.copy()
        return other

    @property
    def is_over(self) -> bool:
        """Whether nothing more can be played."""
        return self.is_stopped or self.table.over

    @property
    def is_running(self) -> bool:
        """Whether the game has started and is not over."""
        return self.is_started and not self.is_over

    def has_only_action(self, seat: int) -> bool:
        """Whether the table plays for a seat because it has a single legal action."""  # AL-01
        return self.settings.autoplay and self.table.has_only_action(seat)

    def is_open(self, seat: int) -> bool:
        """Whether a person may take a seat: one left in the middle only with the host's word, or if nobody is left."""
        place = self.seats[seat]
        return place.is_free and not self.is_over and not (place.is_closed and any(one.key for one in self.seats))

    @property
    def moves_by_itself(self) -> bool:
        """Whether bots play here or a clock runs."""
        return self.settings.clock > 0 or any(seat.bot for seat in self.seats)

    @property
    def nonces(self) -> list[str]:
        """The nonces that the seats added to the shuffles."""
        return [seat.nonce for seat in self.seats]

    def dealer_key(self) -> bytes:
        """The key from which all decks and rolls are derived."""
        return key_of(self.secret, self.id, self.nonces)

    def next_outcome(self) -> str:
        """The deck or roll that the table needs, from the committed dealer."""
        dealer = committed(self.secret, self.id, self.nonces)
        if self.game.cards:
            return write_outcome(self.game, dealer.deck(self._deals, deck_of(self.game, self.players)))
        return write_outcome(self.game, dealer.roll(self._deals))

    def record_head(self) -> Head:
        """The record's head, with who played and what the deals were derived from."""
        head = self.table.head
        further = {
            "table": self.id,
            "played": " | ".join(seat.level or "person" for seat in self.seats),
            "start-seat": "picked" if "start" in self.chosen else "drawn",
            "commitment": self.commitment,
            "nonces": " ".join(nonce or NO_NONCE for nonce in self.nonces),
        }
        if self.is_over:
            further["secret"] = self.secret
        return Head(head.setup, head.names, further)

    def note_time(self, at: int) -> None:
        """Update since when each waiting seat has owed its decision."""
        waiting = self.table.waiting if self.is_running else ()
        if self.is_hurried and any(seat not in self.owed_since and not self.seats[seat].bot for seat in waiting):
            self.is_hurried = False
        self.owed_since = {seat: self.owed_since.get(seat, at) for seat in waiting}

    def take(self, event: ev.AnyEvent) -> None:
        """Take an event."""
        match event:
            case ev.Played() | ev.Dealt() | ev.Undone() | ev.Started() | ev.Stopped():
                self._take_in_game(event)
            case ev.Claimed() | ev.Left():
                self._come_or_go(event)
            case ev.Said():
                self._say(event)
            case ev.Rematched():
                self.rematch, self.rematch_by = event.table_id, event.by
            case ev.Paced():
                self.settings = replace(self.settings, pace=event.milliseconds)
            case ev.Hurried():
                self.is_hurried = True
            case ev.Nudged():
                self.nudged = {**self.nudged, event.other: event}
            case ev.Refused():
                pass
            case ev.Opened():
                raise TypeError("a table is opened by its first event only")
            case _:
                self._seat(event.seat, changed(self.seats[event.seat], event))

    def may_undo(self, seat: int) -> bool:
        """Whether it has been found out that a seat may undo now."""
        return self.has_revealed is False and self.last_actor == seat and self.has_undos_left(seat) and not self.is_over

    def has_undos_left(self, seat: int) -> bool:
        """Whether a seat may undo once more before others act; otherwise the others would only watch it undo."""
        return self.undos.get(seat, 0) < MOST_UNDOS

    def _take_in_game(self, event: ev.GameEvent) -> None:
        self.moment += 1
        self.has_revealed = None
        match event:
            case ev.Played():
                self._play(event)
            case ev.Dealt():
                self._deal(event)
            case ev.Undone():
                self._undo(event)
            case ev.Started():
                self.is_started = True
                self.table = self._lay({**self.chosen, "start": str(event.start)})
            case ev.Stopped():
                self.is_stopped = True
            case _:
                assert_never(event)

    def _come_or_go(self, event: ev.Claimed | ev.Left) -> None:
        """Give a seat to a person or free it; a table without its host passes to the lowest seat with a person."""
        if isinstance(event, ev.Claimed):
            seat = Seat(event.key, event.name, nonce=event.nonce, face=event.face, colour=event.colour)
        else:
            nonce = self.seats[event.seat].nonce if self.is_started else ""
            seat = Seat(nonce=nonce, is_closed=self.is_started)
        self._seat(event.seat, seat)
        people = [number for number, one in enumerate(self.seats) if one.key]
        if people and self.host not in people:
            self.host = people[0]

    def _seat(self, number: int, seat: Seat) -> None:
        self.seats = [*self.seats[:number], seat, *self.seats[number + 1 :]]

    def _say(self, event: ev.Said) -> None:
        """Keep what was said; a reaction drops only older reactions, a message only older messages."""
        self._sayings += 1
        is_reaction = event.phrase in REACTIONS
        alike = [number for number, one in self.said if (one.phrase in REACTIONS) == is_reaction]
        dropped = alike[: 1 - (REACTIONS_KEPT if is_reaction else SAID_KEPT)]
        self.said = [*((number, one) for number, one in self.said if number not in dropped), (self._sayings, event)]

    def _deal(self, event: ev.Dealt) -> None:
        self.table.deal(event.outcome)
        self._deals += 1
        self.last_actor, self.last_steps = None, 0
        self.undos = {}
        # A deck is secret; dice are public.
        self.told.append("deck" if self.game.cards else event.outcome)

    def _play(self, event: ev.Played) -> None:
        known = len(self.table.lines)
        self.table.play(event.seat, event.action)
        self._note_actor(event)
        self._wind_anew(event.seat)
        choosers = {**self._choosers, event.seat: event.by}
        for number in range(known, len(self.table.lines)):
            line = self.table.lines[number]
            seat = int(line[1 : line.index(" ")]) - 1
            self._tell(seat, line)
            by = choosers.pop(seat, "")
            if by:
                self.marks[number] = by
                self._tell_by(seat, by)
        self._choosers = choosers

    def _tell(self, seat: int, line: str) -> None:
        self.told.append(line)
        if self.undos:
            self.undos = {one: count for one, count in self.undos.items() if one == seat}

    def _wind_anew(self, seat: int) -> None:
        """A seat that must decide again at once gets a full clock for it."""
        self.owed_since = {one: since for one, since in self.owed_since.items() if one != seat}

    def _note_actor(self, event: ev.Played) -> None:
        """Note whose last action may be undone; what the table plays for the same seat goes with it."""
        if not event.by:
            self.last_actor, self.last_steps = event.seat, 1
        elif (
            event.by == "table"
            and event.seat == self.last_actor
            and self.table.can_go_back(event.seat, self.last_steps + 1)
        ):
            self.last_steps += 1
        else:
            self.last_actor, self.last_steps = None, 0

    def _tell_by(self, seat: int, by: str) -> None:
        """Note what everybody may know of who played the last line: never that it was a hand's only action."""
        if by == "clock":
            self.late = {**self.late, seat: self.late.get(seat, 0) + 1}
        if by != "table" and by != self.seats[seat].level:
            self.told_by[len(self.told) - 1] = by

    def _undo(self, event: ev.Undone) -> None:
        known = len(self.table.lines)
        self.table = self.table.before_all(event.seat, event.count)
        self._forget_action(event.seat)
        if len(self.table.lines) < known:
            self.told.append(f"P{event.seat + 1} undo")

    def pass_over(self, event: ev.Played | ev.Undone) -> None:
        """Take an action that was undone, or its undo, without the table, which is afterwards as it was before."""
        self.moment += 1
        self.has_revealed = None
        self._wind_anew(event.seat)
        is_line = self.table.waiting == (event.seat,)
        if isinstance(event, ev.Undone):
            self._forget_action(event.seat)
        if is_line:
            action = event.action if isinstance(event, ev.Played) else "undo"
            self._tell(event.seat, f"P{event.seat + 1} {action}")

    def _forget_action(self, seat: int) -> None:
        """Forget what was noted of a seat's last action."""
        self.last_actor, self.last_steps = None, 0
        self.undos = {**self.undos, seat: self.undos.get(seat, 0) + 1}
        self._wind_anew(seat)
        self._choosers = {one: by for one, by in self._choosers.items() if one != seat}
        self.marks = {number: by for number, by in self.marks.items() if number < len(self.table.lines)}
        late = [self.table.lines[number].partition(" ")[0] for number, by in self.marks.items() if by == "clock"]
        self.late = {one: late.count(f"P{one + 1}") for one in range(self.players)}
