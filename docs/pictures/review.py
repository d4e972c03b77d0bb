"""Take the README's picture, `review.svg`: what the review of a game says of one player.

python docs/pictures/review.py
"""

import io
import os
import re
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.text import Text

WIDTH = 92
GAME = ("generous-split", "--players", "4", "--games", "1", "--seed", "3", "--bots", "easy,medium,random,easy")
SEAT = "2"
LAST = "╰"
"""The line that the picture ends with: the card's own last one; what follows is a line a decision."""


def splittable(*words: str) -> str:
    """What a command prints on a terminal of this width, with its colours."""
    environment = os.environ | {"COLUMNS": str(WIDTH), "FORCE_COLOR": "1", "TERM": "xterm-256color"}
    command = [sys.executable, "-m", "splittable", *words]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


def main() -> None:
    """Write the picture beside this file."""
    with TemporaryDirectory() as folder:
        splittable("simulate", *GAME, "--records", folder)
        page = splittable("review", f"{folder}/000001.split", "--seat", SEAT)
    lines = page.splitlines()
    end = next(number for number, line in enumerate(lines) if LAST in line)
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    console.print(Text.from_ansi("\n".join(lines[: end + 1])))
    picture = console.export_svg(title=f"splittable review game.split --seat {SEAT}")
    # Fonts are those of the reader.
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)
    picture = re.sub(r"font-family: ?[^;]*;", "font-family: 'DejaVu Sans Mono',Menlo,Consolas,monospace;", picture)
    Path(__file__).with_name("review.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
