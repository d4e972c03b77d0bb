"""Reviews of whole tables: what adds up, what may be known, what is left out."""

import json
from collections.abc import Iterator

import pytest
from tiny_reviews import JUDGED, begun_table, hurried, judge_of, random_table, tiny

import splittable
from splittable.games import find
from splittable.play.loader import load
from splittable.play.record import Head
from splittable.play.review import playing_of, review
from splittable.play.table import Table
from splittable.reviews.steps import Wanted, judge_step

SIZES = [(game, players) for game in JUDGED for players in {find(game).fewest, max(2, find(game).fewest), 4}]
every_game = pytest.mark.parametrize("game", JUDGED)
every_size = pytest.mark.parametrize(("game", "players"), sorted(SIZES))


@every_size
def test_start_choices_others_and_luck_add_up_to_the_end(game: str, players: int) -> None:
    for seed in range(3):
        found = hurried(random_table(game, players, seed))
        for one in found.seats:
            ledger = one.ledger
            total = ledger.start + ledger.choices[0] + ledger.others[0] + ledger.luck[0]
            assert abs(total - ledger.end) <= 1e-9
        document = json.loads(found.to_json())
        for seat in document["seats"]:
            parts = seat["ledger"]
            total = parts["start"] + sum(parts[part][0] for part in ("choices", "others", "luck"))
            assert abs(total - parts["end"]) <= 1e-9


@every_game
def test_every_decision_with_a_choice_has_a_moment_and_no_other(game: str) -> None:
    table = random_table(game, max(2, find(game).fewest))
    found = hurried(table)
    again = Table(Head(table.head.setup), load(table.record())._dealer)
    wanted = []
    for number, line in enumerate(table.lines, 1):
        if line.startswith("P"):
            seat = int(line[1 : line.index(" ")]) - 1
            if len(again.actions(seat)) > 1:
                wanted.append((number, seat, line.partition(" ")[2]))
        again.follow(line)
    assert [(moment.number, moment.seat, moment.action) for moment in found.moments] == wanted
    for moment in found.moments:
        assert moment.action in [worth.action for worth in moment.worths]
        assert moment.best in [worth.action for worth in moment.worths]
        assert moment.loss.points[0] >= 0


@every_game
def test_the_same_record_gives_the_same_bytes_whatever_the_order_of_its_steps(game: str) -> None:
    table = random_table(game, max(2, find(game).fewest))
    first = hurried(table).to_json()
    assert hurried(table).to_json() == first
    playing = playing_of(table, {})
    wanted = Wanted(table.head.setup, "normal")
    forward = [judge_step(wanted, step, 1) for step in playing.steps]
    backward = [judge_step(wanted, step, 1) for step in reversed(playing.steps)][::-1]
    for one, other in zip(forward, backward, strict=True):
        assert (one.skill, one.worths, one.stake, one.lie) == (other.skill, other.worths, other.stake, other.lie)
        assert (one.price is None) == (other.price is None)
        if one.price is not None and other.price is not None:
            assert one.price.points == other.price.points
            assert one.price.worths == other.price.worths


def moments_of(table: Table, seat: int) -> Iterator[str]:
    for moment in hurried(table, [seat]).moments:
        document = json.loads(
            json.dumps({name: moment[name] for name in moment.__struct_fields__ if name != "lie"}, default=str)
        )
        yield f"{document} {moment.why('en') if moment.lie is None else ''}"


@every_size
def test_what_is_said_of_a_decision_follows_from_what_its_seat_knew(game: str, players: int) -> None:
    for seed in range(2):
        table = begun_table(game, players, seed, 9 + 4 * seed)
        for seat in range(min(players, 2)):
            said = list(moments_of(table, seat))
            for number in range(2):
                other = table.resample(seat, seed=number)
                assert list(moments_of(other, seat)) == said


@every_game
def test_a_review_reads_back(game: str) -> None:
    found = hurried(random_table(game, max(2, find(game).fewest)))
    text = found.to_json()
    read = splittable.Review.from_json(text)
    assert read == found
    assert read.to_json() == text
    assert [moment.why("fr") for moment in read.moments] == [moment.why("fr") for moment in found.moments]


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"review":1}', "not json", '{"review":2,"game":"split"}'])
def test_what_is_no_review_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match="not a review"):
        splittable.Review.from_json(text)


@every_game
def test_a_table_that_is_not_over_is_reviewed_up_to_now(game: str) -> None:
    table = begun_table(game, max(2, find(game).fewest), 1, 6)
    found = hurried(table)
    assert not found.over
    assert found.winners == []
    assert len(found.line) == len(table.lines) + 1
    nothing = hurried(begun_table(game, max(2, find(game).fewest), 1, 0))
    assert nothing.moments == []


