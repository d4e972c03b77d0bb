"""The score pad for real cards and dice: people write, the room checks and sums, the browser keeps."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from web.people import PATIENCE, Somebody

Visit = Callable[..., Somebody]
LANGUAGES = ["en", "fr"]
WORDS = {
    "en": {
        "begin": "Begin",
        "undo": "Undo",
        "roll": "Write this roll",
        "new": "New game",
    },
    "fr": {
        "begin": "Commencer",
        "undo": "Annuler",
        "roll": "Noter ce lancer",
        "new": "Nouvelle partie",
    },
}


def begin(somebody: Somebody, game: str, lang: str, *names: str) -> None:
    somebody.go(f"/pad/{game}")
    for seat, name in enumerate(names):
        somebody.page.locator("form fieldset input:not([type=radio])").nth(seat).fill(name)
    somebody.press(WORDS[lang]["begin"])
    expect(somebody.page.locator("form")).to_have_count(0, timeout=PATIENCE)


def roll(somebody: Somebody, lang: str, first: int, second: int) -> None:
    somebody.page.locator(f'[data-die="first {first}"]').click()
    somebody.page.locator(f'[data-die="second {second}"]').click()
    somebody.press(WORDS[lang]["roll"])
    # The room is asked; then the sheets are there to be written on.
    expect(somebody.page.locator("[data-die]")).to_have_count(0, timeout=PATIENCE)


def write(somebody: Somebody, slot: str) -> None:
    somebody.page.locator(f'[data-slot="{slot}"]').click(position={"x": 8, "y": 8})
    somebody.page.locator(f'[data-action$=" {slot}"]').click()


def shows_totals(somebody: Somebody, *totals: str) -> None:
    """Everybody's points, once the room has summed what was written last."""
    expect(somebody.page.locator("[aria-pressed] b.numbers")).to_have_text(list(totals), timeout=PATIENCE)


def fits(somebody: Somebody) -> None:
    """Nothing sticks out of the screen."""
    assert somebody.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_home_leads_to_the_pads_and_back(visit: Visit) -> None:
    ann = visit()
    ann.go("/")
    ann.page.locator('a[href="/pad"]').click()
    expect(ann.page.locator("li[data-game]")).to_have_count(4)
    ann.finds_no_barrier()
    ann.page.locator('a[href="/pad/splitter"]').click()
    ann.sees("Who is playing")
    ann.finds_no_barrier()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_roll_is_typed_once_and_everybody_writes_it(visit: Visit, lang: str) -> None:
    ann = visit(lang=lang)
    begin(ann, "splitter", lang, "Ann", "Ben", "Cy")
    roll(ann, lang, 4, 1)
    ann.sees("Ann")
    for name in ("Ann", "Ben"):
        expect(ann.page.locator('[aria-pressed="true"] .name')).to_have_text(name, timeout=PATIENCE)
        write(ann, "c2")
    expect(ann.page.locator('[aria-pressed="true"] .name')).to_have_text("Cy", timeout=PATIENCE)
    ann.finds_no_barrier()
    ann.page.reload()
    expect(ann.page.locator("[aria-pressed] .name")).to_have_text(["Ann", "Ben", "Cy"], timeout=PATIENCE)
    ann.page.locator("main [aria-pressed]", has_text="Cy").click()
    write(ann, "c2")
    expect(ann.page.locator("[data-die]")).to_have_count(12, timeout=PATIENCE)
    shows_totals(ann, "1", "1", "1")
    ann.finds_no_barrier()
    fits(ann)
    ann.press(WORDS[lang]["undo"])
    expect(ann.page.locator("[data-die]")).to_have_count(0, timeout=PATIENCE)


