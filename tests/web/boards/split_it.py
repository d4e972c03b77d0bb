"""Split it! by hand: touch the gaps, a section or a column, then confirm."""

from typing import Any

from playwright.sync_api import Page
from web.boards.touching import PATIENCE, try_on

Json = dict[str, Any]


def click(page: Page, action: str) -> None:
    """Split, remove, guess or place a joker as an action says."""
    verb, what = action.split(" ")
    kind = "joker" if verb == "joker" else "section"
    places = _gaps(what) if verb == "split" else [f'[data-{kind}="{what}"]']
    confirm = page.locator(f':is(.board, footer) [data-action="{action}"]')

    def touch() -> None:
        for place in places:
            thing = page.locator(place)
            if thing.get_attribute("aria-pressed", timeout=PATIENCE) != "true":
                thing.click(timeout=PATIENCE)
        confirm.click(timeout=PATIENCE)

    try_on(page, action, touch)


def _gaps(sizes: str) -> list[str]:
    """The two gaps that part the row so; a row of three cards comes with both cuts."""
    white, pink, _ = map(int, sizes.split("-"))
    return [f'[data-place="{place}"]' for place in (white, white + pink)]


def must_see(view: Json) -> list[str]:
    """Everything that a decision needs: the row's gaps or sections, or the columns for a joker."""
    controls = {
        "split": ["[data-place]"],
        "remove": ["[data-section]"],
        "guess": ["[data-section]"],
        "joker": ["[data-joker]"],
    }
    return [*controls.get(view["asks"] or "", []), "[data-thing=columns]"]
