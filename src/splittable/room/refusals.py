"""What the room declines, and why, in words for a person."""

from splittable.words import say


class Refused(Exception):
    """Something that cannot be done here and now, with a message of `words/` and its arguments."""

    def __init__(self, message: str, **args: str | int) -> None:
        self.message = message
        self.args_of_message = args
        super().__init__(self.reason("en"))

    def reason(self, lang: str = "en") -> str:
        """The sentence in a language."""
        return say(lang, self.message, **self.args_of_message)


class UnknownTable(Refused):
    """There is no such table."""

    def __init__(self) -> None:
        super().__init__("room-unknown-table")


class WrongKey(Refused):
    """The key opens nothing here, or not this."""

    def __init__(self) -> None:
        super().__init__("room-wrong-key")


class NotAsDescribed(Refused):
    """A request that says something impossible."""


class Taken(Refused):
    """Somebody or something else is already there."""


class TableFull(Refused):
    """The table's record can take no more."""

    def __init__(self) -> None:
        super().__init__("room-table-full")


class NotYet(Refused):
    """Something that is only for later."""
