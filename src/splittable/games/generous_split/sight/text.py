"""A view of Generous Split drawn with characters."""

from itertools import groupby

from splittable.games.generous_split.sight.view import Trick, View
from splittable.words import say

COLUMNS = ("cards", "tricks", "points", "out-of")


def _seats(view: View, lang: str) -> list[str]:
    """One line for each seat: cards held, tricks received, points, and the suits that it is out of."""
    heads = [say(lang, f"generous-split-head-{column}") for column in COLUMNS]
    lines = [f"{'':<12}" + "  ".join(heads)]
    for seat in range(view.players):
        name = say(lang, "generous-split-you" if seat == view.seat else "seat", seat=seat + 1)
        numbers = (view.hand_sizes[seat], view.received[seat], view.scores[seat])
        cells = [str(number).rjust(len(head)) for number, head in zip(numbers, heads, strict=False)]
        mark = ">" if seat in view.waiting else " "
        lines.append(f"{mark} {name:<10}" + "  ".join([*cells, " ".join(view.out_of[seat])]))
    return [line.rstrip() for line in lines]


def _cards(trick: Trick) -> str:
    drawn = []
    for played in trick.cards:
        mark = "*" if played.seat == trick.winner else ""
        drawn.append(f"P{played.seat + 1} {played.card}{mark}".ljust(7))
    return "  ".join(drawn)


def _finished(number: int, trick: Trick, lang: str) -> str:
    if trick.winner is not None and trick.received:
        end = say(lang, "generous-split-received", seat=trick.winner + 1, tricks=trick.received)
    else:
        end = say(lang, "generous-split-to-centre")
    return f"{number:>2}  {_cards(trick)}  {end}"


def _tricks(view: View, lang: str) -> list[str]:
    """The finished tricks of this deal, or the last one of the deal before."""
    if view.tricks:
        numbered = enumerate(view.tricks, 1)
        return ["", say(lang, "generous-split-tricks"), *(_finished(number, trick, lang) for number, trick in numbered)]
    if view.last_trick:
        # Somebody has yet to play to the first trick, and so holds as many cards as a deal has tricks.
        number = max(view.hand_sizes)
        return ["", say(lang, "generous-split-trick-before"), _finished(number, view.last_trick, lang)]
    return []


def _running(view: View, lang: str) -> list[str]:
    """What is asked for now."""
    if view.over:
        winners = ", ".join(f"P{seat + 1}" for seat in view.winners)
        return ["", say(lang, "generous-split-over", seats=winners)]
    if not view.trick:
        dealer = (view.dealer + bool(view.results)) % view.players
        return ["", say(lang, "generous-split-needs-deck", seat=dealer + 1)]
    number, seat = len(view.tricks) + 1, view.waiting[0] + 1
    if not view.trick.cards:
        return ["", say(lang, "generous-split-leads", seat=seat, trick=number)]
    running = say(lang, "generous-split-running", trick=number, cards=_cards(view.trick).rstrip())
    return ["", f"{running}   {say(lang, 'generous-split-next', seat=seat)}"]


def _hand(view: View, lang: str) -> list[str]:
    if not view.hand:
        return []
    suits = groupby(view.hand, key=lambda card: card[-1])
    lines = [say(lang, "generous-split-hand", cards="   ".join(" ".join(cards) for _, cards in suits))]
    if view.actions:
        playable = " ".join(action.split(" ")[1] for action in view.actions)
        lines.append(say(lang, "generous-split-playable", cards=playable))
    return lines


def _results(view: View, lang: str) -> list[str]:
    if not view.results:
        return []
    lines = ["", say(lang, "generous-split-results")]
    for deal, result in enumerate(view.results, 1):
        pairs = zip(result.received, result.points, strict=True)
        drawn = [f"P{seat} {tricks}→{points}".ljust(9) for seat, (tricks, points) in enumerate(pairs, 1)]
        title = say(lang, "generous-split-result", deal=deal, card=result.turned).rjust(18)
        lines.append(f"{title}   {' '.join(drawn)}".rstrip())
    return lines


def draw(view: View, lang: str) -> str:
    """The seats, the tricks, what is asked for now, the looking seat's own hand, and the finished deals."""
    title = say(lang, "generous-split-deal", deal=view.deal, deals=view.deals, dealer=view.dealer + 1)
    if view.turned and view.trump:
        title += " · " + say(lang, "generous-split-trump", suit=view.trump, card=view.turned)
    lines = [title, "", *_seats(view, lang), say(lang, "generous-split-centre", tricks=view.centre)]
    lines += _tricks(view, lang) + _running(view, lang) + _hand(view, lang) + _results(view, lang)
    return "\n".join(lines)
