"""The ladder: bots play each other while nobody waits, are rated, and every game can be replayed."""

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from asyncio.subprocess import PIPE
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from room.people import PATIENCE, Json, Server

import splittable
from splittable.games import ids
from splittable.lab.ladder.games import play
from splittable.lab.ladder.ladder import Ladder, seats_of
from splittable.lab.ladder.lines import Asks, Busy, Calm, Failed, Line, Order, Over, Stepped, write
from splittable.lab.ladder.ratings import rate
from splittable.lab.ladder.rivals import Rival, read_rivals
from splittable.room.open_table import replay
from splittable.room.room import Room
from splittable.room.store import Store, Written
from splittable.room.store.ladder import GamePlayed
from splittable.room.store.sqlite import SqliteStore
from splittable.room.thinking import Thinker

OWN = """
def choose(view, seed):
    print("what a bot prints is not what the room reads")
    return view["actions"][0]

def fail(view, seed):
    raise ArithmeticError("no idea")
"""


def game(number: int, bots: list[str], scores: list[int], winners: list[int]) -> GamePlayed:
    return GamePlayed(f"{number:016d}", number, bots, scores, winners)


def test_whoever_wins_more_is_rated_higher_and_more_games_are_surer() -> None:
    few = [game(number, ["easy", "hard"], [1, 2], [1]) for number in range(3)]
    ratings = {one.bot: one for one in rate(["easy", "hard", "expert"], few)}
    assert list(ratings) == ["hard", "expert", "easy"]
    assert (ratings["hard"].games, ratings["hard"].share, ratings["expert"].games) == (3, 1.0, 0)
    many = {one.bot: one for one in rate(["easy", "hard"], few * 10)}
    assert many["hard"].error < ratings["hard"].error < ratings["expert"].error


def test_a_shared_victory_leaves_equal_bots_equal_and_points_order_the_others() -> None:
    [one, other] = rate(["easy", "hard"], [game(0, ["easy", "hard"], [5, 5], [0, 1])])
    assert one.rating == pytest.approx(other.rating)
    assert (one.share, other.share) == (0.5, 0.5)
    three = [game(number, ["easy", "hard", "mine"], [3, 9, 5], [1]) for number in range(3)]
    assert [one.bot for one in rate(["easy", "hard", "mine"], three)] == ["hard", "mine", "easy"]
    # A tie that something else than points broke has one winner.
    broken = [game(number, ["easy", "hard"], [5, 5], [0]) for number in range(3)]
    assert [one.bot for one in rate(["easy", "hard"], broken)] == ["easy", "hard"]


def test_a_bot_that_is_no_longer_named_is_forgotten() -> None:
    played = [game(0, ["easy", "gone.py:choose"], [1, 2], [1])]
    assert [(one.bot, one.games) for one in rate(["easy"], played)] == [("easy", 0)]


def test_rivals_are_the_levels_and_those_that_the_operator_names() -> None:
    rivals = read_rivals(["bots/mine.py:choose", "split=other.module:pick"])
    assert set(rivals) == set(ids())
    assert rivals["splitter"][5:] == [Rival("mine.py:choose", "bots/mine.py:choose")]
    assert [rival.name for rival in rivals["split"][5:]] == ["mine.py:choose", "other.module:pick"]
    for wrong in (["mine.py"], ["whist=mine.py:choose"], ["a/mine.py:choose", "b/mine.py:choose"]):
        with pytest.raises(ValueError, match=r"bot|whist"):
            read_rivals(wrong)


@pytest.mark.parametrize("name", ids())
def test_a_game_of_the_ladder_is_a_table_of_the_room(name: str) -> None:
    seats = seats_of(name)
    order = Order("a" * 16, name, ["easy"] * seats, ["easy"] * seats)
    lines = list(play(order, lambda _: None))
    over = lines.pop()
    assert isinstance(over, Over)
    steps = [line.step.encode() for line in lines if isinstance(line, Stepped)]
    opened = replay(order.table, [Written(order.table, number, step) for number, step in enumerate(steps)])
    table = opened.gathering.table
    assert opened.gathering.is_over
    assert (list(table.scores), list(table.winners)) == (over.scores, over.winners)


