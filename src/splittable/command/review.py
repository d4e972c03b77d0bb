"""What `splittable review` does."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from splittable.bots import LEVELS
from splittable.command.errors import WrongInput
from splittable.command.names import level_name
from splittable.command.progress import progress
from splittable.command.replay import check_record
from splittable.core.judges import Figure
from splittable.play.record import RULE_OFF
from splittable.play.review import SeatError, review
from splittable.reviews.document import Moment, Review, SeatReview
from splittable.reviews.highlights import highlights, tell_highlight
from splittable.reviews.telling import Company, say_amount, say_number
from splittable.words import say

if TYPE_CHECKING:
    from rich.console import Console

BARS = "▁▂▃▄▅▆▇█"
BAR = 40
"""Signs of a ledger's bar at most."""
SPARKS = 60
"""Signs of a sparkline at most."""
SIGNS = {"fine": "·", "slip": "?!", "mistake": "?", "blunder": "??"}


@dataclass(frozen=True)
class Wanted:
    """What was asked for on the command line."""

    file: Path
    effort: str
    seats: Sequence[int] | None
    """From 0; all of them if none is named."""


def review_file(wanted: Wanted, lang: str) -> tuple[str, Review]:
    """A record's text and its review, with a progress bar; WrongInput says in one sentence what is wrong."""

    def check(text: str) -> tuple[str, Review]:
        lines, done = text.count("\n") + 1, 0
        with progress("reviewing", lines) as advance:

            def report(steps: int, of: int) -> None:
                nonlocal done
                advance(steps * lines // of - done)
                done = steps * lines // of

            return text, review(text, wanted.seats, wanted.effort, report)

    try:
        return check_record(wanted.file, check, lang)
    except SeatError as error:
        raise WrongInput(f"{wanted.file}: {say(lang, 'review-no-seat', players=error.players)}") from None


def annotate(text: str, found: Review, lang: str) -> str:
    """The record with a comment after each decision that was reviewed; every reader passes over it."""
    by_number = {moment.number: moment for moment in found.moments}
    lines, number, cuts = [], 0, 0
    for line in text.splitlines():
        lines.append(line)
        cuts += line == RULE_OFF
        is_event = cuts == 1 and line != RULE_OFF and line.strip() and not line.startswith(";")
        number += bool(is_event)
        if is_event and number in by_number:
            lines.append(f"; {_comment(by_number[number], lang)}")
    return "\n".join(lines) + "\n"


def _comment(moment: Moment, lang: str) -> str:
    words = say(lang, f"review-label-{'gamble' if moment.gamble else moment.label}")
    return f"{moment.number} P{moment.seat + 1} {words}: {moment.why(lang)}"


def write_annotated(place: Path, text: str) -> None:
    """Write the annotated record."""
    try:
        place.write_text(text, encoding="utf-8")
    except OSError as error:
        raise WrongInput(f"{place}: cannot be written ({error.strerror})") from None


def print_moment(found: Review, number: int, lang: str) -> None:
    """Print one moment: the sentence, and every action looked at with its worth."""
    from rich.console import Console
    from rich.table import Table as Grid

    try:
        moment = found.at(number)
    except ValueError as error:
        raise WrongInput(str(error)) from None
    company = Company(found.game, tuple(found.names), found.players)
    console = Console(highlight=False)
    console.print(f"{say(lang, 'review-line', number=number)}, {company.name(moment.seat)}", markup=False)
    console.print(moment.why(lang), markup=False)
    grid = Grid()
    for name in ("action", "result", "loss"):
        grid.add_column(say(lang, f"review-column-{name}"), justify="left" if name == "action" else "right")
    unit = "share" if moment.worths and moment.worths[0].share is not None else "points"
    for worth in moment.worths:
        taken = " ←" if worth.action == moment.action else ""
        behind = say_amount(lang, worth.behind, unit)  # type: ignore[arg-type]
        points = f"{say_number(lang, worth.points[0], 1)} ± {say_number(lang, worth.points[1], 1)}"
        grid.add_row(company.short(worth.action, lang) + taken, points, behind)
    console.print(grid)


def print_review(found: Review, seats: Sequence[int] | None, lang: str) -> None:
    """Print a page: the ledger of each seat, key moments, the line of chances, and one line a decision."""
    from rich.console import Console
    from rich.table import Table as Grid

    console = Console(highlight=False)
    asked = range(found.players) if seats is None else seats
    company = Company(found.game, tuple(found.names), found.players)
    title = say(lang, "review-title", game=say(lang, f"{found.game}-name"), players=found.players)
    console.print(title, style="bold", markup=False)
    if not found.moments:
        console.print(say(lang, "review-nothing"), markup=False)
        return
    grid = Grid()
    for name in ("seat", "result", "lost", "kept", "like"):
        grid.add_column(say(lang, f"review-column-{name}"), justify="left" if name == "seat" else "right")
    for label in ("slip", "mistake", "blunder"):
        grid.add_column(SIGNS[label], justify="right")
    for seat in asked:
        grid.add_row(*_seat_row(found, company, seat, lang))
    console.print(grid)
    for seat in asked:
        _print_seat(console, found, company, seat, lang)
    _print_moments(console, found, company, lang)
    effort = say(lang, f"review-effort-{found.effort}")
    console.print(say(lang, "review-judged", judge=found.judge, effort=effort), style="dim", markup=False)


def _seat_row(found: Review, company: Company, seat: int, lang: str) -> list[str]:
    one: SeatReview = found.seats[seat]
    ledger = one.ledger
    amount = one.lost.share if ledger.unit == "share" and one.lost.share is not None else one.lost.points
    labels = [str(one.labels[label]) for label in ("slip", "mistake", "blunder")]
    hints = found.hints[seat] if seat < len(found.hints) else 0
    name = company.name(seat) + (f" ({say(lang, 'review-hinted', count=hints)})" if hints else "")
    return [
        name + (" ★" if seat in found.winners else ""),
        str(found.scores[seat]),
        say_amount(lang, amount, ledger.unit if one.lost.share is not None else "points"),
        "–" if one.kept is None else f"{say_number(lang, 100 * one.kept[0], 0)} %",
        say_like(one.like, lang),
        *labels,
    ]


def ledger_bars(one: SeatReview, lang: str) -> list[str]:
    """The ledger as bars from start to end, each where the one before it ended; losses are drawn lighter."""
    scale, digits, unit = (100, 0, " %") if one.ledger.unit == "share" else (1, 1, "")
    ledger = one.ledger
    parts: list[tuple[str, Figure]] = [
        ("start", (ledger.start, 0.0)),
        ("choices", ledger.choices),
        ("others", ledger.others),
        ("luck", ledger.luck),
    ]
    reached = [0.0]
    for _, (value, _) in parts:
        reached.append(reached[-1] + value)
    low, high = min(reached), max(*reached, min(reached) + 1e-9)
    rows = []
    for place, (name, (value, error)) in enumerate(parts):
        number = ("+" if name != "start" and value >= 0 else "") + say_number(lang, scale * value, digits)
        number += f" ± {say_number(lang, scale * error, digits)}" if error else ""
        rows.append((name, number + unit, (reached[place], reached[place + 1])))
    rows.append(("end", say_number(lang, scale * ledger.end, digits) + unit, (0.0, ledger.end)))
    return [
        f"  {say(lang, f'review-ledger-{name}'):<8} {number:>14}  {_bar(ends, low, high)}"
        for name, number, ends in rows
    ]


def _bar(ends: tuple[float, float], low: float, high: float) -> str:
    """A bar between two values on a scale from `low` to `high`."""
    begin, end = (round(BAR * (value - low) / (high - low)) for value in sorted(ends))
    return " " * begin + ("█" if ends[1] >= ends[0] else "░") * (end - begin)


def say_like(levels: Sequence[str], lang: str) -> str:
    """The levels that somebody played like."""
    names = [level_name(level, lang) for level in levels if level in LEVELS]
    if not names:
        return "–"
    return names[0] if len(names) == 1 else say(lang, "review-between", one=names[0], other=names[1])


def sparkline(values: Sequence[float], top: float) -> str:
    """Numbers as a row of bars, no wider than SPARKS."""
    step = max(1, -(-len(values) // SPARKS))
    chosen = [*values[::step], values[-1]]
    return "".join(BARS[min(len(BARS) - 1, max(0, int(value / top * len(BARS))))] for value in chosen)


def _print_seat(console: "Console", found: Review, company: Company, seat: int, lang: str) -> None:
    told = highlights(found, seat)
    console.print(f"\n{company.name(seat)}", style="bold", markup=False)
    for row in ledger_bars(found.seats[seat], lang):
        console.print(row, markup=False)
    if found.line:
        values = [row[seat] for row in found.line]
        is_share = found.line_unit == "share"
        top = 1.0 if is_share else max(1.0, *(abs(value) for value in values))
        words = say(lang, "review-chances" if is_share else "review-expected")
        console.print(f"  {words}\n  {sparkline(values, top)}", markup=False)
    for one in told:
        line = say(lang, "review-line", number=one.number)
        console.print(f"  {line}: {tell_highlight(found, seat, one, lang)}", markup=False)


def _print_moments(console: "Console", found: Review, company: Company, lang: str) -> None:
    from rich.table import Table as Grid

    grid = Grid()
    for name in ("line", "seat", "action", "labels", "loss", "best"):
        heading = "" if name == "labels" else say(lang, f"review-column-{name}")
        grid.add_column(heading, justify="right" if name in ("line", "loss") else "left")
    for moment in found.moments:
        is_fine = moment.label == "fine"
        loss = moment.loss.share if moment.unit == "share" and moment.loss.share is not None else moment.loss.points
        grid.add_row(
            str(moment.number),
            company.name(moment.seat),
            company.short(moment.action, lang),
            "!?" if moment.gamble else SIGNS[moment.label],
            "" if is_fine else say_amount(lang, loss, moment.unit),
            "" if is_fine else company.short(moment.best, lang),
            style="dim" if is_fine else None,
        )
    console.print(grid)
