"""Long thoughts happen in processes of their own, which people at other tables do not notice."""

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
from room.people import PATIENCE
from room.twins import twins_of
from tables import Kind, open_table, play_some

import splittable
from splittable.bots.levels import think
from splittable.games import find
from splittable.room import checks, deadlines, thinking, thoughts
from splittable.room import events as ev
from splittable.room.keys import hash_key
from splittable.room.minds import mind as one_mind
from splittable.room.minds import minds as every_mind
from splittable.room.minds.choosing import do
from splittable.room.minds.jobs import Choose, Chosen, Failed, frame
from splittable.room.minds.minds import Minds, NoMind
from splittable.room.minds.process import NICENESS
from splittable.room.open_table import OpenTable
from splittable.room.room import Room
from splittable.room.store.sqlite import SqliteStore
from splittable.room.thinking import Thinking
from splittable.room.thoughts import Turn, job_of

ENDS_OVER_EVERY_JOB = """
import sys
from splittable.room.minds.jobs import Ready, frame
sys.stdout.buffer.write(frame(Ready()))
sys.stdout.flush()
sys.stdin.buffer.read(4)
"""
PARENT = """
import asyncio, sys, msgspec
from contextlib import suppress
from splittable.room.minds.jobs import Choose
from splittable.room.minds.minds import Minds, NoMind

async def run():
    minds, job = Minds(1), msgspec.json.decode(sys.argv[1], type=Choose)
    with suppress(NoMind):
        await minds.ask(job)
    while not minds.pids:
        await asyncio.sleep(0.01)
    print(*minds.pids, flush=True)
    while True:
        with suppress(NoMind):
            await minds.ask(job)
            break
        await asyncio.sleep(0.01)
    await asyncio.sleep(1000)

asyncio.run(run())
"""
LONG = 10**9
"""So many iterations end after every test."""
LOADED = 0.5
"""Seconds of computing after which a process has begun to think."""
Story = Callable[[Minds], Awaitable[None]]
HELD = 0.020
"""Seconds of its own CPU time for which a callback may hold the loop, as in `test_loop`."""


def job(game: str = "splitter", budget: int = 20, seed: int = 7, actions: int = 0) -> Choose:
    """A decision of an expert."""
    table = open_table(Kind(game, find(game).fewest, {}), 1)
    play_some(table, random.Random(seed), actions)
    while len(table.actions(table.waiting[0])) < 2:
        play_some(table, random.Random(seed), 1)
    return job_of(Turn(table, table.waiting[0], "expert", seed, 0, 0, 1), budget)


def with_minds(story: Story) -> None:
    """Tell a story with processes that end with it."""

    async def run() -> None:
        minds = Minds(2)
        try:
            async with asyncio.timeout(4 * PATIENCE):
                await story(minds)
        finally:
            await minds.close()

    asyncio.run(run())


async def ask(minds: Minds, one: Choose) -> Chosen | Failed:
    """The answer of a process, once there is one."""
    while True:
        try:
            return await minds.ask(one)
        except NoMind:
            await asyncio.sleep(0.01)


async def pid_of(minds: Minds) -> int:
    """The number of the one process, once there is one."""
    async with asyncio.timeout(PATIENCE):
        while not minds.pids:
            await asyncio.sleep(0.01)
    return minds.pids[0]


