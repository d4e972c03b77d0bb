"""The machine's own Chromium, headless."""

import shutil

from playwright.sync_api import Browser, Playwright

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""Names of its executable; the first has no user interface and takes half the CPU time."""
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


class NoChromium(SystemExit):
    """Chromium is not installed."""

    def __init__(self) -> None:
        super().__init__(f"there is no Chromium on this machine (Debian: apt install {NAMES[0]})")


def launch(playwright: Playwright) -> Browser:
    """A browser, started."""
    for name in NAMES:
        if path := shutil.which(name):
            return playwright.chromium.launch(executable_path=path, args=FLAGS)
    raise NoChromium
