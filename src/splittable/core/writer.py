"""A game's views, written by its compiled code."""

from collections.abc import Sequence
from threading import local
from types import ModuleType

import numpy as np

from splittable.core.compiler import bind
from splittable.core.state import Ints, States
from splittable.core.writing import words

AT_FIRST = 1 << 14


class Paper(local):
    """The bytes that a thread writes to: views are short and many, and each is copied out before the next."""

    def __init__(self) -> None:
        self.renew(AT_FIRST)

    def renew(self, size: int) -> None:
        """Take a longer one."""
        self.written = memoryview(bytearray(size))
        self.out: Ints = np.frombuffer(self.written, dtype=np.uint8)


PAPER = Paper()


class Writer:
    """Writes views of one game."""

    def __init__(self, name: str, writing: ModuleType, loops: ModuleType, spellings: tuple[str, ...]) -> None:
        sightings = bind("splittable.core.sightings", name, writing, loops)
        self._shared, self._own = sightings.write_shared_at, sightings.write_own_at
        self._tells = bind("splittable.core.judging", name, sightings, loops).tells_at
        # A copy, because calls with an array that cannot be written to take ten times as long.
        self._spellings: Ints = words(spellings).copy()

    def shared(self, head: bytes, states: States) -> bytes:
        """What everybody sees of a table, after its `Setup.heading`."""
        out = PAPER.out
        length = self._shared(states, 0, out)
        if length > len(out):
            PAPER.renew(2 * length)
            return self.shared(head, states)
        return head + PAPER.written[:length]

    def own(self, shared: bytes, states: States, seat: int, chosen: int) -> bytes:
        """A seat's whole view, after what everybody sees; -1 for a spectator, and for no running choice."""
        out = PAPER.out
        length = self._own(states, 0, seat, chosen, self._spellings, out)
        if length > len(out):
            PAPER.renew(2 * length)
            return self.own(shared, states, seat, chosen)
        return shared + PAPER.written[:length]

    def tells(self, states: Sequence[States], seat: int, codes: Sequence[int], eyes: int, *counts: int) -> bool:
        """Whether actions told some eyes what they could not know: see `core.judging`; `states` has none for trials."""
        kept = b"".join(state.tobytes() for state in (*states, states[0]))
        every: States = np.ndarray(len(states) + 1, states[0].dtype, bytearray(kept))
        taken, samples = np.array(codes, dtype=np.int64), np.array(counts, dtype=np.int64)
        return bool(self._tells(every, seat, taken, eyes, samples, self._spellings))
