"""Pictures of link previews: a game's drawing, who plays, and a line; 1200 by 630, as messengers want them."""

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import TypeAlias

import msgspec
from PIL import Image, ImageDraw, ImageFont

from splittable.games import find
from splittable.service.door import TooFast

WIDTH, HEIGHT = 1200, 630
SEAM_TOP, SEAM_BOTTOM = 700, 600
"""Where the cut between the words and the drawing begins and ends."""
LEFT, ASIDE = 64, 50
PAPER, INK, SHADE = "#fffdf8", "#1d1b22", "#00000033"
HUES = ("#b3261e", "#1a56b0", "#17693d", "#7a3ea8", "#8a5300", "#0a6a76", "#a3195b", "#4d5a00", "#5a4a3a", "#3a3f8f")
KEPT = 128
"""Pictures kept in memory, of about 60 kB each."""
WAITING = 20
"""Pictures that may wait to be drawn."""
COLOURS = 200
Sizes: TypeAlias = tuple[tuple[int, int], ...]
"""Sizes of letters, each with the number of lines that it may fill."""
TITLE: Sizes = ((92, 2), (76, 2), (62, 3))
SENTENCE: Sizes = ((42, 3), (36, 4), (32, 4))
CROWDED_TITLE: Sizes = ((92, 1), (64, 2))
CROWDED: Sizes = ((42, 2), (36, 2), (30, 3))
"""Where seats are drawn below."""
NOWHERE = "\uffff"
"""A letter that no font has."""


class Guest(msgspec.Struct, frozen=True):
    """A seat on a picture."""

    kind: str
    """`person`, `bot` or `free`."""
    name: str
    score: str
    is_winner: bool


class Poster(msgspec.Struct, frozen=True):
    """Everything that stands on a picture."""

    title: str
    sentence: str
    line: str
    games: tuple[str, ...]
    """The games whose drawings it shows: one, or all of the room's."""
    guests: tuple[Guest, ...]


@cache
def _font(weight: str, size: int) -> ImageFont.FreeTypeFont:
    # A font from PyPI: machines in a rack have none, and Pillow's own lacks é and –.
    return ImageFont.truetype(str(files("font_manrope").joinpath(f"files/Manrope-{weight}.ttf")), size)


@cache
def _can_write(letter: str) -> bool:
    font = _font("Bold", 40)
    return letter == " " or bytes(font.getmask(letter)) != bytes(font.getmask(NOWHERE))


def _legible(text: str) -> str:
    """A text without the letters that the font lacks."""
    return "".join(letter for letter in text if _can_write(letter)).strip()


def _lines(text: str, font: ImageFont.FreeTypeFont, width: int) -> list[str]:
    """A text in lines no wider than a width; a longer word is cut."""
    lines: list[str] = []
    for word in text.split():
        if lines and font.getlength(f"{lines[-1]} {word}") <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(_cut(word, font, width))
    return lines


def _cut(text: str, font: ImageFont.FreeTypeFont, width: int) -> str:
    """A text, its end left out if it is wider than a width."""
    if font.getlength(text) <= width:
        return text
    while text and font.getlength(f"{text}…") > width:
        text = text[:-1]
    return f"{text}…"


def _write(pen: ImageDraw.ImageDraw, text: str, weight: str, sizes: Sizes, top: int) -> int:
    """Write a text in the first size in which it has at most so many lines, and return where it ends."""
    for size, most in sizes:
        font = _font(weight, size)
        lines = _lines(_legible(text), font, SEAM_BOTTOM - LEFT - 16)
        if len(lines) <= most:
            break
    for line in lines[:most]:
        pen.text((LEFT, top), line, fill=PAPER, font=font)
        top += round(size * 1.22)
    return top


def draw(poster: Poster) -> bytes:
    """A picture as PNG."""
    games = [find(game) for game in poster.games]
    picture = Image.new("RGB", (WIDTH, HEIGHT), games[0].cover if len(games) == 1 else INK)
    _paste_drawing(picture, poster.games)
    pen = ImageDraw.Draw(picture, "RGBA")
    pen.line([(SEAM_TOP, -4), (SEAM_BOTTOM, HEIGHT + 4)], fill=PAPER, width=10)
    pen.text((LEFT, 52), "Splittable", fill=f"{PAPER}cc", font=_font("Bold", 30))
    top = _write(pen, poster.title, "ExtraBold", CROWDED_TITLE if poster.guests else TITLE, 112)
    top = _write(pen, poster.sentence, "SemiBold", CROWDED if poster.guests else SENTENCE, top + 14)
    if poster.line:
        pen.text((LEFT, top + 12), _legible(poster.line), fill=f"{PAPER}e0", font=_font("Medium", 32))
    _draw_guests(pen, poster.guests)
    written = BytesIO()
    picture.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(written, "PNG")
    return written.getvalue()


