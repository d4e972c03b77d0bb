"""SPLIT by hand: point at cards and matches, then confirm."""

from playwright.async_api import Locator, Page, Position

CORNER: Position = {"x": 10, "y": 30}
"""Cards overlap; this part of each is in sight."""


async def click(page: Page, action: str) -> None:
    """Do an action by pointing at what it names; a touch that only brings cards in the air down is repeated."""
    confirm = page.locator(f'[data-action="{action}"]')
    for _ in range(3):
        await _point(page, action)
        if await confirm.count():
            break
        await page.keyboard.press("Escape")
    await confirm.last.click()


async def _point(page: Page, action: str) -> None:
    """Point at what an action names, so that it is staged."""
    verb, *words = action.split(" ")
    if verb == "take":
        cards = page.locator("[data-row]")
        await cards.nth(await cards.count() - int(words[0])).click(position=CORNER)
    elif verb == "match":
        await _pick(page, _hand(page, words[0]).first)
        # A card that was just taken is picked already; then the first touch stages the match.
        if not await page.locator(f'[data-action="{action}"]').count():
            await _hand(page, words[1]).last.click(position=CORNER)
    elif verb == "upgrade":
        await _pick(page, _hand(page, words[0]).first)
        left, seat = words[2].split("@P")
        names = "".join(sorted([words[1], left], key=lambda card: card[-1]))
        await _match(page, names, int(seat) - 1).click()
    elif verb == "trade":
        cards_there, seat = words[1].split("@P")
        view = await page.eval_on_selector(".board", "board => board.view")
        await _match(page, words[0], int(view["seat"])).click()
        await _match(page, cards_there, int(seat) - 1).click()
    elif verb == "discard":
        await _pick(page, _hand(page, words[0]).first)


async def _pick(page: Page, card: Locator) -> None:
    """Pick a card of the hand, if it is not picked already: one that was just taken is."""
    if await card.get_attribute("aria-pressed") != "true":
        await page.keyboard.press("Escape")
        await card.click(position=CORNER)


def _hand(page: Page, card: str) -> Locator:
    return page.locator(f'[data-card="{card}"]')


def _match(page: Page, cards: str, seat: int) -> Locator:
    return page.locator(f'[data-match="{cards}"][data-seat="{seat}"]').first
