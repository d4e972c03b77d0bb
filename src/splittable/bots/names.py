"""What bots are called: each level has its own characters, one for each seat."""

from splittable.words import say


def name_of(level: str, seat: int, lang: str = "en") -> str:
    """The name of a bot of a level at a seat, from 0.

    >>> name_of("medium", 1)
    'Hugo'
    """
    names = say(lang, f"level-names-{level}").split(", ")
    return names[seat % len(names)]
