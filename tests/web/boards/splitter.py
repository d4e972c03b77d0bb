"""Splitter by hand: touch the slot, swap the dice if need be, confirm."""

from typing import Any

from playwright.sync_api import Page
from web.boards.touching import PATIENCE, try_on

Json = dict[str, Any]
CELL = 38
"""How large a cell is at least on all but the narrowest window."""
OTHER = 18
"""How large everybody else's line, or sheet where there is room, is at least."""


def click(page: Page, action: str) -> None:
    """Write as an action says."""
    slot = page.locator(f'[data-slot="{action.rpartition(" ")[2]}"]')
    confirm = page.locator(f':is(.board, footer) [data-action="{action}"]')

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


def must_see(view: Json) -> list[str | tuple[str, int]]:
    """Every slot's two cells, both dice and, unless they are equal, their swap, and everybody else."""
    first, second = view["roll"]
    swap = ['button[aria-keyshortcuts="x"]'] if first != second else []
    others = [(".rest :is(.chip, li)", OTHER)] if view["players"] > 1 else []
    return [("[data-slot] i", CELL), ("[data-thing=dice] .die", 24), *swap, *others]
