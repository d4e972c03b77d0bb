"""The parts of the screen."""

from collections.abc import Collection, Sequence

from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual.events import Click, MouseMove
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip
from textual.widgets import RichLog

from splittable.command.fullscreen.drawing import inked
from splittable.command.fullscreen.places import Places
from splittable.core.board import Line, Mark, Sight
from splittable.core.view import View


class BoardView(ScrollView, can_focus=False):
    """The board: what is drawn, and which spots are under the mouse."""

    class Pointed(Message):
        """The mouse is over a spot."""

        def __init__(self, spot: str) -> None:
            super().__init__()
            self.spot = spot

    class Clicked(Message):
        """A spot was clicked on."""

        def __init__(self, spot: str) -> None:
            super().__init__()
            self.spot = spot

    def __init__(self) -> None:
        super().__init__(id="board")
        self.places = Places([])
        self._strips: list[Strip] = []

    def show(self, lines: Sequence[Line], sight: Sight[View], spots: Collection[str]) -> None:
        """Draw a board."""
        self.places = Places(lines)
        self._draw([inked(line, sight, spots) for line in lines])

    def say(self, lines: Sequence[Line]) -> None:
        """Show some words where the board will be."""
        self.places = Places([])
        self._draw(lines)

    def _draw(self, lines: Sequence[Line]) -> None:
        self._strips = [Strip([segment(mark) for mark in line]) for line in lines]
        self.virtual_size = Size(max((strip.cell_length for strip in self._strips), default=0), len(self._strips))
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """One line of what is in view."""
        left, top = self.scroll_offset
        row = y + top
        strip = self._strips[row] if row < len(self._strips) else Strip.blank(0)
        return strip.crop_extend(left, left + self.size.width, None)

    def keep_in_view(self, spot: str) -> None:
        """Scroll so far that a spot is seen, and the row below it."""
        place = self.places.first(spot)
        if place is not None:
            first, last = self.places.all_rows(spot)
            region = Region(place.start, first, place.end - place.start, last - first + 2)
            self.scroll_to_region(region, animate=False)

    def _spot_at(self, event: MouseMove | Click) -> str | None:
        left, top = self.scroll_offset
        offset = event.get_content_offset(self)
        return None if offset is None else self.places.at(offset.y + top, offset.x + left)

    def on_mouse_move(self, event: MouseMove) -> None:
        """Let the cursor follow the mouse."""
        if spot := self._spot_at(event):
            self.post_message(self.Pointed(spot))

    def on_click(self, event: Click) -> None:
        """Pick what is clicked on."""
        if spot := self._spot_at(event):
            self.post_message(self.Clicked(spot))


def segment(mark: Mark) -> Segment:
    """A mark as Textual writes it."""
    return Segment(mark.text, Style.parse(mark.ink))


class Story(RichLog, can_focus=False):
    """What happened, newest last, and below it what the person was just told."""

    def __init__(self) -> None:
        super().__init__(id="past", wrap=True, markup=False, min_width=20)
        self._written: list[Text] = []

    def tell(self, texts: Sequence[Text]) -> None:
        """Show these; only what is new is written, unless something was taken back."""
        kept = len(self._written)
        if texts[:kept] != self._written:
            self.clear()
            kept = 0
        self._written = list(texts)
        for text in texts[kept:]:
            self.write(text)

    def wrap_again(self) -> None:
        """Break lines for another width."""
        texts, self._written = self._written, []
        self.clear()
        self.tell(texts)
