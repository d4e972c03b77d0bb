"""Split it!'s actions taken apart for words."""

from collections.abc import Sequence

from splittable.core.contract import Said


def parse(notation: str, _names: Sequence[str], _lang: str) -> Said:
    """An action for its messages."""
    verb, what = notation.split(" ")
    if verb == "split":
        white, pink, black = (int(size) for size in what.split("-"))
        return Said(verb, {"white": white, "pink": pink, "black": black})
    return Said(verb, {"number": int(what)} if verb == "joker" else {"section": what})
