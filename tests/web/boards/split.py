"""SPLIT by hand: point at cards and matches, then confirm."""

from typing import Any

from playwright.sync_api import Locator, Page, Position
from web.boards.touching import PATIENCE, try_on

CORNER: Position = {"x": 6, "y": 24}
EDGE: Position = {"x": 4, "y": 12}
"""Cards and matches overlap; this part of each is in sight."""


def click(page: Page, action: str) -> None:
    """Do an action by pointing at what it names, then confirming."""
    confirm = page.locator(f'[data-action="{action}"]')

    def touch() -> None:
        if not confirm.count():
            page.keyboard.press("Escape")
            _point(page, action)
        confirm.last.click(timeout=PATIENCE)

    try_on(page, action, touch)


def _point(page: Page, action: str) -> None:
    """Point at what an action names, so that it is staged."""
    verb, *words = action.split(" ")
    if verb == "take":
        cards = page.locator("[data-row]")
        cards.nth(cards.count() - int(words[0])).click(position=CORNER, timeout=PATIENCE)
    elif verb == "match":
        _pick(_hand(page, words[0]).first)
        # A card that was just taken is picked already; then the first touch stages the match.
        if not page.locator(f'[data-action="{action}"]').count():
            _hand(page, words[1]).last.click(position=CORNER, timeout=PATIENCE)
    elif verb == "upgrade":
        _pick(_hand(page, words[0]).first)
        left, seat = words[2].split("@P")
        names = "".join(sorted([words[1], left], key=lambda card: card[-1]))
        if not page.locator(f'[data-action="{action}"]').count():
            _touch(_match(page, names, int(seat) - 1))
    elif verb == "trade":
        cards_there, seat = words[1].split("@P")
        own = page.eval_on_selector(".board", "board => board.view.seat")
        _touch(_match(page, words[0], own))
        if not page.locator(f'[data-action="{action}"]').count():
            _touch(_match(page, cards_there, int(seat) - 1))
    elif verb == "discard":
        _pick(_hand(page, words[0]).first)


def _pick(card: Locator) -> None:
    """Pick a card of the hand, if it is not picked already: one that was just taken is."""
    if card.get_attribute("aria-pressed", timeout=PATIENCE) != "true":
        card.click(position=CORNER, timeout=PATIENCE)


def _touch(match: Locator) -> None:
    """Touch a match by its left edge: where there are many, they overlap."""
    match.click(position=EDGE, timeout=PATIENCE)


def _hand(page: Page, card: str) -> Locator:
    return page.locator(f'[data-card="{card}"]')


def _match(page: Page, cards: str, seat: int) -> Locator:
    return page.locator(f'[data-match="{cards}"][data-seat="{seat}"]').first


def must_see(view: dict[str, Any]) -> list[str | tuple[str, int]]:
    """Everybody's place, the own hand, and whatever can be chosen now."""
    actions = {action.split(" ")[0] for action in view["actions"]}
    seen: list[str | tuple[str, int]] = [("[data-plate]", 24), "[data-thing=pile]", ("[data-thing=row]", 44)]
    if view["seat"] is not None and not view["over"]:
        seen.append(("[data-thing=sheets]", 30))
    if view["hand"]:
        seen.append("[data-card]")
    if "take" in actions:
        seen.append("[data-row].lit")
    if "draw" in actions:
        seen.append("footer [data-action=draw]")
    if "pass" in actions:
        seen.append("footer [data-action=pass]")
    if "penalize" in actions:
        seen.append("[data-action^=penalize]")
        # Where there are many to choose from, their names lie over their places.
        seen.remove(("[data-plate]", 24))
    return seen
