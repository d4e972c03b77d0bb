"""Generous Split by hand: lift a card, then play it."""

from typing import Any

from playwright.sync_api import Page
from web.boards.touching import PATIENCE, try_on


def click(page: Page, action: str) -> None:
    """Play as an action says."""
    card = page.locator(f'[data-card="{action.removeprefix("play ")}"]')
    # The button is in the frame's footer, or on the board where there is no frame.
    confirm = page.locator(f'[data-action="{action}"]:not(.listed *)')

    def touch() -> None:
        if not confirm.count():
            card.click(timeout=PATIENCE)
        confirm.click(timeout=PATIENCE)

    try_on(page, action, touch)


def must_see(view: dict[str, Any]) -> list[str | tuple[str, int]]:
    """The whole hand, and everybody's plate."""
    plates: list[str | tuple[str, int]] = [(f'[data-plate="P{seat + 1}"]', 30) for seat in range(view["players"])]
    hand = [f'[data-card="{card}"]' for card in view["hand"]]
    return plates + hand
