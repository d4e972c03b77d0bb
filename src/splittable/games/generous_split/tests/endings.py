"""Small positions near the end of a deal, and what the review says of a card in them."""

from dataclasses import dataclass

from splittable.core.contract import Setup
from splittable.core.judges import Efforts
from splittable.core.state import States, blank
from splittable.games.generous_split import GAME
from splittable.games.generous_split.rules.cards import CARDS, SUITS
from splittable.games.generous_split.rules.game import claim, hand_size_of
from splittable.games.generous_split.rules.state import NO_SUIT, GenerousSplitState
from splittable.reviews.bench import Bench
from splittable.reviews.prices import price_of
from splittable.reviews.reasons import Told, reasons_of


def codes(cards: str) -> list[int]:
    """Cards in notation as codes."""
    return [CARDS.index(card) for card in cards.split()]


@dataclass(frozen=True)
class Ending:
    """What the first seat sees of a deal when it has to play; nobody is out of a suit as far as it knows."""

    hand: str
    hidden: str
    """All cards that it has not seen; the others hold some of them."""
    trump: str
    received: tuple[int, ...]
    """Tricks of this deal by seat."""
    trick: str = ""
    """The cards before it in the running trick, the last by the seat to its right."""
    centre: int = 0
    points: tuple[int, ...] = ()
    """Of the deals before this one by seat; none if this is the first."""
    deals_left: int = 0
    """Deals to come after this one."""

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.received)

    def states(self) -> States:
        """A state in which the first seat sees this; the others hold the first of the hidden cards."""
        states = blank(GenerousSplitState, 1)
        state: GenerousSplitState = states[0]
        hand, hidden, trick = codes(self.hand), codes(self.hidden), codes(self.trick)
        state.players = self.players
        state.dealt = max(1, self.players - self.deals_left)
        state.deals = state.dealt + self.deals_left
        state.hand_size = hand_size_of(self.players)
        state.tricks_done = state.hand_size - len(hand)
        state.trump = SUITS.index(self.trump)
        state.waiting, state.missing, state.led, state.centre = 1, self.players - len(trick), NO_SUIT, self.centre
        state.received[state.dealt - 1, : self.players] = self.received
        state.points[: self.players] = self.points or (0,) * self.players
        state.unseen = sum(1 << card for card in (*hand, *hidden))
        state.hands[0] = sum(1 << card for card in hand)
        row = int(state.tricks_done) + 1
        state.leaders[row] = (-len(trick)) % self.players
        for seat in range(1, self.players):
            place = seat - self.players + len(trick)
            size = len(hand) - (place >= 0)
            state.hands[seat] = sum(1 << card for card in hidden[:size])
            hidden = hidden[size:]
            if place >= 0:
                state.led = SUITS.index(CARDS[trick[0]][-1])
                state.played[row, seat] = trick[place]
        for seat, card in zip(range(self.players - len(trick), self.players), trick, strict=True):
            state.best = max(int(state.best), claim(state, seat, card))
        return states

    def bench(self, effort: Efforts = "normal") -> Bench:
        """The decision before its judge."""
        return Bench(Setup.of(GAME, self.players, {}), self.states(), 0, effort)


def why(ending: Ending, card: str) -> tuple[Told, ...]:
    """What is said of a card."""
    bench, (code,) = ending.bench(), codes(card)
    return reasons_of(bench, bench.judge.equal(bench.states, 0, code), price_of(bench, code).price)


def said(ending: Ending, card: str) -> list[str]:
    """The ids of what is said of a card."""
    return [told.reason.id for told in why(ending, card)]
