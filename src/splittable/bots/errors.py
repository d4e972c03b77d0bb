"""Errors about bots."""


class BotError(ValueError):
    """A bot that cannot be loaded, that raised, or that chose something else than one of its actions."""
