"""The review of a table or of a record: what each decision was worth."""

from collections.abc import Callable, Iterator, Sequence
from typing import get_args

from splittable.core.integers import whole
from splittable.core.judges import Efforts
from splittable.core.state import States
from splittable.play.course import read_action
from splittable.play.dealer import ScriptedDealer
from splittable.play.loader import load
from splittable.play.record import RULE_OFF, Head
from splittable.play.table import Table
from splittable.reviews.assembly import Playing, assemble, told_moment
from splittable.reviews.bench import before_all, judge_of
from splittable.reviews.document import Moment, Review
from splittable.reviews.steps import Judged, Step, Wanted, judge_step, standing_of
from splittable.reviews.telling import Company

Report = Callable[[int, int], None]
"""Is told how many steps are done, and of how many."""
EFFORTS: tuple[Efforts, ...] = get_args(Efforts)
MARKS = ("clock", "sitter")
HINT = "hint"


class SeatError(ValueError):
    """A seat that a table does not have."""

    def __init__(self, seat: object, players: int) -> None:
        self.players = players
        super().__init__(f"seats at this table are 0 to {players - 1}, not {seat!r}")


class MomentError(ValueError):
    """A line of a record that is no decision with a choice."""

    def __init__(self, number: int, lines: int) -> None:
        self.number, self.lines = number, lines
        super().__init__(f"line {number} of the record's {lines} events is no decision with a choice")


def review(
    played: "str | Table", seats: Sequence[int] | None = None, effort: str = "normal", report: Report | None = None
) -> Review:
    """What each decision of a record or a table was worth; of an unfinished one, up to now."""
    table = load(played) if isinstance(played, str) else played
    if not isinstance(table, Table):
        raise ValueError(f"a review is of a record's text or a table, not of {type(played).__name__}")
    checked = check_effort(effort)
    wanted = Wanted(table.head.setup, checked)
    judge_of(table.head.setup.game)
    asked = check_seats(seats, table.players)
    playing = playing_of(table, _comments(played) if isinstance(played, str) else {})
    judged: list[Judged] = []
    for step in playing.steps:
        judged.append(judge_step(wanted, step, int(step.seat in asked)))
        if report is not None:
            report(len(judged), len(playing.steps))
    return assemble(playing, asked, checked, judged, None if playing.over else standing_of(wanted, playing.now))


def review_moment(played: "str | Table", number: int, effort: str = "normal") -> Moment:
    """What one decision was worth, by its line in the body of a record: the same as in the review of the whole."""
    table = load(played) if isinstance(played, str) else played
    setup = table.head.setup
    wanted = Wanted(setup, check_effort(effort))
    playing = playing_of(table, _comments(played) if isinstance(played, str) else {})
    found = next((step for step in playing.steps if step.number == number and not step.is_chance), None)
    judged = None if found is None else judge_step(wanted, found, 1)
    if found is None or judged is None or judged.price is None:
        raise MomentError(number, len(playing.steps))
    moment = told_moment(setup, judge_of(setup.game), found, judged)
    moment.__dict__["company"] = Company(setup.game.id, table.names, setup.players)
    return moment


def check_effort(effort: str) -> Efforts:
    """An effort that we know."""
    if effort not in EFFORTS:
        raise ValueError(f"an effort is one of {', '.join(EFFORTS)}, not {effort!r}")
    found: Efforts = EFFORTS[EFFORTS.index(effort)]
    return found


def check_seats(seats: Sequence[int] | None, players: int) -> tuple[int, ...]:
    """Seats of a table, from 0; all of them if none is named."""
    if seats is None:
        return tuple(range(players))
    for seat in seats:
        place = whole(seat)
        if place is None or not 0 <= place < players:
            raise SeatError(seat, players)
    return tuple(sorted(set(seats)))


def _comments(text: str) -> dict[int, list[str]]:
    """The comments before each line of a record's body, by the number of that line."""
    found: dict[int, list[str]] = {}
    number = 1
    _, _, body = text.replace("\r\n", "\n").partition(f"\n{RULE_OFF}\n")
    for line in body.split("\n"):
        if line == RULE_OFF:
            break
        if line.startswith(";"):
            found.setdefault(number, []).append(line[1:].strip())
        elif line.strip():
            number += 1
    return found


def playing_of(table: Table, comments: dict[int, list[str]]) -> Playing:
    """The course of a table, with who decided in a player's place and who asked for a hint."""
    hints = [0] * table.players
    for said in (comment for found in comments.values() for comment in found):
        seat, _, what = said.partition(" ")
        if what == HINT and seat[1:].isdigit() and 1 <= int(seat[1:]) <= table.players:
            hints[int(seat[1:]) - 1] += 1
    return Playing(
        setup=table.head.setup,
        names=table.names,
        lines=tuple(table.lines),
        steps=tuple(_steps(table, comments)),
        begun=table.head.setup.begin(),
        now=before_all(table.states),
        over=table.over,
        scores=table.scores,
        winners=table.winners,
        hints=tuple(hints) if any(hints) else (),
    )


def _steps(table: Table, comments: dict[int, list[str]]) -> Iterator[Step]:
    """The lines of a table's record, each with the state before it."""
    setup = table.head.setup
    follower = Table(Head(setup), ScriptedDealer())
    together: States | None = None
    for number, line in enumerate(table.lines, 1):
        action = read_action(line)
        before = follower.states if together is None else together
        follower.follow(line)
        # Decisions made at once are all judged from the state before the first of them.
        together = before if follower.decided else None
        if action is None:
            yield Step(number, None, -1, before, follower.states)
        else:
            seat, text = action
            by = _decided_by(seat, comments.get(number, []))
            yield Step(number, seat, setup.game.codes[text], before, follower.states, by)


def _decided_by(seat: int, comments: Sequence[str]) -> str | None:
    """The sitter or clock that decided for a seat, as the record's comments say."""
    for comment in comments:
        who, _, what = comment.partition(" ")
        if who == f"P{seat + 1}" and what.partition(" ")[0] in MARKS:
            return what
    return None
