"""SPLIT's actions taken apart for words."""

from collections.abc import Sequence

from splittable.core.contract import Said
from splittable.words.cards import read_pair, say_card, sign_card


def sign_match(lang: str, match: str) -> str:
    """A match in short: `4♣ 4♥`."""
    return " ".join(sign_card(lang, card) for card in read_pair(match))


def _read_at(text: str, names: Sequence[str]) -> tuple[str, str]:
    """A thing and the name of the player before whom it lies: `4C@P2`."""
    what, seat = text.split("@P")
    return what, names[int(seat) - 1]


def parse(notation: str, names: Sequence[str], lang: str) -> Said:
    """An action for its messages."""
    verb, *parts = notation.split(" ")
    match verb:
        case "take":
            return Said(verb, {"count": int(parts[0])})
        case "match":
            return Said(verb, {"match": sign_match(lang, "".join(parts))})
        case "upgrade":
            left, owner = _read_at(parts[2], names)
            cards = {"card": parts[0], "joined": parts[1], "left": left}
            return Said(verb, {"owner": owner} | {name: sign_card(lang, card) for name, card in cards.items()})
        case "penalize":
            return Said(verb, {"other": names[int(parts[0][1:]) - 1]})
        case "trade":
            match, owner = _read_at(parts[1], names)
            return Said(verb, {"own": sign_match(lang, parts[0]), "match": sign_match(lang, match), "owner": owner})
        case "discard":
            return Said(verb, {"card": say_card(lang, parts[0])})
    return Said(verb)
