"""What can be wrong with a bot."""


class BotError(ValueError):
    """A bot that cannot be found, or that does what no bot may do."""
