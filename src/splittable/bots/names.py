"""What bots are called (each level has its own characters, one for each seat), and what is said of a level."""

from splittable.words import knows, say


def name_of(level: str, seat: int, lang: str = "en") -> str:
    """The name of a bot of a level at a seat, from 0.

    >>> name_of("medium", 1)
    'Hugo'
    """
    names = say(lang, f"level-names-{level}").split(", ")
    return names[seat % len(names)]


def about_level(game_id: str, level: str, lang: str = "en") -> str:
    """What a level of a game sees and overlooks; for a game that does not say, what such bots are like."""
    own = f"{game_id}-level-{level}"
    return say(lang, own if knows(lang, own) else f"level-about-{level}")
