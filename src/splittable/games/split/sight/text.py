"""A view of SPLIT drawn with characters."""

from collections.abc import Sequence
from textwrap import wrap

from splittable.games.split.rules.cards import KIND_NAMES, RANK_NAMES
from splittable.games.split.sight.view import LastRound, View
from splittable.words import say

WIDTH = 80


def _lines(words: Sequence[str], title: str = "") -> list[str]:
    """A title and words wrapped to WIDTH; no word is broken."""
    text = " ".join([title, *words] if title else words)
    return wrap(text, WIDTH, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False)


def _row(view: View, lang: str) -> list[str]:
    if not view.row:
        return [say(lang, "split-row-empty")]
    cards = [f"{place}:{card}" for place, card in enumerate(reversed(view.row), 1)]
    return _lines(cards, say(lang, "split-row"))


def _who(view: View, seat: int, lang: str) -> str:
    return say(lang, "split-own-seat" if seat == view.seat else "split-seat", seat=seat + 1)


def _seat(view: View, seat: int, lang: str) -> list[str]:
    """Who sits there, the cards in hand, those of them that everybody saw, and the matches by kind."""
    parts = [say(lang, "split-holds", who=_who(view, seat, lang), count=view.sizes[seat])]
    if view.seen[seat]:
        parts.append(say(lang, "split-seen", cards=" ".join(view.seen[seat])))
    kinds = []
    for kind in KIND_NAMES:
        names = [match.cards for match in view.matches[seat] if match.kind == kind]
        if names:
            kinds.append(say(lang, f"split-{kind}", matches=" ".join(names)))
    if kinds:
        parts.append(say(lang, "split-matches", matches=", ".join(kinds)))
    return _lines(" · ".join(parts).split(" "))


def _sheets(view: View, lang: str) -> list[str]:
    """The value of every row, a line for each seat."""
    negatives, total = say(lang, "split-negatives"), say(lang, "split-total")
    lines = ["    " + "".join(f"{rank:>4}" for rank in RANK_NAMES) + f"{negatives:>6}{total:>7}"]
    for seat, sheet in enumerate(view.sheets):
        points = "".join(f"{row.points:>4}" for row in sheet.rows)
        lines.append(f"P{seat + 1:<3}{points}{sheet.negative_points:>6}{sheet.total:>7}")
    return lines


def _ask(view: View, turn: int, lang: str) -> str:
    args = {"who": _who(view, turn, lang)}
    if view.taken:
        args |= {"card": view.taken.card, "along": " ".join(view.taken.along) or "none"}
    if view.new_match:
        args["match"] = view.new_match.cards
    return say(lang, f"split-ask-{view.asked}", **args)


def _last_round(last: LastRound, lang: str) -> list[str]:
    lines = [say(lang, "split-last-pile" if last.out is None else "split-last-out", seat=last.ended_by + 1)]
    for seat, matches in enumerate(last.matches):
        counts = say(
            lang,
            "split-last-seat",
            seat=seat + 1,
            matches=len(matches),
            held=last.held[seat],
            penalties=last.penalties[seat],
        )
        laid = f" {say(lang, 'split-last-laid')}" if seat in last.laid_for else ""
        lines.append(f"  {counts}{laid}")
    return lines


def draw(view: View, lang: str) -> str:
    """The score sheets, everybody's cards and matches, the row numbered for taking, the own hand, what is asked."""
    head = [
        say(lang, "split-round", round=view.round, rounds=view.rounds),
        say(lang, "split-dealer", seat=view.dealer + 1),
        say(lang, "split-pile", count=view.pile),
    ]
    lines = [" · ".join(head)]
    if view.last_round:
        lines += _last_round(view.last_round, lang)
    lines += ["", *_sheets(view, lang), ""]
    for seat in range(view.players):
        lines += _seat(view, seat, lang)
    lines += ["", *_row(view, lang)]
    if view.seat is not None:
        lines += _lines(view.hand, say(lang, "split-hand"))
    if view.turn is not None:
        lines += _lines(_ask(view, view.turn, lang).split(" "))
    elif view.over:
        lines.append(say(lang, "split-over"))
    return "\n".join(lines)