@every_size
def test_the_line_of_chances_begins_fair_enough_and_ends_with_the_result(game: str, players: int) -> None:
    table = random_table(game, players)
    found = hurried(table)
    assert len(found.line) == len(table.lines) + 1
    if players > 1:
        for row in found.line:
            assert sum(row) == pytest.approx(1, abs=0.01)
        assert [share > 0 for share in found.line[-1]] == [seat in table.winners for seat in range(players)]
    else:
        assert found.line[-1] == [table.scores[0]]


def test_only_the_seats_asked_for_have_moments() -> None:
    table = random_table("generous-split", 3)
    every, some = hurried(table), hurried(table, [1])
    assert {moment.seat for moment in some.moments} == {1}
    assert [moment for moment in every.moments if moment.seat == 1] == some.moments
    assert [seat.ledger for seat in every.seats] == [seat.ledger for seat in some.seats]


def test_sitters_and_clocks_are_marked_and_left_out_of_a_persons_sums() -> None:
    table = random_table("generous-split", 3)
    whole = review(table)
    first, second = [moment for moment in whole.moments if moment.seat == 0][:2]
    head, _, body = table.record().partition("---\n")
    lines = body.split("\n")
    lines.insert(second.number - 1, "; P1 sitter hard")
    lines.insert(first.number - 1, "; P1 clock")
    lines.insert(0, "; P2 hint")
    playing = playing_of(table, comments_of(head + "---\n" + "\n".join(lines)))
    by = {step.number: step.by for step in playing.steps if step.by}
    assert by == {first.number: "clock", second.number: "sitter hard"}
    assert playing.hints == (0, 1, 0)


def comments_of(text: str) -> dict[int, list[str]]:
    from splittable.play.review import _comments

    return _comments(text)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ({"effort": "enormous"}, "an effort is one of quick, normal, deep"),
        ({"seats": [3]}, "seats at this table are 0 to 2"),
        ({"seats": ["P1"]}, "seats at this table are 0 to 2"),
    ],
)
def test_wrong_wishes_are_refused_in_a_sentence(arguments: dict[str, object], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        splittable.review(begun_table("generous-split", 3, 1, 3), **arguments)  # type: ignore[arg-type]


@pytest.mark.parametrize("what", [7, None, b"splittable-record 1"])
def test_what_is_neither_record_nor_table_is_refused(what: object) -> None:
    with pytest.raises(ValueError, match="a review is of a record's text or a table"):
        splittable.review(what)  # type: ignore[arg-type]


def test_a_broken_record_is_refused_with_its_line() -> None:
    record = random_table("splitter", 1).record().replace("splittable-record 1", "splittable-record 9")
    with pytest.raises(splittable.RecordError) as refused:
        splittable.review(record)
    assert refused.value.line == 1


@every_game
def test_progress_is_told_step_by_step(game: str) -> None:
    table = begun_table(game, max(2, find(game).fewest), 2, 4)
    told: list[tuple[int, int]] = []
    review(table, report=lambda done, of: told.append((done, of)))
    assert told == [(number, len(table.lines)) for number in range(1, len(table.lines) + 1)]


@every_game
def test_a_judge_names_all_that_it_tells(game: str) -> None:
    judge = judge_of(game)
    told: set[str] = set()
    for players in range(max(2, find(game).fewest), min(find(game).most, 6) + 1):
        columns = judge.columns(players)
        assert len(columns.places) == len(columns.components) + len(columns.events)
        told |= set(columns.places)
    # Some are about a seat that only larger tables have.
    assert {reason.column for reason in judge.reasons} <= told
    assert len({(reason.id, reason.column, reason.when) for reason in judge.reasons}) == len(judge.reasons)
    assert judge.points[0] < judge.points[1] < judge.points[2]


@every_game
def test_every_reason_has_its_sentence_in_both_languages(game: str) -> None:
    from splittable.words import knows

    for reason in judge_of(game).reasons:
        for lang in ("en", "fr"):
            assert knows(lang, f"{game}-why-{reason.id}")


@every_game
def test_every_action_has_a_short_name_in_both_languages(game: str) -> None:
    from splittable.reviews.telling import Company

    table = random_table(game, max(2, find(game).fewest))
    company = Company(game, (), table.players)
    for line in table.lines:
        if line.startswith("P"):
            action = line.partition(" ")[2]
            for lang in ("en", "fr"):
                assert 0 < len(company.short(action, lang)) < 40


def test_a_game_without_a_judge_says_so() -> None:
    from dataclasses import replace

    from splittable.play.creation import new

    table = new(replace(tiny("splitter"), judge=None), 1, 1, {}, None, ())
    with pytest.raises(ValueError, match="brings no judge"):
        review(table)


@every_game
def test_where_nothing_lies_hidden_no_choice_has_a_lie(game: str) -> None:
    moments = hurried(begun_table(game, max(2, find(game).fewest), 1, 8)).moments
    assert moments
    # In Splitter luck is counted out, and hands are not opened at all.
    hides = not find(game).is_open and judge_of(game).luck is None
    assert all((moment.lie is not None) == hides for moment in moments)
