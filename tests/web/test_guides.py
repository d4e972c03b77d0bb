"""Guided first games, clicked through from the first word to a real table."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from room.people import Server
from web.people import PATIENCE, Somebody, board_click

import splittable
from splittable.room.guides import guide
from splittable.words import say

Visit = Callable[..., Somebody]
SIZES = {"en": (1280, 800), "fr": (390, 844)}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", splittable.games())
def test_a_guide_leads_from_the_first_word_to_a_real_game(visit: Visit, game: str, lang: str) -> None:
    ann = visit(lang=lang, size=SIZES[lang], scheme="dark" if lang == "en" else "light")
    ann.go(f"/guide/{game}")
    click = board_click(game)
    steps = guide(game).steps
    for number, step in enumerate(steps):
        coached = ann.page.locator(f'[data-step="{number}"][data-speaks="true"]')
        expect(coached).to_have_count(1, timeout=PATIENCE)
        coach = ann.page.locator("aside:has(> [aria-live])")
        expect(coach).to_be_visible(timeout=PATIENCE)
        expect(coach).to_contain_text(say(lang, f"guide-{game}-{step.word}"), timeout=PATIENCE)
        expect(ann.page.locator(".halo")).to_be_in_viewport(timeout=PATIENCE)
        if step.asked is not None:
            click(ann.page, step.asked)
        elif number < len(steps) - 1:
            ann.press(say(lang, "guide-next"))
    ann.press(say(lang, "web-play-now"))
    ann.page.wait_for_url("**/t/*")
    ann.page.locator(".seats").wait_for()
    assert ann.view["game"] == game


def test_the_coach_waits_for_what_is_asked_and_can_be_asked_again(visit: Visit) -> None:
    ann = visit()
    ann.go("/guide/generous-split")
    ann.press("Next")
    ann.press("Next")
    page = ann.page
    page.locator('[data-card="7S"]').click()
    page.locator('.board [data-action="play 7S"]').click()
    ann.sees("do what the coach asks")
    page.locator('[data-card="7C"]').click()
    ann.sees("That is not possible now")
    ann.press("One step back")
    expect(page.locator('[data-step="1"]')).to_have_count(1)
    ann.press("Leave the guide")
    expect(page).to_have_url(f"{ann.address}/new/generous-split")


@pytest.mark.parametrize("path", ["/", "/new/split", "/rules/split"])
def test_a_guide_is_one_touch_away(visit: Visit, path: str) -> None:
    ann = visit()
    ann.go(path)
    ann.page.locator('a[href="/guide/split"]').click()
    expect(ann.page.locator('[data-step="0"]')).to_have_count(1, timeout=PATIENCE)


def test_a_guide_to_nothing_says_so(visit: Visit, server: Server) -> None:
    ann = visit()
    ann.go("/guide/chess")
    ann.sees("There is nothing here.")