def test_a_bot_that_fails_ends_its_game_with_the_reason(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(OWN)
    order = Order("a" * 16, "splitter", ["easy", "mine"], ["easy", f"{tmp_path}/mine.py:fail"])
    last = list(play(order, lambda _: None))[-1]
    assert isinstance(last, Failed)
    assert (last.name, "no idea" in last.reason) == ("mine", True)


async def _keep(store: Store) -> None:
    async def hear(_: object) -> None:
        pass

    await store.open(hear)
    try:
        assert await store.ladder.mark() == (0, 0)
        # Other tests have tables of their own in the same database.
        for number in (9_002, 9_001):
            await store.ladder.add("split", game(number, ["easy", "hard"], [1, 2], [1]))
        await store.append(Written(f"{9_001:016d}", 0, b"{}"))
        assert await store.ladder.mark() == (2, 9_002)
        assert [one.at for one in (await store.ladder.games())["split"]] == [9_001, 9_002]
        # A table that is deleted takes its result with it.
        await store.delete(f"{9_001:016d}")
        assert [one.at for one in (await store.ladder.games())["split"]] == [9_002]
    finally:
        await store.close()


def test_results_are_kept_in_sqlite(tmp_path: Path) -> None:
    asyncio.run(_keep(SqliteStore(tmp_path / "room.sqlite")))


def test_results_are_kept_in_postgresql(postgres: str) -> None:
    from splittable.room.store.postgres import PostgresStore

    asyncio.run(_keep(PostgresStore(postgres)))


def test_those_who_have_played_least_play_next(tmp_path: Path) -> None:
    ladder = Ladder(Room(SqliteStore(tmp_path / "room.sqlite")), {"split": read_rivals([])["split"]})
    kept = {"split": [game(0, ["random", "easy"], [1, 2], [1]), game(1, ["medium", "easy"], [1, 2], [1])]}
    assert set(ladder.choose(kept).names) == {"hard", "expert"}
    ladder.out = {"hard"}
    assert "hard" not in ladder.choose(kept).names


def test_while_a_bot_of_the_room_thinks_the_ladder_does_not(tmp_path: Path) -> None:
    async def look() -> list[type]:
        room = Room(SqliteStore(tmp_path / "room.sqlite"))
        ladder = Ladder(room, read_rivals([]))
        told: list[Line] = []
        heard = asyncio.Event()

        def tell(line: Line) -> None:
            told.append(line)
            heard.set()

        async def hear_one() -> None:
            await asyncio.wait_for(heard.wait(), PATIENCE)
            heard.clear()

        ladder.tell = tell  # type: ignore[method-assign] # no process is started here
        looking = asyncio.create_task(ladder.look_around())
        await hear_one()
        may_end = threading.Event()
        thinker = Thinker("somebody", "table", "long", lambda: True)
        thinking = asyncio.create_task(room.thinking.run(thinker, lambda: may_end.wait))
        await hear_one()
        may_end.set()
        await thinking
        await hear_one()
        looking.cancel()
        await room.thinking.close()
        await room.store.close()
        return [type(line) for line in told]

    assert asyncio.run(look()) == [Calm, Busy, Calm]


BLAMED = Failed("mine", "it thought for more than 0 s about one decision")


@pytest.mark.parametrize(("thinks", "heard"), [("", Asks("hard")), ("expert", Asks("hard")), ("mine", BLAMED)])
def test_only_a_bot_of_ones_own_is_blamed_for_silence(
    thinks: str, heard: Line, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("splittable.lab.ladder.ladder.SILENCE", 0.1)
    slow = 'import time; time.sleep(2); print(\'{"type": "asks", "name": "hard"}\', flush=True); time.sleep(60)'

    async def listen() -> object:
        ladder = Ladder(Room(SqliteStore(tmp_path / "room.sqlite")), read_rivals([]))
        ladder._is_calm = True
        process = await asyncio.create_subprocess_exec(sys.executable, "-c", slow, stdin=PIPE, stdout=PIPE)
        ladder._process = process
        line = await ladder._hear(process, thinks)
        await ladder._end()
        return line

    assert asyncio.run(listen()) == heard


@pytest.mark.parametrize("turns", range(6))
def test_a_ladder_that_is_closed_hears_nothing_more_though_a_line_comes_at_that_moment(
    turns: int, tmp_path: Path
) -> None:
    async def close_while_it_hears() -> bool:
        room = Room(SqliteStore(tmp_path / "room.sqlite"))
        ladder, lines = Ladder(room, read_rivals([])), asyncio.StreamReader()

        async def hear_for_ever() -> None:
            while True:
                await ladder._hear(SimpleNamespace(stdout=lines), "easy")  # type: ignore[arg-type]

        hearing = asyncio.create_task(hear_for_ever())
        await asyncio.sleep(0)
        lines.feed_data(write(Asks("easy")))
        for _ in range(turns):
            await asyncio.sleep(0)
        hearing.cancel()
        await asyncio.wait({hearing}, timeout=1)
        is_over = hearing.cancelled()
        hearing.cancel()
        await room.thinking.close()
        return is_over

    assert asyncio.run(close_while_it_hears())


def shown(server: Server) -> dict[str, Json]:
    answer = httpx.get(f"{server.address}/api/ladder", timeout=PATIENCE).raise_for_status()
    return {one["game"]: one for one in answer.json()["games"]}


@pytest.fixture
def laddered(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    (tmp_path / "mine.py").write_text(OWN)
    started: list[Server] = []

    def start(*bots: str) -> Server:
        named = [word for bot in bots for word in ("--ladder-bot", bot.replace("mine.py", f"{tmp_path}/mine.py"))]
        more = ("--ladder", *named)
        started.append(Server(str(tmp_path / "room.sqlite"), tmp_path / "log", more=more))
        return started[-1].start()

    yield start
    for server in started:
        if server.process is not None and server.process.poll() is None:
            server.kill()


def wait_until(is_so: Callable[[], bool], meanwhile: Callable[[], object] = lambda: None) -> None:
    deadline = time.monotonic() + 6 * PATIENCE
    while not is_so():
        assert time.monotonic() < deadline
        meanwhile()
        time.sleep(0.2)


def test_a_room_keeps_a_ladder_whose_games_can_be_replayed(laddered: Callable[..., Server], tmp_path: Path) -> None:
    server = laddered("splitter=mine.py:choose", "split=mine.py:fail")
    wait_until(lambda: len(shown(server)["splitter"]["latest"]) >= 2, server.hurry)
    splitter = shown(server)["splitter"]
    assert {one["bot"] for one in splitter["bots"]} == {"random", "easy", "medium", "hard", "expert", "mine.py:choose"}
    assert sum(one["games"] for one in splitter["bots"]) >= 4
    newest = splitter["latest"][0]
    record = httpx.get(f"{server.address}/api/tables/{newest['table']}/record", timeout=PATIENCE).text
    table = splittable.load(record)
    assert (list(table.scores), list(table.winners)) == (newest["scores"], newest["winners"])
    replayed = httpx.get(f"{server.address}/api/tables/{newest['table']}/replay", timeout=PATIENCE).json()
    assert replayed["of"] > 22
    wait_until(lambda: any(one["is_out"] for one in shown(server)["split"]["bots"]), server.hurry)
    log = (tmp_path / "log").read_text()
    assert "no idea" in log
    before = {one["table"] for one in splitter["latest"]}
    assert server.stop() == 0
    server.start()
    assert before <= {one["table"] for one in shown(server)["splitter"]["latest"]}
    server.stop()


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_the_ladder_has_the_lowest_priority_and_ends_with_its_room(laddered: Callable[..., Server]) -> None:
    server = laddered()
    assert server.process is not None
    pid = server.process.pid
    wait_until(lambda: [os.sched_getscheduler(child) for child in server.children()] == [os.SCHED_IDLE])
    [child] = server.children()
    assert os.getpriority(os.PRIO_PROCESS, child) == 19
    os.kill(pid, signal.SIGKILL)
    server.process.wait(PATIENCE)
    wait_until(lambda: not Path(f"/proc/{child}").exists() or "Z" in Path(f"/proc/{child}/stat").read_text())


def test_a_room_without_a_ladder_says_so(http: httpx.Client) -> None:
    assert http.get("/api/ladder").json() == {"games": []}


@pytest.mark.parametrize(
    ("more", "code"),
    [
        (["--ladder-bot", "mine.py:choose"], 2),
        (["--ladder", "--ladder-bot", "mine"], 2),
        (["--ladder", "--ladder-bot", "whist=nowhere.py:choose"], 2),
        (["--ladder", "--ladder-bot", "nowhere.py:choose"], 1),
    ],
)
def test_bots_that_cannot_play_are_refused_before_the_room_opens(tmp_path: Path, more: list[str], code: int) -> None:
    command = [sys.executable, "-m", "splittable", "serve", "--port", "0", "--store", str(tmp_path / "room.sqlite")]
    done = subprocess.run([*command, *more], capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (done.returncode, done.stderr.count("\n")) == (code, 1), done.stderr


def test_a_missing_extra_is_named_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "openskill").mkdir()
    (tmp_path / "openskill/__init__.py").write_text("raise ModuleNotFoundError(\"No module\", name='openskill')\n")
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    command = [sys.executable, "-m", "splittable", "serve", "--ladder", "--store", str(tmp_path / "room.sqlite")]
    environment = os.environ | {"PYTHONPATH": path}
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, env=environment, check=False)
    assert done.returncode == 1
    assert done.stderr == "splittable: openskill is missing: pip install 'splittable[arena]'\n"
