"""Draw the README's picture, `tables.svg`: two tables as the terminal shows them.

python docs/pictures/tables.py
"""

import random
from html import escape
from pathlib import Path

import splittable

SIGN, LINE, EDGE = 8.4, 19, 24
PAPER, INK, FRAME = "#1d2330", "#e8e4d8", "#e05a8a"


def drawing(game: str, players: int, actions: int) -> list[str]:
    """A table after some random actions, as P1 sees it."""
    table = splittable.new(game, players=players, seed=5)
    chooser = random.Random(3)  # noqa: S311 - a picture
    for _ in range(actions):
        seat = table.waiting[0]
        table.play(seat, chooser.choice(table.actions(seat)))
    return table.draw(0).splitlines()


def panel(lines: list[str], left: float, width: float, height: float) -> list[str]:
    """One screen with its lines."""
    parts = [f'<rect x="{left}" y="0" width="{width}" height="{height}" rx="12" fill="{PAPER}" stroke="{FRAME}"/>']
    for number, line in enumerate(lines):
        place = f'x="{left + EDGE}" y="{EDGE + (number + 1) * LINE}"'
        parts.append(f'<text {place} xml:space="preserve">{escape(line)}</text>')
    return parts


def main() -> None:
    """Write the picture beside this file."""
    screens = [drawing("splitter", 2, 17)[:16], drawing("split-it", 3, 14)]
    height = max(map(len, screens)) * LINE + 2 * EDGE + LINE
    parts, left = [], 0.0
    for lines in screens:
        width = max(map(len, lines)) * SIGN + 2 * EDGE
        parts += panel(lines, left, width, height)
        left += width + EDGE
    style = f"font-family:'DejaVu Sans Mono',Menlo,Consolas,monospace;font-size:14px;fill:{INK}"
    size = f'width="{left - EDGE:.0f}" height="{height}" viewBox="-1 -1 {left - EDGE + 2:.0f} {height + 2}"'
    picture = f'<svg xmlns="http://www.w3.org/2000/svg" {size} style="{style}">{"".join(parts)}</svg>\n'
    Path(__file__).with_name("tables.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
