"""Somebody before a browser: sits down, reads, presses."""

import importlib
import importlib.util
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal, cast

import httpx
from playwright.sync_api import Browser, Page, WebSocket, expect
from playwright.sync_api import TimeoutError as TooLate

AXE = Path(__file__).parent.parent.parent / "web/node_modules/axe-core/axe.min.js"
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
PATIENCE = 90_000
ALL_THAT_IS_SHOWN = """() => ({
  view: document.querySelector(".board")?.view,
  busy: [...document.querySelectorAll("[aria-busy=true]")].map((node) => node.outerHTML.slice(0, 200)),
  text: document.body.innerText.slice(0, 1500),
})"""

WATCH = """() => {
  window.moved = [];
  let before = "";
  const look = () => {
    const board = document.querySelector(".board");
    if (board && !board.view.over) {
      const { left, top, width, height } = board.getBoundingClientRect();
      const place = [left, top, width, height].map(Math.round).join(" ");
      if (before && place !== before) window.moved.push(`${before} to ${place}`);
      before = place;
      const wide = document.documentElement.scrollWidth;
      if (wide > innerWidth) window.moved.push(`the page is ${wide} wide`);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
"""Notes on every frame whether the board has another place, or the page is wider than the window."""
KEEP_MOTION = """
try {
  if (!localStorage.getItem("splittable.settings")) localStorage.setItem("splittable.settings", '{"motion":"%s"}');
} catch { /* an empty page has none */ }
"""

Json = dict[str, Any]


def board_click(game: str) -> Callable[[Page, str], None]:
    """How an action is done on a game's own board, or in the list of actions if it has none."""
    own = f"web.boards.{game.replace('-', '_')}"
    module = importlib.import_module(own if importlib.util.find_spec(own) else "web.boards.listed")
    click: Callable[[Page, str], None] = module.click
    return click


