"""Draw the covers of link previews: each game's picture, as the browser draws it, into the game's own folder.

Run it with `python web/covers.py ADDRESS` (a running room) after a change of a game's `Picture.svelte`.
"""

import sys
from io import BytesIO

from PIL import Image
from playwright.sync_api import sync_playwright

from benchmarks.web.chromium import launch
from splittable.core.contract import AnyGame
from splittable.games import OWN, find

SIDE = 640
"""Pixels; the picture fills them, and what does not fit is cut off."""
FILL = """() => {
  const picture = document.querySelector(".picture");
  document.body.replaceChildren(picture);
  const game = location.pathname.split("/").pop();
  document.body.dataset.game = game;
  document.body.style = "margin: 0; background: var(--table)";
  picture.style = "position: fixed; inset: 0; width: auto; height: auto; border-radius: 0";
}"""


def folder_of(game: AnyGame) -> str:
    """Where a game's files are."""
    return f"src/{game.package.replace('.', '/')}"


def main(address: str) -> None:
    """Draw every cover."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        page = browser.new_page(viewport={"width": SIDE, "height": SIDE}, color_scheme="light")
        for game_id in OWN:
            page.goto(f"{address}/new/{game_id}")
            page.locator(".picture svg").first.wait_for()
            page.evaluate(FILL)
            drawn = Image.open(BytesIO(page.screenshot())).convert("RGB")
            drawn.save(f"{folder_of(find(game_id))}/cover.webp", quality=86, method=6)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
