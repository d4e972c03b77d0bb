"""The faces that people choose: an animal and a colour, from closed sets."""

from splittable.bots.names import name_of
from splittable.room.refusals import NotAsDescribed
from splittable.words import say

FACES = ("fox", "owl", "cat", "bear", "frog", "rabbit", "hedgehog", "crow", "whale", "tortoise", "mouse", "deer")
COLOURS = (
    "red", "orange", "yellow", "lime", "green", "teal", "sky", "blue", "violet", "pink", "brown", "slate"
)  # fmt: skip


def check_face(face: str) -> str:
    """A face that every client can draw; none is the face of the seat."""
    if face and face not in FACES:
        raise NotAsDescribed("room-wrong-face", faces=", ".join(FACES))
    return face


def check_colour(colour: str) -> str:
    """A colour that every client has; none is the colour of the seat."""
    if colour and colour not in COLOURS:
        raise NotAsDescribed("room-wrong-colour", colours=", ".join(COLOURS))
    return colour


def called(name: str, level: str, face: str, seat: int, lang: str) -> str:
    """What somebody is called: by name, as a bot of a level, or else after the animal."""
    if name or level:
        return name or name_of(level, seat, lang)
    return say(lang, f"animal-{face or FACES[seat % len(FACES)]}")
