"""One room for all tests that need no other."""

from collections.abc import Callable, Iterator

import httpx
import pytest
from room.nursery import Nursery
from room.people import PATIENCE, Server
from room.postgres import running_postgres
from room.push_service import PushService
from room.tuned import NO_LIMITS, TunedServer, tuned


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("room")
    running = Server(str(folder / "room.sqlite"), folder / "log").start()
    yield running
    if running.process is not None:
        running.stop()


@pytest.fixture
def http(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, timeout=PATIENCE * 2) as client:
        yield client


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    running = Nursery()
    yield running
    running.close()


@pytest.fixture(scope="session")
def lenient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TunedServer]:
    """A room whose rates stop nobody."""
    with tuned(tmp_path_factory.mktemp("lenient"), address_limits=NO_LIMITS) as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with running_postgres() as url:
        yield url


@pytest.fixture
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Callable[[], Server]:
    folder = tmp_path_factory.mktemp("own")
    return lambda: Server(str(folder / "room.sqlite"), folder / "log").start()


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as running:
        yield running
