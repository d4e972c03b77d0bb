"""How much one address may ask for is in fact limited."""

import time
from pathlib import Path

import httpx
import pytest
from room.tuned import tuned

from splittable.service.limits import AddressLimits, Doorkeeper

FEW = AddressLimits(requests_at_once=3, requests_a_second=0.5, tables_at_once=2, tables_a_second=0.5, connections=2)


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


def test_connections_are_counted_until_they_are_gone() -> None:
    door = Doorkeeper(FEW)
    for _ in range(2):
        assert door.may_connect("a")
        door.connected("a")
    assert not door.may_connect("a")
    door.disconnected("a")
    assert door.may_connect("a")


def test_who_asks_too_fast_is_told_so(tmp_path: Path) -> None:
    few = AddressLimits(requests_at_once=5, requests_a_second=0.01)
    body = {"game": "splitter", "players": 2, "name": "Ann"}
    with tuned(tmp_path, address_limits=few) as room:
        answers = [httpx.post(f"{room.address}/api/tables", json=body, timeout=30) for _ in range(8)]
    assert {answer.status_code for answer in answers[5:]} == {429}
    assert answers[0].status_code == 201
