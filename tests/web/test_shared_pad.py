"""One score pad on two phones: live, without a connection, and where both wrote in the same place."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from room.people import Server
from web.people import PATIENCE, Somebody
from web.test_pad import begin, fits, roll, shows_totals, write

Visit = Callable[..., Somebody]
SIZES = [(390, 664), (320, 568), (844, 390), (1366, 650)]
WORDS = {
    "en": {"share": "Share with other phones", "saved": "Shared: everything is saved", "alone": "Go on alone"},
    "fr": {"share": "Partager avec d’autres téléphones", "saved": "Partagé", "alone": "Continuer seul"},
}


def link_of(somebody: Somebody, lang: str = "en") -> str:
    """Share the pad, and read the link that others open."""
    somebody.press(WORDS[lang]["share"])
    link = somebody.page.locator("dialog .link")
    expect(link).to_contain_text("/pad/", timeout=PATIENCE)
    expect(somebody.page.locator("dialog img")).to_be_visible(timeout=PATIENCE)
    found = link.inner_text()
    somebody.finds_no_barrier()
    somebody.page.keyboard.press("Escape")
    return found


def joins(somebody: Somebody, link: str) -> None:
    somebody.go(re.sub("^https?://[^/]+", "", link))
    expect(somebody.page.locator("[data-line=open]")).to_be_visible(timeout=PATIENCE)
    assert "#" not in somebody.page.url


def tricks(somebody: Somebody, deal: int, seat: int, count: int) -> None:
    somebody.page.locator(f'[data-cell="{deal} {seat}"]').click()
    somebody.page.locator(".keys button").nth(count).click()
    somebody.page.keyboard.press("Escape")


def shows_tricks(somebody: Somebody, deal: int, seat: int, count: int) -> None:
    cell = somebody.page.locator(f'[data-cell="{deal} {seat}"] .tricks')
    expect(cell).to_have_text(str(count), timeout=PATIENCE)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_one_phone_writes_the_other_one_shows(visit: Visit, lang: str) -> None:
    ann, ben = visit(lang=lang), visit(lang=lang, size=(320, 568))
    begin(ann, "splitter", lang, "Ann", "Ben", "Cy")
    roll(ann, lang, 4, 1)
    joins(ben, link_of(ann, lang))
    expect(ben.page.locator("[aria-pressed] .name")).to_have_text(["Ann", "Ben", "Cy"], timeout=PATIENCE)
    for writer, seat in ((ann, 0), (ben, 1), (ann, 2)):
        writer.page.locator("main [aria-pressed]").nth(seat).click()
        write(writer, "c2")
    for one in (ann, ben):
        expect(one.page.locator("[data-die]")).to_have_count(12, timeout=PATIENCE)
        shows_totals(one, "1", "1", "1")
        expect(one.page.locator(".best")).to_contain_text(re.compile("5[0-9]"))
        one.sees(WORDS[lang]["saved"])
        fits(one)
        one.finds_no_barrier()
    ben.page.reload()
    shows_totals(ben, "1", "1", "1")


def test_what_is_written_without_a_connection_is_merged_when_it_is_back(visit: Visit) -> None:
    ann, ben = visit(), visit()
    begin(ann, "generous-split", "en", "Ann", "Ben", "Cy")
    joins(ben, link_of(ann))
    for one in (ann, ben):
        one.page.context.set_offline(True)
        expect(one.page.locator("[data-line=lost]")).to_be_visible(timeout=PATIENCE)
    tricks(ann, 0, 0, 4)
    tricks(ben, 0, 1, 8)
    ann.sees("one change waits on this phone")
    ann.finds_no_barrier()
    for one in (ann, ben):
        one.page.context.set_offline(False)
    for one in (ann, ben):
        shows_tricks(one, 0, 0, 4)
        shows_tricks(one, 0, 1, 8)
        expect(one.page.locator("tfoot td")).to_have_text(["12", "0", "8"], timeout=PATIENCE)
        expect(one.page.locator("[data-clash]")).to_have_count(0)


def test_two_who_wrote_in_the_same_place_choose_and_nothing_is_lost(visit: Visit) -> None:
    ann, ben = visit(), visit()
    begin(ann, "generous-split", "en", "Ann", "Ben", "Cy")
    joins(ben, link_of(ann))
    for one, count in ((ann, 4), (ben, 5)):
        one.page.context.set_offline(True)
        expect(one.page.locator("[data-line=lost]")).to_be_visible(timeout=PATIENCE)
        tricks(one, 0, 0, count)
    for one in (ann, ben):
        one.page.context.set_offline(False)
    for one in (ann, ben):
        expect(one.page.locator("[data-clash]")).to_have_count(1, timeout=PATIENCE)
        one.finds_no_barrier()
    take = ann.page.locator("[data-clash] button").nth(1)
    other = int(re.sub(r"\D", "", take.inner_text()))
    take.click()
    for one in (ann, ben):
        expect(one.page.locator("[data-clash]")).to_have_count(0, timeout=PATIENCE)
        shows_tricks(one, 0, 0, other)
    ann.press("Undo")
    shows_tricks(ben, 0, 0, 9 - other)


def test_a_new_game_begins_on_all_phones_and_whoever_leaves_keeps_a_copy(visit: Visit) -> None:
    ann, ben = visit(), visit()
    begin(ann, "generous-split", "en", "Ann", "Ben", "Cy")
    tricks(ann, 0, 0, 4)
    joins(ben, link_of(ann))
    shows_tricks(ben, 0, 0, 4)
    ben.press("New game")
    expect(ann.page.locator('[data-cell="0 0"] .tricks')).to_have_text("\u00a0", timeout=PATIENCE)
    ben.press("Undo")
    shows_tricks(ann, 0, 0, 4)
    ben.page.locator("[data-line]").click()
    ben.press("Go on alone")
    tricks(ben, 0, 1, 8)
    expect(ben.page.locator("tfoot td")).to_have_text(["12", "0", "8"], timeout=PATIENCE)
    expect(ann.page.locator("tfoot td")).to_have_text(["0", "0", "0"], timeout=PATIENCE)


def test_a_room_that_was_killed_has_the_whole_pad(visit: Visit, server: Server) -> None:
    ann = visit()
    begin(ann, "split-it", "en", "Ann", "Ben", "Cy")
    link = link_of(ann)
    ann.page.locator('[data-cell="1 1"]').click()
    ann.page.locator("dialog .counter button").nth(1).click()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("[data-line=open]")).to_contain_text("saved", timeout=PATIENCE)
    server.kill()
    server.start()
    ben = visit()
    joins(ben, link)
    expect(ben.page.locator("tfoot td")).to_have_text(["0", "1", "0"], timeout=PATIENCE)


def test_the_shared_pad_fits_on_every_screen(visit: Visit) -> None:
    for size in SIZES:
        ann = visit(size=size)
        begin(ann, "split", "en", "Ann", "Ben", "Cy")
        ann.press(WORDS["en"]["share"])
        expect(ann.page.locator("dialog .link")).to_contain_text("/pad/split#", timeout=PATIENCE)
        fits(ann)


def test_a_pad_that_is_not_there_says_so(visit: Visit) -> None:
    ann = visit()
    ann.go("/pad/split#nothing")
    ann.sees("This shared pad is no longer there")
