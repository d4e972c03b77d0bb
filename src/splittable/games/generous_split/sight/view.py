"""All of a table of Generous Split that may leave the process."""

from collections.abc import Sequence
from functools import lru_cache

import msgspec
import numpy as np

from splittable.core.view import View as CommonView
from splittable.games.generous_split.rules.cards import CARDS, SUITS, Suit
from splittable.games.generous_split.rules.game import add_points
from splittable.games.generous_split.rules.state import GenerousSplitState


class Played(msgspec.Struct, frozen=True):
    """A card on the table and the seat that played it."""

    seat: int
    card: str


class Trick(msgspec.Struct, frozen=True):
    """A trick, in the order of play."""

    leader: int
    cards: list[Played]
    winner: int | None
    """The seat that won it; null while it is running."""
    received: int
    """How many tricks the winner received with it; 0 while it is running, or if it went to the centre."""


class Result(msgspec.Struct, frozen=True):
    """One finished deal."""

    dealer: int
    turned: str
    received: list[int]
    points: list[int]
    most: list[int]
    """The seats that received the most tricks, and so no points."""


class View(CommonView, kw_only=True):
    """What a seat may see; a finished deal stays on the table until the next deck is dealt."""

    deal: int
    """The deal on the table, from 1."""
    deals: int
    dealer: int
    trump: Suit | None
    """The trump suit; null before the first deck, as is the turned card."""
    turned: str | None
    hand: list[str]
    """The looking seat's own cards, sorted; empty for a spectator."""
    hand_sizes: list[int]
    left_over: int
    """How many cards of the deck are in nobody's hand and unseen."""
    trick: Trick | None
    """The running trick; null if there is none."""
    last_trick: Trick | None
    """The last finished trick, of the deal before if this one has none yet."""
    tricks: list[Trick]
    """Every finished trick of the deal on the table."""
    received: list[int]
    now: list[int]
    """What each seat would score if the deal on the table ended as it lies: tricks at the centre are nobody's yet."""
    most: list[int]
    """The seats that have received the most tricks of this deal; empty while nobody has received any."""
    centre: int
    out_of: list[list[Suit]]
    """The suits that each seat has failed to follow in this deal."""
    results: list[Result]
    """Every finished deal."""


# Cached because every view shows all finished tricks and deals, which never change; hands change one at a time.
@lru_cache(maxsize=4096)
def _show_trick(row: bytes, leader: int, winner: int, gain: int, players: int) -> Trick:
    """A finished trick."""
    return Trick(leader, _in_turn(row, leader, players, players), winner, gain)


def _show_tricks(state: GenerousSplitState, count: int) -> list[Trick]:
    """The first rows of tricks, all of them finished."""
    players = int(state.players)
    played, seats = state.played[:count].tobytes(), state.played.shape[1]
    rows = [played[start : start + seats] for start in range(0, len(played), seats)]
    ends = zip(
        rows, state.leaders[:count].tolist(), state.winners[:count].tolist(), state.gains[:count].tolist(), strict=True
    )
    return [_show_trick(row, leader, winner, gain, players) for row, leader, winner, gain in ends]


def _in_turn(row: Sequence[int], leader: int, count: int, players: int) -> list[Played]:
    seats = [(leader + turn) % players for turn in range(count)]
    return [Played(seat, CARDS[row[seat]]) for seat in seats]


def _show_running(state: GenerousSplitState) -> Trick:
    row, players = int(state.tricks_done) + 1, int(state.players)
    leader = int(state.leaders[row])
    return Trick(leader, _in_turn(state.played[row].tolist(), leader, players - int(state.missing), players), None, 0)


@lru_cache(maxsize=4096)
def _weigh(received: tuple[int, ...]) -> tuple[list[int], list[int]]:
    """What tricks received in one deal are worth to each seat, and who has the most of them."""  # GS-05
    points = np.zeros(len(received), dtype=np.int64)
    add_points(np.array(received, dtype=np.int8), len(received), points)
    top = max(received)
    return points.tolist(), [seat for seat, tricks in enumerate(received) if tricks == top > 0]


@lru_cache(maxsize=4096)
def _show_result(dealer: int, turned: int, received: tuple[int, ...]) -> Result:
    """A finished deal."""
    points, most = _weigh(received)
    return Result(dealer, CARDS[turned], list(received), points, most)


def _show_results(state: GenerousSplitState, count: int) -> list[Result]:
    """The first deals, all of them finished."""
    players, start = int(state.players), int(state.start)
    deals = zip(state.turned[:count].tolist(), state.received[:count, :players].tolist(), strict=True)
    return [_show_result((start + deal) % players, turned, tuple(row)) for deal, (turned, row) in enumerate(deals)]


@lru_cache(maxsize=4096)
def _cards_of(held: int) -> tuple[str, ...]:
    return tuple(card for number, card in enumerate(CARDS) if held >> number & 1)


def own(view: View, state: GenerousSplitState, seat: int) -> None:
    """Add a seat's own hand."""  # GS-08
    view.hand = list(_cards_of(int(state.hands[seat])))


def show(state: GenerousSplitState) -> View:
    """The table as everybody may see it: all that was played, and no hand."""  # GS-08
    players, dealt = int(state.players), int(state.dealt)
    hands: list[int] = state.hands[:players].tolist()
    sizes = [hand.bit_count() for hand in hands]
    is_running = bool(state.waiting)
    before, *tricks = _show_tricks(state, int(state.tricks_done) + 1)
    outs: list[int] = state.out_of[:players].tolist()
    received: list[int] = state.received[max(0, dealt - 1), :players].tolist()
    now, most = _weigh(tuple(received))
    return View(
        deal=max(1, dealt),
        deals=int(state.deals),
        dealer=int(state.dealer),
        trump=SUITS[state.trump] if dealt else None,
        turned=CARDS[state.turned[dealt - 1]] if dealt else None,
        hand=[],
        hand_sizes=sizes,
        left_over=int(state.unseen).bit_count() - sum(sizes),
        trick=_show_running(state) if is_running else None,
        last_trick=tricks[-1] if tricks else before if dealt > 1 else None,
        tricks=tricks,
        received=received,
        now=now,
        most=most,
        centre=int(state.centre),
        out_of=[[suit for place, suit in enumerate(SUITS) if out >> place & 1] for out in outs],
        results=_show_results(state, dealt - is_running),
    )
