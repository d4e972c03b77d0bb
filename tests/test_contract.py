"""One suite over every game: what a game must be, whatever its rules say."""

import dataclasses
import json
import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tables import Kind, all_eyes, all_kinds, finished_table, open_table, plain_kinds, play_some

import splittable
import splittable.words
from splittable.core.contract import LEVELS
from splittable.core.pads import Pad
from splittable.core.state import MOST_SEATS, State, layout, read_state
from splittable.core.templates import Rules
from splittable.core.view import View
from splittable.games import find, ids
from splittable.play.simulation import replay_simulated, simulate
from splittable.play.table import Table
from splittable.words import LANGUAGES

ROOT = Path(__file__).parent.parent
RULES = {*Rules.__annotations__, *(name for name in vars(Rules) if not name.startswith("_"))}
"""What a game's rules must define."""

BASE_FIELDS = {"game", "players", "options", "seat", "waiting", "actions", "over", "scores", "winners"}

every_kind = pytest.mark.parametrize("kind", list(all_kinds()), ids=str)
every_count = pytest.mark.parametrize("kind", list(plain_kinds()), ids=str)
every_game = pytest.mark.parametrize("game", ids())


@st.composite
def kinds(draw: st.DrawFn) -> Kind:
    """Any game, any player count, any combination of options."""
    game = find(draw(st.sampled_from(ids())))
    players = draw(st.integers(game.fewest, game.most))
    options = {name: draw(st.sampled_from(values)) for name, values in game.options_of(players).items()}
    return Kind(game.id, players, options)


lively = settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])


def test_the_ids_are_those_of_the_contract() -> None:
    assert splittable.games() == ["generous-split", "split", "split-it", "splitter"]


@every_game
def test_numbers_may_be_numpys(game: str) -> None:
    players: Any = np.int64(find(game).fewest)
    one: Any = np.uint32(1)
    table = splittable.new(game, players=players, seed=one)
    assert table.record() == splittable.new(game, players=int(players), seed=1).record()
    seat = np.array(table.waiting)[0]
    assert json.loads(json.dumps(table.view(seat))) == table.view(int(seat))
    assert table.resample(seat, seed=one).record() == table.resample(int(seat), seed=1).record()
    table.play(seat, np.array(table.actions(seat))[table.actions(seat).index(table.suggest(seat, "random", one))])
    assert splittable.load(table.record()).record() == table.record()
    scores = splittable.simulate(game, players=players, games=one + 2, seed=one)
    assert np.array_equal(scores, splittable.simulate(game, players=int(players), games=3, seed=1))


@every_kind
def test_random_games_end_and_have_winners(kind: Kind) -> None:
    played = simulate(find(kind.game), kind.players, 30, 5, kind.options)
    assert played.scores.shape == (30, kind.players)
    assert (played.won > 0).all()
    assert (played.won < 1 << kind.players).all()
    assert played.actions > 30


@every_count
def test_a_simulation_is_the_same_on_any_number_of_threads(kind: Kind) -> None:
    game = find(kind.game)
    one = simulate(game, kind.players, 2_500, 3, {}, threads=1)
    two = simulate(game, kind.players, 2_500, 3, {}, threads=2)
    assert np.array_equal(one.scores, two.scores)
    assert np.array_equal(one.won, two.won)


@every_kind
def test_a_simulated_game_can_be_replayed_with_the_same_result(kind: Kind) -> None:
    played = simulate(find(kind.game), kind.players, 3, 11, kind.options)
    for number in range(3):
        table = replay_simulated(find(kind.game), kind.players, number, 11, kind.options)
        assert table.over
        assert table.scores == tuple(played.scores[number])
        assert sum(1 << seat for seat in table.winners) == played.won[number]


@every_kind
def test_a_record_reads_back_to_the_same_bytes(kind: Kind) -> None:
    record = finished_table(kind, 1).record()
    assert splittable.load(record).record() == record
    assert record.endswith("\n")


