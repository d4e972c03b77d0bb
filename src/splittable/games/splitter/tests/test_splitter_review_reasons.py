"""What may be said of a writing: for every fact a sheet where it is so, and one like it where it is not."""

from collections.abc import Callable

import pytest
from carried import said_of

import splittable
from splittable.core.judges import Facts, Spot
from splittable.core.state import copy_states
from splittable.games.splitter import GAME
from splittable.games.splitter.review import facts
from splittable.games.splitter.review.reasons import REASONS
from splittable.games.splitter.review.telling import columns
from splittable.games.splitter.tests.conftest import Sheet
from splittable.play.table import Table
from splittable.words import knows

Facing = Callable[[Table, str, str, str], Spot]


@pytest.fixture
def facing() -> Facing:
    """A decision on a table's sheet: the roll, what was written and what was best."""

    def face(table: Table, roll: str, taken: str, best: str) -> Spot:
        table.deal(f"roll {roll}")
        return Spot(copy_states(table.states), 0, GAME.codes[f"write {taken}"], GAME.codes[f"write {best}"], 1)

    return face


THREES = """
c  · · · 3 | 1 · · ·
d  · · · 3 | 2 · · ·
"""
WHOLE = """
c  · · · 3 | 1 · · ·
d  · · · 3 | 2 · · ·
e  · · · 3 | 5 · · ·
"""


def test_the_best_finishes_a_group(sheet: Sheet, facing: Facing) -> None:
    assert facts.completes(3)(facing(sheet(THREES), "3 6", "6|3 a1", "3|6 e1")) == {"n": 3, "points": 3}
    assert facts.completes(3)(facing(sheet(THREES), "3 6", "3|6 b1", "3|6 e1")) is None


def test_what_was_finished_is_spoilt(sheet: Sheet, facing: Facing) -> None:
    assert facts.spoils(3)(facing(sheet(WHOLE), "3 6", "3|6 f1", "6|3 f1")) == {"n": 3, "points": 3}
    assert facts.spoils(3)(facing(sheet(THREES), "3 6", "3|6 e1", "6|3 e1")) is None


def test_an_open_group_is_shut_in(sheet: Sheet, facing: Facing) -> None:
    shut = "a  · · 2 6 | 1 1 · ·\n"
    told = facts.blocks(6)(facing(sheet(shut), "5 4", "5|4 b1", "5|4 g1"))
    assert told == {"n": 6, "slot": "a1"}
    assert facts.blocks(6)(facing(sheet("a  · · · 6 | 1 · · ·\n"), "5 4", "5|4 b1", "5|4 g1")) is None


def test_room_is_taken_from_an_open_group(sheet: Sheet, facing: Facing) -> None:
    assert facts.crowds(3)(facing(sheet(THREES), "6 5", "6|5 e1", "6|5 a2")) == {"n": 3}
    assert facts.crowds(3)(facing(sheet(THREES), "6 5", "6|5 g1", "6|5 g2")) is None


def test_the_best_adds_to_an_open_group(sheet: Sheet, facing: Facing) -> None:
    six = "c  · · · 6 | 1 · · ·\n"
    assert facts.joins(6)(facing(sheet(six), "6 5", "6|5 g1", "6|5 d1")) == {"n": 6}
    assert facts.joins(6)(facing(sheet(six), "6 5", "6|5 d1", "6|5 b1")) is None


def test_a_new_group_starts_late(sheet: Sheet, facing: Facing) -> None:
    late = facts.is_roll(0, facts.starts_late)
    assert late(facing(sheet(THREES), "3 6", "3|6 g1", "3|6 e1")) == {"n": 3, "lacking": 2, "rounds": 19}
    assert late(facing(sheet(THREES), "3 6", "3|6 b1", "3|6 e1")) is None


def test_a_one_touches_another(sheet: Sheet, facing: Facing) -> None:
    ones = facts.is_roll(0, facts.is_crowded_one)
    assert ones(facing(sheet(THREES), "1 6", "6|1 b1", "6|1 g1")) == {"n": 1}
    assert ones(facing(sheet(THREES), "1 6", "1|6 b1", "6|1 g1")) is None


def test_the_same_slot_the_other_way_round(sheet: Sheet, facing: Facing) -> None:
    turned = facts.is_roll(1, facts.turns_round)
    assert turned(facing(sheet(THREES), "3 6", "3|6 b1", "6|3 b1")) == {"n": 6}
    assert turned(facing(sheet(THREES), "3 6", "3|6 b1", "6|3 e1")) is None


def test_rolls_are_counted_out(sheet: Sheet, facing: Facing) -> None:
    found = facts.helps(facing(sheet(""), "3 2", "3|2 a1", "2|3 a1"))
    # On a sheet with one slot written, ones that stay alone finish a group wherever they go.
    assert found is None
    told = facts.helps(facing(sheet("c  · · · 2 | 3 · · ·\n"), "2 6", "2|6 d1", "6|2 g1"))
    assert told is not None
    assert int(told["rolls"]) < int(told["others"]) <= 36
    assert facts.harms(facing(sheet(THREES), "3 6", "3|6 b1", "6|3 g1")) is None


def test_a_star_gets_a_small_number(sheet: Sheet, facing: Facing) -> None:
    assert facts.wastes_star(facing(sheet(THREES), "2 6", "2|6 d4", "2|6 a1")) is not None
    assert facts.wastes_star(facing(sheet(THREES), "2 6", "2|6 a1", "2|6 d4")) is None


