"""A person's cursor on a board."""

from collections.abc import Sequence
from dataclasses import replace

from splittable.command.fullscreen.choice import Choice
from splittable.command.fullscreen.drawing import list_board
from splittable.command.fullscreen.places import Direction, Places
from splittable.core.board import Board, Line, Sight
from splittable.core.contract import AnyGame
from splittable.core.view import View


class Choosing:
    """What can be chosen now, and where the cursor stands."""

    def __init__(self, game: AnyGame, names: Sequence[str], lang: str) -> None:
        self._game, self._names, self._lang = game, names, lang
        self._list = list_board(game)
        self._own: Board[View] | None = game.board() if game.board is not None else None
        self._board = self._own or self._list
        self._view: View | None = None
        self._size = (80, 16)
        self.choice = Choice({})
        self.cursor: str | None = None
        self.places = Places([])

    @property
    def is_list(self) -> bool:
        """Whether actions are chosen from a list."""
        return self._board is self._list

    def look(self, view: View) -> None:
        """See the table as it is now, with nothing picked."""
        self._view = view
        is_asked = view.seat in view.waiting
        self.choice = Choice({action: self._board.ways(action, view) for action in view.actions if is_asked})
        self._start()

    def toggle(self) -> None:
        """Change between the board and the list of actions."""
        if self._own is not None and self._view is not None:
            self._board = self._own if self.is_list else self._list
            self.look(self._view)

    def resize(self, width: int, height: int) -> None:
        """Draw for a window of another size from now on."""
        self._size = (width, height)

    def _sight(self) -> Sight[View]:
        assert self._view is not None
        return Sight(self._view, self._lang, self._names, *self._size, self.choice.picked, self.cursor)

    def draw(self) -> tuple[list[Line], Sight[View]]:
        """The board as it is now."""
        sight = self._sight()
        lines = self._board.draw(sight)
        if len(lines) > sight.height:
            lines = self._board.draw(replace(sight, height=0))
        self.places = Places(lines)
        return lines, sight

    def asks(self) -> str | None:
        """What the person is asked, if the game says so."""
        board = self._own or self._board
        return board.asks(self._view, self._lang) if self._view is not None else None

    def _start(self) -> None:
        """Put the cursor on the first action's spot, or on the one nearest to what was picked."""
        self.cursor = None
        self.draw()
        shown = [spot for spot in self.choice.open if self.places.first(spot) is not None]
        near = self.choice.picked[-1:]
        self.cursor = self.places.nearest(near[0], shown) if near and shown else next(iter(shown), None)

    def move(self, direction: Direction) -> None:
        """Let the cursor go to the next spot."""
        if self.cursor is not None:
            self.cursor = self.places.next_to(self.cursor, direction, self.choice.open)

    def point(self, spot: str) -> bool:
        """Put the cursor on a spot, if it may be picked."""
        is_open = spot in self.choice.open
        if is_open:
            self.cursor = spot
        return is_open

    def point_at_number(self, number: int) -> bool:
        """Put the cursor on an action of the list."""
        actions = [] if self._view is None else self._view.actions
        return self.is_list and 1 <= number <= len(actions) and self.point(actions[number - 1])

    def point_towards(self, action: str) -> None:
        """Put the cursor on the first spot that leads to an action."""
        while self.choice.back():
            pass
        spot = self.choice.next_towards(action)
        if spot is not None:
            self.draw()
            self.point(spot)

    def pick(self) -> str | None:
        """Pick what is under the cursor; the action if that completes one."""
        if self.cursor is None:
            return None
        action = self.choice.pick(self.cursor)
        if action is None:
            self._start()
        return action

    def back(self) -> bool:
        """Put back what was picked last; False if nothing was."""
        last = self.choice.picked[-1:]
        if not self.choice.back():
            return False
        self._start()
        if last:
            self.point(last[0])
        return True

    def tried(self, spot: str) -> str | None:
        """The action that a spot stands for though it cannot be picked."""
        if self._own is None or self._view is None or self.is_list:
            return None
        return self._own.tried((*self.choice.picked, spot), self._view) or self._own.tried((spot,), self._view)
