"""From the address to the end of a game, as people go through it."""

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect
from room.people import Server
from web.people import PATIENCE, Somebody, open_table

import splittable
from splittable.play.proof import verify

Visit = Callable[..., Somebody]
BOTS = {"2": "random", "3": "random"}


@pytest.mark.parametrize("game", splittable.games())
def test_two_taps_lead_from_the_address_to_the_first_decision(visit: Visit, game: str) -> None:
    ann = visit()
    ann.go("/")
    ann.page.locator(f'a[href="/new/{game}"]').click()
    ann.press("Play now")
    ann.is_at_the_table()
    ann.waits_for("view.waiting.length > 0 || view.decided.length > 0")
    assert ann.view["game"] == game


def test_friends_meet_by_a_link_and_a_bot_fills_a_seat(visit: Visit) -> None:
    ann, ben = visit(), visit(lang="fr", size=(1280, 800))
    ann.go("/new/splitter")
    ann.turns_to("With friends")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.press("Open a table")
    ann.sees("One seat is free")
    link = ann.page.locator(".link").inner_text()
    assert "#" not in link
    ann.sees_a_picture("QR code for the invitation")
    ben.page.goto(link)
    ben.page.get_by_label("Votre nom").fill("Ben")
    ben.press("S’asseoir")
    ben.sees("vous")
    ann.sees("Ben")
    ann.sees("Everybody is here")
    ann.press("Start")
    ann.is_at_the_table()
    ben.is_at_the_table()
    assert {ann.view["seat"], ben.view["seat"]} == {0, 1}


def test_a_host_gives_free_seats_to_bots(visit: Visit) -> None:
    ann = visit()
    ann.go("/new/generous-split")
    ann.turns_to("With friends")
    ann.press("Open a table")
    ann.sees("One seat is free")
    ann.press("Seat a bot")
    ann.sees("Everybody is here")
    ann.press("Start")
    ann.is_at_the_table()


def test_a_reload_keeps_the_seat_and_the_past(visit: Visit, server: Server) -> None:
    table = open_table(server.address, "splitter", 3, bots=BOTS)
    ann = visit()
    ann.sits_at(table["table"], table["key"])
    assert "#" not in ann.page.url
    ann.does(ann.waits_for_a_turn()["actions"][0])
    ann.waits_for("view.round === 2")
    ann.page.reload()
    ann.is_at_the_table()
    assert ann.view["seat"] == 0
    ann.press("What happened")
    ann.sees("You write")


def test_a_room_that_was_away_is_played_on_without_a_loss(visit: Visit, client: None, tmp_path: Path) -> None:
    room = Server(str(tmp_path / "room.sqlite"), tmp_path / "log").start()
    table = open_table(room.address, "splitter", 2, bots={"2": "random"})
    ann = visit(room=room)
    ann.sits_at(table["table"], table["key"])
    ann.does(ann.waits_for_a_turn()["actions"][0])
    ann.waits_for("view.round === 2")
    room.kill()
    ann.sees("Connection lost")
    room.start()
    expect(ann.page.get_by_text("Connection lost")).to_be_hidden(timeout=PATIENCE)
    ann.does(ann.waits_for_a_turn()["actions"][0])
    ann.waits_for("view.round === 3")
    room.stop()


def test_a_seat_s_own_link_is_shown_only_when_asked_for(visit: Visit, server: Server) -> None:
    table = open_table(server.address, "splitter", 2, bots={"2": "random"})
    ann = visit()
    ann.sits_at(table["table"], table["key"])
    ann.page.locator(".seats button").first.click()
    ann.press("Show the QR code")
    ann.sees_a_picture("QR code for this seat")
    assert table["key"] not in ann.page.content()


def test_what_is_said_reaches_everybody_in_their_language(visit: Visit, server: Server) -> None:
    table = open_table(server.address, "splitter", 2)
    ann, ben = visit(), visit(lang="fr")
    ann.sits_at(table["table"], table["keys"][0])
    ben.sits_at(table["table"], table["keys"][1])
    ann.press("Say something")
    ann.press("Well played!")
    bubble = ben.page.locator(".bubble")
    expect(bubble).to_have_text("Bien joué\u00a0!", timeout=PATIENCE)
    expect(ben.page.locator("[aria-live]", has_text="Ann\u00a0: Bien joué\u00a0!")).to_be_attached()
    chip = ben.page.locator(".seats li").first.bounding_box()
    box = bubble.bounding_box()
    assert chip
    assert box
    assert box["y"] < chip["y"] + chip["height"] + 20
    expect(bubble).to_have_count(0, timeout=PATIENCE)
    expect(ben.page.get_by_role("button", name="Dire quelque chose, 1 nouveau message")).to_be_visible()
    ann.press("Applause")
    expect(ben.page.locator("[aria-live]", has_text="Ann applaudit")).to_be_attached(timeout=PATIENCE)
    ann.press("Close")
    expect(ann.page.get_by_role("button", name="Say something", exact=True)).to_be_visible()


def test_the_language_changes_at_any_time(visit: Visit, server: Server) -> None:
    table = open_table(server.address, "splitter", 2, bots={"2": "random"})
    ann = visit()
    ann.sits_at(table["table"], table["key"])
    ann.sees("Your turn")
    ann.press("This table")
    ann.page.get_by_role("button", name="Français").click()
    ann.press("Fermer")
    ann.sees("À vous")
    ann.page.reload()
    ann.sees("À vous")


