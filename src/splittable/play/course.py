"""The course of a game at a table: its state, decisions, deals and lines."""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Self

import numpy as np

from splittable.core.contract import AnyGame
from splittable.core.errors import IllegalAction, NotationError, Refusal, WrongValue
from splittable.core.integers import whole
from splittable.core.state import MOST_SEATS, State, States, copy_states, read_state
from splittable.core.view import Need
from splittable.play.dealer import Dealer, Outcome, deck_of, read_outcome, write_outcome
from splittable.play.growing import Growing
from splittable.play.record import Head

NEEDS: tuple[Need | None, ...] = (None, "deck", "roll")
ACTION = re.compile(r"P([1-9][0-9]?) (.+)")
MOST_BACK = 6
"""So many actions in a row of one seat can be taken back at once."""


def seats_of(mask: int) -> tuple[int, ...]:
    """The seats of a bit mask, ascending."""
    return _seats_of(int(mask))


# A table is asked for its seats several times an action, and there are few masks.
@lru_cache(maxsize=1 << MOST_SEATS)
def _seats_of(mask: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


def read_action(line: str) -> tuple[int, str] | None:
    """The seat and the action of a record's line; None for a deck, a roll or anything else."""
    found = ACTION.fullmatch(line)
    return None if found is None else (int(found[1]) - 1, found[2])


class Course:
    """What happens at a table: seats are asked, actions are checked and taken, a dealer is told what to draw."""

    def __init__(self, head: Head, dealer: Dealer) -> None:
        self._continue(head, head.setup.begin(), {}, dealer)

    def _continue(self, head: Head, states: States, choices: Mapping[int, int], dealer: Dealer) -> None:
        """Go on from a state, with choices that may still be changed."""
        self._head = head
        self._game: AnyGame = head.setup.game
        self._dealer = dealer
        self._lines: Growing[str] = Growing()
        self._pending = dict(choices)
        self._outcomes: tuple[Outcome, ...] = ()
        self._finals: tuple[States, ...] = ()
        """The states before each deal but the first."""
        self._before: tuple[Growing[tuple[int, int]], ...] = ()
        """By deal, the actions up to the next one: seats and codes."""
        self._actions: Growing[tuple[int, int]] = Growing()
        """The actions since the last deal."""
        self._base: States | None = None
        """The state before the last decisions, or before those that are still running, if it is known."""
        self._together = 0
        """How many decisions took effect at once since then; 0 while they are running."""
        self._earlier: list[States] = []
        """The states before the actions that the same seat took alone, one after the other, right before `_base`."""
        self._watch(states)
        self._deal_on()

    def _watch(self, states: States) -> None:
        """Go on with a state that is never changed again, so that copies of the table share it.

        What is asked for all the time is read once, through arrays, which is much faster than as attributes.
        """
        self._states = states
        self._waiting, self._decided = seats_of(states["waiting"].item()), seats_of(states["decided"].item())
        self._needs: Need | None = NEEDS[states["needs"].item()]
        self._over = bool(states["over"].item())
        self._forget()

    def _forget(self) -> None:
        """What was read and shown of the state is no longer true."""
        self._plain: State | None = None
        self._legals: dict[int, list[int]] = {}

    @property
    def head(self) -> Head:
        """What the record says before its first event."""
        return self._head

    @property
    def lines(self) -> Sequence[str]:
        """The record's body so far."""
        return self._lines

    @property
    def choices(self) -> dict[int, str]:
        """What each seat that may still change its decision has chosen: never for others' eyes."""
        return {seat: self._game.spellings[code] for seat, code in self._pending.items()}

    @property
    def states(self) -> States:
        """The state, as an array of one; never for anybody's eyes."""
        return self._states

    @property
    def game(self) -> str:
        """The game's id."""
        return self._game.id

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self._head.setup.players

    @property
    def options(self) -> dict[str, str]:
        """Every option of the game with its value."""
        return dict(self._head.setup.options)

    @property
    def waiting(self) -> tuple[int, ...]:
        """Seats that owe a decision now, ascending."""
        return self._waiting

    @property
    def decided(self) -> tuple[int, ...]:
        """Seats that have made a decision which they may still change."""
        return self._decided

    @property
    def needs(self) -> Need | None:
        """What the table stands still for: `deck`, `roll`, or nothing."""
        return self._needs

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._over

    def _check_seat(self, seat: object) -> int:
        place = whole(seat)
        if place is None or not 0 <= place < self._head.setup.players:
            raise WrongValue("wrong-seat", last=self.players - 1, seat=repr(seat))
        return place

    def _can_act(self, seat: int) -> bool:
        """Whether a seat owes a decision or may still change one."""
        return seat in self._waiting or seat in self._decided

    def _legal(self, seat: int) -> list[int]:
        codes = self._legals.get(seat)
        if codes is None:
            # Most of those who look cannot act, and need no crossing into compiled code to be told so.
            codes = self._legals[seat] = self._find_legal(seat) if self._can_act(seat) else []
        return codes

    def _find_legal(self, seat: int) -> list[int]:
        codes = np.empty(self._game.rules.MOST_LEGAL, dtype=np.int32)
        found: list[int] = codes[: self._game.loops.legal_at(self._states, 0, seat, codes)].tolist()
        return found

    def has_only_action(self, seat: int) -> bool:
        """Whether a seat has exactly one legal action."""
        return len(self._legal(seat)) == 1

    def actions(self, seat: int) -> list[str]:
        """Every legal action of a seat now, in notation."""
        spellings = self._game.spellings
        return [spellings[code] for code in self._legal(self._check_seat(seat))]

    def play(self, seat: int, action: str) -> None:
        """Take an action, or raise an error and change nothing."""
        code = self.check(seat, action)
        self._take(int(seat), code)
        self._deal_on()

    def check(self, seat: int, action: str) -> int:
        """The code of an action that this seat may take now; otherwise the error that says why not."""
        seat = self._check_seat(seat)
        code = self._game.codes.get(action) if isinstance(action, str) else None
        never = self._game.never(action) if code is None and isinstance(action, str) else None
        if code is None and never is None:
            raise NotationError(action, self.game)
        if not self._can_act(seat):
            raise IllegalAction(self._why_not_now(seat))
        if code is None or code not in self._legal(seat):
            raise IllegalAction(never or self._game.explain(self._state(), seat, code or 0))
        return code

    def refusal(self, seat: int, action: str) -> IllegalAction | NotationError | None:
        """The error that `play` would raise for an action, or None if it may be done now."""
        try:
            self.check(seat, action)
        except (IllegalAction, NotationError) as error:
            return error.with_traceback(None)
        return None

    def follow(self, line: str) -> None:
        """Take one line of a record's body: a deck, a roll or a seat's action."""
        action = read_action(line)
        if action is None:
            self._follow_deal(line)
        elif action[0] >= self.players:
            raise WrongValue("wrong-place", seat=action[0] + 1, players=self.players)
        else:
            self.play(*action)

    def _follow_deal(self, line: str) -> None:
        if self.needs is None and line.partition(" ")[0] not in NEEDS:
            raise WrongValue("wrong-event", line=repr(line[:60]))
        self.deal(line)

    def _why_not_now(self, seat: int) -> Refusal:
        if self.over:
            return Refusal("AL-04", "al-04-over")
        if self.needs:
            return Refusal("AL-04", f"al-04-needs-{self.needs}")
        waiting = ", ".join(f"P{other + 1}" for other in self.waiting)
        return Refusal("AL-04", "al-04-not-your-turn", {"seat": seat + 1, "waiting": waiting})

    def _state(self) -> State:
        state: State = self._states[0]
        return state

    def _take(self, seat: int, code: int) -> None:
        if not self._pending:
            self._earlier = self._row_of(seat)
            self._base, self._together = self._states, 0
        states = copy_states(self._states)
        self._game.loops.take_at(states, 0, seat, code)
        self._watch(states)
        self._pending[seat] = code
        if self._decided:
            return
        self._together = len(self._pending)
        for decider, choice in sorted(self._pending.items()):
            self._actions.append((decider, choice))
            self._lines.append(f"P{decider + 1} {self._game.spellings[choice]}")
        self._pending.clear()

    def _row_of(self, seat: int) -> list[States]:
        """The states before the last actions, if a seat took them alone and one after the other."""
        if self._base is None or self._together != 1 or not self._acted_last(seat):
            return []
        return [*self._earlier[2 - MOST_BACK :], self._base]

    def _acted_last(self, seat: int) -> bool:
        """Whether nothing has happened since an action of a seat."""
        return len(self._actions) > 0 and self._actions[-1][0] == seat

    def can_go_back(self, seat: int, count: int) -> bool:
        """Whether the last things that happened were so many actions of a seat, taken alone and one after the other."""
        is_alone = [*self._pending] == [seat] or (self._together == 1 and self._acted_last(seat))
        return is_alone and len(self._earlier) >= count - 1

    def before_all(self, seat: int, count: int) -> Self:
        """The table as it was before a seat's last actions; see `can_go_back`."""
        if count == 1:
            return self.before(seat)
        if not self.can_go_back(seat, count):
            raise ValueError(f"the last things that happened were not {count} actions of P{seat + 1}")
        other = self.copy()
        done = count - len(other._pending)
        other._pending.clear()
        other._actions.cut(done)
        other._lines.cut(done)
        base = self._earlier[1 - count]
        other._base, other._together, other._earlier = base, 0, self._earlier[: 1 - count]
        other._watch(base)
        return other

    def before(self, seat: int) -> Self:
        """The table as it was before a seat's last action, which must be the last thing that happened."""
        other = self.copy()
        if other._pending.pop(self._check_seat(seat), None) is None:
            other._restore_last(seat)
        if self._base is None:
            raise ValueError("it is not known how the table came here")
        other._earlier = []
        states = copy_states(self._base)
        for decider, code in other._pending.items():
            other._game.loops.take_at(states, 0, decider, code)
        other._watch(states)
        return other

    def _restore_last(self, seat: int) -> None:
        """Let the last decisions be running ones again, but for that of a seat, which must be the last of them."""
        if not self._together or not self._acted_last(seat):
            raise ValueError(f"the last thing that happened was not an action of P{seat + 1}")
        self._pending = dict(self._actions[-self._together : -1])
        self._actions.cut(self._together)
        self._lines.cut(self._together)
        self._together = 0

    def deal(self, outcome: str) -> None:
        """Tell a table that stands still what was dealt or rolled."""
        if self._needs is None:
            raise WrongValue("wrong-deal")
        self._deal(read_outcome(self._game, self.players, outcome))
        self._deal_on()

    def _deal(self, outcome: Outcome) -> None:
        if self._outcomes:
            self._finals = (*self._finals, self._states)
        if self._outcomes or self._actions:
            self._before, self._actions = (*self._before, self._actions), Growing()
        self._outcomes = (*self._outcomes, outcome)
        self._lines.append(write_outcome(self._game, outcome))
        states = copy_states(self._states)
        self._game.loops.deal_at(states, 0, np.array(outcome, dtype=np.int8))
        self._watch(states)

    def _deal_on(self) -> None:
        """Ask the dealer as early as possible, for as long as something is needed and to be had."""
        while self._needs is not None:
            number = len(self._outcomes)
            if self._game.cards:
                outcome = self._dealer.deck(number, deck_of(self._game, self.players))
            else:
                outcome = self._dealer.roll(number)
            if outcome is None:
                return
            self._deal(outcome)

    def _read(self) -> State:
        if self._plain is None:
            self._plain = read_state(self._states)
        return self._plain

    def copy(self) -> Self:
        """The same table once more, to go its own way."""
        other = type(self).__new__(type(self))
        other._head, other._game, other._dealer = self._head, self._game, self._dealer
        other._lines, other._actions = self._lines.copy(), self._actions.copy()
        other._pending = self._pending.copy()
        other._outcomes, other._finals, other._before = self._outcomes, self._finals, self._before
        other._base, other._together, other._earlier = self._base, self._together, self._earlier
        other._states, other._waiting, other._decided = self._states, self._waiting, self._decided
        other._needs, other._over = self._needs, self._over
        other._forget()
        other._legals = self._legals.copy()
        return other

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, _memo: object) -> Self:
        # States are never changed once they are watched, so that a deep copy may share them too.
        return self.copy()

    def __getstate__(self) -> dict[str, object]:
        """What is pickled: everything but what can be worked out again."""
        other = self.copy()
        other._forget()
        return vars(other)
