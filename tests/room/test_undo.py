"""Taking an action back is decided on states as it would be by replaying whole records."""

import random

import pytest
from tables import Kind, all_eyes, open_table, plain_kinds

from splittable.play.dealer import ScriptedDealer
from splittable.play.table import Table
from splittable.room.undo import SAMPLES, has_revealed


def before_last(table: Table, seat: int) -> Table:
    """The table before a seat's last action, replayed from the beginning."""
    before = Table(table.head, ScriptedDealer())
    choices = table.choices
    for line in table.lines if choices.pop(seat, None) is not None else table.lines[:-1]:
        before.follow(line)
    for chooser, choice in choices.items():
        before.play(chooser, choice)
    return before


def has_revealed_by_replay(table: Table, seat: int) -> bool:
    """The same question asked of whole resampled tables, which takes much longer."""
    before = before_last(table, seat)
    action = table.choices.get(seat) or table.lines[-1].partition(" ")[2]
    for eyes in all_eyes(table):
        seen = table.view(eyes)
        for sample in range(SAMPLES):
            other = before.resample(eyes, sample)
            if action not in other.actions(seat):
                return True
            other.play(seat, action)
            if other.view(eyes) != seen:
                return True
    return False


def has_just_acted(table: Table, seat: int) -> bool:
    """Whether a seat's action was the last thing that happened."""
    return seat in table.choices or table.lines[-1].startswith("P")


def assert_same(one: Table, other: Table) -> None:
    assert (one.record(), one.choices, one.states.tobytes()) == (other.record(), other.choices, other.states.tobytes())
    for eyes in all_eyes(one):
        assert one.view(eyes) == other.view(eyes)


@pytest.mark.parametrize("kind", list(plain_kinds()), ids=str)
def test_undo_is_allowed_where_replaying_the_record_would_allow_it(kind: Kind) -> None:
    chooser = random.Random(f"undo {kind}")
    table = open_table(kind, chooser.getrandbits(32))
    asked = 0
    while not table.over and asked < 30:
        seat = chooser.choice(table.waiting + table.decided)
        table.play(seat, chooser.choice(table.actions(seat)))
        if not has_just_acted(table, seat):
            continue
        asked += 1
        assert has_revealed(table, seat) == has_revealed_by_replay(table, seat), (table.lines[-1], seat)
        if seat in table.choices or table.lines[-1].startswith(f"P{seat + 1} "):
            assert_same(table.before(seat), before_last(table, seat))


def test_nothing_is_taken_back_twice_or_for_somebody_else() -> None:
    table = open_table(Kind("generous-split", 3, {}), 4)
    with pytest.raises(ValueError, match="not an action of P1"):
        table.before(0)
    (seat,) = table.waiting
    table.play(seat, table.actions(seat)[0])
    (following,) = table.waiting
    with pytest.raises(ValueError, match=f"not an action of P{following + 1}"):
        table.before(following)
    with pytest.raises(ValueError, match=f"not an action of P{seat + 1}"):
        table.before(seat).before(seat)


def test_a_choice_taken_back_leaves_the_choices_of_others() -> None:
    table = open_table(Kind("splitter", 3, {}), 4)
    for seat in (2, 0):
        table.play(seat, table.actions(seat)[0])
    before = table.before(0)
    assert (before.waiting, before.decided, before.choices) == ((0, 1), (2,), {2: table.choices[2]})
    before.play(0, before.actions(0)[1])
    before.play(1, before.actions(1)[0])
    assert len(before.lines) == 1 + 3 + 1
