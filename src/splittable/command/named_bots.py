"""The bots that a command line names."""

from collections.abc import Iterable

from splittable.bots import LEVELS, BotError, Choose, find
from splittable.command.errors import WrongInput


def read_names(names: str) -> list[str]:
    """Names of bots separated by commas, each a level or `module:function`; others are refused."""
    bots = [name.strip() for name in names.split(",")]
    for bot in bots:
        if not is_own(bot):
            find(bot)
    return bots


def is_own(bot: str) -> bool:
    """Whether a name refers to code of your own, which runs as soon as it is loaded."""
    return bot not in LEVELS and ":" in bot


def load(bots: Iterable[str]) -> dict[str, Choose]:
    """Load bots, by name."""
    try:
        return {bot: find(bot) for bot in bots}
    except BotError as error:
        raise WrongInput(str(error)) from None
