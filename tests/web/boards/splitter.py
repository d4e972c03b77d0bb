"""Splitter by hand: touch the slot, swap the dice if need be, confirm."""

from playwright.sync_api import Page
from web.boards.touching import PATIENCE, try_on


def click(page: Page, action: str) -> None:
    """Write as an action says."""
    slot = page.locator(f'[data-slot="{action.rpartition(" ")[2]}"]')
    confirm = page.locator(f'.board [data-action="{action}"]')

    def touch() -> None:
        if slot.get_attribute("aria-pressed", timeout=PATIENCE) != "true":
            box = slot.bounding_box(timeout=PATIENCE)
            assert box is not None, f"there is no slot for {action}"
            # The button covers two cells, mirrored; between them lie the inner slots.
            slot.click(position={"x": box["height"] / 2, "y": box["height"] / 2}, timeout=PATIENCE)
        if not confirm.count():
            page.locator('button[aria-keyshortcuts="x"]').click(timeout=PATIENCE)
        confirm.click(timeout=PATIENCE)

    try_on(page, action, touch)
