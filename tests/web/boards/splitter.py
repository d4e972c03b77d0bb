"""Splitter by hand: touch the slot, swap the dice if need be, confirm."""

from playwright.async_api import Page


async def click(page: Page, action: str) -> None:
    """Write as an action says."""
    numbers, slot = action.removeprefix("write ").split(" ")
    button = page.locator(f'[data-slot="{slot}"]')
    box = await button.bounding_box()
    assert box is not None, f"there is no slot {slot}"
    # The button covers two cells, mirrored; between them lie the inner slots.
    await button.click(position={"x": box["height"] / 2, "y": box["height"] / 2})
    if await _shown(page) != action and numbers[0] != numbers[2]:
        await page.locator('button[aria-keyshortcuts="x"]').click()
    await page.locator(f'[data-action="{action}"]').click()


async def _shown(page: Page) -> str | None:
    """The action that the button at hand would send."""
    confirm = page.locator('[data-action^="write "]')
    return await confirm.get_attribute("data-action") if await confirm.count() else None
