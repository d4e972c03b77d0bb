"""Reading a record back: every line is checked against the rules."""

import re
from collections.abc import Sequence

from splittable.core.errors import IllegalAction, RecordError
from splittable.play.dealer import ScriptedDealer
from splittable.play.record import Line, parse
from splittable.play.table import Table

ACTION = re.compile(r"P([1-9][0-9]?) (.+)")


def load(text: str) -> Table:
    """A record, complete or not, as a table."""
    parsed = parse(text)
    table = Table(parsed.head, ScriptedDealer())
    for line in parsed.body:
        _follow(table, line)
    if parsed.tail is not None:
        _check_tail(table, parsed.tail)
    return table


def _follow(table: Table, line: Line) -> None:
    found = ACTION.fullmatch(line.text)
    try:
        if found is None:
            _follow_deal(table, line)
        else:
            _follow_action(table, line, int(found[1]) - 1, found[2])
    except IllegalAction as error:
        raise RecordError(line.number, error.reason("en"), error.rule) from None
    except RecordError:
        raise
    except ValueError as error:
        raise RecordError(line.number, str(error)) from None


def _follow_deal(table: Table, line: Line) -> None:
    if table.needs is None and line.text.partition(" ")[0] not in ("deck", "roll"):
        raise RecordError(line.number, f"an event is a deck, a roll or a seat's action, not {line.text[:60]!r}")
    table.deal(line.text)


def _follow_action(table: Table, line: Line, seat: int, action: str) -> None:
    if seat >= table.players:
        raise RecordError(line.number, f"there is no P{seat + 1} at a table of {table.players}")
    if table.decided and seat <= table.decided[-1]:
        raise RecordError(line.number, "decisions made at once stand once each, in the order of the seats")
    table.play(seat, action)


def _check_tail(table: Table, tail: Sequence[Line]) -> None:
    if not table.over:
        raise RecordError(tail[0].number, "the game is not over, so there can be no scores after its events")
    expected = table.record().splitlines()
    cut = len(expected) - 1 - expected[::-1].index("---")
    results = {line.partition(" ")[0]: line for line in expected[cut + 1 :]}
    for line in tail[1:]:
        key = line.text.partition(" ")[0]
        if key not in results:
            raise RecordError(line.number, "after the events stand scores and winners, once each")
        if line.text != results[key]:
            raise RecordError(line.number, f"the events give “{results[key]}”")
        del results[key]
    if results:
        raise RecordError(tail[-1].number, f"the line “{next(iter(results))}” is missing at the end")
