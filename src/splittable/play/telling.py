"""Actions and what happened in words of a language; what a game has no words for is told in its notation."""

from collections.abc import Sequence

from splittable.core.contract import AnyGame, Said
from splittable.play.course import read_action
from splittable.words import knows, say


def _parse(game: AnyGame, notation: str, names: Sequence[str], lang: str) -> Said:
    if notation.startswith("deck "):
        # Its cards are nobody's to see.
        return Said("deck")
    return Said("") if game.parse is None else game.parse(notation, names, lang)


def say_action(game: AnyGame, action: str, names: Sequence[str], lang: str) -> str:
    """An action as a button says it: “Play the queen of hearts”."""
    said = _parse(game, action, names, lang)
    if not knows(lang, f"{game.id}-do-{said.verb}"):
        return action
    done = say(lang, f"{game.id}-do-{said.verb}", **said.args)
    if not knows(lang, f"{game.id}-verb-{said.verb}"):
        return done
    # The browser says the verb once, above all actions of its kind.
    verb = say(lang, f"{game.id}-verb-{said.verb}").rstrip("…")
    return done if done.split()[0] == verb.split()[0] else say(lang, "play-verb", verb=verb, action=done)


def say_line(game: AnyGame, line: str, names: Sequence[str], seat: int | None, lang: str) -> str:
    """A line of a record in words, as in “Ann plays the queen of hearts”."""
    actor, notation = read_action(line) or (None, line)
    said = _parse(game, notation, names, lang)
    who, name = ("you" if actor == seat else "other"), ("" if actor is None else names[actor])
    if knows(lang, f"{game.id}-did-{said.verb}"):
        return say(lang, f"{game.id}-did-{said.verb}", **{"name": name, "who": who, **said.args})
    if said.verb == "deck":
        return say(lang, "play-deck")
    return f"{name}: {notation}" if name else notation
