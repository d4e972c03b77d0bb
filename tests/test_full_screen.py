"""`splittable play` on the whole screen of a terminal."""

import asyncio
import os
import random
import re
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from textual.pilot import Pilot

import splittable
from splittable.command.errors import WrongInput
from splittable.command.fullscreen import play
from splittable.command.fullscreen.app import TableApp
from splittable.command.fullscreen.rules import RulesScreen
from splittable.command.saved import Asked
from splittable.games import find, ids
from splittable.games.generous_split.sight.view import View
from splittable.play.table import Table
from splittable.words import say

PLAYED = {"split-it": 3, "generous-split": 3, "split": 2, "splitter": 2}
SHORTENED = {"split": {"rounds": "1"}}
KEYS = ("left", "right", "up", "down", "tab")
HINT = "(À peu près pareil|Le mieux|Variez ici)[^:]* : "


def asked(game: str, bots: str = "random", seed: int = 4) -> Asked:
    return Asked(find(game), PLAYED[game], SHORTENED.get(game, {}), None, bots, seed)


class Person:
    """Somebody at a terminal."""

    def __init__(self, app: TableApp, pilot: Pilot[None]) -> None:
        self.app, self.pilot = app, pilot

    async def wait(self) -> None:
        """Wait until it is their turn, or the game is over."""
        # With an empty cache the game is compiled first.
        patience = time.monotonic() + 240
        while time.monotonic() < patience:
            await self.pilot.pause(0.002)
            assert self.app.failure is None
            if self.app.opened is not None and (self.app.is_asked or self.app.table.over):
                await self.pilot.pause()
                return
        raise AssertionError("nothing happens")

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.wait()

    async def ask(self) -> str:
        """Ask for a hint in French, and what is then on the screen, in one line."""
        await self.press("h")
        for _ in range(2_400):
            said = " ".join(re.sub("[│\n]", " ", self.screen).split())
            if re.search(HINT, said):
                return said
            await self.pilot.pause(0.05)
        raise AssertionError(self.screen)

    async def click(self, spot: str) -> None:
        """Click on a spot of the board."""
        assert self.app.choosing is not None
        place = self.app.choosing.places.first(spot)
        assert place is not None
        await self.pilot.click("#board", offset=(place.start + 1, place.row))
        await self.wait()

    @property
    def screen(self) -> str:
        """All that is on the screen."""
        strips = self.app.screen._compositor.render_strips()
        return "\n".join(strip.text for strip in strips)


@asynccontextmanager
async def sitting(
    wanted: Asked, folder: Path, lang: str = "en", size: tuple[int, int] = (80, 24)
) -> AsyncIterator[Person]:
    app = TableApp(wanted, folder / "game.split", lang, pace=0)
    async with app.run_test(size=size) as pilot:
        person = Person(app, pilot)
        await person.wait()
        yield person
    assert app.failure is None


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


def late(game: str, left: int, folder: Path) -> Path:
    """The record of a random game with about so many lines left to play."""
    chooser = random.Random(1)

    def play_until(lines: int) -> Table:
        table = splittable.new(game, players=PLAYED[game], seed=2, options=SHORTENED.get(game, {}))
        while not table.over and len(table.lines) < lines:
            seat = table.waiting[0]
            table.play(seat, chooser.choice(table.actions(seat)))
        return table

    total = len(play_until(100_000).lines)
    chooser.seed(1)
    file = folder / "game.split"
    file.write_text(play_until(total - left).record(), encoding="utf-8")
    return file


@pytest.mark.parametrize("game", ids())
def test_a_game_can_be_played_to_its_end_with_arrows_and_enter(game: str, tmp_path: Path) -> None:
    chooser = random.Random(5)
    file = late(game, 16, tmp_path)

    async def story() -> None:
        async with sitting(replace(asked(game), seed=None), tmp_path, "fr", (80, 24)) as person:
            begun = person.app.table.action_count
            assert begun > 5
            for _ in range(300):
                if person.app.table.over:
                    break
                await person.press(*chooser.choices(KEYS, k=chooser.randrange(3)), "enter")
            assert person.app.table.over
            assert say("fr", "terminal-over") in person.screen
        table = splittable.load(file.read_text(encoding="utf-8"))
        assert table.over
        assert table.action_count > begun

    run(story())


def test_a_click_plays_a_card_and_one_that_cannot_be_played_is_refused_with_its_ruling(tmp_path: Path) -> None:
    async def story() -> None:
        async with sitting(asked("generous-split"), tmp_path) as person:
            wrong: list[str] = []
            while not wrong:
                await person.press("enter")
                view = cast("View", person.app.table.seen(0))
                playable = [action.removeprefix("play ") for action in view.actions]
                wrong = [card for card in view.hand if card not in playable]
            count = person.app.table.action_count
            await person.click(wrong[0])
            assert person.app.table.action_count == count
            assert "GS-02: " in person.screen
            assert re.search(r"Rules \d+\.\d+: ", person.screen)
            await person.click(playable[-1])
            assert f"P1 play {playable[-1]}" in person.app.table.lines
            assert "GS-02: " not in person.screen

    run(story())


def test_what_is_picked_can_be_put_back_and_an_action_undone(tmp_path: Path) -> None:
    async def story() -> None:
        async with sitting(asked("split-it"), tmp_path) as person:
            app = person.app
            assert app.choosing is not None
            await person.press("right", "enter")
            assert app.choosing.choice.picked == ("cut 2",)
            assert "Escape puts it back" in person.screen
            await person.press("escape")
            assert not app.choosing.choice.picked
            assert app.choosing.cursor == "cut 2"
            await person.press("enter", "right", "enter")
            assert app.table.lines[-1].startswith("P1 split ")
            assert "Choose a section in secret." in person.screen
            await person.press("u")
            assert "Your last action is undone." in person.screen
            assert app.table.action_count == 0
            await person.press("u")
            assert say("en", "room-undo-not-last")[:40] in person.screen

    run(story())


