"""A table on the whole screen: who does what when, and what is told."""

import asyncio
from collections.abc import Coroutine, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar

from textual.binding import Binding, BindingType
from textual.events import Key, Resize
from typer.exceptions import TyperException

from splittable.bots import LEVELS, BotError
from splittable.bots import ask as ask_bot
from splittable.command.errors import WrongInput
from splittable.command.fullscreen.background import in_background
from splittable.command.fullscreen.choosing import Choosing
from splittable.command.fullscreen.past import Past
from splittable.command.fullscreen.places import Direction
from splittable.command.fullscreen.rules import RulesScreen
from splittable.command.fullscreen.stage import MIN_WIDTH, Stage
from splittable.command.fullscreen.widgets import BoardView
from splittable.command.hints import advise, strongest_of
from splittable.command.names import names_of
from splittable.command.opening import open_table
from splittable.command.saved import DEFAULT_BOT, Asked
from splittable.core.errors import IllegalAction, NotationError
from splittable.play.rulebook import game_page, sentences
from splittable.words import say

MIN_HEIGHT = 20
PACE = 0.3
"""Seconds between bots' actions, so that one sees them come."""


def strongest(bots: Iterable[str]) -> str:
    """The strongest level among some bots."""
    return max((bot for bot in bots if bot in LEVELS), key=LEVELS.index, default=LEVELS[0])


