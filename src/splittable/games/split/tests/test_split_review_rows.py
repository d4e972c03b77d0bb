"""What SPLIT's judge tells of a world follows from what it is asked, and adds up."""

import numpy as np
import pytest

from splittable.core.chance import stream
from splittable.core.judges import ANYTHING, JUDGES_CHOICE, NOBODY, OPEN
from splittable.core.state import Ints, States, copy_states
from splittable.games.split import GAME
from splittable.games.split.bots.rollout import play_quickly
from splittable.games.split.bots.taste import TASTE
from splittable.games.split.review.columns import COMPONENTS, columns
from splittable.games.split.review.judge import JUDGE
from splittable.games.split.review.piles import next_place, share_out
from splittable.games.split.review.results import write_results
from splittable.games.split.rules.cards import PERFECT
from splittable.games.split.rules.codes import DISCARD, DRAW, PASS, PENALIZE
from splittable.games.split.rules.game import MOST_LEGAL, take
from splittable.games.split.rules.resample import resample
from splittable.games.split.rules.state import ASKED_TRADE
from splittable.games.split.tests.split_reviews import choices, legal_codes, play_in_a_row, rows_of

SIZES = (2, 3, 4, 5, 6)


@pytest.mark.parametrize("players", SIZES)
def test_a_row_depends_on_neither_the_other_arms_nor_the_batch(players: int) -> None:
    for states, seat in choices(players, 1, every=25):
        before = states.tobytes()
        codes = legal_codes(states, seat)[:3]
        whole = rows_of(states, seat, seat, [*codes, JUDGES_CHOICE, ANYTHING], 6)
        assert not np.isnan(whole).any()
        for place, arm in enumerate((*codes, JUDGES_CHOICE, ANYTHING)):
            assert rows_of(states, seat, seat, [arm], 6)[:, 0].tobytes() == whole[:, place].tobytes()
        assert rows_of(states, seat, seat, codes, 2, first=4).tobytes() == whole[4:, : len(codes)].tobytes()
        assert states.tobytes() == before


def peeked(states: States, seat: int) -> bool:
    """Whether the judge tells tables apart that the seat cannot."""
    arms = [*legal_codes(states, seat)[:2], JUDGES_CHOICE, ANYTHING]
    rows = rows_of(states, seat, seat, arms, 3)
    for seed in range(3):
        other = copy_states(states)
        resample(other[0], seat, stream(seed))
        assert JUDGE.candidates(other, seat) == JUDGE.candidates(states, seat)
        if rows_of(other, seat, seat, arms, 3).tobytes() != rows.tobytes():
            return True
    return False


@pytest.mark.parametrize("players", SIZES)
def test_what_a_seat_cannot_know_changes_no_byte(players: int) -> None:
    assert not any(peeked(states, seat) for states, seat in choices(players, 2, every=10))


def test_a_judge_that_reads_a_hidden_card_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = rows_of

    def peek(states: States, eyes: int, seat: int, arms: list[int], worlds: int) -> Ints:
        rows = honest(states, eyes, seat, arms, worlds)
        rows[:, :, seat] += int(states[0]["held"][(seat + 1) % int(states[0]["players"])]) & 1
        return rows

    monkeypatch.setitem(globals(), "rows_of", peek)
    assert any(peeked(states, seat) for states, seat in choices(3, 2, every=4))


@pytest.mark.parametrize("players", SIZES)
def test_points_are_leads_and_their_components_add_up(players: int) -> None:
    found = columns(players)
    for states, seat in choices(players, 3, every=25):
        rows = rows_of(states, seat, seat, [JUDGES_CHOICE, ANYTHING], 20).astype(np.float64)
        parts = sum(rows[..., found.places[name]] for name in COMPONENTS)
        assert parts == pytest.approx(rows[..., found.points(seat)], abs=1e-3)
        assert rows[..., :players].sum(axis=-1) == pytest.approx(0, abs=1e-3)
        assert rows[..., players : 2 * players].sum(axis=-1) == pytest.approx(1, abs=1e-5)


@pytest.mark.parametrize("players", SIZES)
def test_points_are_the_sheets_at_the_end_of_the_round(players: int) -> None:
    for states, seat in choices(players, 4, every=40, rounds="1"):
        ended = copy_states(states)
        state, codes = ended[0], np.empty(MOST_LEGAL, np.int32)
        while not state.over:
            take(state, int(state.turn), play_quickly(state, int(state.turn), codes, TASTE, 0.0, stream(1)))
        scores = np.zeros(6, dtype=np.int64)
        won = GAME.loops.score_at(ended, 0, scores)
        leads = scores[:players] - (scores[:players].sum() - scores[:players]) / (players - 1)
        rows = np.zeros((1, 1, columns(players).width), dtype=np.float32)
        write_results(state, seat, np.zeros(8, dtype=np.int64), rows[0, 0])
        assert rows[0, 0, :players] == pytest.approx(leads, abs=1e-3)
        shares = [(won >> other & 1) / int(won).bit_count() for other in range(players)]
        assert rows[0, 0, players : 2 * players] == pytest.approx(shares)
        assert JUDGE.final(ended) == pytest.approx(shares)


def test_anything_is_every_legal_action_equally_often() -> None:
    states, seat = next(found for found in choices(4, 5) if len(legal_codes(*found)) == 5)
    codes = legal_codes(states, seat)
    rows = rows_of(states, seat, seat, [ANYTHING, *codes], 3_000)
    alike = (rows[:, :1] == rows[:, 1:]).all(axis=-1)
    assert alike.any(axis=1).all()
    counts = alike[alike.sum(axis=1) == 1].sum(axis=0)
    assert counts.sum() > 2_500
    assert counts / counts.sum() == pytest.approx([0.2] * 5, abs=0.03)


