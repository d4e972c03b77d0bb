"""All of a table of Generous Split that may leave the process."""

import msgspec
import numpy as np

from splittable.core.contract import Seat
from splittable.games.generous_split.cards import CARDS, SUITS, size
from splittable.games.generous_split.rules import add_points
from splittable.games.generous_split.state import GenerousSplitState


class Played(msgspec.Struct):
    """A card on the table and the seat that played it."""

    seat: int
    card: str


class Trick(msgspec.Struct):
    """A trick, in the order of play."""

    leader: int
    cards: list[Played]
    winner: int | None
    """Who won it; nobody yet while it is running."""
    received: int
    """How many tricks the winner received with it; 0 for one that runs or went to the centre."""


class Result(msgspec.Struct):
    """One finished deal."""

    dealer: int
    turned: str
    received: list[int]
    points: list[int]


class Shown(msgspec.Struct):
    """What eyes at a seat may see; a finished deal stays on the table until the next deck is dealt."""

    deal: int
    """The deal on the table, from 1."""
    deals: int
    dealer: int
    trump: str | None
    """The letter of the trump suit; none before the first deck, as for the turned card."""
    turned: str | None
    hand: list[str]
    """The eyes' own cards, sorted; spectators have none."""
    hand_sizes: list[int]
    left_over: int
    """How many cards of the deck are in nobody's hand and unseen."""
    trick: Trick | None
    """The running trick."""
    last_trick: Trick | None
    """The last finished trick, of the deal before if this one has none yet."""
    tricks: list[Trick]
    """Every finished trick of the deal on the table."""
    received: list[int]
    centre: int
    out_of: list[list[str]]
    """The suits that each seat has failed to follow in this deal."""
    results: list[Result]
    """Every finished deal."""


def _show_trick(state: GenerousSplitState, row: int, count: int) -> Trick:
    leader = int(state.leaders[row])
    seats = [(leader + turn) % int(state.players) for turn in range(count)]
    is_finished = count == state.players
    return Trick(
        leader=leader,
        cards=[Played(seat, CARDS[state.played[row, seat]]) for seat in seats],
        winner=int(state.winners[row]) if is_finished else None,
        received=int(state.gains[row]) if is_finished else 0,
    )


def _show_result(state: GenerousSplitState, deal: int) -> Result:
    players = int(state.players)
    points = np.zeros(players, dtype=np.int64)
    add_points(state.received[deal], players, points)
    return Result(
        dealer=(int(state.start) + deal) % players,
        turned=CARDS[state.turned[deal]],
        received=_received(state, deal),
        points=[int(gained) for gained in points],
    )


def _received(state: GenerousSplitState, deal: int) -> list[int]:
    return [int(tricks) for tricks in state.received[deal, : state.players]]


def show(state: GenerousSplitState, seat: Seat) -> Shown:
    """The table as one seat may see it: all that was played, and of the hidden cards its own hand."""  # GS-08
    players, dealt, done = int(state.players), int(state.dealt), int(state.tricks_done)
    sizes = [int(size(int(hand))) for hand in state.hands[:players]]
    turned = CARDS[state.turned[dealt - 1]] if dealt else None
    is_running = bool(state.waiting)
    own = int(state.hands[seat]) if seat is not None else 0
    tricks = [_show_trick(state, row, players) for row in range(1, done + 1)]
    before = _show_trick(state, 0, players) if dealt > 1 else None
    return Shown(
        deal=max(1, dealt),
        deals=int(state.deals),
        dealer=int(state.dealer),
        trump=SUITS[state.trump] if dealt else None,
        turned=turned,
        hand=[card for number, card in enumerate(CARDS) if own >> number & 1],
        hand_sizes=sizes,
        left_over=int(size(int(state.unseen))) - sum(sizes),
        trick=_show_trick(state, done + 1, players - int(state.missing)) if is_running else None,
        last_trick=tricks[-1] if tricks else before,
        tricks=tricks,
        received=_received(state, max(0, dealt - 1)),
        centre=int(state.centre),
        out_of=[[suit for place, suit in enumerate(SUITS) if out >> place & 1] for out in state.out_of[:players]],
        results=[_show_result(state, deal) for deal in range(dealt - is_running)],
    )
