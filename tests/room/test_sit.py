"""`splittable sit`: a bot of one's own at a friends' table, over the wire alone."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from room.people import Json, Server

import splittable
from splittable.command.guest.keys import Keys
from splittable.command.guest.links import Link, read_link
from splittable.command.sit import name_of

PATIENCE = 180
OWN = """
import json, pathlib

def choose(view, seed):
    with pathlib.Path({log!r}).open("a") as log:
        log.write(json.dumps([view, seed]) + "\\n")
    return view["actions"][seed % len(view["actions"])]

def fail(view, seed):
    if view["seat"] == 1:
        raise ArithmeticError("no idea")

def cheat(view, seed):
    return "win"
"""


@pytest.fixture
def bot(tmp_path: Path) -> str:
    file = tmp_path / "mine.py"
    file.write_text(OWN.format(log=str(tmp_path / "log")))
    return str(file)


@pytest.fixture
def sit(tmp_path: Path) -> Callable[..., "subprocess.Popen[str]"]:
    """Starts the command, with a folder of its own for what it keeps."""

    def begin(link: str, bot: str, *more: str) -> "subprocess.Popen[str]":
        command = [sys.executable, "-m", "splittable", "sit", link, "--bot", bot, *more]
        environment = os.environ | {"XDG_DATA_HOME": str(tmp_path / "kept")}
        pipe = subprocess.PIPE
        return subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=environment, cwd=tmp_path)

    return begin


def ends(running: "subprocess.Popen[str]") -> tuple[int, str, str]:
    out, err = running.communicate(timeout=PATIENCE)
    return running.returncode, out, err


def table_for(http: httpx.Client, game: str, players: int, **more: object) -> Json:
    """A table with one free seat; the host only watches until a sitter plays for them."""
    body = {"game": game, "players": players, "name": "Ann", "autostart": True, **more}
    opened: Json = http.post("/api/tables", json=body).raise_for_status().json()
    return opened


def seats_left_to_bots(players: int, *people: int) -> dict[str, str]:
    return {str(seat + 1): "easy" for seat in range(players) if seat not in people}


@pytest.mark.parametrize(("game", "players"), [("split-it", 2), ("generous-split", 3), ("split", 2), ("splitter", 2)])
def test_a_bot_plays_every_game_to_its_end_with_the_views_it_would_have_offline(
    http: httpx.Client, sit: Callable[..., "subprocess.Popen[str]"], bot: str, tmp_path: Path, game: str, players: int
) -> None:
    opened = table_for(http, game, players, bots=seats_left_to_bots(players, 0), autoplay=False)
    code, out, err = ends(sit(f"{opened['invite']}#{opened['key']}", f"{bot}:choose", "--seed", "3"))
    assert (code, "Final score: " in out) == (0, True), err
    record = http.get(f"/api/tables/{opened['table']}/record").text
    played = splittable.load(record)
    assert played.over
    offline = splittable.load(record.split("---\n")[0] + "---\n")
    views = []
    for line in record.split("---\n")[1].splitlines():
        if 0 in offline.waiting:
            views.append(offline.view(0))
        if line.startswith("P"):
            seat, action = line.split(" ", 1)
            offline.play(int(seat[1:]) - 1, action)
        else:
            offline.deal(line)
    seen = [json.loads(text)[0] for text in (tmp_path / "log").read_text().splitlines()]
    assert seen
    # Seats that decide at once may do so in any order, which no record tells.
    known = [without_the_hurry(json.loads(json.dumps(view))) for view in views]
    assert [view for view in map(without_the_hurry, seen) if view not in known] == []


def without_the_hurry(view: Json) -> Json:
    return {name: value for name, value in view.items() if name not in ("waiting", "decided")}


def test_two_bots_take_the_free_seats_by_the_invitation(
    http: httpx.Client, sit: Callable[..., "subprocess.Popen[str]"], bot: str
) -> None:
    opened = table_for(http, "generous-split", 3)
    host = sit(f"{opened['invite']}#{opened['key']}", "random")
    first = sit(opened["invite"], f"{bot}:choose", "--name", "Eve")
    second = sit(opened["invite"], f"{bot}:choose", "--name", "Eva")
    results = [ends(one) for one in (host, first, second)]
    assert [code for code, _, _ in results] == [0, 0, 0], results
    record = http.get(f"/api/tables/{opened['table']}/record").text
    names = next(line for line in record.splitlines() if line.startswith("names "))
    assert {"Ann", "Eve", "Eva"} == set(names.removeprefix("names ").split(" | "))
    code, _, err = ends(sit(opened["invite"], f"{bot}:choose", "--name", "Late"))
    assert code == 1
    assert err.count("\n") == 1


def test_a_command_that_is_started_again_has_its_seat_again(
    http: httpx.Client, sit: Callable[..., "subprocess.Popen[str]"], bot: str, tmp_path: Path
) -> None:
    opened = table_for(http, "splitter", 2)
    waiting = {"table": opened["table"], "key": opened["key"]}
    first = sit(opened["invite"], f"{bot}:choose", "--name", "Eve")
    assert first.stderr is not None
    assert "P2 of 2" in first.stderr.readline()
    first.kill()
    first.communicate()
    kept = tmp_path / "kept/splittable/seats.json"
    assert kept.stat().st_mode & 0o077 == 0
    again = sit(opened["invite"], f"{bot}:choose", "--name", "Eve")
    host = sit(f"{opened['invite']}#{waiting['key']}", "random")
    assert [ends(one)[0] for one in (again, host)] == [0, 0]
    assert json.loads(kept.read_bytes()) == []


def test_a_room_that_goes_away_for_a_while_is_waited_for(
    own_server: Callable[[], Server], sit: Callable[..., "subprocess.Popen[str]"], bot: str, tmp_path: Path
) -> None:
    server = own_server()
    slow = tmp_path / "slow.py"
    slow.write_text("import time\ndef choose(view, seed):\n    time.sleep(0.05)\n    return view['actions'][0]\n")
    with httpx.Client(base_url=server.address, timeout=60) as http:
        opened = table_for(http, "splitter", 2, bots={"2": "easy"})
        link = f"{server.address}/t/{opened['table']}#{opened['key']}"
        running = sit(link, f"{slow}:choose")
        assert running.stderr is not None
        assert "playing" in running.stderr.readline()
        for _ in range(2):
            server.kill()
            assert "trying again" in running.stderr.readline()
            server.start()
            while "trying again" in running.stderr.readline():
                pass
        code, out, err = ends(running)
        assert (code, "Final score: " in out) == (0, True), err
        record = http.get(f"/api/tables/{opened['table']}/record").text
        assert record.count("\nP1 write ") == 22
    server.stop()


def test_a_failing_bot_is_told_with_its_file_and_line(
    http: httpx.Client, sit: Callable[..., "subprocess.Popen[str]"], bot: str
) -> None:
    opened = table_for(http, "splitter", 2, bots={"1": "easy"})
    for function, reason in (("fail", "no idea"), ("cheat", "'win'")):
        code, _, err = ends(sit(f"{opened['invite']}#{opened['key']}", f"{bot}:{function}"))
        assert code == 1
        last = err.splitlines()[-1]
        assert reason in last
        assert (f"{bot}, line 11" in last) == (function == "fail")


def test_bad_links_and_bots_are_refused_in_one_sentence(
    http: httpx.Client, server: Server, sit: Callable[..., "subprocess.Popen[str]"], bot: str
) -> None:
    opened = table_for(http, "splitter", 2)
    nobody = server.address + "/t/" + "a" * 16
    cases = [
        (2, "nonsense", f"{bot}:choose", []),
        (2, f"{server.address}/rules/split", f"{bot}:choose", []),
        (2, opened["invite"], "clever", []),
        (2, opened["invite"], f"{bot}:choose", ["--name", "x" * 41]),
        (1, opened["invite"], f"{bot}:nothing", []),
        (1, opened["invite"], "nowhere.py:choose", []),
        (1, nobody, f"{bot}:choose", []),
        (1, f"{nobody}#key", f"{bot}:choose", []),
        (1, f"{opened['invite']}#wrong", f"{bot}:choose", []),
        (1, "http://127.0.0.1:9/t/" + "a" * 16, f"{bot}:choose", []),
    ]
    running = [(code, link, sit(link, name, *more)) for code, link, name, more in cases]
    for expected, link, one in running:
        code, out, err = ends(one)
        assert (code, out, err.count("\n")) == (expected, "", 1), (link, out, err)


def test_links_are_read() -> None:
    table = "abcdefghijkmnpqr"
    assert read_link(f"https://room.example/t/{table}") == Link("https://room.example", table, "")
    assert read_link(f" http://[::1]:8000/t/{table}/#k-1\n") == Link("http://[::1]:8000", table, "k-1")
    for wrong in ("", "room.example/t/x", f"ftp://room/t/{table}", "http://room", f"http://room:x/t/{table}"):
        with pytest.raises(ValueError, match="a link to a table"):
            read_link(wrong)


def test_a_bot_has_a_name_if_nobody_gives_it_one() -> None:
    assert [name_of(bot) for bot in ("my/eve.py:choose", "eve.py:greedy", "bots.eve:choose", "hard")] == [
        "eve",
        "greedy",
        "eve",
        "hard",
    ]


def test_keys_are_kept_by_table_and_name(tmp_path: Path) -> None:
    keys = Keys(tmp_path / "folder/seats.json")
    assert keys.find("a", "Eve") == ""
    keys.keep("a", "Eve", "1")
    keys.keep("a", "Eva", "2")
    keys.keep("a", "Eve", "3")
    assert (keys.find("a", "Eve"), keys.find("a", "Eva"), keys.find("b", "Eve")) == ("3", "2", "")
    keys.forget("a", "Eve")
    assert (keys.find("a", "Eve"), keys.find("a", "Eva")) == ("", "2")
    (tmp_path / "folder/seats.json").write_text("[{")
    assert keys.find("a", "Eva") == ""
