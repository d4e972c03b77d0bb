"""Touching things on a board while an action can be done: the room itself may do the only one that is legal."""

from collections.abc import Callable

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

TRIES, PATIENCE = 12, 15_000
LISTS = "(board, action) => (window.touched = board.view).actions.includes(action)"
IS_CHANGED = "() => document.querySelector('.board')?.view !== window.touched"


def try_on(page: Page, action: str, touch: Callable[[], None]) -> None:
    """Touch until the board shows something else, for as long as the action can be done.

    Something may be in the air, or move away under the finger between touching and letting go.
    """
    reason = None
    for _ in range(TRIES):
        if not page.eval_on_selector(".board", LISTS, action):
            return
        try:
            touch()
            page.wait_for_function(IS_CHANGED, timeout=PATIENCE)
            return
        except TooLate as error:
            reason = error
    raise AssertionError(f"{action} cannot be done") from reason
