"""A view drawn with characters: printed, as text, or as pixels."""

import sys
from functools import cache
from typing import Any

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from splittable.core.state import Ints

RENDER_MODES = ["human", "ansi", "rgb_array"]
SIZE = 14
PAPER, INK = (250, 248, 240), (30, 30, 40)
FONTS = ("DejaVuSansMono.ttf", "LiberationMono-Regular.ttf", "Menlo.ttc", "consola.ttf")


@cache
def _font() -> Any:
    for name in FONTS:
        try:
            return ImageFont.truetype(name, SIZE)
        except OSError:
            continue
    return ImageFont.load_default(SIZE)


def to_pixels(text: str) -> Ints:
    """Text as an RGB image: an array of height, width and three colours."""
    lines = text.split("\n")
    font = _font()
    width = int(font.getlength("M") * max(len(line) for line in lines)) + 2 * SIZE
    height = (SIZE + 4) * len(lines) + 2 * SIZE
    image = Image.new("RGB", (width, height), PAPER)
    ImageDraw.Draw(image).multiline_text((SIZE, SIZE), text, INK, font, spacing=4)
    return np.asarray(image, dtype=np.uint8)


def render(mode: str | None, text: str) -> Any:
    """A drawing as the render mode asks: printed, as text, or as pixels; None without a mode."""
    if mode == "human":
        sys.stdout.write(text + "\n")
    if mode == "ansi":
        return text
    return to_pixels(text) if mode == "rgb_array" else None
