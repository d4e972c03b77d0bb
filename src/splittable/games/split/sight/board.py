"""SPLIT in a full screen: the others' matches, the row and the pile, the own matches and hand, and the score sheets."""

from collections.abc import Sequence
from itertools import permutations

from splittable.core.board import (
    BACK_INK,
    QUIET,
    STRONG,
    Board,
    Line,
    Mark,
    Sight,
    card_ink,
    flow,
    flow_groups,
    rank_of,
    words,
)
from splittable.games.split.rules.cards import RANK_NAMES
from splittable.games.split.sight.view import Match, View
from splittable.games.split.sight.words import sign_match
from splittable.words import say
from splittable.words.cards import read_pair, sign_card

PILE, DISCARD, PASS = "pile", "discard", "pass"
KIND_SIGNS = {"perfect": "◆", "strong": "●", "weak": "○"}


def _hand(view: View) -> list[tuple[str, str]]:
    """Each card in hand with its spot; the second of two alike has one of its own."""
    seen: set[str] = set()
    hand = []
    for card in view.hand:
        hand.append((card, f"hand {card} 2" if card in seen else f"hand {card}"))
        seen.add(card)
    return hand


def _match_spot(seat: int, place: int) -> str:
    return f"match {seat} {place}"


def _matches(sight: Sight[View], seat: int) -> list[Line]:
    """The matches before a seat; for a trade a whole match is picked, for an upgrade one of its cards."""
    groups: list[Line] = []
    for place, match in enumerate(sight.view.matches[seat]):
        spot = _match_spot(seat, place)
        is_whole = sight.view.asked == "trade"
        halves = [
            Mark(f"{sign_card(sight.lang, card)}", card_ink(card), spot if is_whole else f"{spot} {half}")
            for half, card in enumerate(read_pair(match.cards))
        ]
        groups.append([Mark(f" {KIND_SIGNS[match.kind]} ", QUIET), *halves])
    return groups


def _seat(sight: Sight[View], seat: int) -> list[Line]:
    """Who sits there, cards in hand, points, and the matches."""
    view = sight.view
    name, *rest = sight.seat(seat)
    held = sight.say("split-in-hand", count=view.sizes[seat])
    rest = [mark._replace(spot=f"seat {seat}") for mark in rest]
    groups: list[Line] = [[mark] for mark in words(f"· {held} · {_points(view, seat)}", QUIET)]
    if view.seen[seat] and seat != view.seat:
        seen = " ".join(sign_card(sight.lang, card) for card in view.seen[seat])
        groups += [[mark] for mark in words("· " + sight.say("split-seen", cards=seen), QUIET)]
    return flow_groups([*groups, *_matches(sight, seat)], sight.width, [name, *rest, Mark(" ")])


def _points(view: View, seat: int) -> str:
    """A sheet's total, and what the matches of the running round would add to it."""
    gained = view.now[seat].gained
    return f"{view.sheets[seat].total}{f' {gained:+d}' if gained else ''}"


def _row(sight: Sight[View]) -> list[Line]:
    """The pile and the row, its top first, and the place for a discard."""
    view = sight.view
    pile = Mark(f" {sight.say('split-pile', count=view.pile)} ", BACK_INK, PILE)
    cards = [sight.card(card, f"row {place}") for place, card in enumerate(reversed(view.row), 1)]
    away = Mark(f" {sight.say('terminal-discard')} ", STRONG, DISCARD)
    extra = [away] if view.asked == "play" else []
    if any(action == PASS for action in view.actions):
        extra.append(Mark(f" {sight.say('split-do-pass')} ", STRONG, PASS))
    title = sight.say("split-row") if view.row else sight.say("split-row-empty")
    return flow([*extra, Mark(title, QUIET), *cards], sight.width, [pile, Mark(" ")])


def _sheets(sight: Sight[View]) -> list[Line]:
    """The value of every row, a line for each seat."""
    view = sight.view
    negatives, total = sight.say("split-negatives"), sight.say("split-total")
    label = max(len(sight.name(seat)) for seat in range(view.players))
    ranks = "".join(f"{sight.say('card-sign', rank=rank):>4}" for rank in RANK_NAMES)
    lines: list[Line] = [[Mark(f"{'':<{label}}{ranks}{negatives:>6}{total:>7}", QUIET)]]
    for seat, sheet in enumerate(view.sheets):
        points = "".join(f"{row.points or '·':>4}" for row in sheet.rows)
        name = sight.seat(seat, label)[1]
        lines.append([name, Mark(f"{points}{sheet.negative_points:>6}"), Mark(f"{sheet.total:>7}", STRONG)])
    return lines


def _own(sight: Sight[View]) -> list[Line]:
    if sight.view.seat is None:
        return []
    return [*_seat(sight, sight.view.seat), *sight.hand(_hand(sight.view), rank_of)]


