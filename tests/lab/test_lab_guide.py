"""The guide's examples run, and its links lead somewhere."""

import json
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import httpx
import numpy as np
import pytest
from room.people import PATIENCE, Server
from websockets.sync.client import connect

import splittable
from splittable.bots import find
from splittable.command import run

ROOT = Path(__file__).parent.parent.parent
GUIDE = (ROOT / "docs/lab.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)
TEN_LINES = f"{ROOT / 'examples/lab/ten_lines.py'}:choose"
NEEDS = {"pyspiel": "pyspiel", "gymnasium": "gymnasium", "polars": "polars"}
"""What an example imports that may be missing, by a word of it."""


def example(name: str) -> Any:
    """A file of the examples as a module."""
    spec = spec_from_file_location(f"example_{name}", ROOT / f"examples/lab/{name}.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("code", EXAMPLES, ids=lambda code: code[:30])
def test_an_example_runs(
    code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for word, module in NEEDS.items():
        if word in code:
            pytest.importorskip(module)
    monkeypatch.chdir(tmp_path)
    if "decisions.parquet" in code:
        pytest.importorskip("pyarrow")
        asked = ["dataset", "splitter", "--players", "2", "--games", "2", "--bots", "random,random", "--out"]
        assert run([*asked, "decisions.parquet"]) == 0
    exec(code, {})
    capsys.readouterr()


def test_the_bot_in_ten_lines_has_ten_lines() -> None:
    source = (ROOT / "examples/lab/ten_lines.py").read_text(encoding="utf-8")
    body = source.partition("def choose(")[2].partition('"""\n')[2]
    assert len([line for line in body.splitlines() if line.strip()]) == 10


def test_the_bot_in_ten_lines_beats_easy() -> None:
    ten, easy = find(TEN_LINES), find("easy")
    lead = 0
    for deal in range(30):
        table = splittable.new("splitter", players=2, seed=deal)
        while not table.over:
            for seat, bot in enumerate((ten, easy)):
                table.play(seat, bot(table.view(seat), deal))
        lead += table.scores[0] - table.scores[1]
    assert lead > 0


def test_the_bot_in_ten_lines_plays(capsys: pytest.CaptureFixture[str]) -> None:
    bots = f"{TEN_LINES},random"
    assert run(["simulate", "splitter", "--players", "2", "--games", "2", "--bots", bots]) == 0
    capsys.readouterr()


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Server]:
    running = Server(str(tmp_path / "room.sqlite"), tmp_path / "log").start()
    yield running
    running.stop()


def test_the_bot_in_ten_lines_plays_at_a_table_of_a_running_room(room: Server) -> None:
    live_bot = example("live_bot")
    asked = {"game": "splitter", "players": 2, "name": "Ann", "autostart": True}
    # The room may have to compile the game first.
    opened = httpx.post(f"{room.address}/api/tables", json=asked, timeout=10 * PATIENCE).raise_for_status().json()
    with ThreadPoolExecutor() as others:
        bot = others.submit(live_bot.visit, opened["invite"], TEN_LINES, "Tenner")
        with connect(f"ws://127.0.0.1:{room.port}/api/tables/{opened['table']}/live", max_size=None) as socket:
            socket.send(json.dumps({"key": opened["key"]}))
            own = live_bot.play_on(socket, find("random"))
        seen = bot.result(2 * PATIENCE)
    assert (own["seat"], seen["seat"]) == (0, 1)
    assert own["over"]
    assert seen["scores"] == own["scores"]


def test_the_policy_learns() -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is an extra of its own")
    pytest.importorskip("gymnasium")
    torch.set_num_threads(1)
    training = example("train_splitter")
    learner = training.Learner(tables=32, seed=1)
    scores = [learner.update() for _ in range(12)]
    assert np.mean(scores[-3:]) > np.mean(scores[:3]) + 2
    shares, points = training.duel(learner.policy, "random", games=2, seed=1)
    assert shares.shape == (2,)
    assert points.shape == (2, 2)
