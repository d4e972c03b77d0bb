"""What `splittable sit` does: a bot of one's own takes a seat at a table of somebody's room."""

import sys
import traceback
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from splittable.bots import BotError
from splittable.command.app import app
from splittable.command.errors import WrongInput, read_seed, usage

if TYPE_CHECKING:
    from splittable.command.guest.player import Ended
    from splittable.command.guest.wire import Message

PACKAGE = str(Path(__file__).parent.parent)


@app.command()
def sit(
    link: Annotated[str, typer.Argument(metavar="LINK", help="The invitation to a table, or a seat's own link")],
    bot: Annotated[str, typer.Option(metavar="BOT", help="mine.py:choose, module:function, or a level")],
    name: Annotated[
        str | None, typer.Option(metavar="NAME", help="What the others call it; the bot's own name if not said")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(parser=read_seed, metavar="N", help="Same seed and table: same decisions")
    ] = None,
) -> None:
    """Let a bot of your own play at a friends' table."""
    from splittable.bots import find
    from splittable.command.guest.keys import Keys
    from splittable.command.guest.links import read_link
    from splittable.command.guest.player import Guest, Player
    from splittable.command.guest.wire import Declined, Unreached
    from splittable.command.named_bots import read_names
    from splittable.room.names import check_name
    from splittable.room.refusals import Refused

    with usage():
        place = read_link(link)
        try:
            called = check_name(name_of(bot) if name is None else name)
        except Refused as refusal:
            raise ValueError(refusal.reason("en")) from None
        if "," in bot:
            raise ValueError(f"one bot sits in a seat, not {bot!r}")
        read_names(bot)
    line = Line(place.address)
    try:
        ended = Player(Guest(place, called, bot, find(bot), seed), Keys(), line.tell).play()
    except BotError as error:
        raise WrongInput(say_fault(error)) from None
    except (Declined, Unreached) as error:
        raise WrongInput(f"{place.address}: {error}") from None
    finally:
        line.end()
    typer.echo(say_end(ended))


def name_of(bot: str) -> str:
    """What a bot is called if nobody says: its file's or its function's name, or its level."""
    from splittable.play.record import LONGEST_NAME

    place, _, function = bot.rpartition(":")
    stem = Path(place).stem if place.endswith(".py") else place.rpartition(".")[2]
    return (stem if function in ("", "choose") else function or stem)[:LONGEST_NAME] if place else bot


def say_fault(error: BotError) -> str:
    """A bot's failure in one sentence, with the file and line of its own code where it happened."""
    cause = error.__cause__
    frames = traceback.extract_tb(cause.__traceback__) if cause is not None else []
    own = [frame for frame in frames if not frame.filename.startswith((PACKAGE, "<"))]
    if not own:
        return str(error)
    file, line = own[-1].filename, own[-1].lineno
    return str(error) if f"line {line}" in str(error) else f"{error} ({file}, line {line})"


def say_end(ended: "Ended") -> str:
    """The result in one sentence."""
    from splittable.words import say

    view = ended.view
    points = ", ".join(f"P{seat + 1} {score}" for seat, score in enumerate(view["scores"]))
    if ended.is_stopped and not view["over"]:
        return f"The host ended the game early; points so far: {points}."
    won = ", ".join(f"P{seat + 1}" for seat in view["winners"])
    result = say("en", "summary-over", points=points, winners=won, count=len(view["winners"]))
    return f"{result} The bot was P{ended.seat + 1}."


class Line:
    """Progress in one line: rewritten on a terminal, else a line for each thing that is new."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._is_terminal = sys.stderr.isatty()
        self._last = ""

    def tell(self, trouble: str, message: "Message | None") -> None:
        """Say what has happened."""
        text = trouble if message is None else self._describe(message)
        if text == self._last:
            return
        self._last = text
        sys.stderr.write(f"\r\x1b[2K{text}" if self._is_terminal else f"{text}\n")
        sys.stderr.flush()

    def _describe(self, message: "Message") -> str:
        view, table = message["view"], message["table"]
        place = f"{view['game']}, P{view['seat'] + 1} of {view['players']}"
        if not table["is_started"]:
            free = sum(seat["kind"] == "free" for seat in table["seats"])
            return f"{place} at {self._address}: waiting for the start ({free} free)"
        if not self._is_terminal:
            return f"{place} at {self._address}: playing"
        points = ", ".join(f"P{seat + 1} {score}" for seat, score in enumerate(view["scores"]))
        whose = "thinking" if view["seat"] in view["waiting"] else "waiting for others"
        return f"{place}: {points} · {message['seq']} lines · {whose}"

    def end(self) -> None:
        """Leave the line."""
        if self._is_terminal and self._last:
            sys.stderr.write("\n")