def draw(sight: Sight[View]) -> list[Line]:
    """The round, the others, the row, the own matches and hand, then the score sheets."""
    view = sight.view
    head = sight.say("split-round", round=view.round, rounds=view.rounds)
    dealer = sight.say("play-verb", verb=sight.say("split-deals"), action=sight.name(view.dealer))
    legend = "   ".join(f"{KIND_SIGNS[kind]} {sight.say('split-' + kind, matches='')}".rstrip() for kind in KIND_SIGNS)
    lines: list[Line] = [[Mark(head, STRONG), Mark(f" · {dealer}   {legend}", QUIET)]]
    for seat in sight.others:
        lines += _seat(sight, seat)
    lines += [*_row(sight), *_own(sight), *_sheets(sight)]
    if view.last_round:
        ended = "split-ended-by-pile" if view.last_round.out is None else "split-ended-out"
        said = sight.say(ended, name=sight.name(view.last_round.ended_by))
        lines += [[Mark(sight.say("split-last", ended=said), QUIET)]]
    return lines


def _spots_of(view: View, card: str) -> list[str]:
    return [spot for held, spot in _hand(view) if held == card]


def _places(view: View, seat: int, cards: str) -> list[str]:
    return [_match_spot(seat, place) for place, match in enumerate(view.matches[seat]) if match.cards == cards]


def _owner(text: str) -> tuple[str, int]:
    what, seat = text.split("@P")
    return what, int(seat) - 1


def _upgrade_ways(view: View, card: str, joined: str, rest: str) -> list[tuple[str, ...]]:
    left, owner = _owner(rest)
    halves = []
    for place, match in enumerate(view.matches[owner]):
        pair = read_pair(match.cards)
        if sorted(pair) == sorted((joined, left)):
            halves.append(f"{_match_spot(owner, place)} {pair.index(joined)}")
    both = [(held, half) for held in _spots_of(view, card) for half in halves]
    return [*both, *((half, held) for held, half in both)]


def ways(action: str, view: View) -> Sequence[tuple[str, ...]]:
    """Two cards for a match, a card and a match's card for an upgrade, two matches for a trade, in any order."""
    verb, *parts = action.split(" ")
    match verb:
        case "draw":
            return [(PILE,)]
        case "take":
            return [(f"row {parts[0]}",)]
        case "discard":
            return [way for spot in _spots_of(view, parts[0]) for way in ((spot, DISCARD), (DISCARD, spot))]
        case "match":
            spots = [*_spots_of(view, parts[0]), *_spots_of(view, parts[1])]
            ranks = [(one, other) for one, other in permutations(dict.fromkeys(spots), 2)]
            wanted = sorted(parts)
            return [way for way in ranks if sorted(spot.split(" ")[1] for spot in way) == wanted]
        case "upgrade":
            return _upgrade_ways(view, parts[0], parts[1], parts[2])
        case "penalize":
            return [(f"seat {int(parts[0][1:]) - 1}",)]
        case "trade":
            other, owner = _owner(parts[1])
            both = [(own, their) for own in _places(view, view.eyes, parts[0]) for their in _places(view, owner, other)]
            return [*both, *((their, own) for own, their in both)]
    return [(PASS,)]


def asks(view: View, lang: str) -> str | None:
    """What the player is asked."""
    if view.asked is None:
        return None
    card = sign_card(lang, view.taken.card) if view.taken else ""
    match = sign_match(lang, view.new_match.cards) if view.new_match else ""
    return say(lang, f"split-asked-{view.asked}", card=card, match=match)


def _card_of(spot: str, view: View) -> str:
    """The card of a spot in hand or in a match."""
    kind, *rest = spot.split(" ")
    return rest[0] if kind == "hand" else read_pair(_match_of(rest, view).cards)[int(rest[2])]


def _match_of(rest: Sequence[str], view: View) -> Match:
    return view.matches[int(rest[0])][int(rest[1])]


def tried(spots: Sequence[str], view: View) -> str | None:
    """What picking these means: a take, or two cards to put together."""
    kinds = [spot.split(" ")[0] for spot in spots]
    if kinds == ["row"]:
        return f"take {spots[0].split(' ')[1]}"
    if kinds == ["pile"]:
        return "draw"
    if kinds == ["hand", "hand"]:
        return " ".join(["match", *sorted((_card_of(spot, view) for spot in spots), key=lambda card: card[-1])])
    if kinds == ["hand", "match"] and len(spots[1].split(" ")) == 4:
        _, seat, place, half = spots[1].split(" ")
        pair = read_pair(_match_of((seat, place), view).cards)
        joined, left = pair[int(half)], pair[1 - int(half)]
        return f"upgrade {_card_of(spots[0], view)} {joined} {left}@P{int(seat) + 1}"
    return None


BOARD = Board(draw, ways, asks, tried)
