"""While a room compiles, its pages say how far it is, and nothing once it is done."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect
from web.people import Somebody

from splittable.bots import LEVELS
from splittable.games import ids

Visit = Callable[..., Somebody]
WORDS = {"en": ("Getting ready: 40%", "Play now · 70%"), "fr": ("Préparation : 40 %", "Jouer · 70 %")}


class Slow:
    """Stands in for a room's health: one that compiles until it is told to be done."""

    percents: tuple[int, ...] = (100, 90, 70, 50, 40)

    def answer(self, route: Route) -> None:
        levels = dict(zip(LEVELS, self.percents, strict=True))
        health = {"healthy": True, "compiled": dict.fromkeys(ids(), levels)}
        route.fulfill(body=json.dumps(health), content_type="application/json")


@pytest.mark.parametrize("lang", list(WORDS))
def test_home_and_button_say_how_far_it_is(visit: Visit, lang: str) -> None:
    room, (whole, medium) = Slow(), WORDS[lang]
    ann = visit(lang=lang)
    ann.page.route("**/healthz", room.answer)
    ann.go("/")
    ann.sees(whole)
    ann.go("/new/split")
    ann.sees(medium)
    room.percents = (100,) * 5
    expect(ann.page.get_by_text(medium)).to_have_count(0)
