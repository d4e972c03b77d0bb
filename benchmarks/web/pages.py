"""The first page in a browser: bytes, and the time until it can be used."""

from dataclasses import dataclass
from statistics import median
from typing import cast

import httpx
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page

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
"""Sets `usableAfter` once the list of games is painted and the main thread is idle."""


@dataclass(frozen=True)
class FirstVisit:
    """The first page with an empty cache."""

    bytes: int
    seconds: float
    """Until a game can be chosen."""


NO_PAUSES = """
try { localStorage.setItem("splittable.settings", '{"motion":"none"}'); } catch { /* an empty page has none */ }
"""


def open_page(browser: Browser, slowed: float, script: str) -> tuple[BrowserContext, Page, CDPSession]:
    """A page of a phone's size with reduced motion and CPU throttling."""
    context = browser.new_context(viewport=PHONE, locale="en-GB", reduced_motion="reduce", has_touch=True)  # type: ignore[arg-type]
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    # Without pauses: a view that waits for the one before to be looked at would not be drawn, nor measured.
    page.add_init_script(NO_PAUSES)
    page.add_init_script(script)
    line = context.new_cdp_session(page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    return context, page, line


def visit_first_page(browser: Browser, address: str, slowed: float) -> FirstVisit:
    """Visit with an empty cache, and count all bytes sent, the service worker included."""
    context, page, line = open_page(browser, slowed, WATCH_LINKS)
    sizes: list[float] = []
    line.send("Network.enable")
    line.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(address)
    page.wait_for_function("() => window.usableAfter", timeout=PATIENCE)
    seconds = cast("float", page.evaluate("window.usableAfter")) / 1000
    page.wait_for_load_state("networkidle")
    context.close()
    with httpx.stream("GET", f"{address}/sw.js", headers={"Accept-Encoding": "gzip"}) as worker:
        sizes.append(sum(len(piece) for piece in worker.iter_raw()))
    return FirstVisit(round(sum(sizes)), seconds)


def visit_often(browser: Browser, address: str, slowed: float, times: int) -> FirstVisit:
    """The median time and the largest size of some first visits."""
    visits = [visit_first_page(browser, address, slowed) for _ in range(times)]
    return FirstVisit(max(one.bytes for one in visits), median(one.seconds for one in visits))
