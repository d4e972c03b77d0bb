"""Ctrl+C: what plays many games ends soon, and shows what it has done."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from splittable.games import find
from splittable.play import simulation
from splittable.play.stopping import Stopped

ENDLESS = "100000000"
BOTS = ["--bots", "random,random,random"]
CALL = """
import sys, splittable
splittable.simulate("split", players=6, games=2, seed=1)
print("compiled", flush=True)
try:
    splittable.simulate("split", players=6, games=100_000_000, seed=1)
except KeyboardInterrupt:
    print("stopped")
"""


def start(*command: str, **more: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | more,
        # As a shell starts it: a process that inherits SIGINT ignored is not interrupted.
        restore_signals=True,
    )


def cpu_seconds(pid: int) -> float:
    """How much CPU time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
@pytest.mark.parametrize("bots", [[], BOTS], ids=["random", "bots"])
def test_simulate_shows_what_was_played_until_ctrl_c(bots: list[str]) -> None:
    arguments = ["simulate", "generous-split", "--players", "3", "--games", ENDLESS if not bots else "100000", *bots]
    running = start("-m", "splittable", *arguments, "--json")
    while running.poll() is None and cpu_seconds(running.pid) < 4:
        time.sleep(0.05)
    running.send_signal(signal.SIGINT)
    said, complaint = running.communicate(timeout=60)
    assert running.returncode == 130, complaint
    result = json.loads(said)
    assert 0 < result["games"] < int(ENDLESS)
    assert len(result["mean_scores"]) == 3
    assert sum(result["win_share"]) == pytest.approx(1)
    assert complaint == "splittable: stopped\n"


def test_the_python_call_ends_with_ctrl_c() -> None:
    running = start("-c", CALL)
    assert running.stdout is not None
    assert running.stdout.readline() == "compiled\n"
    time.sleep(0.3)
    running.send_signal(signal.SIGINT)
    said, complaint = running.communicate(timeout=60)
    assert said == "stopped\n", complaint
    assert running.returncode == 0


def test_what_is_stopped_is_the_beginning_of_what_would_have_been_played() -> None:
    whole = simulation.simulate(find("splitter"), 2, 5_000, 7, {})
    reports = []

    def report(games: int) -> None:
        reports.append(games)
        if len(reports) == 5:
            raise KeyboardInterrupt

    with pytest.raises(Stopped) as caught:
        simulation.simulate(find("splitter"), 2, 5_000, 7, {}, threads=2, report=report)
    done = caught.value.done
    assert 0 < len(done.scores) < 5_000
    assert done.scores.tolist() == whole.scores[: len(done.scores)].tolist()
    assert done.won.all()


def test_pieces_are_bounded_in_time_not_in_games() -> None:
    """A game that takes long is played in small pieces, a short one in large ones."""
    sizes: dict[str, int] = {}
    for game, players in (("split", 6), ("splitter", 1)):
        pieces: list[int] = []
        simulation.simulate(find(game), players, 30_000, 1, {}, threads=1, report=pieces.append)
        sizes[game] = max(pieces)
        assert sum(pieces) == 30_000
    assert sizes["split"] < sizes["splitter"] <= simulation.LARGEST_PIECE


def test_no_games_are_no_trouble() -> None:
    assert simulation.simulate(find("splitter"), 2, 0, 1, {}).scores.shape == (0, 2)
