"""Split it!'s actions as text: `split 3-2-4`, `remove pink`, `guess white`, `joker 7`."""

import re
from typing import Literal, TypeAlias

from splittable.core.errors import Refusal
from splittable.games.split_it.rules.codes import GUESS_CODES, JOKER_CODES, REMOVE_CODES, SHORTEST_SPLIT, SPLITS
from splittable.games.split_it.rules.state import LONGEST_ROW, NUMBERS

SectionName: TypeAlias = Literal["white", "pink", "black"]
SECTION_NAMES: tuple[SectionName, ...] = ("white", "pink", "black")
CARD_NAMES = (*(str(number) for number in range(1, NUMBERS + 1)), "J")

_SIZE = "(0|[1-9][0-9]?)"
_SPLIT = re.compile(f"split {_SIZE}-{_SIZE}-{_SIZE}", re.ASCII)


def spell(code: int) -> str:
    """The notation of a code."""
    if code < REMOVE_CODES:
        return "split " + "-".join(str(size) for size in SPLITS[code])
    if code < GUESS_CODES:
        return f"remove {SECTION_NAMES[code - REMOVE_CODES]}"
    if code < JOKER_CODES:
        return f"guess {SECTION_NAMES[code - GUESS_CODES]}"
    return f"joker {CARD_NAMES[code - JOKER_CODES]}"


def never(text: str) -> Refusal | None:
    """Splits that no row allows: an empty section, fewer than three cards or more than nine."""  # SI-03
    found = _SPLIT.fullmatch(text)
    if found is None:
        return None
    sizes = [int(size) for size in found.groups()]
    if 0 in sizes:
        return Refusal("SI-03", "split-it-empty-section")
    return Refusal("SI-03", "split-it-no-such-row", {"sum": sum(sizes), "fewest": SHORTEST_SPLIT, "most": LONGEST_ROW})
