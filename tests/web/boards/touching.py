"""Touching things on a board while an action can be done: the room itself may do the only one that is legal."""

from collections.abc import Callable

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

TRIES, PATIENCE = 12, 15_000


def is_open(page: Page, action: str) -> bool:
    """Whether the view on the board still lists an action."""
    return action in page.eval_on_selector(".board", "board => board.view.actions")


def try_on(page: Page, action: str, touch: Callable[[], None]) -> None:
    """Touch until it has been done, for as long as the action can be done; something may be in the air."""
    reason = None
    for _ in range(TRIES):
        if not is_open(page, action):
            return
        try:
            touch()
            return
        except TooLate as error:
            reason = error
    raise AssertionError(f"{action} cannot be done") from reason
