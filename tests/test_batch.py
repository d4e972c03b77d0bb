"""Many tables side by side agree with one table at a time."""

import numpy as np
import pytest
from tables import Kind, plain_kinds

from splittable.core.state import blank
from splittable.games import find
from splittable.play.batch import Batch

every_count = pytest.mark.parametrize("kind", list(plain_kinds()), ids=str)


def open_batch(kind: Kind, tables: int) -> Batch:
    batch = Batch(find(kind.game), kind.players, tables)
    batch.reset(4)
    return batch


@every_count
def test_masks_are_the_legal_actions_of_the_seat_that_is_asked(kind: Kind) -> None:
    batch = open_batch(kind, 3)
    loops = batch.game.loops
    chooser = np.random.default_rng(1)
    codes = np.zeros(batch.game.rules.MOST_LEGAL, dtype=np.int32)
    for _ in range(60):
        for table in range(3):
            seat = int(batch.seats[table])
            assert batch.states[table]["waiting"] >> seat & 1
            count = loops.legal_at(batch.states, table, seat, codes)
            assert np.flatnonzero(batch.masks[table]).tolist() == sorted(codes[:count].tolist())
        batch.step(np.array([chooser.choice(np.flatnonzero(mask)) for mask in batch.masks]))


@every_count
def test_tables_that_end_leave_their_scores_and_start_anew(kind: Kind) -> None:
    batch = open_batch(kind, 2)
    chooser = np.random.default_rng(2)
    ended = 0
    for _ in range(4_000):
        batch.step(np.array([chooser.choice(np.flatnonzero(mask)) for mask in batch.masks]))
        ended += int(batch.ended.sum())
        assert not batch.states["over"].any()
        if ended >= 2:
            break
    assert ended >= 2


@every_count
def test_a_step_with_an_illegal_action_touches_no_table(kind: Kind) -> None:
    batch = open_batch(kind, 2)
    legal = np.argmax(batch.masks, axis=1)
    illegal = legal.copy()
    illegal[1] = np.argmin(batch.masks[1])
    for wrong in (illegal, np.array([legal[0], -1]), np.array([legal[0], batch.game.rules.ACTIONS])):
        before = batch.states.tobytes()
        with pytest.raises(ValueError, match="not legal at table 1"):
            batch.step(wrong)
        assert batch.states.tobytes() == before
    with pytest.raises(ValueError, match="takes 2 actions"):
        batch.step(legal[:1])


def test_a_batch_is_repeatable() -> None:
    one, two = (open_batch(Kind("splitter", 2, {}), 5) for _ in range(2))
    for _ in range(100):
        actions = np.argmax(one.masks, axis=1)
        one.step(actions)
        two.step(actions)
    assert one.states.tobytes() == two.states.tobytes()


def test_a_state_is_copied_whole() -> None:
    batch = open_batch(Kind("splitter", 12, {}), 1)
    room = blank(batch.game.state, 1)
    room[0] = batch.states[0]
    assert room.tobytes() == batch.states.tobytes()
