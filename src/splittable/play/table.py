"""A table: one playing of a game."""

import re
from collections.abc import Mapping, Sequence
from copy import copy
from functools import lru_cache
from typing import Any, Self

import msgspec
import numpy as np

from splittable.bots import ask, find
from splittable.core.chance import stream
from splittable.core.contract import AnyGame, Deal, Seat
from splittable.core.errors import IllegalAction, NotationError, Refusal
from splittable.core.integers import whole, whole_seed
from splittable.core.state import MOST_SEATS, NOTHING, State, States, copy_states, read_state
from splittable.core.view import Need, View
from splittable.play.dealer import Dealer, Outcome, ScriptedDealer, deck_of, read_outcome, seeded, write_outcome
from splittable.play.record import Head, write
from splittable.words import say

NEEDS: tuple[Need | None, ...] = (None, "deck", "roll")
ACTION = re.compile(r"P([1-9][0-9]?) (.+)")

SEATS_OWN = ("seat", "chosen", "actions")
"""The common fields of a view that depend on the seat."""

encode = msgspec.json.Encoder().encode


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


class Table:
    """One playing of a game: seats are asked, actions are checked and taken, a dealer is told what to draw."""

    def __init__(self, head: Head, dealer: Dealer) -> None:
        self._outcomes: list[Outcome] = []
        self._actions: list[list[tuple[int, int]]] = []
        self._continue(head, head.setup.begin(), {}, dealer)

    def _continue(self, head: Head, states: States, choices: Mapping[int, int], dealer: Dealer) -> None:
        """Go on from a state, with choices that may still be changed."""
        self._head = head
        self._game: AnyGame = head.setup.game
        self._dealer = dealer
        self._lines: list[str] = []
        self._pending = dict(choices)
        self._finals: list[States] = []
        self._base: States | None = None
        """The state before the last decisions, or before those that are still running, if it is known."""
        self._together = 0
        """How many decisions took effect at once since then; 0 while they are running."""
        self._codes = np.zeros(self._game.rules.MOST_LEGAL, dtype=np.int32)
        self._watch(states)
        self._deal_on()

    def __repr__(self) -> str:
        defaults = self._game.choose_options(self.players, {})
        chosen = {name: value for name, value in self._head.setup.options.items() if value != defaults[name]}
        options = f", options={chosen}" if chosen else ""
        return f"<Table {self.game!r}, players={self.players}{options}, lines={len(self._lines)}, {self._standing()}>"

    def _standing(self) -> str:
        """Whom or what the table waits for, or who has won."""
        if self.over:
            return f"winners={self.winners}"
        return f"needs={self.needs!r}" if self.needs else f"waiting={self.waiting}"

    def _watch(self, states: States) -> None:
        """Take a state for one's own; its fields are read through arrays, which is much faster than as attributes."""
        self._states = states
        self._waiting, self._decided = states["waiting"], states["decided"]
        self._needs, self._over = states["needs"], states["over"]
        self._forget()

    def _forget(self) -> None:
        """What was read and shown of the state is no longer true."""
        self._plain: State | None = None
        self._shown: View | None = None
        self._written: bytes | None = None
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
    def names(self) -> tuple[str, ...]:
        """The players' names; empty if they have none."""
        return self._head.names

    @property
    def waiting(self) -> tuple[int, ...]:
        """Seats that owe a decision now, ascending."""
        return seats_of(self._waiting[0])

    @property
    def decided(self) -> tuple[int, ...]:
        """Seats that have made a decision which they may still change."""
        return seats_of(self._decided[0])

    @property
    def needs(self) -> Need | None:
        """What the table stands still for: `deck`, `roll`, or nothing."""
        return NEEDS[int(self._needs[0])]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._over[0])

    @property
    def scores(self) -> tuple[int, ...]:
        """Each seat's score as it would be if the game ended now."""
        return self._score()[0]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; nobody until the game is over."""
        return self._score()[1]

    def _score(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        scores = np.zeros(self.players, dtype=np.int64)
        leaders = self._game.loops.score_at(self._states, 0, scores)
        return tuple(scores.tolist()), seats_of(leaders) if self.over else ()

    def _check_seat(self, seat: object) -> int:
        place = whole(seat)
        if place is None or not 0 <= place < self.players:
            raise ValueError(f"seats at this table are 0 to {self.players - 1}, not {seat!r}")
        return place

    def _can_act(self, seat: int) -> bool:
        """Whether a seat owes a decision or may still change one."""
        return bool(int(self._waiting[0] | self._decided[0]) >> seat & 1)

    def _legal(self, seat: int) -> list[int]:
        codes = self._legals.get(seat)
        if codes is None:
            # Most of those who look cannot act, and need no crossing into compiled code to be told so.
            count = self._game.loops.legal_at(self._states, 0, seat, self._codes) if self._can_act(seat) else 0
            codes = self._legals[seat] = self._codes[:count].tolist()
        return codes

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
            raise ValueError(f"there is no P{action[0] + 1} at a table of {self.players}")
        else:
            self.play(*action)

    def _follow_deal(self, line: str) -> None:
        if self.needs is None and line.partition(" ")[0] not in NEEDS:
            raise ValueError(f"an event is a deck, a roll or a seat's action, not {line[:60]!r}")
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
        self._forget()
        if not self._pending:
            self._base, self._together = copy_states(self._states), 0
        self._game.loops.take_at(self._states, 0, seat, code)
        self._pending[seat] = code
        if self._decided[0]:
            return
        self._together = len(self._pending)
        for decider, choice in sorted(self._pending.items()):
            self._actions[-1].append((decider, choice))
            self._lines.append(f"P{decider + 1} {self._game.spellings[choice]}")
        self._pending.clear()

    def before(self, seat: int) -> Self:
        """The table as it was before a seat's last action, which must be the last thing that happened."""
        other = self.copy()
        if other._pending.pop(self._check_seat(seat), None) is None:
            other._restore_last(seat)
        if self._base is None:
            raise ValueError("it is not known how the table came here")
        other._watch(copy_states(self._base))
        for decider, code in other._pending.items():
            other._game.loops.take_at(other._states, 0, decider, code)
        return other

    def _restore_last(self, seat: int) -> None:
        """Let the last decisions be running ones again, but for that of a seat, which must be the last of them."""
        actions = self._actions[-1] if self._actions else []
        if not self._together or not actions or actions[-1][0] != seat:
            raise ValueError(f"the last thing that happened was not an action of P{seat + 1}")
        first = len(actions) - self._together
        self._pending = dict(actions[first:-1])
        del actions[first:]
        del self._lines[len(self._lines) - self._together :]
        self._together = 0

    def deal(self, outcome: str) -> None:
        """Tell a table that stands still what was dealt or rolled."""
        if self._needs[0] == NOTHING:
            raise ValueError("nothing is to be dealt now")
        self._deal(read_outcome(self._game, self.players, outcome))
        self._deal_on()

    def _deal(self, outcome: Outcome) -> None:
        if self._outcomes:
            self._finals.append(copy_states(self._states))
        self._outcomes.append(outcome)
        self._actions.append([])
        self._lines.append(write_outcome(self._game, outcome))
        self._forget()
        self._game.loops.deal_at(self._states, 0, np.array(outcome, dtype=np.int8))

    def _deal_on(self) -> None:
        """Ask the dealer as early as possible, for as long as something is needed and to be had."""
        while self._needs[0] != NOTHING:
            number = len(self._outcomes)
            if self._game.cards:
                outcome = self._dealer.deck(number, deck_of(self._game, self.players))
            else:
                outcome = self._dealer.roll(number)
            if outcome is None:
                return
            self._deal(outcome)

    def view(self, seat: Seat = None) -> dict[str, Any]:
        """All that a seat may know, or a spectator, as a plain dict."""
        view: dict[str, Any] = msgspec.to_builtins(self.seen(seat))
        return view

    def view_json(self, seat: Seat = None) -> bytes:
        """The same as JSON; what everybody sees is encoded once for all who look before something changes.

        A move at a table of twelve then takes 81 µs for all views instead of 204, at one of six 46 instead of 56; where
        views are small nothing is lost but 4 µs (`benchmarks/engine/views.py`).
        """
        view = self.seen(seat)
        own = {name: getattr(view, name) for name in (*SEATS_OWN, *self._game.own_fields)}
        if self._written is None:
            shared = {name: getattr(view, name) for name in view.__struct_fields__ if name not in own}
            self._written = encode(shared)[:-1] + b","
        return self._written + encode(own)[1:]

    def seen(self, seat: Seat = None) -> View:
        """All that a seat may know, or a spectator, as the game's type of view."""
        # Shallow: lists are shared with other views, and nobody changes them.
        view = copy(self._everybodys())
        if seat is None:
            return view
        seat = self._check_seat(seat)
        chosen = self._pending.get(seat)
        view.seat = seat
        view.chosen = None if chosen is None else self._game.spellings[chosen]
        view.actions = self.actions(seat)
        self._game.own(view, self._read(), seat)
        return view

    def _everybodys(self) -> View:
        """What everybody may see, worked out once for all who look before something changes."""
        if self._shown is None:
            view: View = self._game.show(self._read())
            scores, winners = self._score()
            view.game, view.players, view.options = self.game, self.players, self.options
            view.waiting, view.decided = list(self.waiting), list(self.decided)
            view.needs, view.over = self.needs, self.over
            view.scores, view.winners = list(scores), list(winners)
            self._shown = view
        return self._shown

    def _read(self) -> State:
        if self._plain is None:
            self._plain = read_state(self._states)
        return self._plain

    def draw(self, seat: Seat = None, lang: str = "en") -> str:
        """A seat's view drawn with characters."""
        return self._game.draw(self.seen(seat), lang)

    def record(self) -> str:
        """The whole playing as text."""
        return write(self._head, self._lines, self.tail())

    def tail(self) -> list[str] | None:
        """The record's last lines; none until the game is over."""
        if not self.over:
            return None
        scores, winners = self._score()
        return [
            "scores " + " ".join(str(score) for score in scores),
            "winners " + " ".join(f"P{seat + 1}" for seat in winners),
        ]

    @property
    def action_count(self) -> int:
        """How many actions have taken effect."""
        return sum(len(actions) for actions in self._actions)

    def summary(self, lang: str = "en") -> str:
        """One sentence: how the table stands."""
        scores, winners = self._score()
        points = ", ".join(f"P{seat + 1} {score}" for seat, score in enumerate(scores))
        if self.over:
            won = ", ".join(f"P{seat + 1}" for seat in winners)
            return say(lang, "summary-over", points=points, winners=won, count=len(winners))
        return say(lang, "summary-running", points=points, actions=self.action_count)

    def copy(self) -> Self:
        """The same table once more, to go its own way."""
        other = type(self).__new__(type(self))
        other._head, other._game, other._dealer = self._head, self._game, self._dealer
        other._lines = self._lines.copy()
        other._pending = self._pending.copy()
        other._outcomes = self._outcomes.copy()
        other._actions = [actions.copy() for actions in self._actions]
        other._finals = self._finals.copy()
        other._base, other._together = self._base, self._together
        other._codes = self._codes.copy()
        other._watch(copy_states(self._states))
        other._legals = self._legals.copy()
        return other

    def suggest(self, seat: int, level: str = "expert", seed: int = 1) -> str:
        """What a bot of that level would do at a seat, knowing only its view."""
        view = self.view(self._check_seat(seat))
        if not view["actions"]:
            raise ValueError(f"seat {seat} has nothing to decide now")
        return ask(find(level), level, view, whole_seed(seed))

    def resample(self, seat: Seat, seed: int) -> "Table":
        """Another table that a seat could not tell from this one."""
        if seat is not None:
            seat = self._check_seat(seat)
        dealer = seeded(seed)
        rng = stream(whole_seed(seed))
        eyes = -1 if seat is None else seat
        outcomes = []
        states = self._states
        for outcome, actions, final in zip(self._outcomes, self._actions, [*self._finals, self._states], strict=False):
            states = copy_states(final)
            self._game.loops.resample_at(states, 0, eyes, rng)
            deal = Deal(outcome, tuple(actions), states[0])
            outcomes.append(tuple(int(face) for face in self._game.undeal(deal, seat, rng)))
        other = Table(Head(self._head.setup), ScriptedDealer(outcomes))
        for actions in self._actions:
            for actor, code in actions:
                other._take(actor, code)
                other._deal_on()
        for decider in self._pending:
            code = self._pending[decider] if decider == seat else int(states[0].choices[decider])
            other._take(decider, code)
        other._dealer = dealer
        return other
