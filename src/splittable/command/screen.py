"""What a player sees and types: plain text, coloured if the terminal has colours."""

import shutil
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress

from rich.console import Console
from rich.text import Text

from splittable.words import say
from splittable.words.cards import SIGNS

SEAT_STYLES = ("cyan", "yellow", "green", "magenta", "blue", "red")
QUIET, GOOD, BAD = "dim", "bold green", "bold red"
MOST_COLUMNS = 6


def can_show_signs() -> bool:
    """Whether the output's encoding has the signs of the suits."""
    try:
        "".join(SIGNS.values()).encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


class Screen:
    """One person's terminal, in their language."""

    def __init__(self, lang: str, seat: int) -> None:
        self.lang = lang
        self._seat = seat
        self._console = Console(highlight=False, markup=False, emoji=False)
        self._spelled = {} if can_show_signs() else str.maketrans({sign: suit for suit, sign in SIGNS.items()})
        # Importing it gives `input` line editing and history, where Python was built with readline.
        with suppress(ImportError):
            import readline  # noqa: F401

    def show(self, text: str, style: str = "") -> None:
        """Print text, every seat in its colour."""
        shown = Text(text.translate(self._spelled), style=style)
        for place, colour in enumerate(SEAT_STYLES):
            seats = "|".join(str(seat) for seat in range(place + 1, 13, len(SEAT_STYLES)))
            shown.highlight_regex(rf"\bP(?:{seats})\b", colour)
        shown.highlight_regex(rf"\bP{self._seat + 1}\b", "bold")
        shown.highlight_regex(r"[♥♦]", "red")
        self._console.print(shown, soft_wrap=True)

    def say(self, message: str, style: str = "", **args: str | int) -> None:
        """Print a message in the person's language."""
        self.show(say(self.lang, message, **args), style)

    def list_actions(self, actions: Sequence[str]) -> None:
        """Print numbered actions in columns, in order from top to bottom."""
        cells = [f"{number:>3} {action.translate(self._spelled)}" for number, action in enumerate(actions, 1)]
        width = max(map(len, cells)) + 2
        columns = max(1, min(MOST_COLUMNS, (shutil.get_terminal_size().columns - 1) // width))
        height = -(-len(cells) // columns)
        for row in range(height):
            line = Text("".join(f"{cell:<{width}}" for cell in cells[row::height]).rstrip())
            for start in range(0, len(line), width):
                line.stylize("bold cyan", start, start + 3)
            line.highlight_regex(r"[♥♦]", "red")
            self._console.print(line, soft_wrap=True)

    def ask(self, prompt: str) -> str | None:
        """What the person types, its words separated by single spaces; None at the end of input."""
        try:
            return " ".join(input(prompt).split())
        except EOFError:
            self.show("")
            return None
        except UnicodeDecodeError:
            return "�"

    @contextmanager
    def thinking(self, name: str) -> Iterator[None]:
        """Show that somebody is thinking, if the output is a terminal."""
        if not sys.stdout.isatty():
            yield
            return
        with self._console.status(Text(say(self.lang, "terminal-thinking", name=name))):
            yield
