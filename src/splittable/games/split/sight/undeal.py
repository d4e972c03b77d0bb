"""A deck that leads to a state, shuffled where a seat cannot know its order."""

from collections.abc import Sequence

import numpy as np

from splittable.core.chance import below, shuffle
from splittable.core.contract import Deal, Seat
from splittable.core.state import Ints
from splittable.games.split.rules.cards import CARDS, MATCH_HIGH, MATCH_KIND, MATCH_LOOK, MATCH_LOW
from splittable.games.split.rules.codes import DISCARD, DRAW, MATCH, PENALIZE, TAKE, TRADE, UPGRADE
from splittable.games.split.rules.state import DEALT, NOT_ASKED, PARTNER, SplitState
from splittable.games.split.sight.notation import read_match, read_upgrade


class Walk:
    """A replay of a round as one seat sees it, which finds the place of the deck that each card came from.

    A place of the deck is free while the card dealt from it is unknown; a card that another seat plays, and that was
    not seen going into its hand, came from one of that seat's free places, each equally likely.
    """

    def __init__(self, deal: Deal, seat: Seat, rng: Ints) -> None:
        self.seat = seat
        self.rng = rng
        self.state: SplitState = deal.final
        self.players = int(self.state.players)
        self.deck = list(deal.outcome)
        self.drawn = DEALT * self.players + 1
        first = int(self.state.dealer) + 1
        self.free: list[list[int]] = [
            [place for place in range(DEALT * self.players) if (first + place) % self.players == other]
            for other in range(self.players)
        ]
        self.seen = [[0] * CARDS for _ in range(self.players)]
        self.row = [self.deck[self.drawn - 1]]
        self.taken: list[int] = []
        """The cards taken from the row while the first of them, the deepest, is to be used."""
        if seat is not None:
            self.lay_out(self.free[seat], [self.deck[place] for place in self.free[seat]])
        for actor, code in deal.actions:
            self.take(actor, code)
        self.lay_out_rest()

    def take(self, actor: int, code: int) -> None:
        """Follow one action."""
        if code == DRAW:
            self.free[actor].append(self.drawn)
            self.drawn += 1
        elif TAKE < code < DISCARD:
            count = code - TAKE
            self.taken = self.row[-count:]
            del self.row[-count:]
            for card in self.taken:
                self.seen[actor][card] += 1
        elif DISCARD <= code < PENALIZE:
            self.leave(actor, code - DISCARD)
            self.row.append(code - DISCARD)
        elif MATCH <= code < UPGRADE:
            self.match(actor, *read_match(code))
        elif UPGRADE <= code < TRADE:
            card, _, left, owner = read_upgrade(code)
            self.leave(actor, card)
            self.seen[owner][left] += 1
            self.taken = []

    def match(self, actor: int, card: int, other: int) -> None:
        """Follow two cards out of a hand; with `partner=own` the second was not taken along."""  # SP-17
        along: list[int] = []
        if self.taken and PARTNER[self.state.partner] == "own":
            along = self.taken[1:]
            if card != self.taken[0]:
                card, other = other, card
        self.leave(actor, card)
        if self.seen[actor][other] > along.count(other):
            self.leave(actor, other)
        else:
            self.leave_unseen(actor, other)
        self.taken = []

    def leave(self, actor: int, card: int) -> None:
        """Follow a card out of a hand, one that was seen going in if there is one."""  # SP-17
        if self.seen[actor][card]:
            self.seen[actor][card] -= 1
        else:
            self.leave_unseen(actor, card)

    def leave_unseen(self, actor: int, card: int) -> None:
        """Say which place of the deck a card came from; the seat's own cards are where they were."""
        if actor != self.seat:
            place = self.free[actor].pop(below(self.rng, len(self.free[actor])))
            self.deck[place] = card

    def lay_out(self, places: Sequence[int], cards: Sequence[int]) -> None:
        """Put cards at places of the deck in random order."""
        shuffled = np.array(sorted(cards), dtype=np.int64)
        shuffle(self.rng, shuffled, len(cards))
        for place, card in zip(places, shuffled, strict=True):
            self.deck[place] = int(card)

    def lay_out_rest(self) -> None:
        """Put what others still hold unseen, or had laid for them, at their free places, and the pile below."""
        for other in range(self.players):
            if other != self.seat:
                self.lay_out(self.free[other], self.unseen_in_hand(other) + self.laid_for(other))
        size = int(self.state.pile_size)
        self.deck[self.drawn :] = [int(card) for card in self.state.pile[:size][::-1]]

    def unseen_in_hand(self, other: int) -> list[int]:
        """The cards that a seat holds and that nobody saw going into its hand."""
        held, twins = int(self.state.held[other]), int(self.state.held_twins[other])
        counts = [(held >> card & 1) + (twins >> card & 1) - self.seen[other][card] for card in range(CARDS)]
        return [card for card, count in enumerate(counts) for _ in range(count)]

    def laid_for(self, other: int) -> list[int]:
        """The cards of the pairs that were laid for a seat without a turn at the end of the round."""  # SP-13
        if self.state.asked != NOT_ASKED or not self.state.last_laid_for >> other & 1:
            return []
        laid = [int(looks) for looks in self.state.laid[other]]
        return [
            int(card)
            for kind, look, *cards in zip(MATCH_KIND, MATCH_LOOK, MATCH_LOW, MATCH_HIGH, strict=True)
            if laid[kind] >> int(look) & 1
            for card in cards
        ]


def undeal(deal: Deal, seat: Seat, rng: Ints) -> Sequence[int]:
    """A deck that, with the same actions, leads to the deal's final state; random where the seat knows no order."""
    return Walk(deal, seat, rng).deck
