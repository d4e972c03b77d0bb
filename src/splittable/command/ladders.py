"""The ladder's options of `splittable serve`."""

from typing import TYPE_CHECKING, Annotated, TypeAlias

import typer

from splittable.command.arena import missing_extra
from splittable.command.errors import usage
from splittable.command.named_bots import load

if TYPE_CHECKING:
    from splittable.service import RoomSettings

LadderBotOption: TypeAlias = Annotated[
    list[str] | None,
    typer.Option(metavar="BOT", help="A bot of your own on the ladder: mine.py:choose, or split=mine.py:choose"),
]


def check_ladder(settings: "RoomSettings") -> None:
    """Refuse bots that cannot be loaded, and a ladder without what rates it, before the room opens."""
    if not settings.ladder:
        return
    with missing_extra():
        import splittable.lab.ladder.ratings  # noqa: F401 - only whether it can be imported
    from splittable.lab.ladder.rivals import read_rivals

    with usage():
        rivals = read_rivals(settings.ladder_bots)
    load({rival.bot for every in rivals.values() for rival in every})
