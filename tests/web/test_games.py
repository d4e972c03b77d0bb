"""Whole games, clicked through by two people with a bot: one in French on a phone, one in English at a desk."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from room.people import Server
from web.people import PATIENCE, Somebody, open_table

import splittable

SHORT = {"split": {"rounds": 1}}
MOST_CLICKS = 1500


def play_together(people: list[Somebody], rng: random.Random) -> None:
    """Let whoever is waited for click at random, until the game is over."""
    for _ in range(MOST_CLICKS):
        acted = False
        for somebody in people:
            view = somebody.view
            if view["over"]:
                return
            if view["seat"] in view["waiting"]:
                somebody.does(rng.choice(view["actions"]))
                somebody.sees_a_change()
                acted = True
        if not acted:
            people[0].page.wait_for_timeout(30)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("game", splittable.games())
def test_two_people_and_a_bot_click_through_a_whole_game(
    visit: Callable[..., Somebody], server: Server, game: str
) -> None:
    table = open_table(server.address, game, 3, bots={"2": "random"}, options=SHORT.get(game, {}), autoplay=True)
    ann, ben = visit(lang="fr", size=(390, 664)), visit(lang="en", size=(1280, 800), scheme="dark")
    ann.sits_at(table["table"], table["keys"][0])
    ben.sits_at(table["table"], table["keys"][2])
    ann.watches_the_board()
    play_together([ann, ben], random.Random(f"{game} 1"))
    ann.saw_nothing_move()
    for somebody, words in ((ann, "gagnez? |partage(z|nt)? la victoire"), (ben, "wins? |shares? the victory")):
        somebody.waits_for("view.over")
        expect(somebody.page.get_by_text(re.compile(words)).first).to_be_visible(timeout=PATIENCE)
        scores, winners = somebody.view["scores"], somebody.view["winners"]
        ranked = sorted(range(3), key=lambda seat: (seat not in winners, -scores[seat]))
        assert somebody.reads_the_sums() == [scores[seat] for seat in ranked]
    assert ann.view["scores"] == ben.view["scores"]

    ben.go(f"/t/{table['table']}/replay/3")
    expect(ben.page.get_by_role("slider")).to_have_value("3", timeout=PATIENCE)
    ben.page.keyboard.press("ArrowRight")
    expect(ben.page).to_have_url(re.compile(r"/replay/4$"), timeout=PATIENCE)
    ann.go(f"/t/{table['table']}/verify")
    ann.sees("Tout concorde.")
