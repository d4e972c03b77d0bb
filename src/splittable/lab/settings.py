"""What a tree of a game starts from: a whole game, or a small exact one that is an option of the lab alone."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from types import ModuleType
from typing import Self

from splittable.core.contract import AnyGame, Deals
from splittable.core.state import States
from splittable.games import find
from splittable.lab.chances import ROLLS, Roll
from splittable.lab.observations import loops_of
from splittable.lab.rewards import Rewards, rewards_by, share_victory
from splittable.play.dealer import deck_of


@dataclass(frozen=True)
class Setting:
    """A game with its players and options, and all that chance may do."""

    game: AnyGame
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
    def deals(self) -> Deals:
        """The game's chance, one card at a time."""
        return self.game.lab().deals

    @property
    def loops(self) -> ModuleType:
        """The compiled loops that tell what seats know."""
        return loops_of(self.game.id)

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
    clean = game.begin(players, options)
    return Setting(game, players, rewards_by(rewards, players), clean, deck_of(game, players))


def small_setting(game_id: str, rewards: str = "points") -> Setting:
    """A game's small variant that can be solved exactly."""
    game = find(game_id)
    small = game.lab().small
    if small is None:
        raise ValueError(f"{game.id} has no small variant")
    openings = small.openings()
    players = int(openings[0][0].players)
    rolls = small.rolls or ROLLS
    return Setting(game, players, rewards_by(rewards, players), openings[0], (), rolls, tuple(openings))
