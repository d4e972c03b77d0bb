"""In the middle of every game: a reload, a lost connection, another device, a watcher, a sitter, a shared device."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect
from room.people import Server
from web.people import PATIENCE, Json, Somebody, open_table

import splittable

Visit = Callable[..., Somebody]
EVERY_GAME = pytest.mark.parametrize("game", splittable.games())
LOST = "Connection lost"


class Cable:
    """The line between a browser and the room, which can be pulled out."""

    def __init__(self, somebody: Somebody) -> None:
        self._is_in = True
        self._lines: list[WebSocketRoute] = []
        somebody.page.route_web_socket(re.compile("/live$"), self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        if self._is_in:
            line.connect_to_server()
            self._lines.append(line)
        else:
            line.close(code=1011, reason="the cable is out")

    def pull_out(self) -> None:
        self._is_in = False
        for line in self._lines:
            line.close(code=1011, reason="the cable is out")
        self._lines.clear()

    def put_in(self) -> None:
        self._is_in = True


def act(somebody: Somebody) -> Json:
    """Do the first thing that can be done; what the board showed before."""
    view = somebody.waits_for_a_turn()
    somebody.does(view["actions"][0])
    somebody.sees_a_change()
    return view


@EVERY_GAME
def test_a_game_goes_on_after_a_reload_a_lost_connection_and_on_another_device(
    visit: Visit, server: Server, game: str
) -> None:
    table = open_table(server.address, game, 3, bots={"2": "random", "3": "random"})
    phone = visit()
    cable = Cable(phone)
    phone.sits_at(table["table"], table["key"])
    act(phone)

    phone.page.reload()
    phone.is_at_the_table()
    assert phone.view["seat"] == 0
    act(phone)

    cable.pull_out()
    phone.sees(LOST)
    cable.put_in()
    expect(phone.page.get_by_text(LOST)).to_be_hidden(timeout=PATIENCE)
    act(phone)

    desk = visit(size=(1280, 800))
    desk.sits_at(table["table"], table["key"])
    phone.sees("another device")
    act(desk)
    phone.press("Play here again")
    desk.sees("another device")
    act(phone)


@EVERY_GAME
def test_who_watches_sees_no_secret_and_cannot_act(visit: Visit, server: Server, game: str) -> None:
    table = open_table(server.address, game, 3, bots={"2": "random", "3": "random"})
    watcher = visit(lang="fr")
    watcher.go(f"/t/{table['table']}")
    watcher.is_at_the_table()
    watcher.sees("spectateur")
    view = watcher.view
    assert (view["seat"], view["actions"], view["chosen"], view.get("hand", [])) == (None, [], None, [])
    assert not watcher.page.locator(".board [data-action]").count()


@EVERY_GAME
def test_a_sitter_plays_on_until_the_person_is_back(visit: Visit, server: Server, game: str) -> None:
    table = open_table(server.address, game, 3, bots={"3": "random"}, options={"start": 1})
    ann = visit()
    ann.sits_at(table["table"], table["keys"][0])
    ann.sees("away")
    ann.page.locator(".seats button").nth(1).click()
    ann.press("Let a bot sit in")
    ann.sees("A bot is sitting in")
    ann.press("Close")
    act(ann)
    ann.waits_for("view.waiting.includes(view.seat)")
    ben = visit()
    ben.sits_at(table["table"], table["keys"][1])
    expect(ann.page.get_by_text("a bot is sitting in")).to_have_count(0, timeout=PATIENCE)


@EVERY_GAME
def test_one_device_is_passed_round_behind_a_curtain(visit: Visit, server: Server, game: str) -> None:
    table = open_table(server.address, game, 3, bots={"3": "random"})
    both = visit()
    for key in (table["keys"][0], table["keys"][1]):
        both.page.goto("about:blank")
        both.go(f"/t/{table['table']}#{key}")
        both.page.locator(".board, .cloth").first.wait_for()
    acted: set[int] = set()
    while acted != {0, 1}:
        take_over(both)
        acted.add(act(both)["seat"])


def take_over(both: Somebody) -> None:
    """Let whoever is waited for come before the device."""
    own = "view.waiting.includes(view.seat)"
    ready = f"document.querySelector('.board')?.view && (view => {own})(document.querySelector('.board').view)"
    passing = "document.querySelector('footer .dock button')"
    both.page.wait_for_function(f"() => ({ready}) || {passing} || document.querySelector('.cloth')", timeout=PATIENCE)
    if both.page.locator("footer .dock button").count() and both.view["seat"] not in both.view["waiting"]:
        both.page.locator("footer .dock button").click()
    if both.page.locator(".cloth").count():
        both.sees("Everybody else, look away!")
        assert not both.page.locator(".board").count()
        both.page.get_by_role("button", name=re.compile("show the table")).click()
        both.is_at_the_table()
