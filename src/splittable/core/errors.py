"""What is refused, and why, in words that a player understands."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol, Self

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


class Explained(Protocol):
    """An error that says in a language what is wrong."""

    def reason(self, lang: str = "en") -> str:
        """The sentence in a language."""


class WrongValue(ValueError):
    """A value that cannot be: a message of `words/` with its arguments."""

    def __init__(self, message: str, /, **args: str | int) -> None:
        self.message = message
        self.args_of_message = args
        super().__init__(self.reason("en"))

    def __reduce__(self) -> tuple[Callable[..., ValueError], tuple[str, Mapping[str, str | int]]]:
        return _wrong_again, (self.message, self.args_of_message)

    def reason(self, lang: str = "en") -> str:
        """The sentence in a language."""
        return say(lang, self.message, **self.args_of_message)


def _wrong_again(message: str, args: Mapping[str, str | int]) -> WrongValue:
    return WrongValue(message, **args)


def explained(error: ValueError) -> Explained:
    """An error that can be told in every language; one of somebody else's code says the same in all."""
    return (
        error
        if isinstance(error, WrongValue | NotationError | IllegalAction)
        else WrongValue("wrong-said", sentence=str(error))
    )


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

    def __init__(self, line: int, why: Explained) -> None:
        self.line = line
        self.why = why
        self.rule: str | None = getattr(why, "rule", None)
        super().__init__(self.in_full("en"))

    def __reduce__(self) -> tuple[type[Self], tuple[object, ...]]:
        return type(self), (self.line, self.why)

    def reason(self, lang: str = "en") -> str:
        """What is wrong with the line, in a language."""
        return self.why.reason(lang)

    def in_full(self, lang: str = "en") -> str:
        """The same after the number of the line and the ruling."""
        sentence = self.reason(lang) if self.rule is None else f"{self.rule}: {self.reason(lang)}"
        return say(lang, "record-line", line=str(self.line), sentence=sentence)


__all__ = [
    "LANGUAGES",
    "Explained",
    "IllegalAction",
    "NotationError",
    "RecordError",
    "Refusal",
    "WrongValue",
    "explained",
]
