"""The sentences of play/rules.md, which hold for all games."""

import random

import pytest
from tables import Kind, all_eyes, finished_table, open_table, plain_kinds, play_some

import splittable
from splittable.games import find, ids
from splittable.room import events as ev
from splittable.room.automatic import next_automatic
from splittable.room.gathering import Gathering

every_count = pytest.mark.parametrize("kind", list(plain_kinds()), ids=str)


def test_90_1_al_01_a_decision_with_only_one_legal_action_is_still_a_decision_and_appears_in_the_record() -> None:
    chance = [f"roll {n % 6 + 1} {n % 6 + 1}" for n in range(22)]
    table = splittable.new("splitter", players=1, chance=chance)
    while not table.over:
        last = table.actions(0)
        table.play(0, last[0])
    assert len(last) == 1
    assert table.record().count("P1 write") == 22


@every_count
def test_90_2_al_02_an_illegal_action_changes_nothing(kind: Kind) -> None:
    table = open_table(kind, 5)
    play_some(table, random.Random(5), 10)
    before = table._states.tobytes(), table.record()
    for seat in range(kind.players):
        legal = table.actions(seat)
        wrong = next(text for text in find(kind.game).spellings if text not in legal)
        with pytest.raises(splittable.IllegalAction):
            table.play(seat, wrong)
    assert (table._states.tobytes(), table.record()) == before


@every_count
def test_90_3_al_02_the_refusal_names_the_ruling_and_gives_the_reason_in_your_language(kind: Kind) -> None:
    table = open_table(kind, 5)
    seat = table.waiting[0]
    legal = table.actions(seat)
    wrong = next(text for text in find(kind.game).spellings if text not in legal)
    with pytest.raises(splittable.IllegalAction) as caught:
        table.play(seat, wrong)
    assert caught.value.rule in str(caught.value)
    assert caught.value.reason("en") in str(caught.value)
    assert caught.value.reason("fr") not in str(caught.value)
    with pytest.raises(ValueError, match="languages are en and fr"):
        caught.value.reason("de")


@every_count
def test_90_4_al_03_nobody_learns_anything_from_the_room_that_a_player_at_a_real_table_would_not_see(
    kind: Kind,
) -> None:
    table = open_table(kind, 6)
    play_some(table, random.Random(6), 25)
    for eyes in all_eyes(table):
        for sample in range(3):
            other = table.resample(eyes, seed=sample)
            assert other.view(eyes) == table.view(eyes)
            assert other.draw(eyes) == table.draw(eyes)


@every_count
def test_90_5_al_04_only_a_seat_that_owes_a_decision_or_may_still_change_one_can_act(kind: Kind) -> None:
    table = open_table(kind, 7)
    chooser = random.Random(7)
    for _ in range(30):
        for seat in range(kind.players):
            if seat not in table.waiting and seat not in table.decided:
                with pytest.raises(splittable.IllegalAction) as caught:
                    table.play(seat, find(kind.game).spellings[0])
                assert caught.value.rule == "AL-04"
        play_some(table, chooser, 1)


@every_count
def test_90_6_al_04_after_the_end_nobody_can_act(kind: Kind) -> None:
    table = finished_table(kind, 8)
    assert table.waiting == ()
    for seat in range(kind.players):
        assert table.actions(seat) == []
        with pytest.raises(splittable.IllegalAction) as caught:
            table.play(seat, find(kind.game).spellings[0])
        assert caught.value.rule == "AL-04"
        assert "over" in caught.value.reason("en")


@pytest.mark.parametrize("game", ids())
def test_90_7_al_04_while_a_table_waits_for_a_deck_or_a_roll_nobody_can_act(game: str) -> None:
    table = splittable.new(game, players=find(game).fewest, chance=[])
    for seat in range(table.players):
        assert table.actions(seat) == []
        with pytest.raises(splittable.IllegalAction) as caught:
            table.play(seat, find(game).spellings[0])
        assert caught.value.rule == "AL-04"
        assert "until" in caught.value.reason("en")


def test_90_8_to_the_left_of_a_seat_is_the_next_number_and_to_the_left_of_the_last_seat_is_the_first() -> None:
    assert splittable.new("generous-split", players=4, seed=1).waiting == (1,)
    assert splittable.new("generous-split", players=4, seed=1, options={"start": 4}).waiting == (0,)


@pytest.mark.parametrize("start", ["1", "2", "3"])
def test_90_9_the_option_start_names_the_seat_that_splits_deals_or_rolls_first(start: str) -> None:
    seat = int(start) - 1
    options = {"start": start}
    assert splittable.new("split-it", players=3, seed=1, options=options).waiting == (seat,)
    assert splittable.new("generous-split", players=3, seed=1, options=options).waiting == ((seat + 1) % 3,)
    assert splittable.new("split", players=3, seed=1, options=options).waiting == ((seat + 1) % 3,)
    assert splittable.new("splitter", players=3, seed=1, options=options).view()["roller"] == seat


@pytest.mark.parametrize("is_on", [True, False])
def test_90_10_al_01_in_the_room_the_table_plays_your_only_legal_action_for_you_unless_its_autoplay_is_off(
    is_on: bool,  # noqa: FBT001 - what is being tested
) -> None:
    settings = ev.Settings(autoplay=is_on)
    gathering = Gathering("t" * 16, ev.Opened("splitter", 1, {}, settings, "00" * 32, 0, [ev.Place("key")]))
    gathering.take(ev.Started(1))
    for number in range(22):
        gathering.take(ev.Dealt(f"roll {number % 6 + 1} {number % 6 + 1}"))
        actions = gathering.table.actions(0)
        if len(actions) > 1:
            assert next_automatic(gathering) is None
            gathering.take(ev.Played(0, actions[0]))
    assert len(actions) == 1
    assert next_automatic(gathering) == (ev.Played(0, actions[0], by="table") if is_on else None)
