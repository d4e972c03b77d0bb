"""What a table answers about itself, and how it takes the lines of a record."""

import copy
import pickle
import random

import pytest
from tables import Kind, all_eyes, open_table, plain_kinds, play_some

import splittable
from splittable.play.dealer import ScriptedDealer
from splittable.play.table import Table


def everything(table: Table) -> tuple[object, ...]:
    """All that could tell whether a table has changed."""
    views = [table.view(eyes) for eyes in all_eyes(table)]
    return table.record(), table.choices, table.states.tobytes(), views


def raised(table: Table, seat: int, action: str) -> Exception | None:
    """What playing raises, tried on a copy."""
    try:
        table.copy().play(seat, action)
    except (splittable.IllegalAction, splittable.NotationError) as error:
        return error
    return None


@pytest.mark.parametrize("kind", list(plain_kinds()), ids=str)
def test_a_table_follows_its_own_record_line_by_line(kind: Kind) -> None:
    table = open_table(kind, 5)
    play_some(table, random.Random(5), 60)
    other = Table(table.head, ScriptedDealer())
    for line in table.lines:
        other.follow(line)
    assert other.record() == table.record()


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("P3 guess pink", "there is no P3 at a table of 2"),
        ("guess pink", "an event is a deck, a roll or a seat’s action, not 'guess pink'"),
        ("P0 guess pink", "an event is a deck, a roll or a seat’s action, not 'P0 guess pink'"),
        ("deck 1 2 3", "nothing is to be dealt now"),
    ],
)
def test_a_line_that_cannot_be_followed_changes_nothing(line: str, sentence: str) -> None:
    table = splittable.new("split-it", players=2, seed=3)
    before = everything(table)
    with pytest.raises(ValueError, match=sentence):
        table.follow(line)
    assert everything(table) == before


def test_a_line_that_the_rules_refuse_is_refused_as_when_it_is_played() -> None:
    table = splittable.new("split-it", players=2, seed=3)
    with pytest.raises(splittable.IllegalAction):
        table.follow("P2 remove pink")
    with pytest.raises(splittable.NotationError):
        table.follow("P1 dance")


@pytest.mark.parametrize("kind", list(plain_kinds()), ids=str)
def test_a_refusal_is_what_playing_raises_and_asking_changes_nothing(kind: Kind) -> None:
    chooser = random.Random(f"{kind}")
    table = open_table(kind, 11)
    spellings = table.head.setup.game.spellings
    for _ in range(12):
        before = everything(table)
        for seat in range(table.players):
            legal = table.actions(seat)
            tried = [*chooser.sample(legal, min(3, len(legal))), *chooser.choices(spellings, k=8), "dance", ""]
            for action in tried:
                expected, refusal = raised(table, seat, action), table.refusal(seat, action)
                assert type(refusal) is type(expected)
                assert (refusal is None) == (action in legal)
                if refusal is not None and expected is not None:
                    assert str(refusal) == str(expected)
                    assert getattr(refusal, "rule", None) == getattr(expected, "rule", None)
        assert everything(table) == before
        play_some(table, chooser, 3)


@pytest.mark.parametrize("seat", [-1, 2, 99, "1", None, 0.5])
def test_asking_for_a_seat_that_is_not_there_raises_as_playing_does(seat: object) -> None:
    table = splittable.new("splitter", players=2, seed=3)
    with pytest.raises(ValueError, match="seats at this table are 0 to 1"):
        table.refusal(seat, "write 4|1 a2")  # type: ignore[arg-type]


def test_every_action_of_a_finished_game_is_refused() -> None:
    table = splittable.new("split-it", players=2, seed=3)
    play_some(table, random.Random(3), 10_000)
    refusal = table.refusal(0, "guess pink")
    assert isinstance(refusal, splittable.IllegalAction)
    assert refusal.rule == "AL-04"


def test_a_table_without_a_seed_is_dealt_by_chance() -> None:
    records = {splittable.new("split-it", players=2).record() for _ in range(3)}
    assert len(records) == 3


def test_a_table_says_what_it_is() -> None:
    assert repr(splittable.new("splitter", players=3, chance=[])) == (
        "<Table 'splitter', players=3, lines=0, needs='roll'>"
    )
    table = splittable.new("splitter", players=2, seed=7, options={"pad": "B"})
    assert repr(table) == "<Table 'splitter', players=2, options={'pad': 'B'}, lines=1, waiting=(0, 1)>"
    play_some(table, random.Random(3), 10_000)
    assert repr(table).endswith(f"winners={table.winners}>")


@pytest.mark.parametrize("kind", list(plain_kinds()), ids=str)
def test_a_table_comes_back_from_pickle_and_copy_and_goes_its_own_way(kind: Kind) -> None:
    table = open_table(kind, 8)
    chooser = random.Random(f"pickle {kind}")
    for _ in range(3):
        play_some(table, chooser, 15)
        before = everything(table)
        for other in (pickle.loads(pickle.dumps(table)), copy.deepcopy(table), copy.copy(table)):
            assert everything(other) == before
            assert everything(other.resample(None, 3)) == everything(table.resample(None, 3))
            if not other.over:
                play_some(other, random.Random(1), 9)
                assert other.states.tobytes() != table.states.tobytes()
            assert everything(table) == before


def test_a_pickled_table_deals_on_as_the_table_itself_does() -> None:
    table = splittable.new("splitter", players=2, seed=5)
    other = pickle.loads(pickle.dumps(table))
    for one in (table, other):
        play_some(one, random.Random(2), 40)
    assert other.record() == table.record()


def test_a_pickled_table_tells_nothing_of_what_its_copy_did() -> None:
    table = splittable.new("generous-split", players=3, seed=5)
    table.view(0)
    plain = pickle.dumps(table)
    other = table.copy()
    play_some(other, random.Random(2), 5)
    assert pickle.dumps(table) == plain