def test_the_log_the_actions_and_the_hint_are_in_words_of_the_language(tmp_path: Path) -> None:
    async def story() -> None:
        async with sitting(asked("split"), tmp_path, "fr", (120, 40)) as person:
            for _ in range(3):
                await person.press("enter")
            screen = person.screen
            assert "Bingo pioche une carte." in screen or "Bingo prend" in screen
            assert "Vous piochez une carte." in screen
            assert not re.search(r"\b(draw|discard|match|[2-9AKQJ][CDHS])\b", screen)
            assert re.search("[♣♦♥♠]", screen)
            assert re.search(r"\([^)]* : −?[0-9]+,[0-9]", await person.ask())

    run(story())


def test_any_game_can_be_played_from_a_list_by_numbers(tmp_path: Path) -> None:
    bare = replace(find("splitter"), board=None, parse=None)

    async def story() -> None:
        wanted = Asked(bare, 2, {}, None, "random", 4)
        async with sitting(wanted, tmp_path) as person:
            actions = person.app.table.actions(0)
            assert f"[ 1 {actions[0]}" in person.screen
            await person.press("1", "2", "enter")
            assert f"P1 {actions[11]}" in person.app.table.lines
            assert f"You: {actions[11]}" in person.screen
        async with sitting(asked("generous-split"), tmp_path / "other") as person:
            await person.press("l")
            assert "[ 1 Play the " in person.screen
            await person.press("down", "enter")
            assert person.app.table.action_count > 0

    run(story())


def test_rules_open_while_bots_play_and_a_window_may_change_its_size(tmp_path: Path) -> None:
    async def story() -> None:
        async with sitting(asked("splitter"), tmp_path) as person:
            await person.pilot.press("enter", "enter", "r")
            await person.pilot.pause()
            assert isinstance(person.app.screen, RulesScreen)
            await person.wait()
            # The game in a minute first, then the lesson, then every sentence.
            assert person.screen.index(say("en", "splitter-minute-aim")[:40]) < person.screen.index("What you need")
            await person.press("end")
            assert "90.10" in person.screen
            await person.press("escape")
            for size in ((140, 40), (60, 15), (80, 24)):
                await person.pilot.resize_terminal(*size)
                await person.wait()
                assert re.search("Round [23] of 22", person.screen)
            assert "The dice show" in person.screen

    run(story())


def test_everybody_and_every_level_is_named_in_the_language(tmp_path: Path) -> None:
    async def story() -> None:
        async with sitting(asked("split-it"), tmp_path, "fr") as person:
            assert "Vous séparez la rangée" in person.screen
            rating = find("split-it").ratings["random"]
            assert f"(au hasard, cote {rating}) {say('fr', 'split-it-level-random')}"[:40] in person.screen
            assert not re.search("easy|medium|hard", await person.ask())

    run(story())


def test_a_bot_that_fails_ends_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mine.py").write_text("def choose(view, seed):\n    raise RuntimeError('no idea')\n", encoding="utf-8")
    run_app = TableApp.run

    def without_a_terminal(app: TableApp) -> None:
        async def press(pilot: Pilot[Any]) -> None:
            await Person(app, pilot).wait()
            for _ in range(3):
                await pilot.press("enter")
            await pilot.pause(0.5)

        run_app(app, headless=True, auto_pilot=press)

    monkeypatch.setattr(TableApp, "run", without_a_terminal)
    wanted = asked("splitter", bots=f"{tmp_path}/mine.py:choose")
    with pytest.raises(WrongInput, match="no idea"):
        play(wanted, tmp_path / "game.split", "en")
    assert "The record is in" in capsys.readouterr().out


def test_other_commands_do_not_load_textual() -> None:
    check = "import sys, splittable.command.app, splittable.command.terminal; print('textual' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


@pytest.mark.skipif(sys.platform == "win32", reason="needs a terminal of its own")
def test_in_a_real_terminal_the_table_fills_the_screen_and_ctrl_c_leaves_it(tmp_path: Path) -> None:
    import pty
    from fcntl import ioctl
    from struct import pack
    from termios import TIOCSWINSZ

    file = tmp_path / "game.split"
    command = [sys.executable, "-m", "splittable", "play", "splitter", "--bots", "random", "--record", str(file)]
    master, slave = pty.openpty()
    ioctl(slave, TIOCSWINSZ, pack("HHHH", 24, 80, 0, 0))
    environment = os.environ | {"TERM": "xterm-256color"}
    process = subprocess.Popen(
        command, stdin=slave, stdout=slave, stderr=slave, env=environment, start_new_session=True
    )
    os.close(slave)
    shown = _read_until(master, "Your turn")
    assert "\x1b[?1049h" in shown
    os.write(master, b"\r\r")
    shown += _read_until(master, "Round 2")
    os.write(master, b"\x03")
    shown += _read_until(master, "to resume: ")
    assert process.wait(60) == 0
    os.close(master)
    assert "Traceback" not in shown
    assert splittable.load(file.read_text(encoding="utf-8")).action_count == 2


def _read_until(master: int, text: str) -> str:
    """What a terminal shows until a text comes; what moves the cursor is left out of the comparison."""
    shown, patience = "", time.monotonic() + 120
    while text not in re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", shown) and time.monotonic() < patience:
        shown += os.read(master, 65_536).decode("utf-8", "replace")
    return shown