@every_count
def test_a_record_can_be_cut_anywhere(kind: Kind) -> None:
    record = finished_table(kind, 2).record()
    lines = record[: record.rindex("---")].splitlines(keepends=True)
    body = lines.index("---\n") + 1
    for end in sorted(random.Random(4).sample(range(body, len(lines)), min(20, len(lines) - body))):
        table = splittable.load("".join(lines[:end]))
        assert not table.over
        if not table.decided:
            assert table.record() == "".join(lines[:end])
        assert bool(table.waiting) != bool(table.needs)


@lively
@given(kind=kinds(), seed=st.integers(0, 2**32), actions=st.integers(0, 400))
def test_legal_and_play_agree(kind: Kind, seed: int, actions: int) -> None:
    table = open_table(kind, seed)
    play_some(table, random.Random(seed), actions)
    game = find(kind.game)
    for seat in range(kind.players):
        legal = table.actions(seat)
        assert len(set(legal)) == len(legal)
        assert bool(legal) == (seat in table.waiting or seat in table.decided)
        for action in random.Random(seed).sample(legal, min(3, len(legal))):
            other = table.copy()
            other.play(seat, action)
        for code in random.Random(seed).sample(range(game.rules.ACTIONS), min(25, game.rules.ACTIONS)):
            if game.spellings[code] not in legal:
                with pytest.raises(splittable.IllegalAction) as caught:
                    table.play(seat, game.spellings[code])
                assert caught.value.rule[:2] in {"AL", "GS", "SP", "SI", "SR"}
                assert caught.value.reason("fr") != caught.value.reason("en")


@lively
@given(kind=kinds(), seed=st.integers(0, 2**32), actions=st.integers(0, 400))
def test_an_illegal_action_leaves_no_trace(kind: Kind, seed: int, actions: int) -> None:
    table = open_table(kind, seed)
    play_some(table, random.Random(seed), actions)
    before = table._states.tobytes(), table.record()
    game = find(kind.game)
    for seat in range(kind.players):
        legal = set(table.actions(seat))
        for code in random.Random(seed + 1).sample(range(game.rules.ACTIONS), min(10, game.rules.ACTIONS)):
            if game.spellings[code] not in legal:
                with pytest.raises(splittable.IllegalAction):
                    table.play(seat, game.spellings[code])
        for nonsense in ("", "play", "draw ", "Draw", "P1 draw", "take 1 ", "play QH QH", "joker", "\x00", "write 1|1"):
            with pytest.raises(splittable.NotationError):
                table.play(seat, nonsense)
    assert (table._states.tobytes(), table.record()) == before


@lively
@given(kind=kinds(), seed=st.integers(0, 2**32), actions=st.integers(0, 400), sample=st.integers(0, 2**32))
def test_a_seat_cannot_tell_a_resampled_table_from_its_own(kind: Kind, seed: int, actions: int, sample: int) -> None:
    table = open_table(kind, seed)
    play_some(table, random.Random(seed), actions)
    for eyes in all_eyes(table):
        other = table.resample(eyes, seed=sample)
        assert other.view(eyes) == table.view(eyes)
        assert [line for line in other.record().splitlines() if line.startswith("P")] == [
            line for line in table.record().splitlines() if line.startswith("P")
        ]
        again = splittable.load(other.record())
        assert again.record() == other.record()


@lively
@given(kind=kinds(), seed=st.integers(0, 2**32), actions=st.integers(0, 400))
def test_resampling_knows_nothing_that_its_seat_does_not(kind: Kind, seed: int, actions: int) -> None:
    table = open_table(kind, seed)
    play_some(table, random.Random(seed), actions)
    for eyes in all_eyes(table):
        twin = table.resample(eyes, seed=1)
        assert twin.resample(eyes, seed=2).record() == table.resample(eyes, seed=2).record()


@lively
@given(kind=kinds(), seed=st.integers(0, 2**32), actions=st.integers(0, 400))
def test_a_resampled_table_goes_on_to_its_end(kind: Kind, seed: int, actions: int) -> None:
    table = open_table(kind, seed)
    play_some(table, random.Random(seed), actions)
    other = table.resample(table.waiting[0] if table.waiting else None, seed=9)
    play_some(other, random.Random(seed), 5_000)
    assert other.over
    assert splittable.load(other.record()).scores == other.scores


