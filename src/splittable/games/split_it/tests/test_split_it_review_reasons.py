"""Reasons of Split it!: where their facts hold, and a twin without the cause where they do not."""

import numpy as np
import pytest
from carried import said_of

from splittable.core.judges import Facts, Spot
from splittable.games.split_it import GAME
from splittable.games.split_it.review.judge import JUDGE
from splittable.games.split_it.rules.codes import JOKER_CODES
from splittable.games.split_it.rules.state import GUESS, PLACE, REMOVE, SPLIT
from splittable.games.split_it.tests.test_split_it_review_judge import last_joker, table_after
from splittable.reviews.document import Why
from splittable.reviews.telling import Company, tell_reasons

IDS = sorted({reason.id for reason in JUDGE.reasons})


def facts_of(reason_id: str, spot: Spot) -> list[Facts]:
    found = [reason.facts(spot) for reason in JUDGE.reasons if reason.id == reason_id]
    return [facts for facts in found if facts is not None]


def on(taken: int, best: int, own: dict[int, int], others: dict[int, int]) -> Spot:
    return Spot(last_joker(own, others), 0, JOKER_CODES + taken - 1, JOKER_CODES + best - 1, 2)


JOKERS = [
    ("level", on(3, 7, {3: 1, 7: 2}, {7: 3}), on(3, 7, {3: 1, 7: 2}, {7: 4})),
    ("safe", on(3, 7, {3: 3, 7: 2}, {7: 3}), on(3, 7, {3: 0, 7: 2}, {7: 3})),
    ("lost", on(3, 7, {3: 1, 7: 2}, {3: 3, 7: 3}), on(3, 7, {3: 1, 7: 2}, {3: 1, 7: 3})),
    ("joker-column", on(3, 7, {3: 1, 7: 2}, {}), on(3, 11, {3: 1, 7: 2}, {})),
    ("joker-lead", on(3, 7, {3: 1, 7: 2}, {}), on(3, 11, {3: 1, 7: 2}, {})),
    ("denies", on(3, 7, {3: 1, 7: 2}, {7: 3}), on(3, 7, {3: 1, 7: 2}, {7: 2})),
    ("waits", on(3, 7, {}, {7: 2}), on(3, 7, {3: 1}, {7: 2})),
]


@pytest.mark.parametrize(("reason", "spot", "twin"), JOKERS)
def test_facts_of_jokers_hold_with_their_cause_only(reason: str, spot: Spot, twin: Spot) -> None:
    assert facts_of(reason, spot)
    assert not facts_of(reason, twin)


@pytest.mark.parametrize(
    ("asks", "reasons"),
    [
        (SPLIT, {"cut-magnet", "cut-apart", "cut-own", "cut-again", "cut-empty", "number", "lead"}),
        (REMOVE, {"removed", "number", "lead"}),
        (GUESS, {"meets", "alone", "empty", "number", "lead"}),
        (PLACE, set()),
    ],
)
def test_what_is_said_fits_what_was_asked(asks: int, reasons: set[str]) -> None:
    states = table_after(2, 0).states
    states[0].asks = asks
    spot = Spot(states, 0, 0, 1, 2)
    found = {reason for reason in IDS if facts_of(reason, spot)}
    assert found - {"waits", "denies"} == reasons


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("reason", IDS)
def test_every_reason_can_be_said(lang: str, reason: str) -> None:
    given: dict[str, str | int | float] = {"p": 61, "b": 17, "n": 7, "other": 5, "seat": 2, "behind": 2, "left": 3}
    company = Company("split-it", ("Ann", "Bob"), 2)
    (sentence,) = tell_reasons(
        [Why(id=reason, args=given, carried=(1.0, 0.0))], company, "remove pink", "split 1-2-3", lang
    )
    assert "{" not in sentence
    assert "$" not in sentence
    assert "17" in sentence
    assert "61" in sentence


def test_the_event_of_every_reason_is_a_column() -> None:
    places = JUDGE.columns(4).places
    assert all(reason.column in places for reason in JUDGE.reasons)
    assert np.unique(list(places.values())).size == len(places)


def asked(asks: int) -> Spot:
    states = table_after(2, 0).states
    states[0].asks = asks
    return Spot(states, 0, 0, 1, 2)


SAID = [
    *JOKERS,
    *(
        (reason, asked(asks), asked(other))
        for asks, other, reasons in (
            (SPLIT, GUESS, ("cut-magnet", "cut-apart", "cut-own", "cut-again", "cut-empty")),
            (REMOVE, SPLIT, ("removed",)),
            (GUESS, SPLIT, ("meets", "alone", "empty")),
            (GUESS, PLACE, ("number", "lead")),
        )
        for reason in reasons
    ),
]


def test_every_reason_has_its_position() -> None:
    assert {reason for reason, _, _ in SAID} == set(IDS)


@pytest.mark.parametrize(("reason", "spot", "twin"), SAID, ids=[reason for reason, _, _ in SAID])
def test_a_reason_is_said_where_it_is_the_cause_and_not_of_a_twin(reason: str, spot: Spot, twin: Spot) -> None:
    assert reason in said_of(GAME, spot, reason)
    assert reason not in said_of(GAME, twin, reason)
