"""What a tree of a game starts from: a whole game, or a small exact one that is an option of the lab alone."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from types import ModuleType
from typing import Any, Self

from splittable.core.contract import Game
from splittable.core.state import States, blank
from splittable.games import FOLDERS, find
from splittable.lab.dealing import ROLLS, Dealing, Roll, dealing
from splittable.lab.knowing import watching
from splittable.lab.rewards import Rewards, rewards_by, share_victory
from splittable.play.dealer import deck_of


@dataclass(frozen=True)
class Setting:
    """A game with its players and options, and all that chance may do."""

    game: Game
    players: int
    rewards: Rewards
    clean: States
    """The state that everything starts from."""
    deck: tuple[int, ...]
    rolls: tuple[Roll, ...] = ROLLS
    openings: tuple[States, ...] = ()
    """States of which chance draws one, if the game starts in its midst; nothing is left to be dealt then."""

    def __deepcopy__(self, _memo: object) -> Self:
        """It never changes, so all trees share it."""
        return self

    @property
    def dealing(self) -> Dealing:
        """How the game's chance goes, step by step."""
        return dealing(self.game.id)

    @property
    def watching(self) -> ModuleType:
        """The compiled loops that tell what seats know."""
        return watching(self.game.id)

    @property
    def has_points(self) -> bool:
        """Whether rewards are counted in points."""
        return self.rewards is not share_victory

    @cached_property
    def most_chances(self) -> int:
        """No chance has more outcomes."""
        return max(len(self.openings), len(self.game.cards) or len(ROLLS))


def whole_setting(game_id: str, players: int, options: Mapping[str, object], rewards: str) -> Setting:
    """A whole game."""
    game = find(game_id)
    game.check_players(players)
    clean = blank(game.state, 1)
    places = game.option_places(players, game.choose_options(players, options))
    game.loops.start_at(clean, 0, players, places)
    return Setting(game, players, rewards_by(rewards, players), clean, deck_of(game, players))


def small_setting(game_id: str, rewards: str = "points") -> Setting:
    """A game's small exact variant, as its `small.py` lays it out."""
    game = find(game_id)
    small: Any = import_module(f"splittable.games.{FOLDERS[game_id]}.small")
    openings: Sequence[States] = small.openings()
    players = int(openings[0][0].players)
    rolls = tuple(getattr(small, "ROLLS", ROLLS))
    return Setting(game, players, rewards_by(rewards, players), openings[0], (), rolls, tuple(openings))
