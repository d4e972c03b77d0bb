"""Take the README's picture, `tables.svg`: two tables as the terminal shows them.

python docs/pictures/tables.py
"""

import asyncio
import re
from pathlib import Path
from tempfile import TemporaryDirectory

from splittable.command.fullscreen.app import TableApp
from splittable.command.saved import Asked
from splittable.games import find

SIZE = (84, 24)
GAP = 24
TABLES = (
    ("splitter", 3, 5, [*["right", "down", "enter", "enter"] * 5, "down", "right", "enter"]),
    ("split", 3, 5, ["enter", "right", "right", "right", "enter"]),
)
"""Game, players, seed, and the keys that are pressed; each key waits for the person's turn."""


async def screenshot(game: str, players: int, seed: int, keys: list[str], folder: Path) -> str:
    """A table after some keys, as SVG."""
    asked = Asked(find(game), players, {}, None, "medium", seed)
    app = TableApp(asked, folder / f"{game}.split", "en", pace=0)
    async with app.run_test(size=SIZE) as pilot:
        for key in [*keys, ""]:
            while app.opened is None or not app.is_asked:
                await pilot.pause(0.05)
            if key:
                await pilot.press(key)
        await pilot.pause(0.2)
        return app.export_screenshot(title=f"splittable play {game}")


def panel(picture: str, left: float) -> tuple[str, float, float]:
    """A screenshot as a part of a larger picture, with its width and height; fonts are those of the reader."""
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)
    picture = re.sub(r"font-family: ?[^;]*;", "font-family: 'DejaVu Sans Mono',Menlo,Consolas,monospace;", picture)
    found = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', picture)
    assert found is not None
    width, height = float(found[1]), float(found[2])
    return picture.replace("<svg ", f'<svg x="{left}" width="{width}" height="{height}" ', 1), width, height


def main() -> None:
    """Write the picture beside this file."""
    parts, left, height = [], 0.0, 0.0
    with TemporaryDirectory() as folder:
        for table in TABLES:
            part, width, tall = panel(asyncio.run(screenshot(*table, Path(folder))), left)
            parts.append(part)
            left, height = left + width + GAP, max(height, tall)
    size = f'width="{left - GAP:.0f}" height="{height:.0f}" viewBox="0 0 {left - GAP:.0f} {height:.0f}"'
    picture = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"".join(parts)}</svg>\n'
    Path(__file__).with_name("tables.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