@lively
@given(kind=kinds(), seed=st.integers(0, 2**32), actions=st.integers(0, 400))
def test_a_view_is_plain_json_and_has_what_the_contract_names(kind: Kind, seed: int, actions: int) -> None:
    table = open_table(kind, seed)
    play_some(table, random.Random(seed), actions)
    for eyes in all_eyes(table):
        view = table.view(eyes)
        assert json.loads(json.dumps(view)) == view
        assert json.loads(table.view_json(eyes)) == view
        assert view.keys() >= BASE_FIELDS
        assert view["seat"] == eyes
        for lang in ("en", "fr"):
            drawing = table.draw(eyes, lang)
            assert max(map(len, drawing.splitlines())) <= 80, drawing


@lively
@given(kind=kinds(), seed=st.integers(0, 2**32), actions=st.integers(0, 400))
def test_a_copy_goes_its_own_way(kind: Kind, seed: int, actions: int) -> None:
    table = open_table(kind, seed)
    play_some(table, random.Random(seed), actions)
    before = table.record()
    other = table.copy()
    assert other.record() == before
    play_some(other, random.Random(seed), 3)
    assert table.record() == before
    play_some(table, random.Random(seed), 3)
    assert table.record() == other.record()


@every_count
def test_same_seed_same_game(kind: Kind) -> None:
    tables = [open_table(kind, 7), open_table(kind, 7), open_table(kind, 8)]
    for table in tables:
        play_some(table, random.Random(1), 10_000)
    assert tables[0].record() == tables[1].record() != tables[2].record()


@every_count
def test_a_decision_made_at_once_can_be_changed_until_the_last_one_is_in(kind: Kind) -> None:
    table = open_table(kind, 3)
    chooser = random.Random(3)
    while not table.over and len(table.waiting) < 2:
        play_some(table, chooser, 1)
    if table.over:
        assert kind.game in ("generous-split", "split") or kind.players == 1
        return
    first = table.waiting[-1]
    options = table.actions(first)
    table.play(first, options[0])
    assert first not in table.waiting
    assert table.actions(first) == options
    before = table.record()
    table.play(first, options[-1])
    assert table.view(first)["chosen"] == options[-1]
    assert table.record() == before
    for seat in table.waiting:
        table.play(seat, table.actions(seat)[0])
    made = [line for line in table.record()[len(before) :].splitlines() if line.startswith("P")]
    assert f"P{first + 1} {options[-1]}" in made
    assert all(one[:2] < two[:2] for one, two in pairwise(made) if len(one.split()[0]) == len(two.split()[0]) == 2)


@every_game
def test_notation_reads_back(game: str) -> None:
    found = find(game)
    assert len(found.codes) == len(found.spellings) == found.rules.ACTIONS
    assert all(found.codes[text] == code for code, text in enumerate(found.spellings))


@every_game
def test_a_state_is_small_and_flat(game: str) -> None:
    assert layout(find(game).state).itemsize <= 4_096


@every_game
def test_a_scripted_table_stands_still_when_its_outcomes_run_out(game: str) -> None:
    table = splittable.new(game, players=find(game).most, chance=[])
    assert table.waiting == ()
    assert not table.over
    assert table.needs in ("deck", "roll")
    for eyes in all_eyes(table):
        assert table.resample(eyes, seed=1).view(eyes) == table.view(eyes)
    for wrong in ("deck", "roll 7 1", "roll 1", "deck 1C", "", "P1 draw"):
        with pytest.raises(ValueError, match=r"\w"):
            table.deal(wrong)
    with pytest.raises(splittable.IllegalAction) as caught:
        table.play(0, find(game).spellings[0])
    assert caught.value.rule == "AL-04"
    seeded = splittable.new(game, players=find(game).most, seed=1)
    first = next(line for line in seeded.record().splitlines() if line.startswith(("deck", "roll")))
    table.deal(first)
    assert table.waiting == seeded.waiting
    with pytest.raises(ValueError, match="nothing is to be dealt"):
        table.deal(first)


