"""What the room declines, and why, in words for a person."""

from splittable.words import say


class Declined(Exception):
    """Something that cannot be done here and now, with a message of `words/` and its arguments."""

    def __init__(self, message: str, **args: str | int) -> None:
        self.message = message
        self.args_of_message = args
        super().__init__(self.reason("en"))

    def reason(self, lang: str = "en") -> str:
        """The sentence in a language."""
        return say(lang, self.message, **self.args_of_message)


class UnknownTable(Declined):
    """There is no such table."""

    def __init__(self) -> None:
        super().__init__("room-unknown-table")


class WrongKey(Declined):
    """The key opens nothing here, or not this."""

    def __init__(self) -> None:
        super().__init__("room-wrong-key")


class NotAsDescribed(Declined):
    """A request that says something impossible."""


class Taken(Declined):
    """Somebody or something else is already there."""


class TableFull(Declined):
    """The table's record can take no more."""

    def __init__(self) -> None:
        super().__init__("room-table-full")


class NotYet(Declined):
    """Something that is only for later."""
