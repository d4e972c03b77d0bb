"""Take a picture of every screen: python tests/web/screenshots.py [words of the names to take] (into screenshots/, not committed).

Each screen is taken at 390×844 and 1280×800, in light and dark, in English; French at phone size, light.
"""

import random
import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent.parent))
sys.path.insert(0, str(Path(__file__).parent.parent))

from playwright.sync_api import sync_playwright
from room.people import Server
from web.people import Somebody, Visit, board_click, open_table

import splittable
from benchmarks.web.chromium import launch
from splittable.room.guides import guide

FOLDER = Path(__file__).parent.parent.parent / "screenshots"
KINDS = [
    ("phone-light", "en", (390, 844), "light"),
    ("phone-dark", "en", (390, 844), "dark"),
    ("desk-light", "en", (1280, 800), "light"),
    ("desk-dark", "en", (1280, 800), "dark"),
    ("phone-french", "fr", (390, 844), "light"),
]
BOTS = {"2": "random", "3": "random"}
Scene = Callable[[Somebody], None]


def page(path: str) -> Scene:
    """A page that needs no table."""
    return lambda somebody: somebody.go(path)


def table(game: str, actions: int, then: Scene = lambda _: None) -> Scene:
    """A table after some actions, and what is done there."""

    def show(somebody: Somebody) -> None:
        opened = open_table(somebody.address, game, 3, bots=BOTS, chat="plain", autoplay=True)
        somebody.sits_at(opened["table"], opened["key"])
        rng = random.Random(f"{game} 7")
        for _ in range(actions):
            view = somebody.waits_for_a_turn()
            if view["over"]:
                break
            somebody.does(rng.choice(view["actions"]))
            somebody.sees_a_change()
        somebody.waits_for_a_turn()
        then(somebody)

    return show


def press(selector: str) -> Scene:
    """Press the last button that a selector finds."""
    return lambda somebody: somebody.page.locator(selector).last.click()


def press_seat(somebody: Somebody) -> None:
    """Look at one's own seat."""
    somebody.page.locator(".seats button").first.click()


def gather(somebody: Somebody) -> None:
    """A table that waits for a friend."""
    somebody.go("/new/split-it")
    somebody.page.get_by_role("tab").nth(1).click()
    somebody.page.locator(".go button.main").click()
    somebody.page.locator(".link").wait_for()


def draw_curtain(somebody: Somebody) -> None:
    """Two people with one device."""
    opened = open_table(somebody.address, "generous-split", 3, bots={"3": "random"}, options={"start": 3})
    somebody.go(f"/t/{opened['table']}#{opened['keys'][0]}")
    somebody.is_at_the_table()
    somebody.page.goto("about:blank")
    somebody.go(f"/t/{opened['table']}#{opened['keys'][1]}")
    somebody.is_at_the_table()
    somebody.does(somebody.waits_for_a_turn()["actions"][0])
    somebody.page.locator("footer .dock button").click()


def after(path: str) -> Scene:
    """A page about a game that is over."""

    def go(somebody: Somebody) -> None:
        somebody.page.goto(re.sub(r"(/t/[^/]+).*", rf"\1{path}", somebody.page.url))

    return table("splitter", 30, go)


def lead(game: str, steps: int) -> Scene:
    """A guided first game after some steps."""

    def show(somebody: Somebody) -> None:
        somebody.go(f"/guide/{game}")
        click = board_click(game)
        for number, step in enumerate(guide(game).steps[: steps + 1]):
            somebody.page.locator(f'[data-step="{number}"][data-speaks="true"]').wait_for()
            if number == steps:
                break
            if step.asked is None:
                somebody.page.locator("aside button").last.click()
            else:
                click(somebody.page, step.asked)

    return show


def keep_score(game: str) -> Scene:
    """A score pad that has just been begun."""

    def begin(somebody: Somebody) -> None:
        somebody.go(f"/pad/{game}")
        somebody.page.locator("form button.main").click()
        somebody.page.locator("form").wait_for(state="detached")

    return begin


SCENES: dict[str, Scene] = {
    "home": page("/"),
    **{f"new-{game}": page(f"/new/{game}") for game in splittable.games()},
    "gathering": gather,
    **{f"table-{game}-start": table(game, 0) for game in splittable.games()},
    **{f"table-{game}-later": table(game, 9) for game in splittable.games()},
    **{f"end-{game}": table(game, 400) for game in splittable.games()},
    **{f"guide-{game}-start": lead(game, 0) for game in splittable.games()},
    **{f"guide-{game}-asks": lead(game, 4) for game in splittable.games()},
    **{f"guide-{game}-end": lead(game, len(guide(game).steps) - 1) for game in splittable.games()},
    "sheet-log": table("splitter", 3, press("button.news")),
    "sheet-rules": table("splitter", 1, press("nav button >> nth=0")),
    "sheet-say": table("splitter", 1, press("nav button >> nth=1")),
    "sheet-table": table("splitter", 1, press("nav button")),
    "sheet-seat": table("splitter", 1, press_seat),
    "curtain": draw_curtain,
    "replay": after("/replay/25"),
    "verify": after("/verify"),
    "rules": page("/rules/split-it#r6.3"),
    "settings": page("/settings"),
    "pads": page("/pad"),
    **{f"pad-{game}": keep_score(game) for game in splittable.games()},
}


def main(wanted: list[str]) -> None:
    """Take all pictures, or those whose names have one of the words."""
    FOLDER.mkdir(exist_ok=True)
    store = Path(tempfile.mkdtemp())
    server = Server(str(store / "room.sqlite"), store / "log").start()
    try:
        with sync_playwright() as playwright:
            browser = launch(playwright)
            for kind, lang, size, scheme in KINDS:
                for name, scene in SCENES.items():
                    full = f"{name}-{kind}"
                    if wanted and not any(word in full for word in wanted):
                        continue
                    visit = Visit(browser, server.address, lang, size, scheme)
                    scene(visit.somebody)
                    visit.somebody.page.wait_for_timeout(900)
                    visit.somebody.page.screenshot(path=FOLDER / f"{full}.png")
                    visit.end()
                    sys.stderr.write(f"{full}\n")
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
