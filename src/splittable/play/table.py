"""A table: one playing of a game, and what is told of it."""

from copy import copy
from typing import Any

import msgspec
import numpy as np

from splittable.bots import LEVELS, ask, find
from splittable.bots.levels import chooser
from splittable.core.chance import stream
from splittable.core.contract import Deal, Seat
from splittable.core.errors import WrongValue
from splittable.core.integers import whole_seed
from splittable.core.pads import Ceiling
from splittable.core.state import copy_states
from splittable.core.view import View, encode_own, encode_shared
from splittable.play.course import Course, seats_of
from splittable.play.dealer import ScriptedDealer, seeded
from splittable.play.record import Head, write
from splittable.reviews.hints import Hint, hint
from splittable.words import say


class Table(Course):
    """One playing of a game: the course that it takes, each seat's view of it, and its record."""

    def _forget(self) -> None:
        """Drop what was shown of the state before it changed."""
        super()._forget()
        self._shown: View | None = None
        self._written: bytes | None = None

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

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names; empty if they have none."""
        return self._head.names

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

    def view(self, seat: Seat = None) -> dict[str, Any]:
        """All that a seat may know, or a spectator, as a plain dict."""
        view: dict[str, Any] = msgspec.to_builtins(self.seen(seat))
        return view

    def view_json(self, seat: Seat = None) -> bytes:
        """The same as JSON; what everybody sees is written once for all who look before something changes."""
        writer = self._game.writer
        if writer is None:
            return self._encode(self.seen(seat))
        eyes = -1 if seat is None else self._check_seat(seat)
        if self._written is None:
            self._written = writer.shared(self._head.setup.heading, self._states)
        return writer.own(self._written, self._states, eyes, self._pending.get(eyes, -1))

    def _encode(self, view: View) -> bytes:
        own_fields = self._game.own_fields
        if self._written is None:
            self._written = encode_shared(view, own_fields)
        return self._written + encode_own(view, own_fields)

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
        return sum(len(actions) for actions in self._before) + len(self._actions)

    def gain(self, seat: int, action: str) -> int | None:
        """What a legal action adds to its seat's own score at once, as far as that seat knows; None if it is open."""
        code = self.check(seat, action)
        return None if self._game.gain is None else self._game.gain(self._states, seat, code)

    def ceiling(self, seat: int) -> Ceiling | None:
        """The best score that a seat can still reach, as the game knows it; None where it cannot say."""
        found = self._game.ceiling
        return None if found is None else found(self._states, self._check_seat(seat))

    def summary(self, lang: str = "en") -> str:
        """One sentence: how the table stands."""
        scores, winners = self._score()
        points = ", ".join(f"P{seat + 1} {score}" for seat, score in enumerate(scores))
        if self.over:
            won = ", ".join(f"P{seat + 1}" for seat in winners)
            return say(lang, "summary-over", points=points, winners=won, count=len(winners))
        return say(lang, "summary-running", points=points, actions=self.action_count)

    def suggest(self, seat: int, level: str = "expert", seed: int = 1) -> str:
        """What a bot of that level would do at a seat, knowing only its view."""
        view = self.view(self._check_seat(seat))
        if not view["actions"]:
            raise WrongValue("wrong-undecided", seat=str(seat))
        choose = chooser(level, self._game) if level in LEVELS else find(level)
        return ask(choose, level, view, whole_seed(seed))

    def hint(self, seat: int) -> Hint:
        """What each action of a seat is worth, and why, from its view alone."""
        view = self.seen(self._check_seat(seat))
        if not view.actions:
            raise ValueError(f"seat {seat} has nothing to decide now")
        return hint(self._head.setup, self._game.bots().imagine(view), seat, self.names)

    def resample(self, seat: Seat, seed: int) -> "Table":
        """Another table that a seat could not tell from this one."""
        if seat is not None:
            seat = self._check_seat(seat)
        dealer = seeded(seed)
        rng = stream(whole_seed(seed))
        eyes = -1 if seat is None else seat
        outcomes = []
        states = self._states
        deals = [*self._before, self._actions]
        for outcome, actions, final in zip(self._outcomes, deals, [*self._finals, self._states], strict=False):
            states = copy_states(final)
            self._game.loops.resample_at(states, 0, eyes, rng)
            deal = Deal(outcome, tuple(actions), states[0])
            outcomes.append(tuple(int(face) for face in self._game.undeal(deal, seat, rng)))
        other = Table(Head(self._head.setup), ScriptedDealer(outcomes))
        for actions in deals:
            for actor, code in actions:
                other._take(actor, code)
                other._deal_on()
        for decider in self._pending:
            code = self._pending[decider] if decider == seat else int(states[0].choices[decider])
            other._take(decider, code)
        other._dealer = dealer
        return other
