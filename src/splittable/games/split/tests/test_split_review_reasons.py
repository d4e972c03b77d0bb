"""Every reason of SPLIT is said where its cause is there, and not where it is not."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import pytest

from splittable.core.contract import Setup
from splittable.core.judges import Price, Spot
from splittable.core.state import Ints, States
from splittable.games.split import GAME
from splittable.games.split.review import facts
from splittable.games.split.review.judge import JUDGE
from splittable.games.split.tests.split_reviews import choices
from splittable.reviews.bench import Bench
from splittable.reviews.document import Why
from splittable.reviews.prices import price_rows
from splittable.reviews.reasons import Told, reasons_of
from splittable.reviews.telling import Company, tell_reasons
from splittable.words import LANGUAGES

WORLDS = 600


@dataclass(frozen=True)
class Case:
    """A decision of a game that `choices` plays, and two actions."""

    id: str
    players: int
    seed: int
    index: int
    taken: str
    best: str
    rounds: str = "3"
    pile: int = 0
    """The pile is cut down to so many cards; 0: it is left as it is."""
    negatives: int = 0
    """Negative boxes of the deciding seat, if not 0."""


CASES = (
    Case("out-now", 3, 582, 156, "discard 8H", "match 9D 9S"),
    Case("too-soon", 2, 1, 35, "pass", "draw", rounds="1", negatives=9),
    Case("steals", 3, 582, 37, "discard 10D", "upgrade 10D 10D 10H@P2"),
    Case("target", 4, 117, 15, "penalize P1", "penalize P3", "1", 1),
    Case("bonus", 2, 9, 84, "pass", "draw"),
    Case("plays-on", 3, 583, 46, "draw", "take 5", "1", 1),
    Case("seen", 6, 979, 243, "discard 8D", "upgrade 2S 2C 2H@P5"),
    Case("gift", 6, 979, 216, "discard KH", "upgrade 7C 7S 7H@P5"),
    Case("caught", 2, 954, 87, "discard 9C", "discard KC"),
    Case("steals-later", 3, 138, 28, "discard 4H", "discard 10H"),
    Case("stolen", 3, 582, 131, "match JC JH", "discard 7S"),
    Case("out", 6, 646, 157, "discard 7C", "discard KH"),
    Case("pile-ends", 2, 949, 16, "discard 3H", "discard AS", "1", 3),
    Case("swap", 3, 582, 85, "trade 10C10C 7D7D@P2", "trade 9C9S 3C3S@P2"),
    Case("swapped", 2, 954, 141, "trade QDQD 8D8D@P2", "pass"),
    Case("row", 3, 672, 176, "match 4S 4S", "match 8H 8S"),
    Case("breaks-pair", 6, 979, 80, "discard 2H", "upgrade 7D 7H 7S@P6"),
    Case("takes", 3, 138, 124, "draw", "take 2"),
    Case("digs", 2, 949, 19, "take 4", "draw", "1", 1),
    Case("rows", 3, 582, 99, "match QH QS", "discard 2S"),
    Case("held", 2, 353, 24, "draw", "pass", "1", 1),
    Case("penalized", 6, 208, 305, "discard 8H", "discard QD"),
    Case("penalizes", 3, 721, 62, "discard 9C", "upgrade 9C 9C 9S@P2", "1", 2),
    Case("they-pay", 2, 377, 4, "discard QC", "discard AS", "1", 4),
    Case("rivals", 3, 582, 152, "draw", "take 1"),
    Case("promise", 6, 208, 138, "trade 6C6C 7C7C@P6", "trade 6C6C 5C5C@P4"),
    Case("their-promise", 2, 890, 28, "trade 5C5D 4C4H@P1", "trade 9D9H 9C9S@P1"),
)
IDS = [case.id for case in CASES]


def find(case: Case) -> tuple[States, int]:
    """The state of a case and the seat that decides."""
    found = choices(case.players, case.seed, rounds=case.rounds)
    states, seat = next(one for place, one in enumerate(found) if place == case.index)
    state = states[0]
    if case.pile:
        state["pile"][case.pile :] = 0
        state["pile_size"] = case.pile
    if case.negatives:
        state["negatives"][seat] = case.negatives
    return states, seat


def code(action: str) -> int:
    """The code of an action."""
    return GAME.codes[action]


def weigh(case: Case, change: Callable[[Bench, Ints], None] = lambda bench, rows: None) -> tuple[Told, ...]:
    """The reasons that are told of a case, whose rows may be changed before."""
    states, seat = find(case)
    bench = Bench(Setup.of(GAME, case.players, {"rounds": case.rounds}), states, seat, "normal")
    rows = bench.play_heat((code(case.best), code(case.taken)), 0, WORLDS)
    change(bench, rows)
    price = Price(code(case.best), *price_rows(bench, rows, None), (), rows)
    return reasons_of(bench, code(case.taken), price)


def test_every_reason_has_its_case() -> None:
    assert sorted(IDS) == sorted({reason.id for reason in JUDGE.reasons})


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_a_reason_is_said_where_the_rounds_played_on_carry_it(case: Case) -> None:
    told = weigh(case)
    assert case.id in [one.reason.id for one in told]
    company = Company("split", ("Ann", "Bob", "Cy", "Di", "Ed", "Flo"), case.players)
    whys = [Why(id=one.reason.id, args=dict(one.args), carried=one.carried) for one in told]
    for lang in LANGUAGES:
        for sentence in tell_reasons(whys, company, case.taken, case.best, lang):
            assert "$" not in sentence
            assert "???" not in sentence


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_a_reason_is_not_said_where_its_cause_makes_no_difference(case: Case) -> None:
    columns = {reason.column for reason in JUDGE.reasons if reason.id == case.id}

    def level(bench: Bench, rows: Ints) -> None:
        for name in columns & set(bench.columns.places):
            place = bench.columns.places[name]
            rows[:, 1, place] = rows[:, 0, place]

    assert case.id not in [one.reason.id for one in weigh(case, level)]


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_nothing_is_said_of_the_better_action(case: Case) -> None:
    other = Case(case.id, case.players, case.seed, case.index, case.best, case.taken, case.rounds, case.pile)
    states, _ = find(case)
    assert states[0]["waiting"]
    if not case.negatives:
        assert weigh(other) == ()


def spot_of(name: str) -> Spot:
    """The decision of a case, to be changed."""
    case = next(case for case in CASES if case.id == name)
    states, seat = find(case)
    return Spot(states, seat, code(case.taken), code(case.best), case.players)


def test_a_gift_to_a_taker_needs_a_card_that_was_seen() -> None:
    spot = spot_of("seen")
    assert facts.given_to_a_taker(spot) == {"card": "8D", "seat": 4, "seen": "8C"}
    spot.states[0]["seen"][3] = 0
    assert facts.given_to_a_taker(spot) is None
    assert facts.gives_away(spot) == {"card": "8D", "seat": 4}


def test_a_penalty_has_a_target_only_while_that_seat_is_ahead() -> None:
    spot = spot_of("target")
    step = (2 - spot.seat) % 4
    assert facts.leads_at(spot, step) == {"seat": 3, "lead": 15}
    assert facts.leads_at(spot, step % 3 + 1) is None
    spot.states[0]["negatives"][2] += 3
    assert facts.leads_at(spot, step) is None


def test_a_pair_is_broken_only_if_there_is_one() -> None:
    spot = spot_of("breaks-pair")
    assert facts.breaks_pair(spot) == {"card": "2H", "count": 2}
    held, twins = spot.states[0]["held"], spot.states[0]["held_twins"]
    twos = 15 << 48
    held[spot.seat] = held[spot.seat] & ~twos | 1 << 50
    twins[spot.seat] &= ~twos
    assert facts.breaks_pair(spot) is None


def test_a_match_left_lying_belongs_to_somebody_else() -> None:
    spot = spot_of("steals")
    assert facts.leaves_match(spot) == {"seat": 2}
    own = Spot(spot.states, 1, spot.taken, spot.best, spot.players)
    assert facts.leaves_match(own) is None


def test_a_better_box_is_worth_more() -> None:
    spot = spot_of("row")
    assert facts.lays_better(spot) == {"gain": 30, "less": 20}
    spot.states[0]["boxes"][spot.seat] = 5
    assert facts.lays_better(spot) is None


def test_a_trade_tells_what_both_rows_gain() -> None:
    spot = spot_of("swapped")
    assert facts.trades_badly(spot) == {"gain": -30, "given": 0, "seat": 2}
    assert facts.trades_better(spot) is None
    # Where it was best it cannot be for what it brings.
    back = Spot(spot.states, spot.seat, spot.best, spot.taken, spot.players)
    assert facts.trades_better(back) is None
    assert facts.trades_badly(back) is None
    better = spot_of("swap")
    told = facts.trades_better(better)
    assert told is not None
    assert int(told["gain"]) > 0 or int(told["given"]) < 0


def test_what_is_taken_is_told_only_of_takes() -> None:
    many, few = spot_of("digs"), spot_of("takes")
    assert facts.takes_many(many) == {"count": 4}
    assert facts.takes_few(many) is None
    assert facts.takes_few(few) == {"count": 2}
    assert facts.takes_many(few) is None


def test_a_discard_says_nothing_of_what_else_is_played() -> None:
    spot = spot_of("plays-on")
    assert facts.goes_on(spot) == {}
    assert facts.goes_on(Spot(spot.states, spot.seat, code("discard 8D"), spot.best, spot.players)) is None


def test_a_free_card_is_that_of_a_strong_match() -> None:
    spot = spot_of("bonus")
    assert facts.is_free_card(spot) == {}
    spot.states[0]["asked"] = 1
    assert facts.is_free_card(spot) is None


def test_cards_of_the_others_are_counted_not_read() -> None:
    spot = spot_of("out-now")
    sizes = spot.states[0]["sizes"]
    assert facts.can_go_out(spot) == {"cards": int(np.sum(sizes) - sizes[spot.seat])}
    assert facts.has_cards(spot) == {"cards": int(sizes[spot.seat])}
