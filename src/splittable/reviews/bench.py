"""A judge at work on one decision: draws worlds and plays its arms on."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from splittable.core.contract import AnyGame, Setup
from splittable.core.judges import OPEN, Columns, Efforts, Judge, Pace, PlayOn
from splittable.core.state import Ints, States, copy_states, read_state
from splittable.core.view import View, encode


def judge_of(game: AnyGame) -> Judge:
    """The judge of a game, or a sentence that it has none."""
    if game.judge is None:
        raise ValueError(f"{game.id} brings no judge, so it cannot be reviewed")
    return game.judge()


def before_all(states: States) -> States:
    """The same state with no running decision: what is decided at once is judged without the others' choices."""
    cleared = copy_states(states)
    cleared["waiting"] |= cleared["decided"]
    cleared["decided"] = 0
    cleared["choices"] = 0
    return cleared


def view_bytes(setup: Setup, states: States, seat: int) -> bytes:
    """All that a seat (-1: a spectator) knows, as bytes."""
    writer = setup.game.writer
    if writer is not None:
        return writer.own(writer.shared(setup.heading, states), states, seat, -1)
    view: View = setup.game.show(read_state(states))
    if seat >= 0:
        setup.game.own(view, read_state(states), seat)
    return setup.heading + bytes(f"{seat}", "ascii") + states["waiting"].tobytes() + encode(view)


def seed_of(*parts: bytes | str) -> int:
    """A seed that belongs to some parts, and to nothing else."""
    digest = hashlib.sha256()
    for part in parts:
        digest.update(hashlib.sha256(part if isinstance(part, bytes) else part.encode()).digest())
    return int.from_bytes(digest.digest()[:8], "little") >> 1


@dataclass(frozen=True)
class Bench:
    """One decision of a seat before its judge; every figure follows from what the seat knew."""

    setup: Setup
    states: States
    """Nobody's running decision stands in it."""
    seat: int
    effort: Efforts

    @cached_property
    def judge(self) -> Judge:
        """The judge of the game."""
        return judge_of(self.setup.game)

    @property
    def pace(self) -> Pace:
        """How much is played on."""
        return self.judge.paces[self.effort]

    @cached_property
    def columns(self) -> Columns:
        """What a row of results holds."""
        return self.judge.columns(self.setup.players)

    @cached_property
    def has_share(self) -> bool:
        """Whether shares of the victory are told here."""
        return self.judge.has_share(self.states)

    @cached_property
    def legal(self) -> tuple[int, ...]:
        """The seat's legal codes."""
        codes = np.empty(self.setup.game.rules.MOST_LEGAL, dtype=np.int32)
        return tuple(codes[: self.setup.game.loops.legal_at(self.states, 0, self.seat, codes)].tolist())

    @cached_property
    def knowledge(self) -> bytes:
        """What the seat knew."""
        return view_bytes(self.setup, self.states, self.seat)

    def seed(self, use: str) -> int:
        """The seed of the worlds for one use: from the seat's view and the judge's name alone."""
        return seed_of(self.knowledge, self.judge.name, use)

    def play(self, arms: Sequence[int], use: str, first: int, count: int) -> Ints:
        """Rows of some arms in worlds that the seat could be in."""
        return self._play(self.judge.play_on, self.seat, arms, self.seed(use), first, count)

    def play_heat(self, arms: Sequence[int], first: int, count: int) -> Ints:
        """Rows of a heat, played on by the stronger policy where there is time for it."""
        play_on = self.judge.play_on_well if self.effort == "deep" else self.judge.play_on
        return self._play(play_on, self.seat, arms, self.seed("heat"), first, count)

    def play_open(self, arms: Sequence[int], count: int) -> Ints:
        """Rows of some arms with all hands as they are; of use only when the game is over."""
        seed = seed_of(self.states.tobytes(), self.judge.name, "open")
        return self._play(self.judge.play_on, OPEN, arms, seed, 0, count)

    def _play(self, play_on: PlayOn, eyes: int, arms: Sequence[int], seed: int, first: int, count: int) -> Ints:
        rows = np.zeros((count, len(arms), self.columns.width), dtype=np.float32)
        play_on(self.states, eyes, self.seat, np.array(arms, dtype=np.int64), seed, first, rows)
        return rows