def test_the_pad_says_why_a_slot_is_taken(visit: Visit) -> None:
    ann = visit()
    begin(ann, "splitter", "en", "Ann", "Ben", "Cy")
    roll(ann, "en", 4, 1)
    for name in ("Ann", "Ben", "Cy"):
        expect(ann.page.locator('[aria-pressed="true"] .name')).to_have_text(name, timeout=PATIENCE)
        write(ann, "c2")
    roll(ann, "en", 2, 2)
    ann.page.locator('[data-slot="c2"]').click(position={"x": 8, "y": 8}, force=True)
    ann.sees("Slot c2 is already written in")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tricks_are_written_deal_by_deal_and_a_wrong_sum_is_explained(visit: Visit, lang: str) -> None:
    ann = visit(lang=lang, size=(320, 640))
    begin(ann, "generous-split", lang, "Ann", "Ben", "Cy")
    cell = ann.page.locator
    for deal, tricks in enumerate([(4, 8), (6, 6), (0, 12)]):
        cell(f'[data-cell="{deal} 0"]').click()
        for count in tricks:
            ann.page.locator(".keys button").nth(count).click()
        if deal == 0:
            ann.finds_no_barrier()
            ann.page.reload()
    sums = ann.page.locator("tfoot td")
    expect(sums).to_have_text(["18", "0", "20"], timeout=PATIENCE)
    expect(ann.page.locator(".won[role=status]")).to_contain_text("Cy")
    fits(ann)
    ann.finds_no_barrier()
    cell('[data-cell="0 0"]').click()
    ann.page.locator(".keys button").nth(5).click()
    expect(ann.page.locator(".refused")).to_contain_text("GS-04", timeout=PATIENCE)
    ann.finds_no_barrier()
    cell('[data-cell="0 1"]').click()
    ann.page.locator(".keys button").nth(7).click()
    expect(sums).to_have_text(["21", "0", "19"], timeout=PATIENCE)
    ann.press(WORDS[lang]["new"])
    expect(sums).to_have_text(["0", "0", "0"], timeout=PATIENCE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_boxes_are_crossed_out_round_by_round(visit: Visit, lang: str) -> None:
    ann = visit(lang=lang, size=(320, 640))
    begin(ann, "split", lang, "Ann", "Ben", "Cy")
    for expected in ("20", "50"):
        ann.page.locator('[data-rank="K"]').click()
        expect(ann.page.locator(".total b")).to_have_text(expected, timeout=PATIENCE)
    keys = ann.page.locator(".counter").last.locator("button")
    for seat, presses in enumerate([0, 3, 2]):
        ann.page.locator("main [aria-pressed]").nth(seat).click()
        keys.nth(1 if presses else 0).click()
        for _ in range(presses - 1):
            keys.nth(1).click()
    expect(ann.page.locator("input[type=radio]")).to_have_count(2, timeout=PATIENCE)
    shows_totals(ann, "50", "-15", "-10")
    fits(ann)
    ann.finds_no_barrier()
    ann.page.reload()
    expect(ann.page.locator("input[type=radio]")).to_have_count(2, timeout=PATIENCE)
    shows_totals(ann, "50", "-15", "-10")
    ann.press(WORDS[lang]["undo"])
    shows_totals(ann, "50", "-15", "-5")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_columns_are_compared_number_by_number(visit: Visit, lang: str) -> None:
    ann = visit(lang=lang)
    begin(ann, "split-it", lang, "Ann", "Ben", "Cy")
    ann.page.locator('[data-cell="1 1"]').click()
    more = ann.page.locator("dialog .counter button").nth(1)
    more.click()
    ann.finds_no_barrier()
    more.click()
    expect(ann.page.locator("dialog [role=alert]")).not_to_be_empty(timeout=PATIENCE)
    ann.page.locator("dialog .counter button").nth(0).click()
    expect(ann.page.locator("dialog [role=alert]")).to_have_count(0, timeout=PATIENCE)
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("tfoot td")).to_have_text(["0", "1", "0"])
    ann.finds_no_barrier()


def test_without_a_line_all_that_is_written_is_kept(visit: Visit) -> None:
    ann = visit()
    begin(ann, "generous-split", "en", "Ann", "Ben", "Cy")
    ann.page.context.set_offline(True)
    ann.page.locator('[data-cell="0 0"]').click()
    ann.page.locator(".keys button").nth(4).click()
    ann.sees("Can’t reach the room")
    ann.finds_no_barrier()
    ann.page.context.set_offline(False)
    ann.sees("8 tricks are left")
    expect(ann.page.get_by_text("Can’t reach the room")).to_be_hidden(timeout=PATIENCE)


def test_a_whole_game_alone_is_kept_by_keyboard(visit: Visit) -> None:
    ann = visit(size=(1280, 800), scheme="dark")
    ann.go("/pad/splitter")
    for _ in range(2):
        ann.press("Fewer")
    ann.press("Begin")
    for number in range(22):
        for which, face in (("first", 1 + number % 6), ("second", 1 + number % 5)):
            ann.page.locator(f'[data-die="{which} {face}"]').press("Enter")
        ann.page.get_by_role("button", name="Write this roll").press("Enter")
        ann.page.locator("[data-slot].free").first.press("Enter")
        ann.page.keyboard.press("c")
        expect(ann.page.locator("[data-slot].free")).to_have_count(0, timeout=PATIENCE)
    expect(ann.page.locator(".won[role=status]")).to_be_visible(timeout=PATIENCE)
    lines = [int(text) for text in ann.page.locator("tbody td").all_inner_texts() if text != "·"]
    expect(ann.page.locator("tfoot td")).to_have_text([str(sum(lines))])
    ann.finds_no_barrier()
