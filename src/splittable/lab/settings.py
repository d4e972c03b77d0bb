"""The root of a game tree: a whole game, or a small variant that only the lab offers."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from types import ModuleType
from typing import Any, Self

from splittable.core.contract import AnyGame, Deals
from splittable.core.state import States
from splittable.games import find
from splittable.lab.chances import ROLLS, Roll
from splittable.lab.observations import loops_of
from splittable.lab.rewards import Rewards, rewards_by, share_victory
from splittable.play.dealer import deck_of


@dataclass(frozen=True)
class Setting:
    """A game with its players and options, and every outcome that chance may draw."""

    game: AnyGame
    players: int
    rewards: Rewards
    clean: States
    """The state before the first deal."""
    deck: tuple[int, ...]
    origin: tuple[Callable[..., "Setting"], tuple[Any, ...]]
    """The function and the arguments that give it again, in any process."""
    rolls: tuple[Roll, ...] = ROLLS
    openings: tuple[States, ...] = ()
    """States in the middle of a game, of which chance draws one to start from; no cards are dealt then."""

    def __deepcopy__(self, _memo: object) -> Self:
        """Immutable, so all nodes share it."""
        return self

    def __reduce__(self) -> tuple[Callable[..., "Setting"], tuple[Any, ...]]:
        return self.origin

    @property
    def deals(self) -> Deals:
        """The game's chance, one card at a time."""
        return self.game.lab().deals

    @property
    def loops(self) -> ModuleType:
        """The compiled loops that write observations."""
        return loops_of(self.game.id)

    @property
    def has_points(self) -> bool:
        """Whether rewards are points rather than shares of the victory."""
        return self.rewards is not share_victory

    @cached_property
    def most_chances(self) -> int:
        """The most outcomes of any chance node."""
        return max(len(self.openings), len(self.game.cards) or len(ROLLS))


def whole_setting(game_id: str, players: int, options: Mapping[str, object], rewards: str) -> Setting:
    """A whole game."""
    return _whole_setting(game_id, players, tuple(sorted(options.items())), rewards)


@cache
def _whole_setting(game_id: str, players: int, options: tuple[tuple[str, object], ...], rewards: str) -> Setting:
    game = find(game_id)
    clean = game.begin(players, dict(options))
    origin = _whole_setting, (game_id, players, options, rewards)
    return Setting(game, players, rewards_by(rewards, players), clean, deck_of(game, players), origin)


@cache
def small_setting(game_id: str, rewards: str = "points") -> Setting:
    """A game's small variant that can be solved exactly."""
    game = find(game_id)
    small = game.lab().small
    if small is None:
        raise ValueError(f"{game.id} has no small variant")
    openings = small.openings()
    players = int(openings[0][0].players)
    rolls = small.rolls or ROLLS
    origin = small_setting, (game_id, rewards)
    return Setting(game, players, rewards_by(rewards, players), openings[0], (), origin, rolls, tuple(openings))