def is_running(pid: int) -> bool:
    """Whether a process is there and has not ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def cpu_of(pid: int) -> float:
    """Seconds for which a process has computed."""
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def test_a_mind_chooses_what_a_thread_would() -> None:
    asked = [(20, 0), (300, 3), (50, 9)]
    jobs = [job(game, budget, budget, actions) for game in splittable.games() for budget, actions in asked]

    async def story(minds: Minds) -> None:
        for one in jobs:
            chosen, here = await ask(minds, one), do(one)
            assert isinstance(chosen, Chosen)
            assert isinstance(here, Chosen)
            again = think(msgspec.json.decode(one.view), one.level, one.seed, one.budget)
            assert chosen.action == here.action == again
        assert len(minds.pids) == 1

    with_minds(story)


def test_nobody_waits_for_a_process_to_start() -> None:
    async def story(minds: Minds) -> None:
        with pytest.raises(NoMind):
            await minds.ask(job())
        assert isinstance(await ask(minds, job()), Chosen)

    with_minds(story)


def test_the_seconds_of_a_thought_are_those_of_thinking_without_loading() -> None:
    async def story(minds: Minds) -> None:
        began = time.perf_counter()
        first = await ask(minds, job(budget=1))
        all_in_all = time.perf_counter() - began
        assert isinstance(first, Chosen)
        assert 0 < first.seconds < all_in_all / 3

    with_minds(story)


def test_none_is_started_before_the_first_job_and_an_idle_one_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(minds: Minds) -> None:
        assert minds.pids == []
        await ask(minds, job())
        (pid,) = minds.pids
        await ask(minds, job())
        assert minds.pids == [pid]
        monkeypatch.setattr(every_mind, "IDLE_SECONDS", 0.05)
        await ask(minds, job())
        async with asyncio.timeout(PATIENCE):
            while minds.pids:
                await asyncio.sleep(0.01)
        assert minds.restarts == 0
        # The next job finds another one.
        assert isinstance(await ask(minds, job()), Chosen)

    with_minds(story)


def test_as_many_processes_as_there_are_jobs_at_a_time_and_no_more_than_may_be() -> None:
    async def story(minds: Minds) -> None:
        await asyncio.gather(*(ask(minds, job(seed=seed)) for seed in range(3)))
        while len(minds.pids) < 2:
            await asyncio.gather(*(ask(minds, job("split", 2000)) for _ in range(3)))
        both = sorted(minds.pids)
        await asyncio.gather(*(ask(minds, job(seed=seed)) for seed in range(4)))
        assert sorted(minds.pids) == both

    with_minds(story)


def test_a_job_goes_to_another_process_if_its_own_is_killed() -> None:
    async def story(minds: Minds) -> None:
        await ask(minds, job())
        first = await pid_of(minds)
        os.kill(first, signal.SIGSTOP)
        asked = asyncio.create_task(ask(minds, job(seed=3)))
        await asyncio.sleep(0.05)
        os.kill(first, signal.SIGKILL)
        assert (await asked) == msgspec.structs.replace(do(job(seed=3)), seconds=asked.result().seconds)  # type: ignore[union-attr]
        assert minds.restarts == 1
        assert minds.pids != [first]

    with_minds(story)


def test_one_that_was_killed_while_it_had_nothing_to_do_is_replaced() -> None:
    async def story(minds: Minds) -> None:
        await ask(minds, job())
        os.kill(await pid_of(minds), signal.SIGKILL)
        assert isinstance(await ask(minds, job()), Chosen)
        assert minds.restarts == 1

    with_minds(story)


def test_a_job_that_ends_every_process_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(one_mind, "COMMAND", (sys.executable, "-c", ENDS_OVER_EVERY_JOB))

    async def story(minds: Minds) -> None:
        assert isinstance(await ask(minds, job()), Failed)
        assert minds.restarts == every_mind.TRIES

    with_minds(story)


@pytest.mark.parametrize("command", [("/nowhere/python",), (sys.executable, "-c", "")], ids=["none", "ends at once"])
def test_bots_think_in_threads_where_no_process_can_be_started(
    monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    monkeypatch.setattr(one_mind, "COMMAND", command)

    async def story() -> None:
        threads = Thinking(threads=1)
        for seed in range(2):
            assert isinstance(await threads.ask(job(seed=seed)), Chosen)
            # It is not tried again for every decision.
            monkeypatch.setattr(one_mind, "COMMAND", ())
        await threads.close()

    asyncio.run(story())


def test_what_fails_is_told_without_what_it_quotes() -> None:
    told = msgspec.structs.replace(job(), view=b'{"hand": "secret"}')

    async def story(minds: Minds) -> None:
        for one in (told, msgspec.structs.replace(job(), level="nobody")):
            failed = await ask(minds, one)
            assert isinstance(failed, Failed)
            assert "Error at " in failed.reason
            assert "secret" not in failed.reason
            assert "nobody" not in failed.reason
        # It goes on.
        assert isinstance(await ask(minds, job()), Chosen)
        assert minds.restarts == 0

    with_minds(story)


def test_whoever_no_longer_waits_leaves_no_process_at_work() -> None:
    async def story(minds: Minds) -> None:
        asked = asyncio.create_task(ask(minds, job("split", LONG)))
        pid = await pid_of(minds)
        async with asyncio.timeout(PATIENCE):
            while cpu_of(pid) < LOADED:
                await asyncio.sleep(0.01)
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        async with asyncio.timeout(PATIENCE):
            while is_running(pid):
                await asyncio.sleep(0.01)

    with_minds(story)


def test_a_mind_has_two_pipes_and_nothing_else() -> None:
    async def story(minds: Minds) -> None:
        with socket.create_server(("127.0.0.1", 0)) as ear, socket.create_connection(ear.getsockname()) as line:
            for one in (ear, line):
                one.set_inheritable(True)
            await ask(minds, job())
            pid = await pid_of(minds)
            files = {int(one.name): str(one.readlink()) for one in Path(f"/proc/{pid}/fd").iterdir()}
        # What it writes, or anybody's bot, comes to no terminal.
        assert [files.pop(stream) for stream in (0, 1, 2)] == [os.devnull] * 3
        assert len(files) == 2
        assert all(name.startswith(("pipe:", "socket:")) for name in files.values())
        assert os.getpriority(os.PRIO_PROCESS, pid) >= NICENESS

    with_minds(story)


@pytest.mark.parametrize("budget", [1, LONG], ids=["idle", "in the midst of a thought"])
def test_a_mind_ends_with_its_parent(budget: int) -> None:
    parent = subprocess.Popen(
        [sys.executable, "-c", PARENT, msgspec.json.encode(job("split", budget)).decode()],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert parent.stdout is not None
    with parent.stdout:
        pid = int(parent.stdout.readline())
        deadline = time.monotonic() + PATIENCE
        while cpu_of(pid) < LOADED:
            assert time.monotonic() < deadline
            time.sleep(0.01)
        parent.kill()
        parent.wait(PATIENCE)
    while is_running(pid):
        assert time.monotonic() < deadline + PATIENCE
        time.sleep(0.01)


KINDS = [Kind("generous-split", 3, {}), Kind("split", 4, {}), Kind("split-it", 4, {}), Kind("splitter", 3, {})]


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_mind_is_told_the_same_of_tables_that_its_seat_cannot_tell_apart(kind: Kind) -> None:
    told = 0
    for twins in twins_of(kind, 2, (0, 2, 9, 20)):
        if twins.eyes is None:
            continue
        frames = {
            frame(job_of(Turn(one.gathering.table, twins.eyes, "expert", 5, 0, 0, 1), 10)) for one in twins.opened()
        }
        assert len(frames) == 1
        told += 1
    assert told
    assert set(Choose.__struct_fields__) == {"game", "rules", "view", "level", "seed", "budget"}


async def open_room(folder: Path) -> Room:
    room = Room(SqliteStore(folder / "room.sqlite"))
    await room.open()
    return room


async def sit_down(room: Room, game: str, level: str) -> OpenTable:
    """A table for two whose second seat is a bot's."""
    place = ev.Place(hash_key("0"))
    opening = checks.open_table(game, 2, {}, ev.Settings(autostart=True, pace=0), {"2": level}, place)
    return await room.find(await room.create(opening))


