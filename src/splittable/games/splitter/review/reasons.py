"""Why a writing was worth less than another: what the playouts carry, with facts by the rules."""

from functools import partial

from splittable.core.judges import Facts, Reason, Spot
from splittable.games.splitter.review.facts import (
    blocks,
    completes,
    crowds,
    harms,
    hearts_of,
    helps,
    is_behind,
    is_crowded_one,
    is_roll,
    is_written,
    joins,
    spoils,
    starts_late,
    turns_round,
    wastes_star,
)
from splittable.games.splitter.review.telling import NUMBERS

NOW, NEXT_ROLL, LATER, AT_THE_END = range(4)
"""When a reason shows. What is so at once is told of the component it is paid in: an event that always happens after
one writing and never after the other would seem to carry every loss."""
DICE = ((0, "low"), (1, "high"))
"""Which number of the roll an event is about."""


def number_of(number: int, _spot: Spot) -> Facts:
    """The number whose groups a component counts."""
    return {"n": number}


REASONS = (
    *(Reason("spoils", f"points-{number}", "less", NOW, spoils(number)) for number in NUMBERS),
    *(Reason("completes", f"points-{number}", "less", NOW, completes(number)) for number in NUMBERS),
    *(Reason("blocks", f"points-{number}", "less", NOW, blocks(number)) for number in NUMBERS),
    Reason("welcome", "harm", "more", NEXT_ROLL, harms),
    Reason("helps", "helps", "less", NEXT_ROLL, helps),
    *(Reason("joins", f"finished-{number}", "less", LATER, joins(number)) for number in NUMBERS),
    *(Reason("room", f"finished-{number}", "less", LATER, crowds(number)) for number in NUMBERS),
    *(Reason("spoilt-later", f"spoilt-{number}", "more", LATER, partial(number_of, number)) for number in NUMBERS),
    *(
        Reason("turn-round", column, "less", LATER, is_roll(die, turns_round))
        for die, column in enumerate(("low", "high"))
    ),
    *(
        Reason("ones", column, "less", LATER, is_roll(die, is_crowded_one))
        for die, column in enumerate(("low", "high"))
    ),
    *(
        Reason("starts-late", column, "less", LATER, is_roll(die, starts_late))
        for die, column in enumerate(("low", "high"))
    ),
    *(
        Reason("mirror", column, "less", AT_THE_END, is_roll(die, is_written))
        for die, column in enumerate(("low", "high"))
    ),
    Reason("star", "doubled", "less", AT_THE_END),
    Reason("hearts", "three-hearts", "less", AT_THE_END, hearts_of),
    Reason("victory", "won", "less", AT_THE_END, is_behind),
    Reason("star-size", "stars", "less", NOW, wastes_star),
    Reason("stars", "stars", "less", AT_THE_END),
    Reason("hearts-points", "hearts", "less", AT_THE_END),
    *(Reason("number", f"points-{number}", "less", AT_THE_END, partial(number_of, number)) for number in NUMBERS),
)
