"""The exact size of an information set: how many worlds a seat cannot tell apart.

A world is the cards in other hands, the order of the cards to come, and the hidden choices of other seats. An
observation holds all that a seat knows, so it suffices for counting. Worlds count alike, however likely they are.
"""

from collections.abc import Callable, Mapping
from functools import cache
from itertools import product
from math import comb, factorial, log2, prod

from splittable.core.state import Ints

Known = Mapping[str, Ints]
"""The fields of an observation, by name."""


def others_of(known: Known) -> list[str]:
    """The names that the fields of the other seats begin with."""
    owners = sorted({name.split("_")[1] for name in known if name.startswith("seat_")}, key=int)
    return [f"seat_{owner}_" for owner in owners[1:]]


@cache
def fillings(cards: tuple[int, ...], rooms: tuple[int, ...], barred: tuple[tuple[bool, ...], ...]) -> int:
    """The number of ways to deal cards of several suits to hands, some of which are known to be out of a suit."""
    if len(rooms) == 1:
        return int(not any(count and is_out for count, is_out in zip(cards, barred[0], strict=True)))
    found = 0
    choices = [range(1 if is_out else count + 1) for count, is_out in zip(cards, barred[0], strict=True)]
    for taken in product(*choices):
        if sum(taken) == rooms[0]:
            rest = tuple(count - some for count, some in zip(cards, taken, strict=True))
            ways = prod(comb(count, some) for count, some in zip(cards, taken, strict=True))
            found += ways * fillings(rest, rooms[1:], barred[1:])
    return found


def worlds_of_generous_split(known: Known) -> int:
    """Every way to deal the hidden cards to the other hands and to what is left over."""
    suits = len(known["trump"])
    cards = tuple(known["hidden"].reshape(suits, -1).sum(axis=1).tolist())
    hands = [int(known[f"{other}cards"][0]) for other in others_of(known)]
    barred = [tuple(known[f"{other}out_of"].astype(bool).tolist()) for other in others_of(known)]
    # The cards left over are few, so they are dealt first.
    return fillings(cards, (sum(cards) - sum(hands), *hands), ((False,) * suits, *barred))


def orders(single: int, pairs: int, hand: int) -> int:
    """The number of ways to take a hand from single cards and pairs of equal ones, and to order the rest in a pile."""
    found = 0
    for both in range(pairs + 1):
        for one in range(pairs - both + 1):
            rest = hand - 2 * both - one
            if 0 <= rest <= single:
                hands = comb(pairs, both) * comb(pairs - both, one) * comb(single, rest)
                found += hands * factorial(single + 2 * pairs - hand) // 2 ** (pairs - both - one)
    return found


def worlds_of_split(known: Known) -> int:
    """Every way to deal the hidden cards to the other hand and to order the rest in the pile; for two players."""
    (other,) = others_of(known)
    hidden = known["hidden"]
    hand = int(known[f"{other}cards"][0]) - int(known[f"{other}seen"].sum())
    return orders(int((hidden == 1).sum()), int((hidden == 2).sum()), hand)


def worlds_of_split_it(known: Known) -> int:
    """Every order of the pile, with every guess of the seats that have guessed."""
    pile = known["pile"].tolist()
    guesses = [int(known["open"].sum()) for other in others_of(known) if known[f"{other}decided"][0]]
    return factorial(sum(pile)) // prod(factorial(count) for count in pile) * prod(guesses)


def worlds_of_splitter(known: Known) -> int:
    """Every writing of the seats that have chosen."""
    ways = 1 if known["roll"].max() == 2 else 2
    slots = [int(known[f"{other}cells"][0].sum()) // 2 for other in others_of(known) if known[f"{other}decided"][0]]
    return prod(ways * free for free in slots)


WORLDS: Mapping[str, Callable[[Known], int]] = {
    "generous-split": worlds_of_generous_split,
    "split": worlds_of_split,
    "split-it": worlds_of_split_it,
    "splitter": worlds_of_splitter,
}


def bits(game: str, known: Known) -> float:
    """The size of an information set in bits: the binary logarithm of its number of worlds."""
    return log2(WORLDS[game](known))
