"""How much one address may ask for is in fact limited."""

import re
import time
from dataclasses import asdict
from math import inf
from pathlib import Path

import httpx
import pytest
from room.tuned import tuned

from splittable.service import RoomSettings
from splittable.service.connections import Connections
from splittable.service.limits import AddressLimits, Doorkeeper
from splittable.service.settings import set_limits

DOCS = Path(__file__).parent.parent / "docs"
FEW = AddressLimits(requests_at_once=3, requests_a_second=0.5, tables_at_once=2, tables_a_second=0.5)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What time it is for those who count."""
    moment = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: moment[0])
    return moment


def test_an_empty_bucket_fills_with_time_and_never_over(clock: list[float]) -> None:
    door = Doorkeeper(FEW)
    assert [door.may_request("a") for _ in range(4)] == [True, True, True, False]
    clock[0] += 2
    assert [door.may_request("a") for _ in range(2)] == [True, False]
    clock[0] += 1000
    assert [door.may_request("a") for _ in range(4)] == [True, True, True, False]


def test_every_address_and_every_kind_has_a_bucket_of_its_own(clock: list[float]) -> None:
    door = Doorkeeper(FEW)
    assert [door.may_open_table("a") for _ in range(3)] == [True, True, False]
    assert door.may_open_table("b")
    assert door.may_request("a")


class Somebody:
    """A connection that does nothing."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.deadline = inf

    def expire(self) -> None:
        pass


def test_connections_are_counted_by_address_and_in_all() -> None:
    house = Connections(AddressLimits(connections=2))
    house.most = 4
    guests = [Somebody(address) for address in "aaabbbc"]
    assert [house.admit(guest) for guest in guests] == [True, True, False, True, True, False, False]
    house.leave(guests[0])
    house.leave(guests[0])
    assert house.admit(guests[2])
    assert not house.admit(guests[6])


def test_who_comes_through_a_proxy_counts_under_the_address_that_it_tells() -> None:
    house = Connections(AddressLimits(connections=2))
    proxied = [Somebody("proxy"), Somebody("proxy")]
    assert all(house.admit(one) for one in proxied)
    assert not house.admit(Somebody("proxy"))
    assert all(house.move(one, "a") for one in proxied)
    third = Somebody("proxy")
    assert house.admit(third)
    assert not house.move(third, "a")
    assert house.move(third, "")
    for one in (*proxied, third):
        house.leave(one)
    assert not house.by_address
    assert not house.open


def test_one_address_leaves_half_of_all_places_to_others_and_the_room_keeps_files_for_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("splittable.service.connections.files_allowed", lambda: 256)
    house = Connections(AddressLimits(connections=5_000))
    assert (house.most, house.most_of_one) == (192, 96)


def test_who_asks_too_fast_is_told_so(tmp_path: Path) -> None:
    few = AddressLimits(requests_at_once=5, requests_a_second=0.01)
    body = {"game": "splitter", "players": 2, "name": "Ann"}
    with tuned(tmp_path, address_limits=few) as room:
        answers = [httpx.post(f"{room.address}/api/tables", json=body, timeout=30) for _ in range(8)]
    assert {answer.status_code for answer in answers[5:]} == {429}
    assert answers[0].status_code == 201


def test_every_limit_is_a_setting() -> None:
    changed = set_limits(RoomSettings(store=""), ["tables_with_bots=50", "tables_a_second=0.5", "watchers=7"])
    assert changed.limits.tables_with_bots == 50
    assert changed.limits.watchers == 7
    assert changed.address_limits.tables_a_second == 0.5
    assert changed.address_limits.connections == AddressLimits().connections


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ("bots=3", "one of body, connections"),
        ("watchers", "NAME=VALUE"),
        ("watchers=many", "watchers is a whole number above 0, not 'many'"),
        ("watchers=1.5", "whole number"),
        ("tables_a_second=0", "tables_a_second is a number above 0"),
        ("tables_a_second=inf", "above 0"),
    ],
)
def test_a_limit_that_cannot_be_set_is_refused_in_one_sentence(change: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        set_limits(RoomSettings(store=""), [change])


@pytest.mark.parametrize("page", ["room.md", "room.fr.md"])
def test_every_limit_is_on_the_page_with_its_usual_value(page: str) -> None:
    rows = re.findall(r"^\| (`[^|]+) \| (\d[\d., ]*) \|", (DOCS / page).read_text(encoding="utf-8"), re.MULTILINE)
    told = {
        name: float(value)
        for names, values in rows
        for name, value in zip(re.findall(r"`(\w+)`", names), re.findall(r"\d[\d.]*", values), strict=True)
    }
    settings = RoomSettings(store="")
    known = asdict(settings.address_limits) | asdict(settings.limits)
    assert {name: told.get(name) for name in known} == known
