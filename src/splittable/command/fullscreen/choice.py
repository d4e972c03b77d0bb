"""What a person picks, spot by spot, until it is an action."""

from collections.abc import Mapping, Sequence


class Choice:
    """The actions that may be chosen now, and the spots picked so far."""

    def __init__(self, ways: Mapping[str, Sequence[tuple[str, ...]]]) -> None:
        self._ways = {way: action for action, each in ways.items() for way in each}
        self.picked: tuple[str, ...] = ()

    @property
    def open(self) -> list[str]:
        """The spots that may be picked next, each once."""
        size = len(self.picked)
        ways = [way for way in self._ways if way[:size] == self.picked and len(way) > size]
        return list(dict.fromkeys(way[size] for way in ways))

    def action_at(self, spot: str) -> str | None:
        """The action that picking a spot completes."""
        return self._ways.get((*self.picked, spot))

    def actions_after(self, spot: str) -> list[str]:
        """The actions that are still possible once a spot is picked."""
        after = (*self.picked, spot)
        return list(dict.fromkeys(action for way, action in self._ways.items() if way[: len(after)] == after))

    def pick(self, spot: str) -> str | None:
        """Pick a spot; the action if it completes one."""
        action = self.action_at(spot)
        if action is None and spot in self.open:
            self.picked = (*self.picked, spot)
        return action

    def back(self) -> bool:
        """Put the last spot picked back; False if there is none."""
        had_any = bool(self.picked)
        self.picked = self.picked[:-1]
        return had_any

    def next_towards(self, action: str) -> str | None:
        """The next spot of a way to an action, from where one stands or from the start."""
        for way, found in self._ways.items():
            if found == action and way[: len(self.picked)] == self.picked:
                return way[len(self.picked)]
        return None
