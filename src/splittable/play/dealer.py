"""Where decks and rolls come from: a key, a script, or real cards and dice that people enter.

A keyed dealer draws from an HMAC-SHA-256 stream (docs/shuffle.md), which a few lines of any language can reproduce.
"""

import hmac
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Protocol

import numpy as np

from splittable.core.contract import AnyGame
from splittable.core.errors import WrongValue
from splittable.core.integers import whole_seed
from splittable.games import find

Outcome = tuple[int, ...]

DICE = 2
FACES = 6


class Dealer(Protocol):
    """A source of outcomes, numbered from 0; None where it has none (yet)."""

    def deck(self, number: int, cards: Sequence[int]) -> Outcome | None:
        """These cards in the order in which they are dealt."""

    def roll(self, number: int) -> Outcome | None:
        """The faces of the two dice."""


def numbers(key: bytes, label: str) -> Iterator[int]:
    """The stream of 32-bit integers that a key yields for one deck or roll."""
    block = 0
    while True:
        digest = hmac.digest(key, f"{label} {block}".encode(), "sha256")
        for place in range(0, len(digest), 4):
            yield int.from_bytes(digest[place : place + 4], "big")
        block += 1


def draw_below(source: Iterator[int], count: int) -> int:
    """A uniformly random int below `count`, by rejection sampling to avoid modulo bias."""
    limit = 2**32 - 2**32 % count
    while (number := next(source)) >= limit:
        pass
    return number % count


class KeyedDealer:
    """A dealer whose every outcome follows from a key."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def deck(self, number: int, cards: Sequence[int]) -> Outcome:
        """Shuffle by Fisher and Yates, from the last card down."""
        source = numbers(self._key, f"deck {number}")
        shuffled = list(cards)
        for last in range(len(shuffled) - 1, 0, -1):
            other = draw_below(source, last + 1)
            shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
        return tuple(shuffled)

    def roll(self, number: int) -> Outcome:
        """Roll one die after the other."""
        source = numbers(self._key, f"roll {number}")
        return tuple(1 + draw_below(source, FACES) for _ in range(DICE))


def seeded(seed: int) -> KeyedDealer:
    """The dealer of a seed."""
    return KeyedDealer(f"splittable seed {whole_seed(seed)}".encode())


class ScriptedDealer:
    """A dealer with a list of outcomes given in advance, and none after it."""

    def __init__(self, outcomes: Sequence[Outcome] = ()) -> None:
        self._outcomes = tuple(outcomes)

    def deck(self, number: int, cards: Sequence[int]) -> Outcome | None:  # noqa: ARG002 - the script knows its cards
        """The next outcome of the script."""
        return self.roll(number)

    def roll(self, number: int) -> Outcome | None:
        """The next outcome of the script."""
        return self._outcomes[number] if number < len(self._outcomes) else None


@cache
def deck_of(game: AnyGame, players: int) -> Outcome:
    """The cards of a game's deck, sorted; empty for a game of dice."""
    states = game.begin(players, {})
    cards = np.zeros(game.rules.MOST_CARDS, dtype=np.int8)
    count = game.loops.deck_at(states, 0, cards)
    return tuple(int(card) for card in cards[:count])


def whole_deck(game_id: str, players: int | None = None) -> list[str]:
    """A game's deck in notation, sorted."""
    game = find(game_id)
    return [game.cards[card] for card in deck_of(game, players or game.most)]


def write_outcome(game: AnyGame, outcome: Sequence[int]) -> str:
    """An outcome in notation."""
    if game.cards:
        return "deck " + " ".join([game.cards[card] for card in outcome])
    return "roll " + " ".join(str(face) for face in outcome)


def read_outcome(game: AnyGame, players: int, text: object) -> Outcome:
    """An outcome from its notation; ValueError if the text or the deck is wrong."""
    kind = "deck" if game.cards else "roll"
    if not isinstance(text, str) or not text.startswith(kind + " "):
        raise WrongValue(f"wrong-outcome-{kind}", game=game.id, text=repr(str(text)[:60]))
    tokens = text[len(kind) + 1 :].split(" ")
    if not game.cards:
        if len(tokens) != DICE or any(token not in tuple("123456") for token in tokens):
            raise WrongValue("wrong-roll", faces=FACES, text=repr(text[:60]))
        return tuple(int(token) for token in tokens)
    for token in tokens:
        if token not in game.card_codes:
            raise WrongValue("wrong-card", card=repr(token[:20]), game=game.id)
    outcome = tuple(game.card_codes[token] for token in tokens)
    expected = deck_of(game, players)
    if sorted(outcome) != sorted(expected):
        raise _wrong_deck(game, outcome, expected)
    return outcome


def _wrong_deck(game: AnyGame, outcome: Outcome, expected: Outcome) -> WrongValue:
    if len(outcome) != len(expected):
        return WrongValue("wrong-deck-size", count=len(outcome), game=game.id, cards=len(expected))
    for card in outcome:
        if outcome.count(card) > expected.count(card):
            times, right = outcome.count(card), expected.count(card)
            return WrongValue("wrong-deck-card", card=game.cards[card], times=times, right=right)
    raise AssertionError("two decks of one size that differ have a card too often")
