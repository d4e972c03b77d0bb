"""What a browser says of the client: bytes, the time until it can be used, the time that a view takes."""

import json
import random
import shutil
from dataclasses import dataclass
from statistics import median
from typing import Any, cast

import httpx
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, Playwright

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
PHONE = {"width": 390, "height": 844}
PATIENCE = 60_000
WATCH_LINKS = """
addEventListener("DOMContentLoaded", () => {
  const look = () => {
    if (!document.querySelector('a[href^="/new/"]')) return;
    watcher.disconnect();
    requestAnimationFrame(() => setTimeout(() => (window.usableAfter = performance.now())));
  };
  const watcher = new MutationObserver(look);
  watcher.observe(document.body, { childList: true, subtree: true });
  look();
});
"""
"""Notes when the games can be chosen, drawn, and the page is free to answer."""
WATCH_VIEWS = """
window.drawn = [];
window.WebSocket = class extends WebSocket {
  constructor(...args) { super(...args); window.socket = this; }
  set onmessage(handler) {
    super.onmessage = async (event) => {
      const begun = performance.now();
      handler.call(this, event);
      // The client draws in a microtask; asking for a size makes the browser lay it out at once.
      for (let turn = 0; turn < 4; turn += 1) await null;
      void document.body.offsetHeight;
      if (JSON.parse(event.data).type === "view") window.drawn.push(performance.now() - begun);
    };
  }
};
"""
"""Notes how long each view takes from its arrival until it is drawn and laid out."""


@dataclass(frozen=True)
class Drawing:
    """Views of one game as they were drawn."""

    seconds: list[float]
    """By the clock, each from its arrival until it was laid out."""
    cpu: float
    """The whole page's processor time for each of them, all else that it does meanwhile included."""


@dataclass(frozen=True)
class FirstVisit:
    """The first page, in a browser that has never been here."""

    bytes: int
    seconds: float
    """Until the games can be chosen and the page answers."""


def launch(playwright: Playwright) -> Browser:
    """The machine's own Chromium."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        raise SystemExit("there is no Chromium on this machine (Debian: apt install chromium)")
    return playwright.chromium.launch(executable_path=chromium, args=FLAGS)


def open_page(browser: Browser, slowed: float, script: str) -> tuple[BrowserContext, Page, CDPSession]:
    """A phone without motion, whose processor is slowed."""
    context = browser.new_context(viewport=PHONE, locale="en-GB", reduced_motion="reduce", has_touch=True)  # type: ignore[arg-type]
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.add_init_script(script)
    line = context.new_cdp_session(page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    return context, page, line


def visit_first_page(browser: Browser, address: str, slowed: float) -> FirstVisit:
    """Come for the first time, and count all that is sent, the service worker included."""
    context, page, line = open_page(browser, slowed, WATCH_LINKS)
    sizes: list[float] = []
    line.send("Network.enable")
    line.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(address)
    page.wait_for_function("window.usableAfter", timeout=PATIENCE)
    seconds = cast("float", page.evaluate("window.usableAfter")) / 1000
    page.wait_for_load_state("networkidle")
    context.close()
    with httpx.stream("GET", f"{address}/sw.js", headers={"Accept-Encoding": "gzip"}) as worker:
        sizes.append(sum(len(piece) for piece in worker.iter_raw()))
    return FirstVisit(round(sum(sizes)), seconds)


def visit_often(browser: Browser, address: str, slowed: float, times: int) -> FirstVisit:
    """The median of some first visits."""
    visits = [visit_first_page(browser, address, slowed) for _ in range(times)]
    return FirstVisit(max(one.bytes for one in visits), median(one.seconds for one in visits))


def draw_views(browser: Browser, address: str, game: str, slowed: float, views: int) -> Drawing:
    """How long views take at a table of three, one seat played on this page and two by bots."""
    body = {"game": game, "players": 3, "bots": {"2": "random", "3": "random"}, "autostart": True, "pace": 60}
    opened = httpx.post(f"{address}/api/tables", json=body, timeout=60).raise_for_status().json()
    context, page, line = open_page(browser, slowed, WATCH_VIEWS)
    page.goto(f"{address}/t/{opened['table']}#{opened['key']}")
    page.wait_for_selector(".board")
    page.wait_for_timeout(500)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    before, begun = page.evaluate("window.drawn.length"), _busy(line)
    rng = random.Random(f"{game} 1")
    last = ""
    for number in range(views):
        state: dict[str, Any] = page.evaluate(
            "() => { const view = document.querySelector('.board').view;"
            " const actions = view.waiting.includes(view.seat) ? view.actions : [];"
            " return { over: view.over, actions, drawn: drawn.length, now: JSON.stringify(view) }; }"
        )
        if state["over"] or state["drawn"] > views:
            break
        if state["actions"] and state["now"] != last:
            last = state["now"]
            action = rng.choice(state["actions"])
            message = json.dumps({"type": "play", "id": f"bench-{number}", "action": action})
            page.evaluate("message => socket.send(message)", message)
        page.wait_for_timeout(80)
    drawn: list[float] = page.evaluate("window.drawn")[before:]
    cpu = (_busy(line) - begun) / len(drawn)
    context.close()
    return Drawing([milliseconds / 1000 for milliseconds in drawn], cpu)


def _busy(line: CDPSession) -> float:
    """Seconds of processor time that the page's own thread has spent on scripts, styles and layout."""
    metrics: dict[str, float] = {one["name"]: one["value"] for one in line.send("Performance.getMetrics")["metrics"]}
    return sum(metrics[name] for name in ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration"))