class TableApp(Stage):
    """One person's table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("left", "move('left')"),
        ("right", "move('right')"),
        ("up", "move('up')"),
        ("down", "move('down')"),
        # Screens have these keys for moving the focus, of which there is nothing here.
        Binding("tab", "move('right')", priority=True),
        Binding("shift+tab", "move('left')", priority=True),
        ("enter,space", "choose"),
        ("escape,backspace", "put_back"),
        ("h,question_mark", "hint"),
        ("u", "undo"),
        ("l", "list"),
        ("r,f1", "rules"),
        ("q,ctrl+c,ctrl+q", "leave"),
        ("pageup", "scroll_log(-1)"),
        ("pagedown", "scroll_log(1)"),
        ("ctrl+up", "scroll_board(-1)"),
        ("ctrl+down", "scroll_board(1)"),
    ]

    def __init__(self, asked: Asked, file: Path, lang: str, pace: float = PACE) -> None:
        super().__init__(asked.game, lang)
        self._asked, self._file, self._pace = asked, file, pace
        self.failure: Exception | None = None
        self._typed = ""

    @staticmethod
    def is_told(error: Exception) -> bool:
        """Whether an error is one of those that a command tells in a sentence."""
        return isinstance(error, (WrongInput, TyperException))

    def on_mount(self) -> None:
        """Open the table."""
        self._compiling = asyncio.create_task(self._compile())
        self._begin(self._open())

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        self.run_worker(self._guard(work), exit_on_error=False)

    async def _guard(self, work: Coroutine[Any, Any, None]) -> None:
        """Leave with a sentence if something fails."""
        try:
            await work
        except Exception as error:
            self._handle_exception(error)

    def _handle_exception(self, error: Exception) -> None:
        """Leave: what Textual would show is a traceback."""
        self.failure = self.failure or (WrongInput(str(error)) if isinstance(error, BotError) else error)
        self.exit()

    async def on_unmount(self) -> None:
        """Stop compiling, and wait until the process that did is gone."""
        self._compiling.cancel()
        with suppress(asyncio.CancelledError):
            await self._compiling

    # Opening

    async def _compile(self) -> None:
        try:
            await self.compiler.run()
        except Exception:
            self.compiler.give_up()

    async def _open(self) -> None:
        game, level = self.game, strongest((self._asked.bots or DEFAULT_BOT).split(","))
        showing = self.set_interval(0.2, lambda: self.show_compiling(level))
        await self.compiler.wait(game.id, LEVELS[0])
        opened = await in_background(lambda: open_table(self._asked, self._file))
        level = strongest(opened.kept.played)
        await self.compiler.wait(game.id, level)
        showing.stop()
        opened.kept.keep()
        self.opened = opened
        self.names = names_of(opened.kept.played, self.lang)
        self.choosing = Choosing(game, self.names, self.lang)
        self.past = Past(game, self.names, opened.kept.played, self.lang)
        await self._go_on()

    # The course of the game

    async def _go_on(self) -> None:
        """Let bots play until the person is asked or the game is over."""
        kept = self.kept
        while not kept.table.over and kept.seat not in kept.table.waiting:
            for seat in kept.table.waiting:
                await self._let_play(seat)
            self.look()
            await asyncio.sleep(self._pace)
        self.thinking = ""
        self.look()

    async def _let_play(self, seat: int) -> None:
        assert self.opened is not None
        kept, bot = self.kept, self.kept.played[seat]
        self.thinking = self.names[seat]
        self.look()
        choose, view, seed = self.opened.bots[bot], kept.table.view(seat), kept.seed_for(seat)
        kept.play(seat, await in_background(lambda: ask_bot(choose, bot, view, seed)))

    def _do(self, action: str) -> None:
        self.tell("")
        self.kept.play(self.kept.seat, action)
        self.thinking = "" if self.kept.seat in self.table.waiting or self.table.over else "…"
        self._begin(self._go_on())

    # What the person does

    def on_resize(self, event: Resize) -> None:
        """Draw anew for another size."""
        size = event.size
        if size.width < MIN_WIDTH or size.height < MIN_HEIGHT:
            self.tell(say(self.lang, "terminal-small", width=size.width, height=size.height), "yellow")
        self.call_after_refresh(self.show)
        self.call_after_refresh(self.story.wrap_again)

    def on_board_view_pointed(self, event: BoardView.Pointed) -> None:
        """The mouse is over a spot."""
        if (
            self.is_asked
            and self.choosing is not None
            and event.spot != self.choosing.cursor
            and self.choosing.point(event.spot)
        ):
            self.show()

    def on_board_view_clicked(self, event: BoardView.Clicked) -> None:
        """A spot was clicked on: pick it, or say why not."""
        if not self.is_asked or self.choosing is None:
            return
        if self.choosing.point(event.spot):
            self.action_choose()
        elif event.spot in self.choosing.choice.picked:
            self.action_put_back()
        elif (action := self.choosing.tried(event.spot)) is not None:
            self._refuse(self.table.refusal(self.kept.seat, action))

    def _refuse(self, error: IllegalAction | NotationError | None) -> None:
        """Say why something cannot be done: the ruling, the reason, and the sentence of the rules."""
        if isinstance(error, NotationError):
            self.tell(error.reason(self.lang), "bold red")
        elif error is not None:
            told = say(self.lang, "terminal-refused", ruling=error.rule, reason=error.reason(self.lang))
            page = sentences(game_page(self.table.game, self.lang))
            rule = next((one for one in page if error.rule in one.rulings), None)
            if rule is not None:
                told += "\n" + say(self.lang, "terminal-refused-sentence", number=rule.number, sentence=rule.text)
            self.tell(told, "bold red")

    def on_key(self, event: Key) -> None:
        """Digits choose from the list."""
        if not event.character or not event.character.isdecimal() or self.choosing is None or not self.is_asked:
            self._typed = ""
            return
        self._typed = (self._typed + event.character)[-3:]
        for text in (self._typed, event.character):
            if self.choosing.point_at_number(int(text)):
                self._typed = text
                self.show()
                return

    def action_move(self, direction: Direction) -> None:
        """Let the cursor go, or the board scroll while there is nothing to choose."""
        if self.choosing is not None and self.is_asked:
            self.choosing.move(direction)
            self.show()
        elif direction in ("up", "down"):
            self.action_scroll_board(1 if direction == "down" else -1)

    def action_choose(self) -> None:
        """Pick what is under the cursor."""
        if self.choosing is None or not self.is_asked:
            return
        action = self.choosing.pick()
        if action is not None:
            self._do(action)
        else:
            self.show()

    def action_put_back(self) -> None:
        """Put back what was picked last."""
        if self.choosing is not None and self.choosing.back():
            self.show()
        else:
            self.tell("")

    def action_undo(self) -> None:
        """Put back what is picked, or take back the last action."""
        if self.choosing is None or self.choosing.back() or (self.thinking and not self.table.over):
            self.show()
            return
        refused = self.kept.undo()
        self.look()
        if refused is not None:
            self.tell(say(self.lang, refused), "bold red")
        else:
            self.tell(say(self.lang, "play-undone"), "green")

    def action_list(self) -> None:
        """Change between the board and the list of actions."""
        if self.choosing is not None:
            self.choosing.toggle()
            self.show()

    def action_rules(self) -> None:
        """Open the rules."""
        self.push_screen(RulesScreen(self.game.id, self.lang))

    def action_leave(self) -> None:
        """Leave the table; its record is kept."""
        self.exit()

    def action_scroll_log(self, pages: int) -> None:
        """Scroll what happened."""
        self.story.scroll_relative(y=pages * max(1, self.story.size.height - 1), animate=False)

    def action_scroll_board(self, rows: int) -> None:
        """Scroll the board."""
        self.board.scroll_relative(y=rows * 2, animate=False)

    def action_hint(self) -> None:
        """Ask what the actions are worth."""
        if self.is_asked:
            self._begin(self._hint())
        else:
            self.tell(say(self.lang, "terminal-hint-none"))

    async def _hint(self) -> None:
        game, table, seat, seed = self.game, self.table, self.kept.seat, self.kept.seed_for(self.kept.seat)
        while (percent := min(self.compiler.percent(game.id, strongest_of(game)), self._review_percent())) < 100:
            self.tell(say(self.lang, "terminal-hint-compiling", percent=percent), "italic")
            await asyncio.sleep(0.3)
        before = len(table.lines)
        self.tell(say(self.lang, "terminal-hint-thinking"), "italic")
        copy = table.copy()
        given = await in_background(lambda: advise(game, copy, seat, seed, self.lang))
        if self.table is not table or len(table.lines) != before or not self.is_asked or self.choosing is None:
            return
        self.choosing.point_towards(given.action)
        self.tell(given.said, "cyan")
        self.show()

    def _review_percent(self) -> int:
        return self.compiler.review_percent(self.game.id)
