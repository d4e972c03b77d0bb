"""The page of the ladder: ratings with how sure they are, and games that open in the replay."""

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect
from room.people import Server
from web.people import PATIENCE, Somebody

Visit = Callable[..., Somebody]
SIZES = [(390, 664), (320, 568), (844, 390), (1366, 650)]
OWN = "def choose(view, seed):\n    return view['actions'][0]\n"


@pytest.fixture(scope="module")
def laddered(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A room in which every game has been played on the ladder."""
    folder: Path = tmp_path_factory.mktemp("ladder-room")
    (folder / "mine.py").write_text(OWN)
    more = ("--ladder", "--ladder-bot", f"{folder}/mine.py:choose")
    running = Server(str(folder / "room.sqlite"), folder / "log", more=more).start()
    deadline = time.monotonic() + PATIENCE / 100
    while time.monotonic() < deadline:
        games = httpx.get(f"{running.address}/api/ladder", timeout=30).json()["games"]
        if all(one["latest"] for one in games):
            break
        running.hurry()
        time.sleep(0.2)
    yield running
    running.stop()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_home_leads_to_the_ladder_and_a_game_of_it_to_its_replay(visit: Visit, laddered: Server, lang: str) -> None:
    ann = visit(lang=lang, room=laddered)
    ann.go("/")
    ann.page.locator('footer a[href="/ladder"]').click()
    rows = ann.page.locator("tbody tr")
    expect(rows).to_have_count(6, timeout=PATIENCE)
    expect(rows.filter(has_text="mine.py:choose")).to_have_count(1)
    expect(rows.first.locator("td").last).to_contain_text("±")
    ann.finds_no_barrier()
    ann.page.locator('nav [data-game="split"]').click()
    expect(ann.page).to_have_url(re.compile("/ladder/split$"))
    ann.page.locator("li a").first.click()
    expect(ann.page).to_have_url(re.compile("/replay$"))
    expect(ann.page.locator(".board")).to_be_visible(timeout=PATIENCE)


def test_the_page_fits_on_every_screen(visit: Visit, laddered: Server) -> None:
    for size in SIZES:
        ann = visit(size=size, room=laddered)
        ann.go("/ladder/splitter")
        expect(ann.page.locator("tbody tr")).to_have_count(6, timeout=PATIENCE)
        assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_room_without_a_ladder_says_so_and_does_not_offer_it(visit: Visit) -> None:
    ann = visit()
    ann.go("/ladder")
    ann.sees("This room keeps no ladder")
    ann.page.locator("main button").click()
    expect(ann.page.locator('footer a[href="/pad"]')).to_be_visible()
    expect(ann.page.locator('footer a[href="/ladder"]')).to_have_count(0)