def test_back_closes_a_sheet_before_it_leaves_the_table(visit: Visit, server: Server) -> None:
    table = open_table(server.address, "splitter", 2)
    ann = visit()
    ann.go("/")
    ann.sits_at(table["table"], table["keys"][0])
    for name in ("Rules", "This table"):
        ann.press(name)
        expect(ann.page.get_by_role("dialog")).to_be_visible()
        ann.page.go_back()
        expect(ann.page.get_by_role("dialog")).to_have_count(0)
    ann.press("Rules")
    ann.press("Close")
    ann.press("This table")
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    ann.press("Close")
    ann.is_at_the_table()
    ann.page.go_back()
    ann.sees("Four games")


def test_undo_takes_back_and_is_offered_only_where_it_works(visit: Visit, server: Server) -> None:
    table = open_table(server.address, "splitter", 2)
    ann = visit()
    ann.sits_at(table["table"], table["keys"][0])
    ann.does(ann.waits_for_a_turn()["actions"][0])
    ann.waits_for("view.chosen !== null")
    ann.press("Undo my last action")
    ann.waits_for("view.chosen === null")
    # It is offered only where it works.
    expect(ann.page.get_by_role("button", name="Undo my last action")).to_have_count(0)


def test_what_cannot_be_done_says_why_and_is_not_played(visit: Visit, server: Server) -> None:
    table = open_table(server.address, "splitter", 1)
    ann = visit()
    sent: list[str] = []
    ann.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    ann.sits_at(table["table"], table["key"])
    ann.does(next(action for action in ann.waits_for_a_turn()["actions"] if action.endswith(" c2")))
    ann.waits_for("view.round === 2 && view.waiting.length")
    sent.clear()
    ann.page.locator('[data-slot="c2"]').click(position={"x": 8, "y": 8}, force=True)
    ann.sees("Slot c2 is already written in")
    assert [re.findall(r'"type":"([a-z-]+)"', frame) for frame in sent] == [["why"]]


def test_unknown_tables_and_lost_keys_are_told_in_a_sentence(visit: Visit, server: Server) -> None:
    ann = visit()
    ann.go("/t/nosuchtable")
    ann.sees("There is no such table.")
    table = open_table(server.address, "splitter", 2, bots={"2": "random"})
    ben = visit()
    ben.go(f"/t/{table['table']}#wrong-key")
    ben.sees("This link no longer opens a seat.")
    ben.press("Watch")
    ben.is_at_the_table()


def test_the_end_explains_and_everything_after_it_works(visit: Visit, server: Server) -> None:
    table = open_table(server.address, "generous-split", 3, bots=BOTS, autostart=False, autoplay=True)
    ann = visit()
    ann.go(f"/t/{table['table']}#{table['key']}")
    ann.press("Start")
    ann.is_at_the_table()
    ann.plays_on(random.Random(1))
    ann.page.locator("section.end").wait_for()
    scores = ann.view["scores"]
    assert ann.reads_the_sums() == sorted(scores, reverse=True)
    expect(ann.page.locator("section.end polyline")).to_have_count(3)

    with ann.page.expect_download() as saved:
        ann.press("Download the record")
    record = Path(saved.value.path()).read_text(encoding="utf-8")
    assert verify(record).scores == tuple(scores)

    ann.press("Check the shuffle")
    ann.sees("Everything checks out.")
    ann.sees("this browser saw before the first deal")
    ann.sees("What this browser added")
    ann.page.go_back()

    ann.page.locator("nav button").last.click()
    ann.press("What happened")
    # The newest stands first, so the last one is the first card.
    line = ann.page.locator("dialog li button").last
    words = line.inner_text().strip()
    line.click()
    expect(ann.page).to_have_url(re.compile(r"/replay/2$"))
    ann.sees(words)
    ann.page.go_back()

    ann.press("Replay")
    ann.sees("The beginning")
    ann.page.keyboard.press("ArrowRight")
    ann.sees("The cards are dealt.")
    ann.page.get_by_role("slider").fill("20")
    expect(ann.page).to_have_url(re.compile(r"/replay/20$"))
    moment = ann.page.url
    friend = visit(lang="fr")
    friend.page.goto(moment)
    expect(friend.page.get_by_role("slider")).to_have_value("20", timeout=PATIENCE)

    ann.go(f"/t/{table['table']}")
    ann.press("Play again")
    ann.waits_for("!view.over")
    assert ann.page.url != f"{server.address}/t/{table['table']}"


def test_a_changed_record_is_found_out(visit: Visit) -> None:
    ann = visit()
    ann.go("/verify")
    ann.page.get_by_label("Or paste it here").fill("no record")
    ann.press("Check")
    ann.sees("This is not a record.")


@pytest.mark.parametrize(("lang", "sentence"), [("en", "Seventy"), ("fr", "1.1")])
def test_every_rule_has_an_address(visit: Visit, lang: str, sentence: str) -> None:
    ann = visit(lang=lang)
    ann.go("/rules/split-it#r6.3")
    meant = ann.page.locator(".meant")
    expect(meant).to_be_in_viewport(timeout=PATIENCE)
    expect(meant).to_contain_text("6.3")


def test_settings_are_remembered(visit: Visit) -> None:
    ann = visit()
    ann.go("/settings")
    ann.page.get_by_label("dark").check()
    ann.page.get_by_role("group", name="Sound").get_by_label("off").check()
    ann.page.reload()
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(ann.page.get_by_role("group", name="Sound").get_by_label("off")).to_be_checked()
