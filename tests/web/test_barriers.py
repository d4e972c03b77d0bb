"""No barrier on any screen that axe would know, in light and in dark, on a phone and at a desk."""

import random
from collections.abc import Callable

import pytest
from room.people import Server
from web.people import Somebody, open_table

import splittable

Visit = Callable[..., Somebody]
SCREENS = [("light", (390, 844)), ("dark", (1280, 800))]
EVERY = pytest.mark.parametrize(("scheme", "size"), SCREENS, ids=["light phone", "dark desk"])


@EVERY
def test_the_pages_have_no_barriers(visit: Visit, scheme: str, size: tuple[int, int]) -> None:
    ann = visit(scheme=scheme, size=size)
    for path, text in (
        ("/", "Splitter"),
        ("/new/split", "Play now"),
        ("/rules/split-it#r6.3", "6.3"),
        ("/verify", "Check"),
        ("/settings", "Language"),
    ):
        ann.go(path)
        ann.sees(text)
        ann.finds_no_barrier()


@EVERY
def test_gathering_has_no_barriers(visit: Visit, scheme: str, size: tuple[int, int]) -> None:
    ann = visit(scheme=scheme, size=size)
    ann.go("/new/splitter")
    ann.turns_to("One device")
    ann.finds_no_barrier()
    ann.turns_to("With friends")
    ann.finds_no_barrier()
    ann.press("Open a table")
    ann.sees("One seat is free")
    ann.finds_no_barrier()
    guest = visit(scheme=scheme, size=size)
    guest.page.goto(ann.page.url)
    guest.sees("Sit down")
    guest.finds_no_barrier()
    ann.go("/")
    ann.sees("One seat is free")
    ann.finds_no_barrier()
    ann.press("Use on another device")
    ann.press("Make a link")
    ann.sees_a_picture("QR code for the other device")
    ann.finds_no_barrier()


@EVERY
@pytest.mark.parametrize("game", splittable.games())
def test_a_table_has_no_barriers(visit: Visit, server: Server, game: str, scheme: str, size: tuple[int, int]) -> None:
    table = open_table(server.address, game, 3, bots={"2": "random", "3": "random"})
    ann = visit(scheme=scheme, size=size)
    ann.sits_at(table["table"], table["key"])
    rng = random.Random(game)
    for _ in range(3):
        view = ann.waits_for_a_turn()
        ann.does(rng.choice(view["actions"]))
        ann.sees_a_change()
    ann.waits_for_a_turn()
    ann.finds_no_barrier()
    ann.page.keyboard.press("l")
    ann.finds_no_barrier()


@EVERY
@pytest.mark.parametrize("game", splittable.games())
def test_a_guide_has_no_barriers(visit: Visit, game: str, scheme: str, size: tuple[int, int]) -> None:
    ann = visit(scheme=scheme, size=size)
    ann.go(f"/guide/{game}")
    for number in range(2):
        ann.page.locator(f'[data-step="{number}"][data-speaks="true"]').wait_for()
        ann.page.locator(".halo").wait_for()
        ann.finds_no_barrier()
        # The second step may ask for an action instead of offering to go on.
        if number == 0:
            ann.page.locator("aside button").last.click()


@EVERY
def test_the_sheets_of_a_table_have_no_barriers(
    visit: Visit, server: Server, scheme: str, size: tuple[int, int]
) -> None:
    table = open_table(server.address, "splitter", 3, bots={"3": "random"}, chat="plain")
    ann = visit(scheme=scheme, size=size)
    ann.sits_at(table["table"], table["keys"][0])
    # Where there is room, what is said stands beside the table.
    said = () if size[0] > 1024 else ("Say something",)
    for name in ("What happened", "Rules", *said, "This table"):
        ann.press(name)
        ann.finds_no_barrier()
        ann.press("Close")
    for place in range(3):
        ann.page.locator(".seats button").nth(place).click()
        ann.finds_no_barrier()
        ann.press("Close")


@EVERY
def test_the_end_and_the_replay_have_no_barriers(
    visit: Visit, server: Server, scheme: str, size: tuple[int, int]
) -> None:
    table = open_table(server.address, "splitter", 2, bots={"2": "random"})
    ann = visit(scheme=scheme, size=size)
    ann.sits_at(table["table"], table["key"])
    ann.plays_on(random.Random(3))
    ann.finds_no_barrier()
    ann.go(f"/t/{table['table']}/replay/10")
    ann.page.get_by_role("slider").wait_for()
    ann.finds_no_barrier()
    ann.go(f"/t/{table['table']}/verify")
    ann.sees("Everything checks out.")
    ann.finds_no_barrier()
