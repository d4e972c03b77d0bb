"""The rules in a screen of their own."""

from typing import ClassVar

from rich.markdown import Markdown
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from splittable.play.rulebook import in_a_minute, rulebook
from splittable.words import say


class RulesScreen(Screen[None]):
    """A game in a minute, then its rulebook, to be scrolled; any key that leads here leads back."""

    BINDINGS: ClassVar[list[BindingType]] = [(key, "app.pop_screen", "") for key in ("escape", "q", "r", "f1", "enter")]

    def __init__(self, game: str, lang: str) -> None:
        super().__init__()
        self._game, self._lang = game, lang

    def compose(self) -> ComposeResult:
        """The text, and how to go back."""
        with VerticalScroll():
            # Rich's Markdown is one text and there at once; Textual's is hundreds of widgets.
            yield Static(Markdown(in_a_minute(self._game, self._lang)))
            yield Static(Markdown(rulebook(self._game, self._lang)))
        yield Static(say(self._lang, "terminal-rules-keys"), id="keys")

    def on_mount(self) -> None:
        """Let the arrows scroll."""
        self.query_one(VerticalScroll).focus()
