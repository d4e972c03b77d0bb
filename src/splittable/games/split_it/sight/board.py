"""Split it! in a full screen: the row with its gaps or sections, everybody's columns, and the last reveal."""

from collections.abc import Sequence

from splittable.core.board import CARD_INK, GOOD, QUIET, STRONG, TURN, Board, Line, Mark, Sight, flow, words
from splittable.games.split_it.sight.notation import SECTION_NAMES, SectionName
from splittable.games.split_it.sight.view import Reveal, View
from splittable.words import say

INKS: dict[SectionName, str] = {
    "white": "bold black on bright_white",
    "pink": "bold black on bright_magenta",
    "black": "bold bright_white on bright_black",
}
PLAIN_OR_QUIET = {True: "", False: QUIET}
CELL, CARD = 5, 4
JOKER = "J"


def _face(card: str) -> str:
    return "★" if card == JOKER else card


def _cuts(sight: Sight[View]) -> list[int]:
    """Where the row is being cut: the gaps picked, and the one under the cursor."""
    spots = [*sight.picked, *([sight.cursor] if sight.cursor else [])]
    return sorted({int(spot.removeprefix("cut ")) for spot in spots if spot.startswith("cut ")})


def _row(sight: Sight[View]) -> list[Line]:
    """The row before it is split; the gaps between its cards are spots, and cuts colour the sections they make."""
    row, cuts = sight.view.row, _cuts(sight)
    lines: list[Line] = [[Mark("  ")] for _ in range(4)]
    for place, card in enumerate(row):
        spot = f"cut {place}"
        if place:
            is_cut = place in cuts
            for line in lines[:3]:
                line.append(Mark(" ┃ " if is_cut else " ┊ ", TURN if is_cut else QUIET, spot))
            lines[3].append(Mark(" ▲ " if spot == sight.cursor else "   ", TURN))
        section = sum(cut <= place for cut in cuts)
        ink = INKS[SECTION_NAMES[section]] if cuts else CARD_INK
        texts = (f"{_face(card):<{CARD}}", " " * CARD, f"{_face(card):>{CARD}}")
        for line, text in zip(lines, texts, strict=False):
            line.append(Mark(text, ink))
        lines[3].append(Mark(" " * CARD))
    return lines


def _sections(sight: Sight[View]) -> list[Line]:
    """The row once it is split: each section is a spot, with its name below."""
    lines: list[Line] = [[Mark("  ")] for _ in range(4)]
    for section in sight.view.sections:
        spot, name = f"section {section.name}", sight.say(f"split-it-{section.name}")
        ink = QUIET if section.removed else INKS[section.name]
        width = max(len(section.cards) * (CARD + 1) - 1, len(name))
        rows = (
            " ".join(f"{_face(card):<{CARD}}" for card in section.cards),
            "",
            " ".join(f"{_face(card):>{CARD}}" for card in section.cards),
        )
        for line, text in zip(lines, rows, strict=False):
            line += [Mark(f"{text:<{width}}", ink, spot), Mark("   ")]
        end = sight.say("split-it-fate-removed") if section.removed else f"▲ {name}" if spot == sight.cursor else name
        lines[3].append(Mark(f"{end:^{width + 3}}"[: width + 3], STRONG))
    return lines


def _top(sight: Sight[View]) -> list[Line]:
    view = sight.view
    title = Mark(sight.say("split-it-round", round=view.round, rounds=view.rounds), STRONG)
    legend = f"★ {sight.say('split-it-a-joker')}  * {sight.say('split-it-leads')}"
    splits = sight.say("split-it-someone-splits", name=sight.name(view.splitter)).rstrip(".")
    parts = [splits, sight.say("split-it-pile", cards=view.pile), legend]
    if len(view.in_round) < view.players:
        seats = ", ".join(sight.name(seat) for seat in view.in_round)
        parts.append(sight.say("split-it-in-round", seats=seats).rstrip("."))
    if view.meetings:
        parts.append(sight.say("split-it-meetings", meetings=view.meetings, most=view.options["deadlock"]))
    return flow([Mark(f"· {part}", QUIET) for part in parts], sight.width, [title, Mark(" ")])