def test_the_judges_choice_is_what_the_rollout_policy_does_with_its_doubt() -> None:
    states, seat = next(found for found in choices(4, 6) if len(legal_codes(*found)) == 6)
    codes, room = legal_codes(states, seat), np.empty(MOST_LEGAL, np.int32)
    rows = rows_of(states, seat, seat, [JUDGES_CHOICE, *codes], 2_000)
    alike = (rows[:, :1] == rows[:, 1:]).all(axis=-1)
    assert alike.any(axis=1).all()
    rng = stream(8)
    quick = [codes.index(play_quickly(states[0], seat, room, TASTE, 4.0, rng)) for _ in range(2_000)]
    often = np.bincount(quick, minlength=6) / 2_000
    alone = alike[alike.sum(axis=1) == 1]
    assert alone.mean(axis=0) == pytest.approx(often, abs=0.06)


@pytest.mark.parametrize("players", [2, 4])
def test_keyed_chance_has_the_law_of_chance_in_a_row(players: int) -> None:
    states, seat = list(choices(players, 7, every=9))[1]
    worlds = 4_000
    rows = rows_of(states, seat, seat, [JUDGES_CHOICE], worlds)[:, 0]
    other = np.zeros_like(rows)
    play_in_a_row(states, np.empty(1, dtype=states.dtype), seat, stream(9), other)
    for column in range(2 * players):
        one, two = rows[:, column].astype(np.float64), other[:, column].astype(np.float64)
        error = np.sqrt((one.var() + two.var()) / worlds)
        assert abs(one.mean() - two.mean()) < 4 * error


@pytest.mark.parametrize(("size", "players"), [(2, 2), (7, 3), (67, 4), (5, 6)])
def test_every_seat_draws_its_own_cards_first_and_every_card_once(size: int, players: int) -> None:
    piles = np.zeros((6, 2), dtype=np.int64)
    share_out(piles, size, players)
    greedy = [next_place(piles, 1, players) for _ in range(size)]
    assert sorted(greedy) == list(range(size))
    own = len(range(1, size, players))
    assert greedy[:own] == list(range(1, size, players))


@pytest.mark.parametrize("players", SIZES)
def test_before_a_deal_the_judge_draws_the_deck_and_plays_for_everybody(players: int) -> None:
    states = GAME.begin(players, {})
    rows = rows_of(states, OPEN, NOBODY, [JUDGES_CHOICE], 4_000)[:, 0].astype(np.float64)
    shares = rows[:, players : 2 * players]
    errors = shares.std(axis=0) / np.sqrt(len(shares))
    assert (abs(shares.mean(axis=0) - JUDGE.start(states)) < 4.5 * errors).all()
    assert (rows[:, 2 * players :] == 0).all()


def test_open_eyes_know_the_hands_but_not_the_pile() -> None:
    states, seat = list(choices(3, 10, every=9))[2]
    other = copy_states(states)
    size = int(other[0]["pile_size"])
    other[0]["pile"][:size] = other[0]["pile"][:size][::-1].copy()
    rows = rows_of(states, OPEN, seat, [JUDGES_CHOICE], 5)
    assert rows_of(other, OPEN, seat, [JUDGES_CHOICE], 5).tobytes() == rows.tobytes()
    resample(other[0], seat, stream(3))
    assert rows_of(other, OPEN, seat, [JUDGES_CHOICE], 5).tobytes() != rows.tobytes()


@pytest.mark.parametrize(
    "options",
    [{"last_card": "never"}, {"last_draw": "forbidden"}, {"partner": "own"}, {"tie": "negatives", "rounds": "2"}],
)
def test_every_option_is_played_on(options: dict[str, str]) -> None:
    for states, seat in choices(3, 11, every=20, **options):
        rows = rows_of(states, seat, seat, [*legal_codes(states, seat)[:4], ANYTHING], 10)
        assert not np.isnan(rows).any()


@pytest.mark.parametrize("players", SIZES)
def test_candidates_are_legal_and_have_every_kind_of_action(players: int) -> None:
    for states, seat in choices(players, 12):
        codes = legal_codes(states, seat)
        found = list(JUDGE.candidates(states, seat))
        assert set(found) <= set(codes)
        assert len(set(found)) == len(found)
        assert found[0] == play_quickly(states[0], seat, np.empty(MOST_LEGAL, np.int32), TASTE, 0.0, stream(1))
        for few, many in ((PASS + 1, DISCARD), (DISCARD, PENALIZE), (DRAW, DRAW + 1), (PASS, PASS + 1)):
            assert any(few <= code < many for code in found) == any(few <= code < many for code in codes)
        if len(codes) <= 8:
            assert {JUDGE.equal(states, seat, code) for code in codes} == set(found)


def test_trading_matches_that_look_alike_is_passing() -> None:
    states, seat = next(found for found in choices(2, 0) if found[0][0]["asked"] == ASKED_TRADE)
    laid = states[0]["laid"]
    laid[1 - seat, PERFECT] |= 1 << 7
    laid[seat, PERFECT] |= 1 << 7
    alike = [code for code in legal_codes(states, seat) if JUDGE.equal(states, seat, code) != code]
    assert [GAME.spell(code) for code in alike] == [f"trade KSKS KSKS@P{2 - seat}"]
    one, two = copy_states(states), copy_states(states)
    take(one[0], seat, alike[0])
    take(two[0], seat, PASS)
    assert one.tobytes() == two.tobytes()
    assert alike[0] not in JUDGE.candidates(states, seat)
