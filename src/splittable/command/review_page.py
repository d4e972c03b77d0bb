"""The page that `splittable review` prints: a card for every seat, and one line a decision."""

from collections.abc import Iterator, Sequence
from textwrap import fill

from rich import box
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from splittable.bots import LEVELS
from splittable.command.names import level_name
from splittable.core.judges import Figure, Unit
from splittable.reviews.document import Moment, Review, SeatReview
from splittable.reviews.highlights import Highlight, highlights, tell_highlight
from splittable.reviews.labels import Label
from splittable.reviews.telling import Company, loss_of, say_briefly, say_number
from splittable.words import say

BARS = "▁▂▃▄▅▆▇█"
BAR = 36
"""Signs of a ledger's bar at most."""
SPARKS = 48
"""Signs of a sparkline at most."""
NOTHING: Figure = (0.0, 0.0)
EDGES = 9
"""Signs of a card's line that its frame, signs and gaps take."""
NARROWEST = 20
WIDEST = 100
"""Signs of a line at most: longer ones are hard to read."""
ERRORS: tuple[Label, ...] = ("slip", "mistake", "blunder")
SIGNS = {
    "fine": "·",
    "slip": "?!",
    "mistake": "?",
    "blunder": "??",
    "gamble": "!?",
    "found": "!",
    "up": "+",
    "down": "−",
}
STYLES = {
    "fine": "dim",
    "slip": "yellow",
    "mistake": "dark_orange",
    "blunder": "bold red",
    "gamble": "magenta",
    "found": "bold green",
    "up": "green",
    "down": "red",
}
MANY = 4
"""Decisions between two deals or rolls, on average, from which they are set apart."""


def show_review(found: Review, seats: Sequence[int], lang: str) -> None:
    """Print the whole page."""
    company = Company(found.game, tuple(found.names), found.players)
    console = Console(highlight=False)
    console.width = min(console.width, WIDEST)
    title = say(lang, "review-title", game=say(lang, f"{found.game}-name"), players=found.players)
    console.print(Text(title, style="bold"))
    if not found.moments:
        console.print(Text(say(lang, "review-nothing")))
        return
    console.print(_sums(found, company, seats, lang))
    for seat in seats:
        console.print(_card(found, company, seat, lang, console.width))
    console.print(_decisions(found, company, lang))
    console.print(_legend(lang))
    effort = say(lang, f"review-effort-{found.effort}")
    judged = _wrap(say(lang, "review-judged", judge=found.judge, effort=effort), console.width)
    judged.stylize("dim")
    console.print(judged)


