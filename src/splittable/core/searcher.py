"""The compiled search of a game, with its tree."""

from dataclasses import dataclass
from functools import cached_property
from types import ModuleType

import numpy as np

from splittable.core.chance import stream
from splittable.core.compiler import bind
from splittable.core.state import States, blank

MOST_NODES = 100_000


@dataclass(frozen=True)
class Searcher:
    """How a game is searched."""

    name: str
    """The game's slug."""
    knowledge: ModuleType
    """See `core.templates.Knowledge`."""
    rules: ModuleType
    depth: int
    """Actions from the root of the tree to its deepest leaf, at most."""
    exploration: float
    """The exploration constant: see `search.search`."""

    @cached_property
    def _module(self) -> ModuleType:
        return bind("splittable.core.search", self.name, self.knowledge, self.rules)

    def search(self, states: States, seat: int, budget: int, seed: int) -> int:
        """The code that a seat should choose in the first of these states, after some iterations."""
        code, _ = self.grow(states, seat, budget, seed)
        return code

    def grow(self, states: States, seat: int, budget: int, seed: int) -> tuple[int, States]:
        """The same code, and the tree: its root was visited once an iteration."""
        # A tree of its own for every search: several may run at once, with the GIL released.
        nodes = blank(self._module.Node, min(budget, MOST_NODES) + 1)
        both = np.concatenate([states, states])
        code = self._module.search(both, nodes, seat, budget, self.depth, self.exploration, stream(seed))
        return int(code), nodes