async def wait_for_it(room: Room) -> int:
    """The number of the process that bots think in, once it can be asked."""
    await ask(room.thinking.minds, job(budget=1))
    return await pid_of(room.thinking.minds)


async def play_until_it_has_played(room: Room, opened: OpenTable, moves: int = 1) -> None:
    """Play for the person until the bot has decided so often."""
    async with asyncio.timeout(4 * PATIENCE):
        before = sum(line.startswith("P2 ") for line in opened.gathering.told)
        while sum(line.startswith("P2 ") for line in opened.gathering.told) < before + moves:
            table = opened.gathering.table
            if 0 in table.waiting:
                action = table.actions(0)[0]
                await room.change(opened.id, lambda one, action=action: checks.play(one, 0, action))  # type: ignore[misc]
            await asyncio.sleep(0.01)


def test_an_expert_thinks_in_another_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here: list[object] = []
    monkeypatch.setattr(thoughts, "think", lambda *asked: here.append(asked))

    async def story() -> None:
        room = await open_room(tmp_path)
        opened = await sit_down(room, "split", "expert")
        await play_until_it_has_played(room, opened)
        pid = await wait_for_it(room)
        monkeypatch.setattr(thinking, "do", here.append)
        await play_until_it_has_played(room, opened, 2)
        assert pid != os.getpid()
        assert room.thinking.minds.restarts == 0
        await room.close()
        assert not is_running(pid)

    asyncio.run(story())
    assert not here


def test_quick_bots_need_no_other_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # On a busy machine nothing is quick.
    monkeypatch.setattr(deadlines, "QUICK", PATIENCE)

    async def story() -> None:
        room = await open_room(tmp_path)
        opened = await sit_down(room, "splitter", "easy")
        await play_until_it_has_played(room, opened, 2)
        assert room.thinking.minds.pids == []
        await room.close()

    asyncio.run(story())


def test_a_bot_plays_and_the_room_goes_on_if_its_process_is_killed(tmp_path: Path) -> None:
    async def story() -> None:
        room = await open_room(tmp_path)
        opened = await sit_down(room, "split", "expert")
        await play_until_it_has_played(room, opened)
        first = await wait_for_it(room)
        os.kill(first, signal.SIGSTOP)
        playing = asyncio.create_task(play_until_it_has_played(room, opened))
        async with asyncio.timeout(PATIENCE):
            while not room.thinking.running:
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)
        os.kill(first, signal.SIGKILL)
        await playing
        assert room.thinking.minds.restarts == 1
        await room.close()

    asyncio.run(story())


def test_a_bot_whose_processes_all_end_plays_anything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(one_mind, "COMMAND", (sys.executable, "-c", ENDS_OVER_EVERY_JOB))

    async def story() -> None:
        room = await open_room(tmp_path)
        opened = await sit_down(room, "split", "expert")
        # The first decision is made while a process starts.
        await play_until_it_has_played(room, opened)
        while not room.thinking.minds.restarts:
            await play_until_it_has_played(room, opened)
        await room.close()

    asyncio.run(story())


def test_starting_and_asking_a_process_does_not_hold_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    held: list[float] = []
    run = asyncio.Handle._run

    def timed(handle: asyncio.Handle) -> None:
        began = time.thread_time()
        run(handle)
        held.append(time.thread_time() - began)

    monkeypatch.setattr(asyncio.events.Handle, "_run", timed)
    one = job("split", 2000)
    longest = []
    for _ in range(3):
        held.clear()

        async def story(minds: Minds) -> None:
            await ask(minds, one)
            await ask(minds, one)

        with_minds(story)
        longest.append(max(held))
    assert min(longest) < HELD