@every_game
def test_a_game_is_complete(game: str) -> None:
    """Walks the fields of `Game`: a new one without a check here fails."""
    found = find(game)
    table = splittable.new(game, players=found.most, seed=1)
    seen = table.seen(table.waiting[0])
    folder = ROOT / "src" / found.package.replace(".", "/")
    checks: dict[str, bool] = {
        "id": found.id == game,
        "package": folder.is_dir(),
        "rules_version": found.rules_version >= 1,
        "fewest": found.fewest >= 1,
        "most": found.fewest <= found.most <= MOST_SEATS,
        "options": all(len(set(option.values)) == len(option.values) > 1 for option in found.options),
        "state": issubclass(found.state, State),
        "view": issubclass(found.view, View) and isinstance(seen, found.view),
        "rules": set(dir(found.rules)) >= RULES,
        "cards": len(set(found.cards)) == len(found.cards),
        "spell": len(set(found.spellings)) == found.rules.ACTIONS,
        "never": found.never("nonsense") is None,
        "explain": callable(found.explain),
        "show": isinstance(found.show(read_state(table.states)), found.view),
        "own": found.is_open or found.own.__module__.startswith(found.package),
        "own_fields": differing_fields(table) == {*found.own_fields, "seat", "actions"},
        "draw": all(len(found.draw(seen, lang)) > 40 for lang in LANGUAGES),
        "undeal": not found.cards or found.undeal.__module__.startswith(found.package),
        "bots": tuple(found.bots().budgets) == LEVELS[1:],
        "lab": found.lab().small is not None and found.lab().longest > 0 and found.lab().memory > 0,
        "paper": found.paper is None or issubclass(found.paper(), Pad),
        "judge": found.judge is not None and found.judge().columns(found.most).width > 2 * found.most,
        "ceiling": found.ceiling is None or found.ceiling.__module__.startswith(found.package),
        "earlier": set(found.earlier) == set(range(1, found.rules_version)),
        "decides_at_once": found.decides_at_once == (most_waiting(table) > 1),
        "parse": found.parse is not None and found.parse.__module__.startswith(found.package),
        "board": found.board is not None and found.board.__module__.startswith(found.package),
        "gain": found.gain is None or found.gain.__module__.startswith(found.package),
        "progress": found.progress is not None and 1 <= found.progress(seen)[0] <= found.progress(seen)[1],
        "cover": bool(found.cover),
        "writing": found.writing is not None and found.writing.__name__.startswith(found.package),
        "printed": all(name.isupper() for name in found.printed),
    }
    assert [name for name in (one.name for one in dataclasses.fields(found)) if not checks.get(name)] == []
    pages = [f"rules{lang}.md" for lang in ("", ".fr")]
    assert [name for name in (*pages, "guide.split", "golden", "playthroughs") if not (folder / name).exists()] == []
    for lang in LANGUAGES:
        assert splittable.words.say(lang, f"{game}-name")
        assert (ROOT / f"src/splittable/words/{lang}/{game}.ftl").exists()
    browser = ROOT / "web/src/games" / found.slug
    parts = ("index.ts", "Board.svelte", "Picture.svelte", "Board.test.ts", "pad/index.ts", "generated/view.ts")
    assert [name for name in parts if not (browser / name).exists()] == []


def differing_fields(table: Table) -> set[str]:
    """The fields in which the view of the seat that acts differs from a spectator's."""
    seen, everybodys = table.view(table.waiting[0]), table.view(None)
    return {name for name in seen if seen[name] != everybodys[name]}


def most_waiting(table: Table) -> int:
    """How many seats owe a decision at the same time, at most, in a game played at random."""
    chooser, most = random.Random(1), 0
    while not table.over:
        most = max(most, len(table.waiting))
        play_some(table, chooser, 1)
    return most
