"""The benchmark of the engine measures what it says, on sizes too small to tell anything about speed."""

import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import pytest
from rich.console import Console

from benchmarks.engine import copies, drawing, figures, peers, playouts, starts
from benchmarks.engine.clock import Lap, Sample, race, run_for, times_as_fast
from splittable.core.state import blank
from splittable.games import find

SECOND = Sample(games=10, actions=40.0, wall=1.0, cpu=0.5)


@dataclass(frozen=True)
class Walker:
    """A racer who needs no time."""

    name: str

    def run(self, cores: int, seconds: float) -> tuple[Sample, ...]:
        return (SECOND,) * cores


def lap(games: int) -> Lap:
    return Lap(Sample(games, games * 4.0, 1.0, 1.0), (SECOND, SECOND))


def test_a_stretch_adds_up_what_was_played_in_it() -> None:
    sample = run_for(0.001, lambda: (3, 12.0))
    assert sample.games >= 3
    assert sample.actions == sample.games * 4
    assert sample.wall >= 0.001


def test_in_every_round_everybody_runs_once_and_somebody_else_runs_first() -> None:
    order: list[str] = []
    laps = race([Walker("a"), Walker("b"), Walker("c")], 3, 0.0, order.append)
    assert order == ["a", "b", "c", "b", "c", "a", "c", "a", "b"]
    assert {name: len(own) for name, own in laps.items()} == {"a": 3, "b": 3, "c": 3}


def test_a_core_is_counted_by_cpu_time_and_two_by_the_clock() -> None:
    speed = figures.speed_of("walker", race([Walker("walker")], 3, 0.0, lambda name: None)["walker"])
    assert (speed.games_a_core, speed.actions_a_core) == (20, 80)
    assert (speed.games_alone, speed.games_together, speed.gain) == (10, 20, 2)


def test_a_comparison_is_the_median_of_rounds() -> None:
    assert times_as_fast([lap(10), lap(30), lap(80)], [lap(10), lap(10), lap(10)]) == 3
    assert times_as_fast([lap(10)], [lap(5)], games_of_ours=4) == 8


def test_a_deal_of_generous_split_is_compared_with_a_rollout_of_hearts() -> None:
    laps = {"generous-split × 4": [lap(100)], "hearts": [lap(20)], "hearts, already dealt": [lap(50)]}
    dealt, fresh = sorted(figures.compare(laps, {"generous-split × 4": 4.0}), key=lambda figure: figure.value)
    assert (fresh.value, fresh.is_met) == (20, True)
    assert (dealt.value, dealt.is_met) == (8, None)


@pytest.mark.parametrize("cores", [1, 2])
def test_random_games_run_on_every_core(cores: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playouts, "ACTIONS_A_CALL", 100)
    monkeypatch.setattr(playouts, "GAMES_TO_LOOK_AT", 2)
    with ThreadPoolExecutor(cores) as pool:
        racer = playouts.Playouts(find("splitter"), 3, pool)
        samples = racer.run(cores, 0.001)
        assert (racer.name, racer.actions_a_game, racer.deals_a_game) == ("splitter × 3", 66, 22)
    assert len(samples) == cores
    assert all(sample.actions == sample.games * 66 > 0 for sample in samples)


def test_every_number_of_players_has_its_row(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playouts, "ACTIONS_A_CALL", 1)
    monkeypatch.setattr(playouts, "GAMES_TO_LOOK_AT", 1)
    with playouts.open_pool() as pool:
        names = [racer.name for racer in playouts.every_playout([find("splitter")], pool)]
    assert names == [f"splitter × {players}" for players in range(1, 13)]


def test_a_copied_state_has_a_size_and_a_price() -> None:
    copying = copies.measure_copy(find("splitter"), times=20, rounds=2)
    assert copying.size > 500
    assert copying.compiled >= 0
    assert copying.python >= 0


def test_copies_go_round() -> None:
    ring = blank(find("splitter").state, copies.RING)
    ring["players"][0] = 7
    copies.copy_round(ring, copies.RING - 1)
    assert set(ring["players"].tolist()) == {7}


def test_an_import_costs_what_it_takes_beyond_the_interpreter() -> None:
    assert starts.measure_import(3, lambda code, cache: 0.5 if "splittable" in code else 0.1) == pytest.approx(0.4)


@pytest.mark.parametrize(
    ("figure", "row"),
    [
        (figures.Figure("a", 12.34, "times", least=10.0), ("12.3 times", "≥ 10 times", "yes")),
        (figures.Figure("b", 9.9, "times", least=10.0), ("9.9 times", "≥ 10 times", "NO")),
        (figures.Figure("c", 2.5e-6, "s", most=3e-6), ("2.5 µs", "< 3 µs", "yes")),
        (figures.Figure("d", 3e-6, "s", most=3e-6), ("3 µs", "< 3 µs", "NO")),
        (figures.Figure("e", 736, "bytes"), ("736 bytes", "", "")),
    ],
)
def test_an_aim_is_met_or_not(figure: figures.Figure, row: tuple[str, str, str]) -> None:
    value = drawing.write_value(figure.value, figure.unit)
    assert (value, drawing.write_aim(figure), drawing.MET[figure.is_met]) == row


def test_a_report_is_one_table_and_one_document() -> None:
    laps = {"splitter × 1": (lap(300_000),) * 3}
    speeds = tuple(figures.speed_of(name, own) for name, own in laps.items())
    measured = (*figures.compare(laps, {}), *figures.start_figures(starts.Start("splitter", 20.0, 9.0, 1.0)))
    report = figures.Report(figures.look_at_machine(), speeds, (), measured, "edited")
    document = json.loads(drawing.to_json(report))
    assert document["ours"][0]["games_a_core"] == 300_000
    assert [figure["value"] for figure in document["figures"]] == [300_000, 20.0, 9.0, 1.0]
    assert [figure["is_met"] for figure in document["figures"]] == [True, False, None, True]
    text = "".join(segment.text for segment in Console(width=200).render(drawing.draw(report)))
    assert "OpenSpiel is not installed" in text
    assert "the sources were edited during the run" in text
    assert "300,000 games/s" in text
    assert [word for word in text.split() if word in ("yes", "NO")] == ["yes", "NO", "yes"]


def test_a_peer_is_named_by_its_start() -> None:
    assert [peers.peer_name("hearts", start) for start in ("initial", "dealt")] == ["hearts", "hearts, already dealt"]
    assert set(peers.DEALT) < {peer.name for peer in peers.PEERS}
