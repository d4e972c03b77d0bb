"""Reading a record back: every line is checked against the rules."""

from collections.abc import Sequence

from splittable.core.errors import RecordError, WrongValue, explained
from splittable.play.course import read_action
from splittable.play.dealer import ScriptedDealer
from splittable.play.record import Line, parse
from splittable.play.table import Table


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
    try:
        _check_order(table, line)
        table.follow(line.text)
    except RecordError:
        raise
    except ValueError as error:
        raise RecordError(line.number, explained(error)) from None


def _check_order(table: Table, line: Line) -> None:
    """Refuse a decision of several made at once that stands twice, or not in the order of the seats."""
    action = read_action(line.text)
    if action is not None and table.decided and action[0] <= table.decided[-1]:
        raise RecordError(line.number, WrongValue("record-order"))


def _check_tail(table: Table, tail: Sequence[Line]) -> None:
    if not table.over:
        raise RecordError(tail[0].number, WrongValue("record-not-over"))
    expected = table.record().splitlines()
    cut = len(expected) - 1 - expected[::-1].index("---")
    results = {line.partition(" ")[0]: line for line in expected[cut + 1 :]}
    for line in tail[1:]:
        key = line.text.partition(" ")[0]
        if key not in results:
            raise RecordError(line.number, WrongValue("record-tail"))
        if line.text != results[key]:
            raise RecordError(line.number, WrongValue("record-result", line=results[key]))
        del results[key]
    if results:
        raise RecordError(tail[-1].number, WrongValue("record-no-result", key=next(iter(results))))