def _paste_drawing(picture: Image.Image, games: tuple[str, ...]) -> None:
    """Lay the games' drawings to the right of the cut."""
    width = WIDTH - SEAM_BOTTOM
    side = Image.new("RGB", (width, HEIGHT), find(games[0]).cover)
    if len(games) == 1:
        # To the right of the seam's middle; the drawing's edge fills what is left open.
        drawing = _cover(games[0], width - ASIDE, HEIGHT)
        side.paste(drawing.crop((0, 0, 1, HEIGHT)).resize((ASIDE, HEIGHT)))
        side.paste(drawing, (ASIDE, 0))
    else:
        for place, game in enumerate(games[:4]):
            part = _cover(game, width // 2, HEIGHT // 2)
            side.paste(part, (place % 2 * (width // 2), place // 2 * (HEIGHT // 2)))
    mask = Image.new("L", (width, HEIGHT), 0)
    shift = SEAM_TOP - SEAM_BOTTOM
    ImageDraw.Draw(mask).polygon([(shift, 0), (width, 0), (width, HEIGHT), (0, HEIGHT)], fill=255)
    picture.paste(side, (SEAM_BOTTOM, 0), mask)


@cache
def _cover(game: str, width: int, height: int) -> Image.Image:
    """A game's drawing, filling a frame; its colour if it has none."""
    place = files(find(game).package).joinpath("cover.webp")
    if not place.is_file():
        return Image.new("RGB", (width, height), find(game).cover)
    drawing = Image.open(BytesIO(place.read_bytes())).convert("RGB")
    scale = max(width / drawing.width, height / drawing.height)
    drawing = drawing.resize((round(drawing.width * scale), round(drawing.height * scale)), Image.Resampling.LANCZOS)
    left, top = (drawing.width - width) // 2, (drawing.height - height) // 2
    return drawing.crop((left, top, left + width, top + height))


def _draw_guests(pen: ImageDraw.ImageDraw, guests: tuple[Guest, ...]) -> None:
    """Draw the seats as discs along the lower edge: in one row with names, or in two rows without."""
    if not guests:
        return
    columns = len(guests) if len(guests) <= 4 else (len(guests) + 1) // 2 if len(guests) > 6 else len(guests)
    step = min(124, (SEAM_BOTTOM - LEFT + 10) // columns)
    size = min(84, step - 14)
    rows = -(-len(guests) // columns)
    for number, guest in enumerate(guests):
        x = LEFT + number % columns * step
        y = HEIGHT - 60 - rows * (size + 16) + number // columns * (size + 16)
        _draw_disc(pen, guest, number, (x, y, size))
        if len(guests) <= 4:
            font = _font("SemiBold", 24)
            name = _cut(_legible(guest.score or guest.name), font, step - 8)
            pen.text((x + size / 2, y + size + 20), name, fill=PAPER, font=font, anchor="mm")


def _draw_disc(pen: ImageDraw.ImageDraw, guest: Guest, number: int, place: tuple[int, int, int]) -> None:
    x, y, size = place
    box = (x, y, x + size, y + size)
    if guest.kind == "free":
        for angle in range(0, 360, 30):
            pen.arc(box, angle, angle + 16, fill=PAPER, width=5)
        mark = "+"
    else:
        rim = "#ffc72c" if guest.is_winner else PAPER
        pen.ellipse(box, fill=HUES[number % len(HUES)], outline=rim, width=9 if guest.is_winner else 5)
        mark = "" if guest.kind == "bot" else _legible(guest.name)[:1].upper() or str(number + 1)
    if guest.kind == "bot":
        _draw_bot(pen, x + size / 2, y + size / 2, size / 84)
    pen.text((x + size / 2, y + size / 2), mark, fill=PAPER, font=_font("ExtraBold", round(size * 0.5)), anchor="mm")


def _draw_bot(pen: ImageDraw.ImageDraw, x: float, y: float, scale: float) -> None:
    """A small head with an antenna."""
    pen.line([(x, y - 26 * scale), (x, y - 14 * scale)], fill=PAPER, width=4)
    pen.ellipse((x - 4 * scale, y - 31 * scale, x + 4 * scale, y - 23 * scale), fill=PAPER)
    pen.rounded_rectangle((x - 22 * scale, y - 15 * scale, x + 22 * scale, y + 20 * scale), 8 * scale, fill=PAPER)
    for side in (-9, 9):
        eye = (x + (side - 5) * scale, y - 4 * scale, x + (side + 5) * scale, y + 6 * scale)
        pen.ellipse(eye, fill=INK)


class Posters:
    """Draws pictures in a thread, and keeps those asked for last."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="posters")
        self._kept: OrderedDict[Poster, bytes] = OrderedDict()
        self._waiting = 0

    async def find(self, poster: Poster) -> bytes:
        """A picture as PNG."""
        if poster not in self._kept:
            if self._waiting >= WAITING:
                raise TooFast("room-too-fast")
            self._waiting += 1
            try:
                drawn = await asyncio.get_running_loop().run_in_executor(self._thread, draw, poster)
            finally:
                self._waiting -= 1
            self._kept[poster] = drawn
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(poster)
        return self._kept[poster]