def _columns(sight: Sight[View]) -> list[Line]:
    """How many cards of each number everybody has; a star marks the most."""
    view = sight.view
    label = max(len(sight.name(seat)) for seat in range(view.players)) + 2
    head = "".join(f"{number:>{CELL}}" for number in range(1, len(view.leads) + 1))
    lines: list[Line] = [[Mark(f"{'':<{label + 2}}{head}", QUIET)]]
    for seat, columns in enumerate(view.columns):
        line = sight.seat(seat, label)
        sizes = {column.number: (column.cards, column.jokers) for column in columns}
        for lead in view.leads:
            cards, jokers = sizes.get(lead.number, (0, 0))
            size = f"{cards}★{jokers if jokers > 1 else ''}" if jokers else str(cards or "·")
            is_most = seat in lead.seats
            spot = f"column {lead.number}" if seat == view.seat else None
            ink = GOOD if is_most else PLAIN_OR_QUIET[bool(cards)]
            line.append(Mark(f"{size + ('*' if is_most else ' '):>{CELL}}", ink, spot))
        jokers = view.waiting_jokers[seat] + view.caught_jokers[seat]
        waits = "  " + "★" * jokers if jokers else ""
        lines.append([*line, Mark(f"{view.scores[seat]:>5}", STRONG), Mark(waits, GOOD)])
    return lines


def _reveal(sight: Sight[View], reveal: Reveal) -> list[Line]:
    lines: list[Line] = [[Mark(sight.say("split-it-told-title", round=reveal.round), STRONG)]]
    for section in reveal.sections:
        name = sight.say(f"split-it-{section.name}")
        cards = " ".join(_face(card) for card in section.cards)
        by = ", ".join(sight.name(seat) for seat in section.guessed_by) or "—"
        fate = sight.say(f"split-it-fate-{section.fate}")
        start = [Mark("  "), Mark(f" {name:<6}", INKS[section.name]), Mark(f" {cards:<20} ")]
        lines += flow(words(sight.say("play-verb", verb=by, action=fate), QUIET), sight.width, start)
    return lines


def draw(sight: Sight[View]) -> list[Line]:
    """The row above, then everybody's columns, and what happened last."""
    view = sight.view
    row = _sections(sight) if view.sections else _row(sight) if view.row else []
    if not sight.is_roomy:
        row = [row[0], row[3]] if row else []
    lines = [*_top(sight), *row, *_columns(sight)]
    if view.reveal:
        lines += [[], *_reveal(sight, view.reveal)]
    out = sight.say("split-it-out", cards=" ".join(_face(card) for card in view.out) or "—")
    return [*lines, [], *flow(words(out, QUIET), sight.width)]


def ways(action: str, _view: View) -> Sequence[tuple[str, ...]]:
    """Two gaps are picked for a split, in any order; a section or a column for all else."""
    verb, what = action.split(" ")
    if verb == "split":
        white, pink, _ = (int(size) for size in what.split("-"))
        first, second = f"cut {white}", f"cut {white + pink}"
        return [(first, second), (second, first)]
    return [(f"column {what}" if verb == "joker" else f"section {what}",)]


def asks(view: View, lang: str) -> str | None:
    """What the player is asked."""
    return say(lang, f"split-it-ask-{view.asks}") if view.asks else None


def tried(spots: Sequence[str], view: View) -> str | None:
    """What picking a section or a column means."""
    kind, what = spots[-1].split(" ")
    if kind == "column":
        return f"joker {what}"
    return f"{'remove' if view.asks == 'remove' else 'guess'} {what}" if kind == "section" else None


BOARD = Board(draw, ways, asks, tried)
