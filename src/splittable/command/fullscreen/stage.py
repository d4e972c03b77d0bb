"""What is seen of a table on the whole screen."""

from rich.text import Text
from textual.app import App, ComposeResult
from textual.containers import Container
from textual.widgets import Static

from splittable.command.fullscreen.choosing import Choosing
from splittable.command.fullscreen.past import Past
from splittable.command.fullscreen.widgets import BoardView, Story
from splittable.command.opening import Opened
from splittable.command.saved import KeptTable
from splittable.core.board import QUIET, STRONG, Mark, flow, words
from splittable.core.contract import AnyGame
from splittable.play.compiling import Compiler
from splittable.play.table import Table
from splittable.play.telling import say_action
from splittable.words import say

MIN_WIDTH = 76
BAR = 40
KEYS = {
    "choose": ("↵", "choose"),
    "back": ("Esc", "put_back"),
    "hint": ("h", "hint"),
    "undo": ("u", "undo"),
    "list": ("l", "list"),
    "rules": ("r", "rules"),
    "quit": ("q", "leave"),
}
"""What the last line offers, to be pressed or clicked on: the key and the action of the app."""


class Stage(App[None]):
    """The board, what happened, what is asked, and the keys."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (118, "-wide")]  # noqa: RUF012 - Textual declares them
    VERTICAL_BREAKPOINTS = [(0, "-short"), (32, "-tall")]  # noqa: RUF012 - likewise

    def __init__(self, game: AnyGame, lang: str) -> None:
        # The terminal's own colours, so that light and dark ones and those with sixteen all look as they should.
        super().__init__(ansi_color=True)
        self.game, self.lang = game, lang
        self.compiler = Compiler([game.id])
        self.opened: Opened | None = None
        self.choosing: Choosing | None = None
        self.past: Past | None = None
        self.names: list[str] = []
        self.told = Text()
        self.thinking = ""
        # Kept by name, because a question to the app is answered by the screen on top, which may be that of the rules.
        self.board = BoardView()
        self.story = Story()
        self._asked_line = Static("", id="news")

    @property
    def kept(self) -> KeptTable:
        """The table, once it is open."""
        assert self.opened is not None
        return self.opened.kept

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.kept.table

    @property
    def is_asked(self) -> bool:
        """Whether the person is to choose now."""
        return self.choosing is not None and not self.thinking and self.kept.seat in self.table.waiting

    def compose(self) -> ComposeResult:
        """The board, what happened, what is asked, and the keys."""
        self.story.border_title = say(self.lang, "terminal-log")
        with Container(id="body"):
            yield self.board
            yield self.story
        yield self._asked_line
        yield Static(
            "  ".join(f"[@click=app.{action}]{self._key(name)}[/]" for name, (_, action) in KEYS.items()), id="keys"
        )

    def _key(self, name: str) -> str:
        return f"{KEYS[name][0]} {say(self.lang, f'terminal-key-{name}')}"

    def show_compiling(self, level: str) -> None:
        """Say how much of what bots up to a level need is compiled, where the board will be."""
        game = self.game
        percent = self.compiler.percent(game.id, level)
        if percent == 100:
            self.board.say([[], [Mark(say(self.lang, "terminal-opening"), STRONG)]])
            return
        name = say(self.lang, f"{game.id}-name")
        done = BAR * percent // 100
        title = Mark(say(self.lang, "terminal-compiling", game=name, percent=percent), STRONG)
        bar = [Mark("█" * done, "green"), Mark("░" * (BAR - done), QUIET)]
        why = flow(words(say(self.lang, "terminal-compiling-why"), QUIET), max(20, self.board.size.width - 1))
        self.board.say([[], [title], [], bar, [], *why])

    def look(self) -> None:
        """See the table as it is now."""
        assert self.choosing is not None
        self.choosing.look(self.table.seen(self.kept.seat))
        self.show()

    def show(self) -> None:
        """Draw everything as it is now."""
        choosing = self.choosing
        if choosing is None or self.past is None:
            return
        choosing.resize(max(MIN_WIDTH, self.board.size.width - 1), self.board.size.height)
        lines, sight = choosing.draw()
        self.board.show(lines, sight, choosing.choice.open if self.is_asked else ())
        self._show_news()
        self._show_past(self.past)
        if choosing.cursor is not None and self.is_asked:
            self.board.keep_in_view(choosing.cursor)

    def _show_past(self, past: Past) -> None:
        """What happened, and below it what the person was just told."""
        self.story.tell([*past.texts(self.table.lines), *([self.told] if self.told else [])])

    def _show_news(self) -> None:
        assert self.choosing is not None
        table, text = self.table, Text()
        if table.over:
            text.append(self._say_end(), "bold green")
            text.append("\n" + say(self.lang, "terminal-over"), "dim")
        elif self.is_asked:
            text.append(say(self.lang, "terminal-your-turn"), "bold green")
            text.append(f"  {self.choosing.asks() or ''}\n", "bold")
            text.append(self._say_enter(self.choosing))
        else:
            text.append(say(self.lang, "terminal-thinking", name=self.thinking), "italic")
        self._asked_line.update(text)

    def _say_end(self) -> str:
        """How the game ended: everybody's points, and who won."""
        points = ", ".join(f"{name} {score}" for name, score in zip(self.names, self.table.scores, strict=True))
        winners = self.table.winners
        who = "you" if winners == (self.kept.seat,) else "one" if len(winners) == 1 else "several"
        won = ", ".join(self.names[seat] for seat in winners)
        return say(self.lang, "terminal-end", points=points, who=who, winners=won)

    def _say_enter(self, choosing: Choosing) -> str:
        """What Enter would do."""
        if choosing.cursor is None:
            return say(self.lang, "terminal-moves")
        action = choosing.choice.action_at(choosing.cursor)
        back = "   " + say(self.lang, "terminal-picked") if choosing.choice.picked else ""
        if action is not None:
            gain = self.table.gain(self.kept.seat, action)
            worth = "" if gain is None else f"  ({gain:+d})"
            return say(self.lang, "terminal-does", action=self.say_action(action)) + worth + back
        return say(self.lang, "terminal-picks", count=len(choosing.choice.actions_after(choosing.cursor))) + back

    def say_action(self, action: str) -> str:
        """An action in words."""
        return say_action(self.game, action, self.names, self.lang)

    def tell(self, text: str, style: str = "") -> None:
        """Put a sentence under what happened, until the next action."""
        self.told = Text(text, style)
        if self.past is not None:
            self._show_past(self.past)
