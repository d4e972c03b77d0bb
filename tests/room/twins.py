"""Tables that a seat cannot tell apart, as the steps by which two rooms would have come to them."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tables import Kind, all_eyes, open_table, play_some

from splittable.core.contract import Seat
from splittable.play.course import read_action
from splittable.play.table import Table
from splittable.room import events as ev
from splittable.room.keys import LETTERS, TABLE_LETTERS, hash_key
from splittable.room.open_table import OpenTable, replay
from splittable.room.store import Written

NAMES = ("Ann Unmistakable", "Ben Unmistakable", "Cy Unmistakable", "Dee Unmistakable", "Eve Unmistakable")
# So that what the table plays for a hand without a choice comes after all conversations, however slow the machine.
SETTINGS = ev.Settings(autostart=True, chat="plain", pace=3_600_000)
YEAR_2026 = 1_767_225_600_000


@dataclass(frozen=True)
class Twins:
    """A table, and another one that some eyes cannot tell from it."""

    id: str
    kind: Kind
    eyes: Seat
    true: Table
    other: Table
    secret: str

    def key(self, seat: int) -> str:
        """A seat's key, the same at both."""
        return f"key-of-{self.id}-{seat}"

    def written(self, table: Table) -> list[Written]:
        """The steps of one of them."""
        places = [ev.Place(hash_key(self.key(seat)), NAMES[seat]) for seat in range(self.kind.players)]
        opened = ev.Opened(self.kind.game, self.kind.players, self.kind.options, SETTINGS, self.secret, 0, places)
        steps = _steps(table, opened)
        return [Written(self.id, number, ev.write_step(step)) for number, step in enumerate(steps)]

    def opened(self) -> tuple[OpenTable, OpenTable]:
        """Both, as a room has them."""
        both = replay(self.id, self.written(self.true)), replay(self.id, self.written(self.other))
        for opened in both:
            # When a process opened a table is no secret of the table.
            opened.opened_at = YEAR_2026
        return both

    def actions_that_look_alike(self, seat: int) -> list[str]:
        """What a seat may do at both tables without these eyes seeing a difference."""
        legal = set(self.other.actions(seat))
        return [action for action in self.true.actions(seat) if action in legal and self._looks_alike(seat, action)]

    def _looks_alike(self, seat: int, action: str) -> bool:
        after = [self.true.copy(), self.other.copy()]
        for table in after:
            table.play(seat, action)
        return after[0].view(self.eyes) == after[1].view(self.eyes)


def _steps(table: Table, opened: ev.Opened) -> list[ev.Step]:
    groups: list[list[ev.AnyEvent]] = [[opened, ev.Started(int(table.options["start"]))]]
    for line in table.lines:
        if action := read_action(line):
            groups.append([ev.Played(*action)])
        else:
            groups[-1].append(ev.Dealt(line))
    groups += [[ev.Played(seat, choice)] for seat, choice in table.choices.items()]
    return [ev.Step(YEAR_2026 + number * 1000, events) for number, events in enumerate(groups)]


def twins_of(kind: Kind, seed: int, lengths: Sequence[int]) -> Iterator[Twins]:
    """Tables of a kind after some numbers of random actions, for every pair of eyes."""
    for length in lengths:
        chooser = random.Random(f"{kind} {seed} {length}")
        table = open_table(kind, chooser.getrandbits(32))
        play_some(table, chooser, length)
        if table.over:
            continue
        for eyes in all_eyes(table):
            name = "".join(chooser.choice(LETTERS) for _ in range(TABLE_LETTERS))
            other = table.resample(eyes, chooser.getrandbits(32))
            yield Twins(name, kind, eyes, table, other, chooser.randbytes(32).hex())
