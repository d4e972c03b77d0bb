"""Generous Split in a full screen: the trick in the middle, the own hand below."""

from collections.abc import Sequence

from splittable.core.board import BAD, QUIET, STRONG, Board, Line, Mark, Sight, flow, flow_groups
from splittable.games.generous_split.sight.view import Trick, View
from splittable.words import say
from splittable.words.cards import SIGNS, sign_card

SUIT_STRONG = {"C": "bold green", "D": "bold blue", "H": "bold red", "S": STRONG}
COLUMNS = ("cards", "tricks", "points", "out-of")


def _top(sight: Sight[View]) -> Line:
    view = sight.view
    line = [Mark(sight.say("generous-split-deal-of", deal=view.deal, deals=view.deals), STRONG)]
    if view.turned and view.trump:
        turned = sign_card(sight.lang, view.turned)
        line.append(
            Mark("   " + sight.say("generous-split-trump", suit=view.trump, card=turned), SUIT_STRONG[view.trump])
        )
    return [*line, Mark("   " + sight.say("generous-split-centre", tricks=view.centre), QUIET)]


def _seats(sight: Sight[View]) -> list[Line]:
    """One line for each seat: cards held, tricks received, points, and the suits that it is out of."""
    view = sight.view
    heads = [sight.say(f"generous-split-head-{column}") for column in COLUMNS]
    width = max(len(sight.name(seat)) for seat in range(view.players)) + 4
    dealer = sight.say("generous-split-deals")
    lines: list[Line] = [[Mark(" " * (width + 2) + "  ".join(heads), QUIET)]]
    for seat in range(view.players):
        numbers = (view.hand_sizes[seat], view.received[seat], view.scores[seat])
        cells = [str(number).rjust(len(head)) for number, head in zip(numbers, heads, strict=False)]
        out = "".join(SIGNS[suit] for suit in view.out_of[seat])
        line = [*sight.seat(seat, width), Mark("  ".join([*cells, f"{out:<{len(heads[3])}}"])), _now(sight, seat)]
        lines.append([*line, Mark(f"  {dealer}" if seat == view.dealer else "", QUIET)])
    return lines


def _now(sight: Sight[View], seat: int) -> Mark:
    """What a seat would get if the deal ended as it lies."""
    gain = sight.say("generous-split-gain", points=sight.view.now[seat])
    if seat in sight.view.most:
        return Mark(f"  {gain} ({sight.say('generous-split-now', kind='most')})", BAD)
    return Mark(f"  {gain}", QUIET)


def _played(sight: Sight[View], trick: Trick) -> list[Line]:
    return [
        [Mark(f" {sight.name(played.seat)} ", STRONG if played.seat == trick.winner else ""), sight.card(played.card)]
        for played in trick.cards
    ]


def _trick(sight: Sight[View]) -> list[Line]:
    """The running trick, and how the last one ended."""
    view, lines = sight.view, []
    if view.trick:
        title = f"{sight.say('generous-split-trick')} {len(view.tricks) + 1} "
        start = _played(sight, view.trick) or [[Mark(" —", QUIET)]]
        lines += flow_groups(start, sight.width, [Mark(title, STRONG)])
    if view.last_trick:
        last, winner = view.last_trick, view.last_trick.winner or 0
        title = "generous-split-last-trick" if view.tricks else "generous-split-trick-of-before"
        message = "generous-split-went-to" if last.received else "generous-split-went-to-centre"
        end = sight.say(message, name=sight.names[winner], tricks=last.received)
        groups = [*_played(sight, last), [Mark(f" → {end}", QUIET)]]
        lines += flow_groups(groups, sight.width, [Mark(f"{sight.say(title)} ", QUIET)])
    return lines


def _hand(sight: Sight[View]) -> list[Line]:
    if not sight.view.hand:
        return []
    title = Mark(sight.say("generous-split-your-hand"), STRONG)
    return [[title], *sight.hand([(card, card) for card in sight.view.hand])]


def _results(sight: Sight[View]) -> list[Line]:
    """The points of each finished deal, by seat."""
    lines: list[Line] = []
    for deal, result in enumerate(sight.view.results, 1):
        parts = [
            Mark(f" {sight.name(seat)} " + sight.say("generous-split-line-points", points=points, tricks=tricks))
            for seat, (points, tricks) in enumerate(zip(result.points, result.received, strict=True))
        ]
        lines += flow(parts, sight.width, [Mark(sight.say("generous-split-line", deal=deal) + " ", QUIET)])
    return lines


def draw(sight: Sight[View]) -> list[Line]:
    """The deal and its trump, the seats, the tricks, the own hand, and the finished deals."""
    lines = [_top(sight), *_seats(sight), [], *_trick(sight), *_hand(sight)]
    results = _results(sight)
    return [*lines, [], *results] if results else lines


def ways(action: str, _view: View) -> Sequence[tuple[str, ...]]:
    """A card is played by picking it."""
    return [(action.removeprefix("play "),)]


def asks(view: View, lang: str) -> str | None:
    """What the player is asked."""
    if not view.trick:
        return None
    return say(lang, "generous-split-ask-play" if view.trick.cards else "generous-split-ask-lead")


def tried(spots: Sequence[str], _view: View) -> str | None:
    """What picking a card means."""
    return f"play {spots[0]}"


BOARD = Board(draw, ways, asks, tried)
