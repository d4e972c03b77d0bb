"""Tables made from a view: a position goes on where the view stands."""

import random
from typing import Any

import pytest
from tables import Kind, all_eyes, all_kinds, open_table, play_some

import splittable

every_kind = pytest.mark.parametrize("kind", list(all_kinds()), ids=str)


@every_kind
def test_a_position_shows_what_the_view_showed(kind: Kind) -> None:
    chooser = random.Random(4)
    table = open_table(kind, 4)
    for _ in range(3):
        play_some(table, chooser, chooser.randint(0, 12 * kind.players))
        for eyes in all_eyes(table):
            for seed in range(2):
                position = splittable.position(table.view(eyes), seed=seed)
                assert position.view(eyes) == table.view(eyes)
                assert position.resample(eyes, seed=seed).view(eyes) == table.view(eyes)


@every_kind
def test_a_position_is_played_to_the_end(kind: Kind) -> None:
    chooser = random.Random(5)
    table = open_table(kind, 5)
    play_some(table, chooser, 7)
    position = splittable.position(table.view(table.waiting[0] if table.waiting else None), seed=1)
    again = splittable.position(table.view(table.waiting[0] if table.waiting else None), seed=1)
    for one in (position, again):
        play_some(one, random.Random(6), 100_000)
        assert one.over
    assert position.view(None) == again.view(None), "same view and seed, same chance"


def test_what_a_view_hides_is_drawn_by_the_seed() -> None:
    view = splittable.new("generous-split", players=4, seed=1).view(1)
    hands = {tuple(splittable.position(view, seed=seed).view(2)["hand"]) for seed in range(8)}
    assert len(hands) > 1


def test_a_position_has_no_record() -> None:
    view = splittable.new("splitter", players=1, seed=1).view(0)
    with pytest.raises(ValueError, match="a position has no record"):
        splittable.position(view).record()


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"players": 9}, "not a view of generous-split"),
        ({"hand": ["2C", "2C"]}, "not a view of generous-split"),
        ({"hand": "2C"}, "not a view of generous-split"),
        ({"hand_sizes": [3, 3, 3]}, "not a view of generous-split"),
        ({"trump": "X"}, "not a view of generous-split"),
        ({"scores": [5, 0, 0]}, "its parts contradict each other"),
        ({"options": {"cycles": "7"}}, "not a view of generous-split"),
        ({"waiting": [99]}, "not a view of generous-split"),
        ({"seat": 7}, "not a view of generous-split"),
    ],
    ids=str,
)
def test_what_is_no_view_is_refused_in_one_sentence(change: dict[str, Any], sentence: str) -> None:
    view = splittable.new("generous-split", players=3, seed=1).view(1) | change
    with pytest.raises(ValueError, match=sentence) as refused:
        splittable.position(view)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("view", [None, 3, "view", [], {}])
def test_what_is_no_dict_of_a_view_is_refused(view: Any) -> None:
    with pytest.raises(ValueError, match=r"a view is|there is no game"):
        splittable.position(view)
