"""Boards with what can be picked, is picked and is under the cursor."""

from collections.abc import Collection

from splittable.core.board import Board, Line, Mark, Sight
from splittable.core.contract import AnyGame
from splittable.core.view import View
from splittable.play.telling import say_action
from splittable.words.cards import sign_cards

CURSOR, PICKED, OPEN = "[]", "«»", "  "


def _framed(text: str, ends: str) -> str:
    """A text with signs instead of the spaces around it, so that one need not see colours."""
    return f"{ends[0]}{text[1:-1]}{ends[1]}" if len(text) > 2 and text[0] == text[-1] == " " and text.strip() else text


def _shown(mark: Mark, sight: Sight[View], is_open: bool) -> tuple[str, str]:  # noqa: FBT001 - as a spot is
    if mark.spot is None:
        return mark.text, mark.ink
    if mark.spot == sight.cursor:
        return _framed(mark.text, CURSOR), f"{mark.ink} reverse bold"
    if mark.spot in sight.picked:
        return _framed(mark.text, PICKED), f"{mark.ink} reverse"
    if is_open:
        return mark.text, mark.ink if " on " in f" {mark.ink}" else f"{mark.ink} bold underline"
    # Not bold either, for terminals without colours; names and the like stay as they are.
    is_paper = " on " in f" {mark.ink}"
    return mark.text, mark.ink.replace("bold ", "").replace("on bright_white", "on white") if is_paper else mark.ink


def inked(line: Line, sight: Sight[View], spots: Collection[str]) -> Line:
    """A line as it is shown; where something is to be chosen, spots that may not be are grey."""
    return [Mark(*_shown(mark, sight, mark.spot in spots or not spots), mark.spot) for mark in line]


def _list(game: AnyGame, sight: Sight[View]) -> list[Line]:
    """Numbered actions in columns, in order from top to bottom."""
    said = [say_action(game, action, sight.names, sight.lang) for action in sight.view.actions]
    texts = [f" {number:>2} {words} " for number, words in enumerate(said, 1)]
    width = max(map(len, texts), default=1)
    height = -(-len(texts) // max(1, sight.width // (width + 1)))
    cells = [Mark(f"{text:<{width}}", "", action) for text, action in zip(texts, sight.view.actions, strict=True)]
    return [[mark for cell in cells[row::height] for mark in (cell, Mark(" "))] for row in range(height)]


def list_board(game: AnyGame) -> Board[View]:
    """The board of any game: a list of actions in words, and its drawing."""

    def draw(sight: Sight[View]) -> list[Line]:
        drawing = sign_cards(sight.lang, game.draw(sight.view, sight.lang)).splitlines()
        return [*_list(game, sight), [], *([Mark(line)] for line in drawing)]

    return Board(draw, lambda action, _view: [(action,)], lambda _view, _lang: None)
