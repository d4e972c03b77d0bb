"""A gathering: the people at one table and their game, rebuilt from its events.

A gathering changes only by taking events in order; `checks.py` decides who may cause which event.
"""

from typing import Self, assert_never

from msgspec.structs import astuple, replace

from splittable.core.contract import AnyGame, Setup
from splittable.games import find
from splittable.play.commitment import NO_NONCE, commit_to, committed, key_of
from splittable.play.dealer import ScriptedDealer, deck_of, write_outcome
from splittable.play.record import Head
from splittable.play.table import Table
from splittable.room import events as ev
from splittable.room.names import names_of_record

SAID_KEPT = 50
"""Chat messages kept for people who come back."""


class Seat(ev.Place, frozen=True):
    """A seat as it is now: free, a bot's, or a person's."""

    sitter: str = ""
    """The level of the bot that plays on for a person who is away."""
    muted: tuple[int, ...] = ()
    """The seats that this person has muted."""

    @property
    def is_free(self) -> bool:
        """Whether a person may claim it."""
        return not self.key and not self.level

    @property
    def bot(self) -> str:
        """The level of the bot or sitter that plays here now; empty if a person does."""
        return self.level or self.sitter


class Gathering:
    """The state of one table with people, after all its events."""

    def __init__(self, table_id: str, opening: ev.Opened) -> None:
        self.id = table_id
        self.game: AnyGame = find(opening.game)
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
        self.said: list[ev.Said] = []
        self.told: list[str] = []
        """What everybody was told, in notation; its length is the wire's `seq`."""
        self.last_actor: int | None = None
        """The seat of the person whose action was the last event of the game; only it may undo."""
        self.marks: dict[int, str] = {}
        """By line number: what played a line that its person did not."""
        self.owed_since: dict[int, int] = {}
        """Since when each seat in `waiting` has owed its decision, in milliseconds since 1970."""
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
        other.__dict__.update(self.__dict__)
        other.seats = self.seats.copy()
        other.said = self.said.copy()
        other.told = self.told.copy()
        other.marks = self.marks.copy()
        other._choosers = self._choosers.copy()
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
        return self.settings.autoplay and len(self.table.actions(seat)) == 1

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
        self.owed_since = {seat: self.owed_since.get(seat, at) for seat in waiting}

    def take(self, event: ev.AnyEvent) -> None:
        """Take an event."""
        match event:
            case ev.Played() | ev.Dealt() | ev.Undone() | ev.Started() | ev.Stopped():
                self._take_in_game(event)
            case ev.Left():
                self._leave(event)
            case ev.Said():
                self.said = [*self.said[1 - SAID_KEPT :], event]
            case ev.Rematched():
                self.rematch = event.table_id
            case ev.Refused():
                pass
            case ev.Opened():
                raise TypeError("a table is opened by its first event only")
            case _:
                self._take_seat(event)

    def _take_in_game(self, event: ev.GameEvent) -> None:
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

    def _take_seat(self, event: ev.SeatEvent) -> None:
        """Take an event that changes one seat."""
        seat = self.seats[event.seat]
        match event:
            case ev.Claimed():
                seat = Seat(key=event.key, name=event.name, nonce=event.nonce)
            case ev.BotSat():
                seat = Seat(level=event.level)
            case ev.Rekeyed():
                seat = replace(seat, key=event.key)
            case ev.NonceAdded():
                seat = replace(seat, nonce=event.nonce)
            case ev.SitterCame():
                seat = replace(seat, sitter=event.level)
            case ev.SitterWent():
                seat = replace(seat, sitter="")
            case ev.Muted():
                seat = replace(seat, muted=tuple(sorted({*seat.muted, event.other})))
            case ev.Unmuted():
                seat = replace(seat, muted=tuple(sorted({*seat.muted} - {event.other})))
            case _:
                assert_never(event)
        self.seats[event.seat] = seat

    def _leave(self, event: ev.Left) -> None:
        """Free a seat; if it was the host's, the lowest seat with a person becomes the host's."""
        self.seats[event.seat] = Seat(nonce=self.seats[event.seat].nonce if self.is_started else "")
        people = [number for number, seat in enumerate(self.seats) if seat.key]
        if event.seat == self.host and people:
            self.host = people[0]

    def _deal(self, event: ev.Dealt) -> None:
        self.table.deal(event.outcome)
        self._deals += 1
        self.last_actor = None
        # A deck is secret; dice are public.
        self.told.append("deck" if self.game.cards else event.outcome)

    def _play(self, event: ev.Played) -> None:
        known = len(self.table.lines)
        self.table.play(event.seat, event.action)
        self.last_actor = None if event.by else event.seat
        # A seat that must decide again at once gets a full clock for it.
        self.owed_since = {seat: since for seat, since in self.owed_since.items() if seat != event.seat}
        self._choosers[event.seat] = event.by
        for number in range(known, len(self.table.lines)):
            line = self.table.lines[number]
            self.told.append(line)
            by = self._choosers.pop(int(line[1 : line.index(" ")]) - 1, "")
            if by:
                self.marks[number] = by

    def _undo(self, event: ev.Undone) -> None:
        had_effect = event.seat not in self.table.choices
        self.table = self.table.before(event.seat)
        self.last_actor = None
        self._choosers.pop(event.seat, None)
        self.marks = {number: by for number, by in self.marks.items() if number < len(self.table.lines)}
        if had_effect:
            self.told.append(f"P{event.seat + 1} undo")
