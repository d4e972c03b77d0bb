"""HTTP of the ladder: the bots' ratings, and the last games to replay."""

import asyncio
from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from splittable.bots import LEVELS
from splittable.room.room import Room
from splittable.room.store.ladder import GamePlayed
from splittable.service.door import Door, answer_json
from splittable.service.settings import RoomSettings

if TYPE_CHECKING:
    from splittable.lab.ladder.ladder import Ladder

LATEST = 20
"""Games of each game that are listed."""


class BotRated(msgspec.Struct, frozen=True):
    """A bot on the ladder."""

    bot: str
    level: str
    """Its level; empty for a bot of the operator's own."""
    rating: float
    error: float
    """The rating is so sure: two standard deviations."""
    games: int
    share: float
    """Of the victories, shared ones in fractions."""
    is_out: bool
    """Whether it sits out because it has failed."""


class GameLadder(msgspec.Struct, frozen=True):
    """The ladder of one game, the strongest first, and its last games, the newest first."""

    game: str
    players: int
    bots: list[BotRated]
    latest: list[GamePlayed]


class LadderShown(msgspec.Struct, frozen=True):
    """The ladders of all games; none if this room keeps no ladder."""

    games: list[GameLadder]


def ladder_of(room: Room, settings: RoomSettings) -> "Ladder | None":
    """The ladder that the settings ask for; only then what rates it is imported, which is an extra."""
    if not settings.ladder:
        return None
    from splittable.lab.ladder.ladder import Ladder
    from splittable.lab.ladder.rivals import read_rivals

    return Ladder(room, read_rivals(settings.ladder_bots))


class Ladders:
    """Answers requests for the ladder; what it says is made once for all who ask between two games."""

    def __init__(self, room: Room, door: Door, ladder: "Ladder | None") -> None:
        self._room = room
        self._door = door
        self._ladder = ladder
        self._kept: tuple[tuple[object, ...], LadderShown] | None = None

    def routes(self) -> list[Route]:
        """One address."""
        return [Route("/api/ladder", self._door.guard(self._tell), methods=["GET"])]

    async def _tell(self, _: Request) -> Response:
        if self._ladder is None:
            return answer_json(LadderShown([]))
        mark = (*await self._room.store.ladder.mark(), *sorted(self._ladder.out))
        if self._kept is None or self._kept[0] != mark:
            games = await self._room.store.ladder.games()
            self._kept = (mark, await asyncio.to_thread(_show, self._ladder, games))
        return answer_json(self._kept[1])


def _show(ladder: "Ladder", kept: dict[str, list[GamePlayed]]) -> LadderShown:
    """Rate all bots; takes its time, so it is called in a thread."""
    from splittable.lab.ladder.ladder import seats_of
    from splittable.lab.ladder.ratings import rate

    shown = []
    for game, rivals in ladder.rivals.items():
        played = kept.get(game, [])
        bots = [
            BotRated(one.bot, one.bot if one.bot in LEVELS else "", *one[1:], one.bot in ladder.out)
            for one in rate([rival.name for rival in rivals], played)
        ]
        shown.append(GameLadder(game, seats_of(game), bots, played[: -LATEST - 1 : -1]))
    return LadderShown(shown)
