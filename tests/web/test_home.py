"""A device's own tables, another device by one link, and gathering as host and guest."""

import re
from collections.abc import Callable

from playwright.sync_api import expect
from room.people import Server
from web.people import Somebody, open_table

Visit = Callable[..., Somebody]


def comes_by(somebody: Somebody, table: dict[str, object], seat: int = 0) -> None:
    """Sit down at a table once, so that the device knows it, and leave the page again."""
    keys = table["keys"]
    assert isinstance(keys, dict)
    somebody.go(f"/t/{table['table']}#{keys[seat]}")
    somebody.page.locator(".board, .dock").first.wait_for()
    somebody.page.goto("about:blank")


def test_the_home_page_lists_my_tables_my_turn_first(visit: Visit, server: Server) -> None:
    mine = open_table(server.address, "splitter", 2, bots={"2": "random"})
    bens = open_table(server.address, "generous-split", 3, bots={"3": "random"}, options={"start": 1})
    waiting = open_table(server.address, "split", 2, autostart=False)
    ann = visit(size=(320, 568))
    for table in (mine, bens, waiting):
        comes_by(ann, table)
    ann.go("/")
    first = ann.page.locator("a.first")
    expect(first).to_have_attribute("href", f"/t/{mine['table']}")
    rows = ann.page.locator("section li")
    expect(rows).to_have_count(2)
    expect(rows.filter(has_text="Waiting for Ben")).to_contain_text("with Ben and a bot")
    expect(rows.filter(has_text="Everybody has a seat")).to_contain_text("with Ben")
    # Ben's face and the bot's, and no table but mine on the badge.
    expect(rows.filter(has_text="Waiting for Ben").locator("use[href^='#face-']")).to_have_count(2)
    turns = ann.page.evaluate("caches.open('turns').then(kept => kept.match('/turns')).then(found => found.json())")
    assert turns == [mine["table"]]
    assert ann.page.evaluate("document.documentElement.scrollWidth") == 320

    rows.filter(has_text="Waiting for Ben").get_by_role("button").click()
    ann.press("Forget on this device")
    ann.sees("This game is not over")
    ann.press("Yes, forget it")
    expect(rows).to_have_count(1)
    rows.get_by_role("button").click()
    ann.press("Hide from this list")
    expect(rows).to_have_count(0)
    ann.press("Show 1 more")
    expect(rows).to_have_count(1)

    first.click()
    ann.is_at_the_table()
    assert ann.view["seat"] == 0


BEST = [{"game": "splitter", "options": "pad=B", "points": 32, "rating": "splitter-step-2", "at": 1}]


def test_a_best_score_shows_its_ladder_and_another_try_is_one_tap_away(visit: Visit) -> None:
    ann = visit(size=(320, 568))
    ann.go("/")
    ann.page.evaluate("best => localStorage.setItem('splittable.best', JSON.stringify(best))", BEST)
    ann.page.reload()
    ann.sees("Next step at 34: solid")
    expect(ann.page.locator("i.reached")).to_have_count(2)
    assert ann.page.evaluate("document.documentElement.scrollWidth") == 320
    ann.finds_no_barrier()
    ann.press("Try again: Splitter")
    ann.is_at_the_table()
    assert (ann.view["players"], ann.view["options"]["pad"]) == (1, "B")


def test_low_windows_show_what_is_to_be_chosen(visit: Visit) -> None:
    ann = visit(size=(844, 390))
    ann.go("/")
    expect(ann.page.get_by_role("heading", name="SPLIT", exact=True)).to_be_in_viewport(ratio=1)
    ann.go("/new/split-it")
    expect(ann.page.get_by_label("Your name")).to_be_in_viewport(ratio=1)
    ann.turns_to("With friends")
    ann.press("Open a table")
    expect(ann.page.get_by_alt_text("QR code for the invitation")).to_be_in_viewport(ratio=1)
    expect(ann.page.get_by_role("button", name="Seat a bot")).to_be_in_viewport(ratio=1)
    ben = visit(size=(320, 568))
    ben.page.goto(ann.page.url)
    expect(ben.page.get_by_role("button", name="Sit down")).to_be_in_viewport(ratio=1)
    assert ben.page.evaluate("document.documentElement.scrollWidth") == 320


def test_everything_moves_to_another_device_by_one_link(visit: Visit, server: Server) -> None:
    table = open_table(server.address, "splitter", 2, bots={"2": "random"})
    ann, tablet = visit(), visit(lang="fr", size=(820, 1180))
    comes_by(ann, table)
    ann.go("/")
    ann.page.evaluate("localStorage.setItem('splittable.settings', JSON.stringify({name: 'Ann', theme: 'dark'}))")
    ann.page.reload()
    ann.press("Use on another device")
    ann.press("Make a link")
    ann.sees_a_picture("QR code for the other device")
    link = ann.page.locator("[data-link]").get_attribute("data-link")
    assert link
    tablet.page.goto(link)
    tablet.sees("Une table est du voyage")
    tablet.sees("Ann")
    assert "#" not in tablet.page.url
    tablet.press("Ajouter à cet appareil")
    tablet.press("Vers mes tables")
    tablet.page.locator("a.first").click()
    tablet.is_at_the_table()
    assert tablet.view["seat"] == 0
    assert tablet.page.evaluate("JSON.parse(localStorage['splittable.settings']).theme") != "dark"
    late = visit()
    late.page.goto(link)
    late.sees("This link has expired or was used already")


def test_a_guest_sees_what_is_played_before_sitting_down_and_can_leave_again(visit: Visit) -> None:
    ann, ben = visit(), visit(size=(390, 664))
    ann.go("/new/splitter")
    ann.turns_to("With friends")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_label("B, with stars and hearts").check()
    ann.page.get_by_label("2 minutes").check()
    ann.press("Open a table")
    ann.sees("One seat is free")
    expect(ann.page.get_by_role("button", name="Start")).to_be_in_viewport(ratio=1)

    ben.page.goto(ann.page.url)
    expect(ben.page).to_have_title(re.compile("Splitter"))
    for text in ("Ann invites you", "Two dice", "2 minutes", "Pad: B", "Learn it in a minute"):
        ben.sees(text)
    expect(ben.page.get_by_role("button", name="Sit down")).to_be_in_viewport(ratio=1)
    ben.page.get_by_label("Your name").fill("Béa")
    ben.press("Sit down")
    ben.press("Leave the seat")
    ben.sees("Sit down")
    ann.sees("One seat is free")
    ben.press("Sit down")
    ann.sees("Béa")

    ben.page.goto("about:blank")
    ann.sees("Béa is not here yet")
    ann.press("Start")
    ann.press("Start without Béa")
    ann.is_at_the_table()


def test_two_people_play_at_one_device_at_once(visit: Visit) -> None:
    ann = visit()
    ann.go("/new/splitter")
    ann.turns_to("One device")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_label("Player 2").fill("Ben")
    ann.press("Play now")
    ann.is_at_the_table()
    ann.sees("Ben")
    assert ann.view["players"] == 2
    nonces = ann.page.evaluate("Object.values(JSON.parse(localStorage['splittable.shuffles']))[0].nonces")
    assert len(nonces) == 2
