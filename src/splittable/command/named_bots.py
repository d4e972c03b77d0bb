"""The bots that a command line names."""

from collections.abc import Iterable

from splittable.bots import LEVELS, BotError, Choose, find
from splittable.command.errors import WrongInput


def read_names(names: str) -> list[str]:
    """The names, commas between them; what is neither a level nor the place of somebody's own bot is refused."""
    bots = [name.strip() for name in names.split(",")]
    for bot in bots:
        if not is_own(bot):
            find(bot)
    return bots


def is_own(bot: str) -> bool:
    """Whether a name is the place of somebody's own code; to find such a bot is to run that code."""
    return bot not in LEVELS and ":" in bot


def load(bots: Iterable[str]) -> dict[str, Choose]:
    """Every bot by its name."""
    try:
        return {bot: find(bot) for bot in bots}
    except BotError as error:
        raise WrongInput(str(error)) from None
