"""What is refused, and why, in words that a player understands."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Self

from splittable.words import LANGUAGES, say
from splittable.words.cards import sign_cards


@dataclass(frozen=True)
class Refusal:
    """Why an action is refused: the ruling's id, and a message of `words/` with its arguments."""

    rule: str
    message: str
    args: Mapping[str, str | int] = field(default_factory=dict)

    def reason(self, lang: str = "en") -> str:
        """The sentence in a language, with cards as people write them (K♥)."""
        args = {name: sign_cards(lang, arg) if isinstance(arg, str) else arg for name, arg in self.args.items()}
        return say(lang, self.message, **args)


class NotationError(ValueError):
    """A text that is not an action of this game."""

    def __init__(self, text: object, game: str) -> None:
        self.text = str(text)
        self.game = game
        super().__init__(self.reason("en"))

    def __reduce__(self) -> tuple[type[Self], tuple[object, ...]]:
        return type(self), (self.text, self.game)

    def reason(self, lang: str = "en") -> str:
        """The sentence in a language."""
        return say(lang, "unreadable-action", text=self.text[:60], example=say(lang, f"{self.game}-notation"))


class IllegalAction(ValueError):
    """An action that the rules refuse here and now."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        self.rule = refusal.rule
        super().__init__(f"{refusal.rule}: {refusal.reason('en')}")

    def __reduce__(self) -> tuple[type[Self], tuple[object, ...]]:
        return type(self), (self.refusal,)

    def reason(self, lang: str = "en") -> str:
        """The sentence in a language, `en` or `fr`."""
        return self.refusal.reason(lang)


class RecordError(ValueError):
    """A record that cannot be, with the number of its line and the ruling that refuses it, if one does."""

    def __init__(self, line: int, sentence: str, rule: str | None = None) -> None:
        self.line = line
        self.rule = rule
        self.sentence = sentence
        super().__init__(f"line {line}: {f'{rule}: ' if rule else ''}{sentence}")

    def __reduce__(self) -> tuple[type[Self], tuple[object, ...]]:
        return type(self), (self.line, self.sentence, self.rule)


__all__ = ["LANGUAGES", "IllegalAction", "NotationError", "RecordError", "Refusal"]
