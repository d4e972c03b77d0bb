"""Pairs laid for players without a turn were shown: whatever else is drawn anew, the same pairs are laid."""  # SP-13

import random
from collections import defaultdict
from itertools import product
from typing import Any

import pytest

import splittable
from splittable.core.contract import Seat
from splittable.core.state import blank
from splittable.games.split import GAME
from splittable.games.split.rules.leftovers import fitting_cards
from splittable.games.split.rules.rounds import lay_pairs
from splittable.games.split.rules.state import SplitState
from splittable.games.split.tests.split_stories import GO_OUT, GOING_OUT, Tell, open_table
from splittable.play.dealer import ScriptedDealer, whole_deck
from splittable.play.table import Table

OUT_CARDS = "10D 4C"
"""What the pile must give to the hand that goes out; the second is its discard."""
ROW = "3H"
HANDS_OF_A_RANK = tuple(product(range(3), repeat=4))
"""How many of each suit."""
SAMPLES = 4


def seen_at_every_moment(table: Table, eyes: Seat) -> list[dict[str, Any]]:
    """What eyes saw after each line of a record."""
    again = Table(table.head, ScriptedDealer())
    views = []
    for line in table.lines:
        actor, _, action = line.partition(" ")
        if actor == "deck":
            again.deal(line)
        else:
            again.play(int(actor[1:]) - 1, action)
        views.append(again.view(eyes))
    return views


def actions(table: Table) -> list[str]:
    """All that was done at a table."""
    return [line for line in table.lines if line.startswith("P")]


def check_samples(table: Table, samples: int) -> None:
    """No eyes can tell the table from a resampled one, now or at any moment before, and all records are good."""
    for eyes in (None, *range(table.players)):
        seen = seen_at_every_moment(table, eyes)
        for seed in range(samples):
            other = table.resample(eyes, seed=seed)
            assert other.view(eyes) == table.view(eyes)
            assert seen_at_every_moment(other, eyes) == seen
            assert actions(other) == actions(table)
            assert splittable.load(other.record()).record() == other.record()
        assert other.resample(eyes, seed=samples).record() == table.resample(eyes, seed=samples).record()


def play_on(table: Table, chooser: random.Random, count: int) -> None:
    """If another round is to be played, deal it, and let everybody act at random."""
    if table.over:
        return
    table.deal("deck " + " ".join(chooser.sample(whole_deck("split"), 104)))
    for _ in range(count):
        seat = table.waiting[0]
        table.play(seat, chooser.choice(table.actions(seat)))


@pytest.mark.parametrize("rounds", [1, 2])
@pytest.mark.parametrize(
    ("hand", "pairs"),
    [
        ("2D 2D 2H 2S", ["2D2D", "2H2S"]),
        ("2D 2D 2H 2S 2S", ["2D2D", "2S2S"]),
        ("2C 2C 2D 2D 2H 2S", ["2C2C", "2D2D", "2H2S"]),
        ("2C 2D 2H 2H 2S", ["2H2H", "2C2S"]),
    ],
)
def test_many_cards_of_a_rank_are_laid_as_they_were(hand: str, pairs: list[str], rounds: int, tell: Tell) -> None:
    table = open_table(GOING_OUT, hand, "", row=ROW, pile=OUT_CARDS, rounds=rounds)
    tell(table, GO_OUT.format("P1", "4C"))
    assert [match["cards"] for match in table.view()["last_round"]["matches"][1]] == pairs
    play_on(table, random.Random(1), 8)
    check_samples(table, 12)


def set_of(rank: int, counts: tuple[int, ...], fewest: int) -> int:
    """The cards of a rank of which a hand holds at least so many, as a mask."""
    return sum(1 << rank * 4 + suit for suit, count in enumerate(counts) if count >= fewest)


@pytest.mark.parametrize("rank", [0, 5, 12])
def test_just_those_cards_fit_with_which_the_same_pairs_are_laid(rank: int) -> None:
    fitting, left = {}, defaultdict(set)
    for counts in HANDS_OF_A_RANK:
        state: SplitState = blank(SplitState, 1)[0]
        state.held[0], state.held_twins[0] = set_of(rank, counts, 1), set_of(rank, counts, 2)
        lay_pairs(state, 0)
        pairs = tuple(map(int, state.laid[0]))
        fitting[pairs] = int(fitting_cards(state, 0))
        left[pairs].add(int(state.held[0]))
    for pairs, cards in left.items():
        alone = {1 << card for card in range(rank * 4, rank * 4 + 4) if fitting[pairs] >> card & 1}
        assert cards == {0} | alone


def out_early(players: int, chooser: random.Random, tell: Tell) -> Table:
    """Somebody has gone out before all had a turn; the hands of the others hold much of a few ranks."""
    options: dict[str, Any] = {option.name: chooser.choice(option.values) for option in GAME.options}
    start, turns = chooser.randint(1, players), chooser.randrange(players - 1)
    rest = whole_deck("split")
    for card in f"{GOING_OUT} {OUT_CARDS} {ROW}".split():
        rest.remove(card)
    spread = chooser.choice([6, 20, 60])
    order = sorted(range(len(rest)), key=lambda place: place + chooser.random() * spread)
    turned = chooser.randrange(len(rest))
    cards = [rest[place] for place in [*order[turned:], *order[:turned]]]
    seats = [(start + turn) % players for turn in range(turns + 1)]
    hands = [" ".join(cards[seat * 9 : seat * 9 + 9]) for seat in range(players)]
    hands[seats[-1]] = GOING_OUT
    pile = " ".join([*cards[players * 9 : players * 9 + turns], OUT_CARDS])
    table = open_table(*hands, row=ROW, pile=pile, **options | {"start": start})
    for seat in seats[:-1]:
        table.play(seat, "draw")
        table.play(seat, f"discard {chooser.choice(table.view(seat)['hand'])}")
    tell(table, GO_OUT.format(f"P{seats[-1] + 1}", "4C"))
    assert len(table.view()["last_round"]["laid_for"]) == players - 1 - turns
    return table


@pytest.mark.parametrize("players", range(2, 7))
def test_a_resampled_table_lays_the_same_pairs_for_whoever_had_no_turn(players: int, tell: Tell) -> None:
    chooser = random.Random(f"laid for {players}")
    for _ in range(6):
        table = out_early(players, chooser, tell)
        check_samples(table, SAMPLES)
        if not table.over:
            play_on(table, chooser, chooser.choice([0, 12]))
            check_samples(table, 1)
