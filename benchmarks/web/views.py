"""Time to draw a view: a table is played once and its views recorded, then they are replayed to fresh pages."""

import json
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

import httpx
from playwright.sync_api import Browser, CDPSession, Page

from benchmarks.web.pages import open_page

KEEP_VIEWS = """
window.told = [];
window.WebSocket = class extends WebSocket {
  constructor(...args) { super(...args); window.socket = this; }
  set onmessage(listener) {
    super.onmessage = (event) => {
      if (JSON.parse(event.data).type === "view") window.told.push(event.data);
      listener.call(this, event);
    };
  }
};
"""
"""Records every view message."""
TELL_VIEWS = """
window.drawn = [];
window.WebSocket = class {
  constructor() { window.socket = this; setTimeout(() => this.onopen({})); }
  send() { window.isOpen = true; }
  close() {}
};
window.tell = async (views) => {
  for (const view of views) {
    const begun = performance.now();
    socket.onmessage({ data: view });
    // The client draws in a microtask; asking for a size makes the browser lay it out at once.
    for (let turn = 0; turn < 4; turn += 1) await null;
    void document.body.offsetHeight;
    window.drawn.push(performance.now() - begun);
    // Painted, before the next one comes.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
  }
};
"""
"""A fake socket that replays recorded views and measures the time until each is drawn and laid out."""
FIRST = 6
"""Views for warm-up, not measured."""


@dataclass(frozen=True)
class Told:
    """A table's path and its recorded view messages."""

    place: str
    views: list[str]


@dataclass(frozen=True)
class Drawing:
    """Times to draw the views of one game."""

    seconds: list[float]
    """Wall-clock time of each view with CPU throttling, from its arrival until it was laid out."""
    cpu: float
    """Mean CPU time a view of scripts, styles and layout on the main thread, without throttling."""


def draw_views(browser: Browser, address: str, game: str, slowed: float, views: int) -> Drawing:
    """Measure a table of three: one seat played through the page, two by bots."""
    told = _play(browser, address, game, views + FIRST)
    seconds = _tell(browser, address, told, slowed, lambda page, _, tell: _clock(page, tell))
    cpu = _tell(browser, address, told, 1, lambda _, line, tell: [_processor(line, tell)])
    return Drawing(seconds, cpu[0] / max(1, len(told.views) - FIRST))


def _play(browser: Browser, address: str, game: str, views: int) -> Told:
    """Play randomly until enough views are recorded."""
    body = {"game": game, "players": 3, "bots": {"2": "random", "3": "random"}, "autostart": True, "pace": 60}
    opened = httpx.post(f"{address}/api/tables", json=body, timeout=120).raise_for_status().json()
    context, page, _ = open_page(browser, 1, KEEP_VIEWS)
    place = f"/t/{opened['table']}#{opened['key']}"
    page.goto(address + place)
    page.wait_for_selector(".board")
    rng = random.Random(f"{game} 1")
    last = ""
    for number in range(20 * views):
        state: dict[str, Any] = page.evaluate(
            "() => { const view = document.querySelector('.board').view;"
            " const actions = view.waiting.includes(view.seat) ? view.actions : [];"
            " return { over: view.over, actions, told: told.length, now: JSON.stringify(view) }; }"
        )
        if state["over"] or state["told"] >= views:
            break
        if state["actions"] and state["now"] != last:
            last = state["now"]
            action = rng.choice(state["actions"])
            message = json.dumps({"type": "play", "id": f"bench-{number}", "action": action})
            page.evaluate("message => socket.send(message)", message)
        page.wait_for_timeout(40)
    told = Told(place, page.evaluate("told"))
    context.close()
    return told


Measure = Callable[[Page, CDPSession, Callable[[], None]], list[float]]


def _tell(browser: Browser, address: str, told: Told, slowed: float, measure: Measure) -> list[float]:
    """Replay the views to a fresh page, and measure while it draws all but those for warm-up."""
    context, page, line = open_page(browser, slowed, TELL_VIEWS)
    page.goto(address + told.place)
    page.wait_for_function("() => window.isOpen")
    page.evaluate("views => tell(views)", told.views[:1])
    page.wait_for_selector(".board")
    page.evaluate("views => tell(views)", told.views[1:FIRST])
    measured = measure(page, line, lambda: page.evaluate("views => tell(views)", told.views[FIRST:]))
    context.close()
    return measured


def _clock(page: Page, tell: Callable[[], None]) -> list[float]:
    """Wall-clock seconds of each view."""
    page.evaluate("() => { window.drawn = []; }")
    tell()
    return [milliseconds / 1000 for milliseconds in cast("list[float]", page.evaluate("drawn"))]


def _processor(line: CDPSession, tell: Callable[[], None]) -> float:
    """CPU seconds that the main thread spends on scripts, styles and layout."""
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    begun = _busy(line)
    tell()
    return _busy(line) - begun


def _busy(line: CDPSession) -> float:
    metrics: dict[str, float] = {one["name"]: one["value"] for one in line.send("Performance.getMetrics")["metrics"]}
    return sum(metrics[name] for name in ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration"))
