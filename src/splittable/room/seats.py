"""One seat of a table, and how events change it."""

from typing import assert_never

from msgspec.structs import replace

from splittable.room import events as ev


class Seat(ev.Place, frozen=True):
    """A seat as it is now: free, a bot's, or a person's."""

    sitter: str = ""
    """The level of the bot that plays on for a person who is away."""
    muted: tuple[int, ...] = ()
    """The seats that this person has muted."""
    is_closed: bool = False
    """Whether it was left in the middle of the game, with a hand to be seen, and the host has let nobody in yet."""

    @property
    def is_free(self) -> bool:
        """Whether neither a person nor a bot has it."""
        return not self.key and not self.level

    @property
    def bot(self) -> str:
        """The level of the bot or sitter that plays here now; empty if a person does."""
        return self.level or self.sitter


def changed(seat: Seat, event: ev.SeatEvent) -> Seat:
    """A seat after an event that changes it alone."""
    match event:
        case ev.FaceChanged():
            return replace(seat, name=event.name, face=event.face, colour=event.colour)
        case ev.BotSat():
            return Seat(level=event.level)
        case ev.Rekeyed():
            return replace(seat, key=event.key)
        case ev.SeatOpened():
            return replace(seat, is_closed=False)
        case ev.NonceAdded():
            return replace(seat, nonce=event.nonce)
        case ev.SitterCame():
            return replace(seat, sitter=event.level)
        case ev.SitterWent():
            return replace(seat, sitter="")
        case ev.Muted():
            return replace(seat, muted=tuple(sorted({*seat.muted, event.other})))
        case ev.Unmuted():
            return replace(seat, muted=tuple(sorted({*seat.muted} - {event.other})))
        case _:
            assert_never(event)
