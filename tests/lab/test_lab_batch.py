"""Many tables as arrays: masks are the legal actions, and observations are what a seat knows and nothing more."""

import random

import numpy as np
import pytest
from tables import Kind, all_kinds, open_table, plain_kinds, play_some

from splittable.core.state import Ints
from splittable.games import find
from splittable.lab import Batch, batch
from splittable.lab.observations import loops_of, observation_size, places
from splittable.play.table import Table

every_count = pytest.mark.parametrize("kind", list(plain_kinds()), ids=str)
every_kind = pytest.mark.parametrize("kind", list(all_kinds()), ids=str)


def observe(table: Table, seat: int) -> Ints:
    row = np.ones(observation_size(table.game, table.players), dtype=np.uint8)
    loops_of(table.game).observe_at(table.states, 0, seat, row)
    return row


def field(table: Table, seat: int, name: str) -> Ints:
    place = next(place for place in places(table.game, table.players) if place.name == name)
    return observe(table, seat)[place.start : place.stop].reshape(place.field.shape)


@every_kind
def test_a_seat_observes_the_same_at_tables_that_it_cannot_tell_apart(kind: Kind) -> None:
    chooser = random.Random(f"twins {kind}")
    for length in (0, 1, 5, 23, 60, 150):
        table = open_table(kind, chooser.getrandbits(32))
        play_some(table, chooser, length)
        for seat in range(kind.players):
            seen = observe(table, seat)
            for _ in range(2):
                other = table.resample(seat, chooser.getrandbits(32))
                assert observe(other, seat).tobytes() == seen.tobytes()


@every_count
def test_masks_are_the_legal_actions_of_the_contract(kind: Kind) -> None:
    chooser = random.Random(f"masks {kind}")
    lab = batch(kind.game, kind.players, 1)
    spellings = lab.game.spellings
    first = open_table(kind, 0)
    for _ in range(120):
        table = first.copy()
        table._watch(lab.states[:1].copy())
        seat = int(lab.seats[0])
        assert sorted(table.actions(seat)) == sorted(spellings[code] for code in np.flatnonzero(lab.masks[0]))
        assert lab.observations[0].tobytes() == observe(table, seat).tobytes()
        lab.step([chooser.choice(np.flatnonzero(lab.masks[0]).tolist())])


@every_count
def test_tables_that_end_leave_their_result_and_start_anew(kind: Kind) -> None:
    lab = batch(kind.game, kind.players, 3)
    shares = np.zeros(kind.players)
    ended = 0
    for _ in range(5_000):
        lab.step(lab.choose_randomly())
        ended += int(lab.ended.sum())
        shares += lab.shares().sum(axis=0)
        if ended >= 3:
            break
    assert ended >= 3
    assert shares.sum() == pytest.approx(ended)


def test_a_learner_alone_is_asked_while_others_play_at_random() -> None:
    lab = Batch("generous-split", 4, 50, learner=2)
    lab.reset(1)
    for _ in range(100):
        assert set(lab.seats.tolist()) == {2}
        lab.step(lab.choose_randomly())


@pytest.mark.parametrize("threads", [1, 2, 7])
def test_a_batch_is_the_same_on_any_number_of_threads(threads: int) -> None:
    one, other = batch("splitter", 2, 5), batch("splitter", 2, 5, threads=threads)
    for _ in range(100):
        one.step(one.choose_randomly())
        other.step(other.choose_randomly())
    assert one.observations.tobytes() == other.observations.tobytes()
    assert one.scores.tobytes() == other.scores.tobytes()


@pytest.mark.parametrize("wrong", [-1, 10**6, 0])
def test_an_illegal_action_changes_nothing_at_any_table(wrong: int) -> None:
    lab = batch("splitter", 1, 2)
    before = lab.states.tobytes()
    # Code 0 writes 1|1, which is not what was rolled in this game.
    with pytest.raises(ValueError, match="not legal at table 1"):
        lab.step([int(np.argmax(lab.masks[0])), wrong])
    assert lab.states.tobytes() == before


def test_an_impossible_batch_is_refused() -> None:
    for arguments in (("splitter", 13, 1), ("chess", 2, 1), ("splitter", 1, 0)):
        with pytest.raises(ValueError):
            batch(*arguments)
    with pytest.raises(ValueError, match="learner"):
        Batch("splitter", 2, 1, learner=2)


def test_fields_say_what_the_view_says() -> None:
    table = open_table(Kind("generous-split", 4, {}), 3)
    cards = find("generous-split").cards
    for seat in range(4):
        assert [cards[card] for card in np.flatnonzero(field(table, seat, "hand"))] == table.view(seat)["hand"]
    leader = table.waiting[0]
    action = table.actions(leader)[0]
    table.play(leader, action)
    played = field(table, (leader + 1) % 4, "seat_3_played")
    assert [cards[card] for card in np.flatnonzero(played)] == [action.removeprefix("play ")]


def test_a_running_choice_is_seen_by_its_own_seat_only() -> None:
    table = open_table(Kind("splitter", 2, {}), 3)
    table.play(0, table.actions(0)[5])
    assert field(table, 0, "chosen").sum() == 1
    assert field(table, 1, "chosen").sum() == 0
    assert field(table, 1, "seat_1_decided").tolist() == [1]


@every_count
def test_every_field_has_a_name_of_its_own(kind: Kind) -> None:
    names = [place.name for place in places(kind.game, kind.players)]
    assert len(set(names)) == len(names)
    assert all(place.field.says.endswith(".") for place in places(kind.game, kind.players))
