"""Taking an action back is decided on states as it would be by replaying whole records."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest
from tables import Kind, all_eyes, open_table, plain_kinds

from splittable.games import find, ids
from splittable.play.dealer import ScriptedDealer
from splittable.play.table import Table
from splittable.room.undo import FORCED_SAMPLES, SAMPLES, has_revealed, watch, watch_compiled


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


@pytest.mark.parametrize("game", ids())
def test_compiled_code_and_python_see_the_same(game: str) -> None:
    chooser = random.Random(f"judges {game}")
    table = open_table(Kind(game, 3, {}), 5)
    writer = find(game).writer
    assert writer is not None
    for _ in range(12):
        seat = chooser.choice(table.waiting)
        before, action = table.copy(), chooser.choice(table.actions(seat))
        table.play(seat, action)
        if has_just_acted(table, seat) and not table.needs:
            for eyes in all_eyes(table):
                path = [(action, table)]
                assert watch_compiled(writer, path, before, seat, eyes) == watch(path, before, seat, eyes)


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


def forced_pairs(kind: Kind, seed: int) -> Iterator[tuple[Table, int]]:
    """Tables right after an action of a seat and the only action that it left the same seat."""
    chooser = random.Random(f"forced {kind} {seed}")
    table = open_table(kind, seed)
    before: int | None = None
    while not table.over:
        seat = chooser.choice(table.waiting)
        actions = table.actions(seat)
        table.play(seat, chooser.choice([action for action in actions if action.startswith("take")] or actions))
        if before == seat and len(actions) == 1 and table.can_go_back(seat, 2):
            yield table.copy(), seat
        before = seat


def before_both(table: Table) -> list[Table]:
    """The tables before the last action and before the one before, replayed from the beginning."""
    befores = []
    for back in (1, 2):
        before = Table(table.head, ScriptedDealer())
        for line in table.lines[:-back]:
            before.follow(line)
        befores.append(before)
    return befores


def have_revealed_by_replay(table: Table, seat: int) -> bool:
    between, before = before_both(table)
    actions = [line.partition(" ")[2] for line in table.lines[-2:]]
    for eyes in all_eyes(table):
        for sample in range(FORCED_SAMPLES):
            other = before.resample(eyes, sample)
            for action, after in zip(actions, (between, table), strict=True):
                legal = other.actions(seat)
                if action not in legal or (after is table and eyes != seat and len(legal) > 1):
                    return True
                other.play(seat, action)
                if other.view(eyes) != after.view(eyes):
                    return True
    return False


def test_an_action_and_the_only_one_that_followed_are_judged_and_taken_back_together() -> None:
    judged = Counter[bool]()
    for seed in (0, 2, 3, 4):
        for table, seat in islice(forced_pairs(Kind("split", 2, {}), seed), 12):
            revealed = has_revealed(table, seat, 2)
            judged[revealed] += 1
            assert revealed == have_revealed_by_replay(table, seat), table.lines[-2:]
            assert_same(table.before_all(seat, 2), before_both(table)[1])
    assert min(judged[True], judged[False]) >= 4, judged


def could_do_more(table: Table, seat: int) -> bool:
    """Whether somebody else could think that the seat had a choice where it had none."""
    between, before = before_both(table)
    first = between.lines[-1].partition(" ")[2]
    for eyes in (eyes for eyes in all_eyes(table) if eyes != seat):
        for number in range(100):
            sample = before.resample(eyes, number)
            if first in sample.actions(seat):
                sample.play(seat, first)
                if len(sample.actions(seat)) > 1:
                    return True
    return False


def test_a_forced_action_is_taken_back_only_if_everybody_knew_that_it_was_forced() -> None:
    pairs = {" ".join(table.lines[-2:]): (table, seat) for table, seat in forced_pairs(Kind("split", 2, {}), 0)}
    # The hand decided that only these cards match; of a penalty for one opponent everybody knows that it is the only.
    secret = pairs["P2 take 2 P2 match AD AS"]
    public = pairs["P1 upgrade KH KH KD@P2 P1 penalize P2"]
    assert could_do_more(*secret)
    assert has_revealed(*secret, 2)
    assert not could_do_more(*public)
    assert not has_revealed(*public, 2)


def test_only_actions_in_a_row_of_one_seat_are_taken_back_together() -> None:
    table = open_table(Kind("split", 2, {}), 1)
    (seat,) = table.waiting
    table.play(seat, table.actions(seat)[0])
    assert table.can_go_back(seat, 1)
    assert not table.can_go_back(seat, 2)
    assert not table.can_go_back(1 - seat, 1)
    with pytest.raises(ValueError, match="not 2 actions"):
        table.before_all(seat, 2)
    while table.waiting == (seat,):
        table.play(seat, table.actions(seat)[-1])
    assert table.can_go_back(seat, 2)
    table.play(1 - seat, table.actions(1 - seat)[0])
    assert not table.can_go_back(1 - seat, 2)
    assert not table.can_go_back(seat, 1)
