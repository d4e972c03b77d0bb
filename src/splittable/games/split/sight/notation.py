"""SPLIT's actions as text: `take 3`, `match 4D 4H`, `upgrade 4D 4H 4C@P2`."""

import re

from splittable.core.errors import Refusal
from splittable.games.split.rules.cards import (
    CARD_NAMES,
    FIRST_MATCH,
    JOINED,
    KIND_NAMES,
    KINDS,
    LEFT,
    LOOKS,
    MATCH_HIGH,
    MATCH_KIND,
    MATCH_LOW,
    MATCH_NAMES,
    MATCH_OF,
    RANK_NAMES,
    SUIT_NAMES,
    TARGETS,
)
from splittable.games.split.rules.codes import (
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
from splittable.games.split.rules.state import MOST_TAKEN, SEATS


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
        low, high = read_match(code)
        return f"match {CARD_NAMES[low]} {CARD_NAMES[high]}"
    if code < TRADE:
        card, joined, left, owner = read_upgrade(code)
        return f"upgrade {CARD_NAMES[card]} {CARD_NAMES[joined]} {CARD_NAMES[left]}@P{owner + 1}"
    own, other, owner = read_trade(code)
    return f"trade {MATCH_NAMES[own]} {MATCH_NAMES[other]}@P{owner + 1}"


def read_match(code: int) -> tuple[int, int]:
    """The two cards of a match to be played, the lower suit first."""
    return int(MATCH_LOW[code - MATCH]), int(MATCH_HIGH[code - MATCH])


def read_upgrade(code: int) -> tuple[int, int, int, int]:
    """The card played, the card it joins, the card left over, and whose match it is."""
    number, owner = divmod(code - UPGRADE, SEATS)
    card, target = divmod(number, TARGETS)
    return card, int(JOINED[card, target]), int(LEFT[card, target]), owner


def read_trade(code: int) -> tuple[int, int, int]:
    """The own match, the other match, and whose that is."""
    kind = max(kind for kind in range(KINDS) if code >= TRADES[kind])
    number, owner = divmod(code - int(TRADES[kind]), SEATS)
    own, other = divmod(number, int(LOOKS[kind]))
    return int(FIRST_MATCH[kind]) + own, int(FIRST_MATCH[kind]) + other, owner


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
    match = MATCH_OF[CARD_NAMES.index(card), SUIT_NAMES.index(other[-1])]
    return KIND_NAMES[int(MATCH_KIND[match])]


def _not_stronger(card: str, joined: str, left: str) -> Refusal:
    kinds = {"new": _kind_name(card, joined), "old": _kind_name(joined, left)}
    return Refusal("SP-06", "split-not-stronger", {"card": card, "joined": joined, **kinds})


def _not_one_kind(own: str, other: str) -> Refusal | None:
    if own not in MATCH_NAMES or other not in MATCH_NAMES:
        # A match that is not written lower suit first.
        return None
    own_kind, kind = (KIND_NAMES[MATCH_KIND[MATCH_NAMES.index(name)]] for name in (own, other))
    return Refusal("SP-10", "split-not-one-kind", {"own": own, "own_kind": own_kind, "other": other, "kind": kind})
