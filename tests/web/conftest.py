"""A real room, a real browser, and people who sit before it."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from room.people import Server
from web.people import PATIENCE, Somebody, Visit

from benchmarks.web.chromium import NoChromium, launch

ROOT = Path(__file__).parent.parent.parent
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def client() -> None:
    """The browser client, built from the sources as they are now."""
    environment = os.environ | {"SPLITTABLE_WEB_CHECKS": "1"}
    built = subprocess.run(
        [sys.executable, ROOT / "hatch_build.py"], env=environment, capture_output=True, text=True, check=False
    )
    assert built.returncode == 0, built.stdout + built.stderr


@pytest.fixture(scope="session")
def server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("web-room")
    running = Server(str(folder / "room.sqlite"), folder / "log").start()
    yield running
    if running.process is not None:
        running.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser for a file: while one is open, its event loop keeps `asyncio.run` from working in this process."""
    with sync_playwright() as playwright:
        try:
            running = launch(playwright)
        except NoChromium as error:
            pytest.skip(str(error))
        yield running
        running.close()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Callable[..., Somebody]]:
    """Opens a browser of its own for somebody; at the end nobody may have seen an error or left the room's address."""
    visits: list[Visit] = []

    def come(
        lang: str = "en",
        size: tuple[int, int] = (390, 844),
        scheme: str = "light",
        room: Server = server,
        motion: str = "none",
    ) -> Somebody:
        visits.append(Visit(browser, room.address, lang, size, scheme, motion))
        return visits[-1].somebody

    yield come
    for one in visits:
        one.end()