def test_the_hearts_may_still_be_equal() -> None:
    table = splittable.new("splitter", players=1, chance=[], options={"pad": "B"})
    table.deal("roll 4 5")
    spot = Spot(copy_states(table.states), 0, GAME.codes["write 4|5 a2"], GAME.codes["write 4|5 a3"], 1)
    assert facts.hearts_of(spot) == {"n": 5}
    twin = Spot(spot.states, 0, spot.best, spot.taken, 1)
    assert facts.hearts_of(twin) is None
    assert "hearts" in said_of(GAME, spot, "hearts", options={"pad": "B"})
    assert "hearts" not in said_of(GAME, twin, "hearts", options={"pad": "B"})


def test_somebody_is_ahead() -> None:
    table = splittable.new("splitter", players=2, chance=[], options={})
    table.deal("roll 1 1")
    table.play(0, "write 1|1 a1")
    table.play(1, "write 1|1 c4")
    table.deal("roll 2 6")
    best = GAME.codes["write 2|6 c2"]
    spots = [Spot(copy_states(table.states), seat, best, GAME.codes["write 6|2 c2"], 2) for seat in range(2)]
    is_behind = [facts.is_behind(spot) is not None for spot in spots]
    assert is_behind.count(True) <= 1
    assert ["victory" in said_of(GAME, spot, "victory") for spot in spots] == is_behind


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_reason_has_a_column_and_a_sentence(lang: str) -> None:
    places = columns(1).places
    for reason in REASONS:
        assert reason.column in places
        assert knows(lang, f"splitter-why-{reason.id}")


def test_a_planted_blunder_is_found_and_told(sheet: Sheet) -> None:
    table = sheet(WHOLE)
    table.deal("roll 3 6")
    table.play(0, "write 3|6 f1")
    found = splittable.review(table, effort="quick").moments[-1]
    told: list[Facts] = [why.args for why in found.reasons]
    assert found.label in ("mistake", "blunder")
    assert any(args.get("n") == 3 for args in told)


SHUT = "a  · · 2 6 | 1 1 · ·\n"
SIX = "c  · · · 6 | 1 · · ·\n"
WRITTEN = "c  · · · 2 | 3 · · ·\n"
OPEN_SIX = "a  · · · 6 | 1 · · ·\n"
NEARLY_FULL = """
a  · · 5 5 | 5 3 · ·
b  · 5 5 3 | 2 1 4 ·
c  4 · 3 6 | 1 6 · 6
d  5 1 6 3 | 6 6 6 6
e  5 4 4 3 | 1 2 1 5
f  · 2 2 3 | 2 1 4 ·
g  · · · 5 | 2 · · ·
"""
SAID = [
    ("completes", THREES, ("3 6", "6|3 a1", "3|6 e1"), THREES, ("3 6", "3|6 b1", "3|6 e1")),
    ("spoils", WHOLE, ("3 6", "3|6 f1", "6|3 f1"), THREES, ("3 6", "3|6 e1", "6|3 e1")),
    ("blocks", SHUT, ("5 4", "5|4 b1", "5|4 g1"), OPEN_SIX, ("5 4", "5|4 b1", "5|4 g1")),
    ("room", THREES, ("6 5", "6|5 e1", "6|5 a2"), THREES, ("6 5", "6|5 g1", "6|5 g2")),
    ("joins", SIX, ("6 5", "6|5 g1", "6|5 d1"), SIX, ("6 5", "6|5 d1", "6|5 b1")),
    ("starts-late", THREES, ("3 6", "3|6 g1", "3|6 e1"), THREES, ("3 6", "3|6 b1", "3|6 e1")),
    ("ones", THREES, ("1 6", "6|1 b1", "6|1 g1"), THREES, ("1 6", "1|6 b1", "1|6 g1")),
    ("turn-round", THREES, ("3 6", "3|6 b1", "6|3 b1"), THREES, ("3 6", "3|6 b1", "6|3 e1")),
    ("helps", WRITTEN, ("2 6", "2|6 d1", "6|2 g1"), WRITTEN, ("2 6", "6|2 g1", "2|6 d1")),
    ("welcome", NEARLY_FULL, ("1 4", "4|1 c3", "1|4 g2"), NEARLY_FULL, ("1 4", "1|4 g2", "4|1 c3")),
    ("star-size", THREES, ("2 6", "2|6 d4", "2|6 a1"), THREES, ("2 6", "2|6 a1", "2|6 d4")),
]


@pytest.mark.parametrize(("reason", "picture", "decision", "twin", "other"), SAID, ids=[case[0] for case in SAID])
def test_a_reason_is_said_where_it_is_the_cause_and_not_of_a_twin(
    sheet: Sheet,
    facing: Facing,
    reason: str,
    picture: str,
    decision: tuple[str, str, str],
    twin: str,
    other: tuple[str, str, str],
) -> None:
    assert reason in said_of(GAME, facing(sheet(picture), *decision), reason)
    assert reason not in said_of(GAME, facing(sheet(twin), *other), reason)


NEED_NO_FACT = ["mirror", "star", "stars", "number", "hearts-points", "spoilt-later"]


def test_every_reason_has_its_position() -> None:
    told_above = {"hearts", "victory"}
    assert {case[0] for case in SAID} | set(NEED_NO_FACT) | told_above == {reason.id for reason in REASONS}


@pytest.mark.parametrize("reason", NEED_NO_FACT)
def test_what_needs_no_fact_is_said_of_its_own_cause_alone(sheet: Sheet, facing: Facing, reason: str) -> None:
    spot = facing(sheet(SIX), "6 5", "6|5 d1", "6|5 b1")
    assert reason in said_of(GAME, spot, reason)
    causes = {one.id: one.column for one in REASONS}
    strangers = [other for other, column in causes.items() if column != causes[reason] and other != reason]
    assert all(reason not in said_of(GAME, spot, other) for other in strangers[-3:])
