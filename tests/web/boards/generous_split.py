"""Generous Split by hand: lift a card, then play it."""

from playwright.sync_api import Page
from web.boards.touching import PATIENCE, try_on


def click(page: Page, action: str) -> None:
    """Play as an action says."""
    card = page.locator(f'[data-card="{action.removeprefix("play ")}"]')
    confirm = page.locator(f'.board [data-action="{action}"]')

    def touch() -> None:
        if not confirm.count():
            card.click(timeout=PATIENCE)
        confirm.click(timeout=PATIENCE)

    try_on(page, action, touch)
