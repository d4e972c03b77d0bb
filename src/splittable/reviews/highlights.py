"""The moments of a review that are worth telling first."""

from collections import Counter
from dataclasses import dataclass
from typing import Literal, TypeAlias

from splittable.core.judges import SHARES, Figure, Judge, Unit
from splittable.games import find
from splittable.reviews.bench import judge_of
from splittable.reviews.document import Chance, Moment, Review
from splittable.reviews.figures import is_beyond, lower
from splittable.reviews.telling import CLEAR, Company, loss_of, say_amount
from splittable.words import say

Kind: TypeAlias = Literal["loss", "luck", "found"]
MOST, MOST_OF_A_KIND = 3, 2
POINTS = 10.0
"""How many points weigh as much as the whole victory, where moments in points and in shares are compared."""
SURE = 2.0


@dataclass(frozen=True)
class Highlight:
    """A moment worth telling of a seat, and how much it weighs."""

    number: int
    kind: Kind
    weight: float
    moment: Moment | None = None
    luck: Figure | None = None
    unit: Unit = "share"
    """What the luck is told in."""


def highlights(review: Review, seat: int) -> list[Highlight]:
    """At most three moments of a seat, in the order of the game: the dearest, and a good one if there is any."""
    found = sorted(_all(review, seat), key=lambda one: one.weight, reverse=True)
    kept: list[Highlight] = []
    counts: Counter[Kind] = Counter()
    for one in found:
        if len(kept) < MOST and counts[one.kind] < MOST_OF_A_KIND:
            kept.append(one)
            counts[one.kind] += 1
    good = next((one for one in found if one.kind == "found"), None)
    if good is not None and good not in kept:
        kept[-1:] = [good]
    return sorted(kept, key=lambda one: one.number)


def _all(review: Review, seat: int) -> list[Highlight]:
    own = [moment for moment in review.moments if moment.seat == seat and moment.by is None]
    judge = judge_of(find(review.game))
    return [
        *(one for moment in own if (one := _loss(moment)) is not None),
        *(one for moment in own if (one := _found(moment, judge)) is not None),
        *(one for moment in own if (one := _lie(moment)) is not None),
        *(one for chance in review.chances if (one := _luck(chance, seat)) is not None),
    ]


def _weight(value: float, unit: Unit) -> float:
    return abs(value) if unit == "share" else abs(value) / POINTS


def _loss(moment: Moment) -> Highlight | None:
    """By its lower bound, so that an uncertain loss never leads."""
    if moment.label == "fine":
        return None
    return Highlight(moment.number, "loss", _weight(lower(loss_of(moment)), moment.unit), moment)


def _found(moment: Moment, judge: Judge) -> Highlight | None:
    """The only good action of several: nothing lost, and all others at least a blunder behind."""
    behind = [worth.behind for worth in moment.worths if worth.action != moment.action]
    if moment.label != "fine" or len(behind) < 2 or moment.action != moment.best:
        return None
    unit: Unit = "points" if moment.worths[0].share is None else "share"
    least = min(lower(one) for one in behind)
    blunder = SHARES[2] if unit == "share" else judge.points[2]
    return Highlight(moment.number, "found", _weight(least, unit), moment) if least >= blunder else None


def _lie(moment: Moment) -> Highlight | None:
    for unit, lie in (moment.lie or {}).items():
        if is_beyond(lie, CLEAR):
            sure = abs(lie[0]) - CLEAR * lie[1]
            return Highlight(moment.number, "luck", _weight(sure, unit), moment, lie, unit)
    return None


def _luck(chance: Chance, seat: int) -> Highlight | None:
    luck = chance.luck[seat]
    if not is_beyond(luck, SURE):
        return None
    return Highlight(
        chance.number, "luck", _weight(abs(luck[0]) - SURE * luck[1], chance.unit), None, luck, chance.unit
    )


def tell_highlight(review: Review, seat: int, highlight: Highlight, lang: str) -> str:
    """A highlight in words."""
    company = Company(review.game, tuple(review.names), review.players)
    if highlight.luck is not None:
        end = "good" if highlight.luck[0] > 0 else "bad"
        amount = say_amount(lang, highlight.luck, highlight.unit)
        if highlight.moment is None:
            return say(lang, f"review-luck-{end}", name=company.name(seat), luck=amount)
        action = company.short(highlight.moment.action, lang)
        return say(lang, f"review-lie-{end}", action=action, luck=amount)
    assert highlight.moment is not None
    if highlight.kind == "found":
        count, action = len(highlight.moment.worths), company.short(highlight.moment.action, lang)
        return say(lang, "review-found", count=count, action=action)
    return highlight.moment.why(lang)
