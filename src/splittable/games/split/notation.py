"""SPLIT's actions as text: `take 3`, `match 4D 4H`, `upgrade 4D 4H 4C@P2`."""

import re

from splittable.core.errors import Refusal
from splittable.games.split.cards import (
    CARD_NAMES,
    JOINED,
    KIND_NAMES,
    KIND_OF,
    KINDS,
    LEFT,
    LOOKS,
    LOOKS_BEFORE,
    PAIRS,
    RANK_NAMES,
    SUIT_NAMES,
    TARGETS,
    match_name,
)
from splittable.games.split.codes import (
    DISCARD,
    DRAW,
    MATCH,
    PASS,
    PENALIZE,
    TAKE,
    TRADE,
    TRADES,
    UPGRADE,
)
from splittable.games.split.state import MOST_TAKEN, SEATS

MATCH_NAMES = tuple(tuple(match_name(kind, look) for look in range(int(LOOKS[kind]))) for kind in range(KINDS))
"""The notation of every match, by kind and look."""


def spell(code: int) -> str:
    """The notation of a code."""
    if code == DRAW:
        return "draw"
    if code == PASS:
        return "pass"
    if code < DISCARD:
        return f"take {code - TAKE}"
    if code < PENALIZE:
        return f"discard {CARD_NAMES[code - DISCARD]}"
    if code < MATCH:
        return f"penalize P{code - PENALIZE + 1}"
    if code < UPGRADE:
        return f"match {_spell_match(code - MATCH)}"
    if code < TRADE:
        card, joined, left, owner = read_upgrade(code)
        return f"upgrade {CARD_NAMES[card]} {CARD_NAMES[joined]} {CARD_NAMES[left]}@P{owner + 1}"
    kind, own, other, owner = read_trade(code)
    return f"trade {MATCH_NAMES[kind][own]} {MATCH_NAMES[kind][other]}@P{owner + 1}"


def read_match(code: int) -> tuple[int, int]:
    """The two cards of a match to be played, the lower suit first."""
    number = code - MATCH
    kind = max(kind for kind in range(KINDS) if number >= LOOKS_BEFORE[kind])
    rank, pair = divmod(number - int(LOOKS_BEFORE[kind]), len(PAIRS[kind]))
    low, high = PAIRS[kind][pair]
    return rank * 4 + low, rank * 4 + high


def _spell_match(number: int) -> str:
    low, high = read_match(MATCH + number)
    return f"{CARD_NAMES[low]} {CARD_NAMES[high]}"


def read_upgrade(code: int) -> tuple[int, int, int, int]:
    """The card played, the card it joins, the card left over, and whose match it is."""
    number, owner = divmod(code - UPGRADE, SEATS)
    card, target = divmod(number, TARGETS)
    rank, suit = divmod(card, 4)
    return card, rank * 4 + int(JOINED[suit, target]), rank * 4 + int(LEFT[suit, target]), owner


def read_trade(code: int) -> tuple[int, int, int, int]:
    """The kind of two matches, the look of the own one and of the other, and whose that is."""
    kind = max(kind for kind in range(KINDS) if code >= TRADES[kind])
    number, owner = divmod(code - int(TRADES[kind]), SEATS)
    own, other = divmod(number, int(LOOKS[kind]))
    return kind, own, other, owner


_CARD = f"(?:{'|'.join(RANK_NAMES)})[{SUIT_NAMES}]"
_OWNER = f"@P[1-{SEATS}]"
_TAKE = re.compile("take [1-9][0-9]*")
_MATCH = re.compile(f"match ({_CARD}) ({_CARD})")
_UPGRADE = re.compile(f"upgrade ({_CARD}) ({_CARD}) ({_CARD}){_OWNER}")
_TRADE = re.compile(f"trade ({_CARD})({_CARD}) ({_CARD})({_CARD}){_OWNER}")


def never(text: str) -> Refusal | None:
    """Why a well-spelled action without a code can never be done."""
    if _TAKE.fullmatch(text):
        return Refusal("SP-05", "split-longest-row", {"most": MOST_TAKEN})
    if found := _MATCH.fullmatch(text):
        return _no_match(*found.groups())
    if found := _UPGRADE.fullmatch(text):
        card, joined, left = found.groups()
        return _no_match(joined, left) or _no_match(card, joined) or _not_stronger(card, joined, left)
    if found := _TRADE.fullmatch(text):
        own, other = found.groups()[:2], found.groups()[2:]
        return _no_match(*own) or _no_match(*other) or _not_one_kind("".join(own), "".join(other))
    return None


def _no_match(card: str, other: str) -> Refusal | None:
    if card[:-1] == other[:-1]:
        return None
    return Refusal("SP-02", "split-not-one-rank", {"card": card, "other": other})


def _kind_name(card: str, other: str) -> str:
    return KIND_NAMES[KIND_OF[SUIT_NAMES.index(card[-1]), SUIT_NAMES.index(other[-1])]]


def _not_stronger(card: str, joined: str, left: str) -> Refusal:
    kinds = {"new": _kind_name(card, joined), "old": _kind_name(joined, left)}
    return Refusal("SP-06", "split-not-stronger", {"card": card, "joined": joined, **kinds})


def _not_one_kind(own: str, other: str) -> Refusal | None:
    kinds = [kind for name in (own, other) for kind in range(KINDS) if name in MATCH_NAMES[kind]]
    if len(kinds) < 2:
        # A match that is not written lower suit first.
        return None
    names = {"own_kind": KIND_NAMES[kinds[0]], "kind": KIND_NAMES[kinds[1]]}
    return Refusal("SP-10", "split-not-one-kind", {"own": own, "other": other, **names})
