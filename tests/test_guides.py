"""Every game has a guided first game that is played by the rules."""

from pathlib import Path

import pytest

import splittable
from splittable.games import find
from splittable.room.guides import guide, script
from splittable.words import LANGUAGES, say

GAMES = pytest.mark.parametrize("game", splittable.games())
BOARDS = Path(__file__).parent.parent / "web/src/games"
FEWEST, MOST = 8, 14


@GAMES
def test_a_guide_is_played_by_the_rules(game: str) -> None:
    table = splittable.load(script(game))
    assert table.game == game
    assert [line for line in script(game).splitlines() if line.startswith("P")] == [
        line for line in table.record().splitlines() if line.startswith("P")
    ]


@GAMES
def test_a_guide_is_short_and_asks_for_what_is_legal(game: str) -> None:
    steps = guide(game).steps
    assert FEWEST <= len(steps) <= MOST
    view = steps[0].scenes[-1].view
    for step in steps:
        view = step.scenes[-1].view if step.scenes else view
        assert step.asked is None or step.asked in view["actions"]
    assert sum(step.asked is not None for step in steps) >= 4


@GAMES
def test_a_guide_ends_with_a_word_after_all_that_happened(game: str) -> None:
    lines = script(game).splitlines()
    assert lines[-1].startswith("; say end at ")
    assert guide(game).steps[-1].asked is None


@GAMES
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_coach_has_words_for_every_step(game: str, lang: str) -> None:
    said = [say(lang, f"guide-{game}-{step.word}") for step in guide(game).steps]
    assert len(set(said)) == len(said)


@GAMES
def test_the_coach_speaks_of_things_that_the_board_marks(game: str) -> None:
    sources = "\n".join(path.read_text(encoding="utf-8") for path in (BOARDS / find(game).slug).glob("*.svelte"))
    for step in guide(game).steps:
        kind, _, name = step.thing.partition(" ")
        mark = f'data-thing="{name}"' if kind == "thing" else f"data-{kind}="
        assert mark in sources, step.thing


@GAMES
def test_every_word_of_the_coach_is_said(game: str) -> None:
    area = Path(__file__).parent.parent / f"src/splittable/words/en/web-guide-{game}.ftl"
    written = {
        line.split(" ")[0] for line in area.read_text(encoding="utf-8").splitlines() if line.startswith("guide-")
    }
    assert written == {f"guide-{game}-{step.word}" for step in guide(game).steps}
