"""Take the picture of the four boards that the README shows: python docs/pictures/boards.py [address of a room]."""

import base64
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent.parent))
sys.path.insert(0, str(Path(__file__).parent.parent.parent / "tests"))

from playwright.sync_api import Browser, sync_playwright
from room.people import Server
from web.people import Visit
from web.screenshots import table

from benchmarks.web.chromium import launch

SIZE = (390, 800)
GAMES = {"split-it": (3, "light"), "generous-split": (5, "light"), "split": (14, "dark"), "splitter": (9, "light")}
"""How many actions each table has seen, and its colours."""
JOIN = """
async (pictures) => {
  const loaded = await Promise.all(pictures.map(async (one) => createImageBitmap(await (await fetch(one)).blob())));
  const gap = 18;
  const canvas = document.createElement("canvas");
  canvas.width = loaded.reduce((sum, one) => sum + one.width + gap, -gap);
  canvas.height = loaded[0].height;
  const pen = canvas.getContext("2d");
  loaded.forEach((one, place) => {
    pen.save();
    pen.beginPath();
    pen.roundRect(place * (one.width + gap), 0, one.width, one.height, 28);
    pen.clip();
    pen.drawImage(one, place * (one.width + gap), 0);
    pen.restore();
  });
  return canvas.toDataURL("image/webp", 0.82);
}
"""
"""Lays pictures side by side, with round corners, as one WebP."""


def take(browser: Browser, address: str, game: str) -> str:
    """A board after some actions, as an address of data."""
    actions, scheme = GAMES[game]
    visit = Visit(browser, address, "en", SIZE, scheme)
    table(game, actions)(visit.somebody)
    visit.somebody.page.wait_for_timeout(2500)
    if visit.somebody.page.locator(".actions").count():
        visit.somebody.page.keyboard.press("l")
        visit.somebody.page.wait_for_timeout(500)
    picture = visit.somebody.page.screenshot()
    visit.end()
    return "data:image/png;base64," + base64.b64encode(picture).decode()


def take_all(address: str) -> None:
    """Write the picture."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        pictures = [take(browser, address, game) for game in GAMES]
        joined: str = browser.new_page().evaluate(JOIN, pictures)
        (Path(__file__).parent / "boards.webp").write_bytes(base64.b64decode(joined.partition(",")[2]))
        browser.close()


def main() -> None:
    """Use the room at an address, or one of our own."""
    if sys.argv[1:]:
        take_all(sys.argv[1])
        return
    store = Path(tempfile.mkdtemp())
    server = Server(str(store / "room.sqlite"), store / "log").start()
    try:
        take_all(server.address)
    finally:
        server.stop()


if __name__ == "__main__":
    main()
