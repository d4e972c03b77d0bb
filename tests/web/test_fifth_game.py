"""A game that the client was not built with is shown by the list of actions."""

import random
from collections.abc import Callable, Iterator

import pytest
from fifth_install import install
from room.people import Server
from web.people import Somebody, open_table


@pytest.fixture
def wider_room(
    client: None, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("fifth")
    monkeypatch.setenv("PYTHONPATH", install(folder)["PYTHONPATH"])
    running = Server(str(folder / "room.sqlite"), folder / "log").start()
    yield running
    running.stop()


def test_a_game_without_a_board_is_played_by_its_list_of_actions(
    visit: Callable[..., Somebody], wider_room: Server
) -> None:
    table = open_table(wider_room.address, "high-card", 2, bots={"2": "random"})
    ann = visit(lang="fr", room=wider_room)
    ann.go("/")
    ann.sees("Carte haute")
    ann.sits_at(table["table"], table["keys"][0])
    ann.plays_on(random.Random(1))
    ann.page.locator("section.end").wait_for()
    assert sum(ann.reads_the_sums()) == sum(ann.view["scores"]) == 3
