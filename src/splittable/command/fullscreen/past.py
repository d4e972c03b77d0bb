"""What happened at a table, in words."""

from collections.abc import Sequence

from rich.text import Text

from splittable.bots import LEVELS
from splittable.bots.names import about_level
from splittable.command.names import level_title
from splittable.command.saved import PERSON
from splittable.core.board import QUIET, SEAT_INKS
from splittable.core.contract import AnyGame
from splittable.play.course import read_action
from splittable.play.telling import say_line


class Past:
    """The lines of a record as a log, each put into words once."""

    def __init__(self, game: AnyGame, names: Sequence[str], played: Sequence[str], lang: str) -> None:
        self._game, self._names, self._seat, self._lang = game, names, played.index(PERSON), lang
        self._others = [self._introduce(seat, who) for seat, who in enumerate(played) if who in LEVELS]
        self._told: list[tuple[str, Text]] = []

    def _introduce(self, seat: int, level: str) -> Text:
        """Who plays, and how."""
        text = Text(self._names[seat], SEAT_INKS[seat % len(SEAT_INKS)])
        return text.append(
            f" ({level_title(self._game, level, self._lang)}) {about_level(self._game.id, level, self._lang)}", QUIET
        )

    def texts(self, lines: Sequence[str]) -> list[Text]:
        """All that happened, newest last."""
        kept = 0
        while kept < min(len(lines), len(self._told)) and self._told[kept][0] == lines[kept]:
            kept += 1
        del self._told[kept:]
        self._told += [(line, self._tell(line)) for line in lines[kept:]]
        return [*self._others, *(told for _, told in self._told)]

    def _tell(self, line: str) -> Text:
        said = say_line(self._game, line, self._names, self._seat, self._lang)
        action = read_action(line)
        if action is None:
            return Text(said, QUIET)
        text = Text(said)
        ink = SEAT_INKS[action[0] % len(SEAT_INKS)]
        name = self._names[action[0]]
        text.stylize(ink, 0, len(name) if said.startswith(name) else said.find(" "))
        text.highlight_regex(r"[♥♦]", "red")
        return text
