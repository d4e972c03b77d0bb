"""Take the README's pictures of the boards: python docs/pictures/boards.py [address of a room].

`boards.webp` shows every game on a phone, `desk.webp` one game in a desktop window; people at sockets play until
the positions are rich, so every run shows other cards.
"""

import base64
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

sys.path.insert(0, str(Path(__file__).parent.parent.parent))
sys.path.insert(0, str(Path(__file__).parent.parent.parent / "tests"))

from company import gather
from playwright.sync_api import Browser, sync_playwright
from room.people import Server
from web.people import PATIENCE, Somebody

from benchmarks.web.chromium import launch

Json = dict[str, Any]
HERE = Path(__file__).parent
QUALITY = 0.85


@dataclass(frozen=True)
class Screen:
    """A board to be pictured: who plays, in what colours and window, and when it is worth it."""

    game: str
    players: int
    is_rich: Callable[[Json], bool]
    scheme: Literal["light", "dark"] = "light"
    size: tuple[int, int] = (390, 664)


def has_columns(view: Json) -> bool:
    """Split it!: a row in three sections, late, with columns before everybody."""
    columns = [len(columns) for columns in view["columns"]]
    is_split = view["asks"] == "guess" and len(view["sections"]) == 3 and len(view["row"]) >= 5
    return is_split and view["round"] >= 6 and min(columns) >= 3


def has_tricks(view: Json) -> bool:
    """Generous Split: in the midst of a late deal, with a trick that others have begun."""
    is_late = view["deal"] >= 3 and len(view["tricks"]) >= 4 and len(view["hand"]) >= 6
    return is_late and view["trick"] is not None and len(view["trick"]["cards"]) >= 2


def has_matches(view: Json) -> bool:
    """SPLIT: a later round with matches before everybody and a row to take from."""
    matches = [len(matches) for matches in view["matches"]]
    is_late = view["round"] >= 2 and min(matches) >= 1 and sum(matches) >= 6
    return is_late and view["asked"] == "draw" and len(view["row"]) >= 3 and len(view["hand"]) >= 3


def has_groups(view: Json) -> bool:
    """Splitter: two thirds of the sheet are filled."""
    is_late = 3 * view["round"] >= 2 * view["rounds"]
    return is_late and bool(view["roll"]) and view["sheets"][view["seat"]]["total"] >= 18


PHONES = [
    Screen("split-it", 3, has_columns),
    Screen("generous-split", 4, has_tricks, "dark"),
    Screen("split", 3, has_matches),
    Screen("splitter", 3, has_groups),
]
DESK = Screen("splitter", 5, has_groups, size=(1280, 800))
JOIN = """
async ([pictures, quality]) => {
  const loaded = await Promise.all(pictures.map(async (one) => createImageBitmap(await (await fetch(one)).blob())));
  const gap = 13;
  const canvas = document.createElement("canvas");
  canvas.width = loaded.reduce((sum, one) => sum + one.width + gap, -gap);
  canvas.height = Math.max(...loaded.map((one) => one.height));
  const pen = canvas.getContext("2d");
  let left = 0;
  for (const one of loaded) {
    pen.save();
    pen.beginPath();
    pen.roundRect(left, 0, one.width, one.height, 24);
    pen.clip();
    pen.drawImage(one, left, 0);
    pen.restore();
    left += one.width + gap;
  }
  return canvas.toDataURL("image/webp", quality);
}
"""
"""Lays pictures side by side, with round corners, as one WebP."""


def take(browser: Browser, address: str, screen: Screen) -> str:
    """A board in a rich position, as an address of data."""
    context = browser.new_context(
        locale="en-GB",
        viewport={"width": screen.size[0], "height": screen.size[1]},
        color_scheme=screen.scheme,
        has_touch=screen.size[0] < 500,
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE)
    somebody = Somebody(context.new_page(), address)
    company = gather(address, screen.game, screen.players, screen.is_rich, somebody)
    tidy(somebody)
    picture = somebody.page.screenshot()
    company.goes()
    context.close()
    return "data:image/png;base64," + base64.b64encode(picture).decode()


def tidy(somebody: Somebody) -> None:
    """Put away what was told of the last round, the pointer and the focus; the frame itself cuts nothing off."""
    page = somebody.page
    for close in page.locator(".board").get_by_role("button", name="Close").all():
        close.click()
    page.mouse.move(0, 0)
    page.evaluate("document.activeElement?.blur()")
    page.wait_for_timeout(2500)


def write(browser: Browser, name: str, pictures: list[str]) -> None:
    """Write pictures side by side into a file beside this one."""
    joined: str = browser.new_page().evaluate(JOIN, [pictures, QUALITY])
    (HERE / name).write_bytes(base64.b64decode(joined.partition(",")[2]))


def take_all(address: str) -> None:
    """Write the pictures."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        write(browser, "boards.webp", [take(browser, address, screen) for screen in PHONES])
        write(browser, "desk.webp", [take(browser, address, DESK)])
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