def show_moment(moment: Moment, lang: str) -> None:
    """Print one moment: the sentence, and every action looked at with its worth as a bar."""
    company: Company = moment.__dict__["company"]
    console = Console(highlight=False)
    console.width = min(console.width, WIDEST)
    where = f"{say(lang, 'review-line', number=moment.number)}, {company.name(moment.seat)}"
    console.print(Text(where, style="bold"), _sign(_kind(moment)))
    console.print(_wrap(moment.why(lang), console.width))
    grid = Grid(box=box.SIMPLE_HEAD)
    for name in ("action", "result", "behind", "bar"):
        heading = "" if name == "bar" else say(lang, f"review-column-{name}")
        grid.add_column(heading, justify="left" if name in ("action", "bar") else "right", no_wrap=name != "action")
    unit: Unit = "share" if moment.worths and moment.worths[0].share is not None else "points"
    most = max((worth.behind[0] for worth in moment.worths), default=0.0)
    for worth in moment.worths:
        is_taken = worth.action == moment.action
        points = f"{say_number(lang, worth.points[0], 1)} ± {say_number(lang, worth.points[1], 1)}"
        behind = "" if worth.action == moment.best else say_briefly(lang, worth.behind, unit)
        bar = "█" * (1 + round((BAR // 2 - 1) * (1 - worth.behind[0] / most))) if most > 0 else "█"
        style = STYLES["found"] if worth.action == moment.best else STYLES[_kind(moment)] if is_taken else "dim"
        action = Text(company.short(worth.action, lang) + (" ←" if is_taken else ""), style=style if is_taken else "")
        grid.add_row(action, points, behind, Text(bar, style=style))
    console.print(grid)


def _sums(found: Review, company: Company, seats: Sequence[int], lang: str) -> RenderableType:
    """A row for every seat: what it came to, what it lost, whom it played like."""
    grid = Grid(box=box.SIMPLE_HEAD)
    for name in ("seat", "result", "lost", "kept", "like"):
        grid.add_column(say(lang, f"review-column-{name}"), justify="left" if name in ("seat", "like") else "right")
    for label in ERRORS:
        grid.add_column(_sign(label), justify="right")
    for seat in seats:
        grid.add_row(*_seat_row(found, company, seat, lang))
    return grid


def _seat_row(found: Review, company: Company, seat: int, lang: str) -> list[RenderableType]:
    one: SeatReview = found.seats[seat]
    share = one.lost.share if one.ledger.unit == "share" else None
    lost = say_briefly(lang, one.lost.points, "points") if share is None else say_briefly(lang, share, "share")
    hints = found.hints[seat] if seat < len(found.hints) else 0
    name = _name(found, company, seat) + (f" ({say(lang, 'review-hinted', count=hints)})" if hints else "")
    kept = "–" if one.kept is None else _entry(lang, (one.kept[0], 0.0), "share")
    counts = [Text(str(one.labels[label]), style=STYLES[label] if one.labels[label] else "dim") for label in ERRORS]
    return [Text(name), str(found.scores[seat]), lost, kept, say_like(one.like, lang), *counts]


def _name(found: Review, company: Company, seat: int) -> str:
    return company.name(seat) + (" ★" if seat in found.winners else "")


def say_like(levels: Sequence[str], lang: str) -> str:
    """The levels that somebody played like."""
    names = [level_name(level, lang) for level in levels if level in LEVELS]
    if not names:
        return "–"
    return names[0] if len(names) == 1 else say(lang, "review-between", one=names[0], other=names[1])


def _card(found: Review, company: Company, seat: int, lang: str, width: int) -> Panel:
    """A seat's game at a glance: the bar of its ledger, the line of its chances, its key moments."""
    parts: list[RenderableType] = [_bars(found.seats[seat], lang)]
    if found.line:
        parts += [Text(), _line(found, seat, lang)]
    told = highlights(found, seat)
    if told:
        lines = [say(lang, "review-line", number=one.number) for one in told]
        room = width - EDGES - max(map(len, lines))
        grid = Grid.grid(padding=(0, 1))
        for one, line in zip(told, lines, strict=True):
            said = _wrap(tell_highlight(found, seat, one, lang), room)
            grid.add_row(_sign(_kind_of(one)), Text(line, style="dim", no_wrap=True), said)
        parts += [Text(), grid]
    title = f"{_name(found, company, seat)} · {found.scores[seat]}"
    return Panel(Group(*parts), title=Text(title, style="bold"), title_align="left", padding=(0, 1), border_style="dim")


def _wrap(said: str, room: int) -> Text:
    """A text in lines; unlike Rich, this leaves together what a no-break space ties."""
    return Text(fill(said, max(room, NARROWEST)))


def _kind_of(highlight: Highlight) -> str:
    if highlight.luck is not None:
        return "up" if highlight.luck[0] > 0 else "down"
    return "found" if highlight.kind == "found" or highlight.moment is None else _kind(highlight.moment)


def _kind(moment: Moment) -> str:
    return "gamble" if moment.gamble else moment.label


def _sign(kind: str) -> Text:
    return Text(SIGNS[kind], style=STYLES[kind])


def _bars(one: SeatReview, lang: str) -> RenderableType:
    grid = Grid.grid(padding=(0, 2))
    grid.add_column()
    grid.add_column(justify="right", no_wrap=True)
    for name, number, bar, style in ledger_bars(one, lang):
        grid.add_row(Text(say(lang, f"review-ledger-{name}")), number, Text(bar, style=style))
    return grid


def ledger_bars(one: SeatReview, lang: str) -> Iterator[tuple[str, str, str, str]]:
    """The ledger as bars from start to end, each where the one before it ended; losses are drawn lighter.

    Where the others can do nothing to a seat, there is no bar for it.
    """
    ledger, unit = one.ledger, one.ledger.unit
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
    for place, (name, figure) in enumerate(parts):
        if name == "others" and figure == NOTHING:
            continue
        sign = "+" if name != "start" and figure[0] >= 0 else ""
        ends = reached[place], reached[place + 1]
        style = "blue" if name == "start" else STYLES["up" if figure[0] >= 0 else "down"]
        yield name, sign + _entry(lang, figure, unit), _bar(ends, low, high), style
    yield "end", _entry(lang, (ledger.end, 0.0), unit), _bar((0.0, ledger.end), low, high), "bold blue"


def _entry(lang: str, figure: Figure, unit: Unit) -> str:
    """A figure of the ledger; shares as whole numbers, their errors being so."""
    scale, digits = (100, 0) if unit == "share" else (1, 1)
    number = say_number(lang, scale * figure[0], digits)
    if figure[1]:
        number += f" ± {say_number(lang, scale * figure[1], digits)}"
    return say(lang, f"review-brief-{unit}", amount=number)


def _bar(ends: tuple[float, float], low: float, high: float) -> str:
    """A bar between two values on a scale from `low` to `high`; what is too little for a sign is a stroke."""
    begin, end = (round(BAR * (value - low) / (high - low)) for value in sorted(ends))
    sign = "█" if ends[1] >= ends[0] else "░"
    return " " * begin + (sign * (end - begin) or "▏")


def _line(found: Review, seat: int, lang: str) -> RenderableType:
    """A seat's chances over the game as a sparkline, between what they were at the start and at the end."""
    values = [row[seat] for row in found.line]
    is_share = found.line_unit == "share"
    top = 1.0 if is_share else max(1.0, *(abs(value) for value in values))
    words = Text(say(lang, "review-chances" if is_share else "review-expected"))
    ends = [_entry(lang, (value, 0.0), found.line_unit) for value in (values[0], values[-1])]
    return Group(words, Text.assemble(f"{ends[0]} ", (sparkline(values, top), "cyan"), f" {ends[1]}"))


def sparkline(values: Sequence[float], top: float) -> str:
    """Numbers as a row of bars, no wider than SPARKS; of more numbers, the last of each few."""
    step = max(1, -(-len(values) // SPARKS))
    chosen = values[::-1][::step][::-1]
    return "".join(BARS[min(len(BARS) - 1, max(0, int(value / top * len(BARS))))] for value in chosen)


def _decisions(found: Review, company: Company, lang: str) -> RenderableType:
    """One line a decision, with an empty one where new cards or dice came."""
    grid = Grid(box=box.SIMPLE_HEAD)
    for name in ("line", "seat", "action", "labels", "loss", "best"):
        heading = "" if name == "labels" else say(lang, f"review-column-{name}")
        grid.add_column(heading, justify="right" if name in ("line", "loss") else "left", no_wrap=name == "loss")
    came = [chance.number for chance in found.chances] if MANY * len(found.chances) <= len(found.moments) else []
    for before, moment in zip([None, *found.moments], found.moments, strict=False):
        if before is not None and any(before.number < number < moment.number for number in came):
            grid.add_row()
        kind, is_fine = _kind(moment), moment.label == "fine"
        grid.add_row(
            str(moment.number),
            Text(company.name(moment.seat)),
            Text(company.short(moment.action, lang)),
            _sign(kind),
            "" if is_fine else say_briefly(lang, loss_of(moment), moment.unit),
            "" if is_fine else Text(company.short(moment.best, lang)),
            style="dim" if kind == "fine" else None,
        )
    return grid


def _legend(lang: str) -> Text:
    """What the signs mean."""
    kinds = [(kind, say(lang, f"review-label-{kind}")) for kind in ("slip", "mistake", "blunder", "gamble")]
    signs = [part for kind, word in kinds for part in ((SIGNS[kind], STYLES[kind]), f" {word}   ")]
    return Text.assemble(*signs, f"% {say(lang, 'review-of-the-victory')}")
