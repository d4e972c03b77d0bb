"""The games that this room offers, for a browser client that was built without knowing all of them."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from splittable.games import find, ids
from splittable.play.dealer import whole_deck
from splittable.service.door import Door, answer_json
from splittable.words import LANGUAGES, say


class OptionOffered(msgspec.Struct, frozen=True):
    """An option of a game; its first value is the default."""

    name: str
    values: list[str]


class GameFacts(msgspec.Struct, frozen=True):
    """What is known of a game before anybody plays it."""

    id: str
    names: dict[str, str]
    """Its name in each language."""
    fewest: int
    most: int
    options: list[OptionOffered]
    ratings: dict[str, int]
    """How strong each level of bots is, on the game's own scale; empty if that was not measured."""


class GameOffered(GameFacts, frozen=True):
    """A game, and what its shuffles are checked against."""

    decks: dict[str, str]
    """The sorted deck for each number of players; empty for a game of dice."""


class GamesOffered(msgspec.Struct, frozen=True):
    """Every game of the room."""

    games: list[GameOffered]
    has_ladder: bool = False
    """Whether bots play each other here while nobody waits."""


def name_of(game_id: str, lang: str) -> str:
    """A game's name; its id if no word file has one."""
    try:
        return say(lang, f"{game_id}-name")
    except LookupError:
        return game_id


def facts_of(game_id: str) -> GameFacts:
    """The facts of a game."""
    game = find(game_id)
    options = [OptionOffered(option.name, list(option.values)) for option in game.options]
    names = {lang: name_of(game_id, lang) for lang in LANGUAGES}
    return GameFacts(game_id, names, game.fewest, game.most, options, dict(game.ratings))


def decks_of(game_id: str) -> dict[str, str]:
    """A game's sorted deck for each number of players."""
    game = find(game_id)
    return {str(players): " ".join(whole_deck(game_id, players)) for players in range(game.fewest, game.most + 1)}


def games_offered(has_ladder: bool) -> GamesOffered:  # noqa: FBT001 - a fact that is passed on, not a flag
    """Every game with its facts and decks."""
    games = [GameOffered(**msgspec.structs.asdict(facts_of(game)), decks=decks_of(game)) for game in ids()]
    return GamesOffered(games, has_ladder)


class Games:
    """Answers requests for the list of games."""

    def __init__(self, door: Door, *, has_ladder: bool) -> None:
        self._door = door
        self._has_ladder = has_ladder

    def routes(self) -> list[Route]:
        """One address."""
        return [Route("/api/games", self._door.guard(self._tell), methods=["GET"])]

    async def _tell(self, _: Request) -> Response:
        return answer_json(games_offered(self._has_ladder))
