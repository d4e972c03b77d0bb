"""What the room refuses, with a reason for people."""

from splittable.words import say


class Refused(Exception):
    """Base of all refusals of the room: a message id of `words/` with its arguments."""

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
    """The key is missing, wrong, or not allowed to do this."""

    def __init__(self) -> None:
        super().__init__("room-wrong-key")


class NotAsDescribed(Refused):
    """The request is malformed or asks for something impossible."""


class Taken(Refused):
    """It conflicts with the table as it is now."""


class TableFull(Refused):
    """The table's record can take no more."""

    def __init__(self) -> None:
        super().__init__("room-table-full")


class TooManyBots(Refused):
    """Bots play at as many tables of one address as the room allows."""

    def __init__(self, most: int) -> None:
        super().__init__("room-too-many-bots", most=most)


class Unwelcome(Refused):
    """The connection that asks was dismissed: its key is gone, or its seat was left or taken over."""

    def __init__(self) -> None:
        super().__init__("room-key-gone")


class Unjudged(Exception):
    """Whether an action may be taken back has not been found out yet."""


class NotYet(Refused):
    """It is possible only later."""
