"""A game without a board of its own: press an action in the list below the view."""

from playwright.sync_api import Page
from web.boards.touching import PATIENCE, try_on

MOST_PAGES = 20


def click(page: Page, action: str) -> None:
    """Press an action, after turning to the page of the list that shows it."""
    button = page.locator(f'footer [data-action="{action}"]')
    group = page.locator("footer .verbs button").filter(has_text=action.split(" ")[0])

    def touch() -> None:
        if not button.count() and group.count() and group.first.get_attribute("aria-pressed") == "false":
            group.first.click(timeout=PATIENCE)
        for _ in range(MOST_PAGES):
            if button.count():
                break
            page.keyboard.press("0")
        button.click(timeout=PATIENCE)

    try_on(page, action, touch)
