"""A view of Split it! drawn with characters."""

from collections import Counter
from collections.abc import Iterable, Sequence

from splittable.games.split_it.sight.view import Joker, Reveal, View
from splittable.words import say

CELL = 6
LABEL = 10
NOBODY = "—"


def _seats(seats: Iterable[int]) -> str:
    return " ".join(f"P{seat + 1}" for seat in seats) or NOBODY


def _counted(cards: Sequence[str]) -> str:
    """Cards in their order, equal ones together: `4 8×2 J`."""
    counts = Counter(cards)
    return " ".join(card if count == 1 else f"{card}×{count}" for card, count in counts.items()) or NOBODY


def _top(view: View, lang: str) -> list[str]:
    title = say(lang, "split-it-round", round=view.round, rounds=view.rounds)
    splitter = say(lang, "split-it-splitter", seat=view.splitter + 1)
    return [f"{title}   {splitter}   {say(lang, 'split-it-pile', cards=view.pile)}"]


def _row(view: View, lang: str) -> list[str]:
    if not view.sections:
        return [say(lang, "split-it-row", cards=" ".join(view.row))] if view.row else []
    lines = []
    for section in view.sections:
        line = f"  {say(lang, 'split-it-' + section.name):<7}{' '.join(section.cards):<22}"
        lines.append(line + (say(lang, "split-it-fate-removed") if section.removed else ""))
    return [say(lang, "split-it-sections"), *(line.rstrip() for line in lines)]


def _asked(view: View, lang: str) -> list[str]:
    if view.over:
        return [say(lang, "split-it-over", seats=_seats(view.winners))]
    lines = []
    if view.asks:
        line = say(lang, f"split-it-asks-{view.asks}", seats=_seats(view.waiting))
        if view.decided:
            line += " " + say(lang, "split-it-guessed", seats=_seats(view.decided))
        lines.append(line)
    if view.asks == "joker":
        seat = view.waiting[0]
        waited, caught = view.waiting_jokers[seat], view.caught_jokers[seat]
        lines.append(say(lang, "split-it-jokers-to-place", waited=waited, caught=caught))
    if view.chosen:
        lines.append(say(lang, "split-it-chosen", action=view.chosen))
    if len(view.in_round) < view.players:
        lines.append(say(lang, "split-it-in-round", seats=_seats(view.in_round)))
    if view.meetings:
        lines.append(say(lang, "split-it-meetings", meetings=view.meetings, most=view.options["deadlock"]))
    return lines


def _columns(view: View, lang: str) -> list[str]:
    head = "".join(f"{number:>{CELL}}" for number in range(1, len(view.leads) + 1))
    lines = [f"{'':<{LABEL}}{head}"]
    for seat, columns in enumerate(view.columns):
        is_own = seat == view.seat
        line = f"{say(lang, 'split-it-you' if is_own else 'seat', seat=seat + 1):<{LABEL}}"
        sizes = {column.number: (column.cards, column.jokers) for column in columns}
        for lead in view.leads:
            cards, jokers = sizes.get(lead.number, (0, 0))
            size = f"{cards}+{jokers}" if jokers else str(cards or "·")
            line += f"{'*' * (seat in lead.seats) + size:>{CELL}}"
        lines.append(line + f"{view.scores[seat]:>4}")
    waiting = [
        say(lang, "split-it-waiting-jokers", seat=seat + 1, jokers=jokers)
        for seat, jokers in enumerate(view.waiting_jokers)
        if jokers
    ]
    return [*lines, say(lang, "split-it-legend"), *waiting, say(lang, "split-it-out", cards=_counted(view.out))]


def _placed(jokers: Sequence[Joker]) -> str:
    """Where each seat put jokers: `P1 → 7×2 8, P3 → 4`."""
    columns: dict[int, list[str]] = {}
    for joker in jokers:
        columns.setdefault(joker.seat, []).append(str(joker.number))
    return ", ".join(f"P{seat + 1} → {_counted(numbers)}" for seat, numbers in columns.items())


def _reveal(reveal: Reveal, lang: str) -> list[str]:
    lines = [say(lang, "split-it-reveal", round=reveal.round, seat=reveal.splitter + 1)]
    for section in reveal.sections:
        name, cards = say(lang, "split-it-" + section.name), " ".join(section.cards)
        guessed_by, fate = _seats(section.guessed_by), say(lang, "split-it-fate-" + section.fate)
        lines.append(f"  {name:<7}{cards:<22}{guessed_by:<13}{fate}")
    if reveal.jokers:
        lines.append("  " + say(lang, "split-it-jokers-placed", places=_placed(reveal.jokers)))
    return lines


def _rounds(view: View, lang: str) -> list[str]:
    lines = []
    for told in (view.last_round, view.this_round):
        if told and (any(told.taken) or told.out):
            takes = " · ".join(f"P{seat + 1} {' '.join(cards) or NOBODY}" for seat, cards in enumerate(told.taken))
            out = " ".join(told.out) or NOBODY
            lines.append(say(lang, "split-it-told-round", round=told.round, takes=takes, out=out))
    return lines


def draw(view: View, lang: str) -> str:
    """The row above, then what is asked, everybody's columns, and what happened last."""
    blocks = [_top(view, lang) + _row(view, lang), _asked(view, lang), _columns(view, lang)]
    if view.reveal:
        blocks.append(_reveal(view.reveal, lang))
    blocks.append(_rounds(view, lang))
    return "\n\n".join("\n".join(block) for block in blocks if block)
