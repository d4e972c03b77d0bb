"""The benchmark of several processes asks for what it says; no server and no Node are started."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec
from rich.console import Console

from benchmarks.shards.__main__ import ShardLap, draw, setups_of
from benchmarks.shards.setups import held_back

LAP = ShardLap(
    moves=1000,
    seconds=2.0,
    p50=0.01,
    p99=0.02,
    server_cpu=1.0,
    client_cpu=0.25,
    rss=100_000_000,
    updates=4000,
    refused=0,
    finished=1,
    families={"workers": 0.5, "PostgreSQL": 0.125},
)


def test_before_and_after_are_measured_in_the_same_ways() -> None:
    before = Path("/before")
    setups = setups_of(before, 0.5)
    ways = [[(one.workers, one.spread) for one in setups if one.code == code] for code in (before, setups[-1].code)]
    assert ways[0] == ways[1][:3] == [(1, "tables"), (2, "sockets"), (2, "tables")]
    assert {one.share for one in setups} == {0.5}
    assert len(setups_of(None, 1.0)) == len(setups) - 3


def test_cpu_is_told_for_each_part_and_what_all_of_them_used() -> None:
    console = Console(width=200)
    with console.capture() as shown:
        console.print(draw({"1 process": [LAP, LAP]}))
    row = next(line for line in shown.get().splitlines() if "1 process" in line)
    assert [cell.strip() for cell in row.split("│")[1:-1]] == [
        *("1 process", "500", "10.0", "20.0", "500", "125", "0", "250", "0.44")
    ]


def test_what_the_load_prints_can_be_read() -> None:
    assert msgspec.json.decode(msgspec.json.encode(LAP), type=ShardLap) == LAP


def test_a_process_that_was_held_back_runs_again_afterwards() -> None:
    process = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    with held_back([process.pid], 0.01):
        while os.waitid(os.P_PID, process.pid, os.WSTOPPED | os.WNOWAIT) is None:
            pass
    process.communicate(b"\n", timeout=30)
    assert process.returncode == 0
