"""One screen, always: whatever has to be decided is in view, large enough, and never moves."""

import importlib
import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from room.people import Server
from web.people import Somebody, open_table
from web.positions import ALL, FAKE_SOCKET, KEY, positions

import splittable

SIZES = ((390, 664), (375, 553), (320, 568), (844, 390), (768, 1024), (1366, 650), (1440, 900))
LEAST = 44
CANNOT_BE_TOUCHED = """async ([told, width, height]) => {
  const wrong = [];
  const measure = (selector, least) => {
    const found = [...document.querySelectorAll(selector)];
    if (!found.length) return [`${selector}: is not there`];
    return found.flatMap((node) => {
      const { left, top, right, bottom } = node.getBoundingClientRect();
      const name = `${selector} at ${Math.round(left)}…${Math.round(right)} × ${Math.round(top)}…${Math.round(bottom)}`;
      const wrong = [];
      if (left < -0.5 || top < -0.5 || right > width + 0.5 || bottom > height + 0.5) wrong.push(`${name}: is not in view`);
      if (right - left < least - 0.5 || bottom - top < least - 0.5) wrong.push(`${name}: is smaller than ${least}`);
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (over && !node.contains(over) && !over.contains(node)) wrong.push(`${name}: lies under ${over.outerHTML.slice(0, 80)}`);
      return wrong;
    });
  };
  for (const { message, actions, wanted } of told) {
    socket.onmessage({ data: message });
    // The board may still be on its way the first time.
    while (document.querySelector(".board")?.view?.actions.join() !== actions.join()) await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const found = wanted.flatMap(([selector, least]) => measure(selector, least));
    if (document.documentElement.scrollWidth > innerWidth) found.push("the page is wider");
    wrong.push(...found.map((one) => `${width}×${height} ${actions.join(" ").slice(0, 40)}: ${one}`));
  }
  return wrong;
}"""
DECISIONS = 5


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(reduced_motion="reduce")
    opened = context.new_page()
    opened.add_init_script(FAKE_SOCKET)
    yield opened
    context.close()


def must_see(view: dict[str, Any]) -> list[tuple[str, int]]:
    """What has to be in view, and how large it must be."""
    boards = importlib.import_module(f"web.boards.{view['game'].replace('-', '_')}")
    return [(one, LEAST) if isinstance(one, str) else one for one in boards.must_see(view)]


@pytest.mark.parametrize(("game", "players"), ALL)
def test_all_that_a_decision_needs_is_in_view(page: Page, server: Server, game: str, players: int) -> None:
    page.goto(f"{server.address}/t/{game}-{players}#{KEY}")
    page.wait_for_function("() => window.isOpen")
    messages = [(message, json.loads(message)["view"]) for message in positions(game, players, "one screen")]
    wrong: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        cell = 24 if game == "splitter" and width <= 320 else None
        told = [
            {
                "message": message,
                "actions": view["actions"],
                "wanted": [(selector, cell or size) for selector, size in must_see(view)],
            }
            for message, view in messages
        ]
        wrong += page.evaluate(CANNOT_BE_TOUCHED, [told, width, height])
    assert not wrong, f"{len(wrong)}:\n" + "\n".join(wrong[:40])


@pytest.mark.parametrize("players", [2, 6])
def test_whatever_can_be_taken_of_a_long_row_is_in_view(page: Page, server: Server, players: int) -> None:
    page.goto(f"{server.address}/t/split-{players}#{KEY}")
    page.wait_for_function("() => window.isOpen")
    found = (json.loads(message) for message in positions("split", players, "a long row"))
    message = next(one for one in found if "draw" in one["view"]["actions"])
    told = []
    for count in (1, 3, 5, 6, 9):
        depths = [1 + place * 13 // count for place in range(count)]
        actions = ["draw", *(f"take {depth}" for depth in depths)]
        view = message["view"] | {"row": ["4C", "9D", "QH", "2S", "7C", "KD", "5H"] * 2, "actions": actions}
        wanted = [("[data-row].lit", LEAST)]
        told.append({"message": json.dumps(message | {"view": view}), "actions": actions, "wanted": wanted})
    wrong: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        wrong += page.evaluate(CANNOT_BE_TOUCHED, [told, width, height])
    assert not wrong, f"{len(wrong)}:\n" + "\n".join(wrong[:40])


@pytest.mark.parametrize("game", splittable.games())
def test_the_board_never_moves_and_the_page_is_never_wider(
    visit: Callable[..., Somebody], server: Server, game: str
) -> None:
    table = open_table(server.address, game, 3, bots={"2": "random", "3": "random"}, autoplay=True)
    ann = visit(size=(390, 664), motion="full")
    ann.sits_at(table["table"], table["key"])
    ann.watches_the_board()
    rng = random.Random(f"{game} 3")
    for _ in range(DECISIONS):
        view = ann.waits_for_a_turn()
        ann.does(rng.choice(view["actions"]))
        ann.sees_a_change()
    ann.saw_nothing_move()