class Somebody:
    """A person with a browser of their own."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def press(self, name: str, exact: bool = False) -> None:  # noqa: FBT001, FBT002 - Playwright's own word
        self.page.get_by_role("button", name=name, exact=exact).first.click()

    def turns_to(self, tab: str) -> None:
        self.page.get_by_role("tab", name=tab).click()

    def sees(self, text: str) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible(timeout=PATIENCE)

    def sees_a_picture(self, name: str) -> None:
        """See a picture that has loaded."""
        picture = self.page.get_by_alt_text(name)
        expect(picture).to_be_visible(timeout=PATIENCE)
        assert picture.evaluate("async picture => { await picture.decode(); return picture.naturalWidth; }") > 0

    def sits_at(self, table: str, key: str) -> None:
        """Come by a seat's own link."""
        self.go(f"/t/{table}#{key}")
        self.is_at_the_table()

    def is_at_the_table(self) -> None:
        self.page.wait_for_selector(".board", timeout=PATIENCE)

    @property
    def view(self) -> Json:
        """The view that the board draws; the page remembers which one was looked at."""
        return cast("Json", self.page.eval_on_selector(".board", "board => (window.seen = board.view)"))

    def waits_for_a_turn(self) -> Json:
        """The view in which this person can act, or the game is over; it is the one that was looked at.

        It may be another a moment later: the room itself does the only action that is legal.
        """
        return cast("Json", self.waits_for("(view.over || view.waiting.includes(view.seat)) && (window.seen = view)"))

    def waits_for(self, condition: str) -> Any:
        """Wait until an expression of `view` is true; what it is then."""
        script = f"() => {{ const view = document.querySelector('.board')?.view; return view && ({condition}); }}"
        try:
            return self.page.wait_for_function(script, timeout=PATIENCE).json_value()
        except TooLate as error:
            raise AssertionError(f"waited in vain for {condition}: {self.page.evaluate(ALL_THAT_IS_SHOWN)}") from error

    def does(self, action: str) -> None:
        """Do an action by clicking on the board."""
        # Looking at the view here would forget which one was looked at when the action was chosen.
        click = board_click(self.page.eval_on_selector(".board", "board => board.view.game"))
        click(self.page, action)

    def watches_the_board(self) -> None:
        """Note from now on, on every frame, what moves the board or widens the page."""
        self.page.evaluate(WATCH)

    def saw_nothing_move(self) -> None:
        assert self.page.evaluate("moved") == []

    def reads_the_sums(self) -> list[int]:
        """The sums at the end of a game, the winner's first."""
        self.page.locator("section.end summary").click()
        return [int(text.replace("−", "-")) for text in self.page.locator("section tfoot td").all_inner_texts()]

    def plays_on(self, rng: random.Random, most: int = 2000) -> None:
        """Play at random until the game is over."""
        for _ in range(most):
            view = self.waits_for_a_turn()
            if view["over"]:
                return
            self.does(rng.choice(view["actions"]))
            self.sees_a_change()
        raise AssertionError("the game does not end")

    def sees_a_change(self) -> None:
        """Wait until the board draws something else than what was looked at last, and nothing is on its way."""
        # A view that says the same is the same object: the client keeps what views share.
        self.waits_for("view !== window.seen && !document.querySelector('[aria-busy=true]')")

    def finds_no_barrier(self) -> None:
        """Axe finds nothing on this screen."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        problems = [
            f"{one['id']}: {node['html'][:160]} {node['failureSummary']}"
            for one in found["violations"]
            for node in one["nodes"]
        ]
        assert not problems, self.page.url + "\n" + "\n".join(problems)


class Visit:
    """A browser of somebody's own, and what went wrong in it."""

    def __init__(
        self, browser: Browser, address: str, lang: str, size: tuple[int, int], scheme: str, motion: str = "none"
    ) -> None:
        self._address = address
        self._wrong: list[str] = []
        self._context = browser.new_context(
            locale=LOCALES[lang],
            viewport={"width": size[0], "height": size[1]},
            color_scheme=cast("Literal['light', 'dark']", scheme),
            has_touch=size[0] < 500,
            reduced_motion="reduce" if motion == "none" else "no-preference",
        )
        page = self._context.new_page()
        # Mostly nobody looks at the motion here, and waiting for it would be most of the time.
        page.add_init_script(KEEP_MOTION % motion)
        page.set_default_timeout(PATIENCE)
        page.on("request", lambda request: self._check(request.url))
        page.on("websocket", self._check_socket)
        page.on("pageerror", lambda error: self._wrong.append(f"error: {error}"))
        page.on("console", lambda message: self._hear(message.type, message.text))
        self.somebody = Somebody(page, address)

    def _check(self, url: str) -> None:
        if not url.startswith((self._address, "data:", "blob:")):
            self._wrong.append(f"left the room: {url}")

    def _check_socket(self, socket: WebSocket) -> None:
        self._check(socket.url.replace("ws", "http", 1))

    def _hear(self, kind: str, text: str) -> None:
        # The browser itself reports a lost connection and a page that is not there; the tests that cause them look for themselves.
        if (
            kind in ("error", "warning")
            and "WebSocket connection" not in text
            and "Failed to load resource" not in text
        ):
            self._wrong.append(f"{kind}: {text}")

    def end(self) -> None:
        """Nothing may have gone wrong."""
        self._context.close()
        assert not self._wrong, "\n".join(self._wrong)


def open_table(address: str, game: str, players: int, **more: Any) -> Json:
    """A table with everybody's keys, and autostart; unless told otherwise, the room does nothing in a person's place."""
    body = {"game": game, "players": players, "autostart": True, "autoplay": False, **more}
    with httpx.Client(base_url=address, timeout=60) as http:
        opened: Json = http.post("/api/tables", json={"name": "Ann", **body}).raise_for_status().json()
        keys = {opened["seat"]: opened["key"]}
        for number in range(players - 1 - len(body.get("bots", {}))):
            seats = f"/api/tables/{opened['table']}/seats"
            claimed = http.post(seats, json={"name": ["Ben", "Cy", "Di", "Ed"][number % 4]}).raise_for_status().json()
            keys[claimed["seat"]] = claimed["key"]
    return {**opened, "keys": keys}
