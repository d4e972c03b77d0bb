"""A table as a node of a game tree with explicit chance: one card or roll a node, drawn when it first matters."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from splittable.core.chance import below
from splittable.core.contract import Deal
from splittable.core.state import Ints, States, copy_states
from splittable.lab.chances import ROLLS, chances_of_cards, chances_of_rolls
from splittable.lab.observations import observation_size
from splittable.lab.settings import Setting
from splittable.play.course import seats_of

CHANCE, OVER = -1, -4
"""Returned instead of a seat, with OpenSpiel's numbers: chance is to move, or the game is over."""
DEAL, PRIVATE = -100, -101
"""Markers in an information state: what a deal shows follows, or the seat's own choice, still hidden from others."""


@dataclass
class Dealt:
    """The outcomes drawn for one deck or roll, and the actions taken since."""

    drawn: list[int]
    """Cards in order, the index of a roll, or the index of an opening."""
    actions: list[tuple[int, int]] = field(default_factory=list)
    final: States | None = None
    """The state when the next deck or roll was needed; None while this is the last one."""


class Node:
    """A table, and the information state of each seat."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.states: States = copy_states(self.setting.clean)
        self.told: list[list[int]] = [[] for _ in range(self.setting.players)]
        self.deals: list[Dealt] = []
        self.path: list[int] = []
        """Every action and every outcome of chance from the root."""
        self._cards: list[int] = []
        self._wanted = 0
        self._pending: int | None = None
        self._choices: dict[int, int] = {}
        self._is_open = not self.setting.openings
        self._look_ahead()

    def __deepcopy__(self, _memo: object) -> "Node":
        """A copy made by hand: walking a tree copies its nodes, and the generic deep copy takes fifty times as long."""
        other = Node.__new__(Node)
        other.setting = self.setting
        other.states = copy_states(self.states)
        other.told = [told.copy() for told in self.told]
        other.deals = [Dealt(dealt.drawn.copy(), dealt.actions.copy(), dealt.final) for dealt in self.deals]
        other.path = self.path.copy()
        other._cards, other._choices = self._cards.copy(), self._choices.copy()
        other._wanted, other._pending, other._is_open = self._wanted, self._pending, self._is_open
        return other

    @property
    def record(self) -> Any:
        """The state as the rules have it."""
        return self.states[0]

    def to_move(self) -> int:
        """Chance, or the lowest seat that owes a decision."""
        if self._wanted or not self._is_open:
            return CHANCE
        if self.is_over():
            return OVER
        return seats_of(int(self.states["waiting"][0]))[0]

    def is_over(self) -> bool:
        """Whether the game is over."""
        return bool(self.states["over"][0])

    def legal(self, seat: int) -> list[int]:
        """The legal codes of a seat, sorted."""
        game = self.setting.game
        codes = np.zeros(game.rules.MOST_LEGAL, dtype=np.int32)
        count = game.loops.legal_at(self.states, 0, seat, codes)
        return sorted(codes[:count].tolist())

    def chances(self) -> list[tuple[int, float]]:
        """Every card, roll or opening that chance may draw, with its probability."""
        if not self._is_open:
            count = len(self.setting.openings)
            return [(opening, 1 / count) for opening in range(count)]
        if not self.setting.game.cards:
            return chances_of_rolls(self.setting.rolls)
        if self._pending is None:
            return chances_of_cards(self.setting.deck, self._cards)
        return chances_of_cards(self.setting.deals.rest(self.record), self._cards)

    def go(self, action: int) -> None:
        """Take an action, or an outcome of chance."""
        self.path.append(action)
        if not self._is_open:
            self.states = copy_states(self.setting.openings[action])
            self._is_open = True
            self._begin_deal([action])
        elif self._wanted:
            self._cards.append(action)
            if len(self._cards) == self._wanted:
                self._take_chance()
        else:
            self._decide(self.to_move(), action)
        self._look_ahead()

    def _look_ahead(self) -> None:
        """Set how many cards or rolls chance must draw now; dealing a trial deck shows how many cards a deal uses."""
        if not self._is_open or self._wanted or not self.states["needs"][0]:
            return
        self._wanted = 1
        if self.setting.game.cards:
            trial = copy_states(self.states)
            self.setting.game.loops.deal_at(trial, 0, np.array(self.setting.deck, dtype=np.int8))
            self._wanted = self.setting.deals.depth(trial[0])

    def _take_chance(self) -> None:
        cards, self._cards, self._wanted = self._cards, [], 0
        if self._pending is not None:
            for place, card in enumerate(cards):
                self.setting.deals.lift(self.record, place, card)
            code, self._pending = self._pending, None
            self.deals[-1].drawn += cards
            self._take(self.to_move(), code)
            self._tell_chance()
            return
        if self.deals:
            self.deals[-1].final = copy_states(self.states)
        outcome = ROLLS[cards[0]] if not self.setting.game.cards else self._whole_deck(cards)
        self.setting.game.loops.deal_at(self.states, 0, np.array(outcome, dtype=np.int8))
        self._begin_deal(cards)

    def _whole_deck(self, cards: Sequence[int]) -> list[int]:
        left = list(self.setting.deck)
        for card in cards:
            left.remove(card)
        return [*cards, *left]

    def _begin_deal(self, drawn: list[int]) -> None:
        self.deals.append(Dealt(drawn))
        self._tell_chance()

    def _tell_chance(self) -> None:
        for seat, told in enumerate(self.told):
            new = self.setting.deals.told(self.record, seat)
            told += [DEAL, len(new), *new]

    def _decide(self, seat: int, code: int) -> None:
        more = 0
        if self.setting.game.cards and not self.setting.openings:
            trial = copy_states(self.states)
            self.setting.game.loops.take_at(trial, 0, seat, code)
            more = self.setting.deals.depth(trial[0]) - self.setting.deals.depth(self.record)
        if more > 0:
            # The action turns or draws cards: chance draws them before it takes effect.
            self._pending, self._wanted = code, more
        else:
            self._take(seat, code)

    def _take(self, seat: int, code: int) -> None:
        was_drawing = self.setting.deals.depth(self.record)
        self.setting.game.loops.take_at(self.states, 0, seat, code)
        self._choices[seat] = code
        if self.states["decided"][0]:
            self.told[seat] += [PRIVATE, code]
            return
        for decider, choice in sorted(self._choices.items()):
            self.deals[-1].actions.append((decider, choice))
            for told in self.told:
                told += [-1 - decider, choice]
        self._choices.clear()
        if self.setting.openings and self.setting.deals.depth(self.record) != was_drawing:
            self._tell_chance()

    def returns(self) -> list[float]:
        """The reward of each seat; zeros until the game is over."""
        players = self.setting.players
        if not self.is_over():
            return [0.0] * players
        scores = np.zeros(players, dtype=np.int64)
        won = seats_of(self.setting.game.loops.score_at(self.states, 0, scores))
        return self.setting.rewards(scores.tolist(), won)

    def spell(self, action: int) -> str:
        """An action or an outcome of chance as text."""
        if self.to_move() != CHANCE:
            return self.setting.game.spellings[action]
        if not self._is_open:
            return f"opening {action}"
        if self.setting.game.cards:
            return f"card {self.setting.game.cards[action]}"
        return "roll {} {}".format(*ROLLS[action])

    def __str__(self) -> str:
        scores = np.zeros(self.setting.players, dtype=np.int64)
        self.setting.game.loops.score_at(self.states, 0, scores)
        return " ".join([self.setting.game.id, str(scores.tolist()), *(str(told) for told in self.told)])

    def observe(self, seat: int) -> Ints:
        """The observation of a seat."""
        row = np.zeros(observation_size(self.setting.game.id, self.setting.players), dtype=np.uint8)
        if self._is_open:
            self.setting.loops.observe_at(self.states, 0, seat, row)
        return row

    def resample(self, seat: int, rng: Ints) -> "Node":
        """Another node in the same information set of a seat."""
        if self.to_move() == CHANCE:
            raise ValueError("only a state in which a seat is to decide can be resampled")
        if self.setting.openings:
            return self._resample_opening(seat, rng)
        states = self.states
        chances = []
        for dealt in self.deals:
            states = copy_states(self.states if dealt.final is None else dealt.final)
            self.setting.game.loops.resample_at(states, 0, seat, rng)
            chances.append(self._undeal(dealt, states, seat, rng) if self.setting.game.cards else dealt.drawn)
        return self._replay(seat, chances, states)

    def _undeal(self, dealt: Dealt, states: States, seat: int, rng: Ints) -> list[int]:
        deal = Deal(tuple(self._whole_deck(dealt.drawn)), tuple(dealt.actions), states[0])
        return [int(card) for card in self.setting.game.undeal(deal, seat, rng)]

    def _resample_opening(self, seat: int, rng: Ints) -> "Node":
        """Try openings in random order until one gives the seat the same information; the true one always does."""
        left = list(range(len(self.setting.openings)))
        while True:
            opening = left.pop(below(rng, len(left)))
            chances = [[opening], *(dealt.drawn for dealt in self.deals[1:])]
            states = copy_states(self.states)
            for other in self._choices:
                codes = self.legal(other)
                states["choices"][0, other] = codes[below(rng, len(codes))]
            if (
                self._can_follow(opening)
                and (found := self._replay(seat, chances, states)).told[seat] == self.told[seat]
            ):
                return found

    def _can_follow(self, opening: int) -> bool:
        """Whether all actions so far would have been legal after another opening."""
        states = copy_states(self.setting.openings[opening])
        game = self.setting.game
        codes = np.zeros(game.rules.MOST_LEGAL, dtype=np.int32)
        for number, dealt in enumerate(self.deals):
            if number:
                game.loops.deal_at(states, 0, np.array(ROLLS[dealt.drawn[0]], dtype=np.int8))
            for seat, code in dealt.actions:
                count = game.loops.legal_at(states, 0, seat, codes)
                if code not in codes[:count]:
                    return False
                game.loops.take_at(states, 0, seat, code)
        return True

    def _replay(self, seat: int, chances: Sequence[list[int]], states: States) -> "Node":
        """Replay the actions with other outcomes; hidden choices are taken from a resampled state."""
        other = Node(self.setting)
        for number, (dealt, chance) in enumerate(zip(self.deals, chances, strict=True), start=1):
            coming = iter(chance)
            # An opening is drawn at once; of a deck only the cards that the deal uses are drawn here.
            while other.to_move() == CHANCE and len(other.deals) < number:
                other.go(next(coming))
            for _, code in dealt.actions:
                other.go(code)
                while other._pending is not None:
                    other.go(next(coming))
        for decider, code in sorted(self._choices.items()):
            other.go(code if decider == seat else int(states["choices"][0, decider]))
        return other
