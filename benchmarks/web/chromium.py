"""The machine's own Chromium, without a window."""

import shutil

from playwright.sync_api import Browser, Playwright

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""What it may be called; the first has no buttons and menus to draw, and takes half of the processor."""
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
    """There is none."""

    def __init__(self) -> None:
        super().__init__(f"there is no Chromium on this machine (Debian: apt install {NAMES[0]})")


def launch(playwright: Playwright) -> Browser:
    """A browser, started."""
    for name in NAMES:
        if path := shutil.which(name):
            return playwright.chromium.launch(executable_path=path, args=FLAGS)
    raise NoChromium
