"""What a review says, in words."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from splittable.core.contract import AnyGame, Said
from splittable.core.judges import Figure, Unit
from splittable.games import find
from splittable.reviews.figures import is_beyond
from splittable.words import check_language, knows, say
from splittable.words.cards import sign_cards

if TYPE_CHECKING:
    from splittable.reviews.document import Moment, Why

SEAT = re.compile(r"P([1-9][0-9]?)")
OFTEN = 0.1
"""An action that good players take more often than this is as good as any."""
CLEAR = 3.0
"""Standard errors beyond which the lie of one choice is told: of a hundred choices, five are beyond two by chance."""


@dataclass(frozen=True)
class Company:
    """Who plays what: names for the seats, words for the game."""

    game_id: str
    names: Sequence[str]
    players: int

    @cached_property
    def game(self) -> AnyGame:
        """The game."""
        return find(self.game_id)

    def name(self, seat: int) -> str:
        """What a seat is called, from 0."""
        return self.names[seat] if seat < len(self.names) else f"P{seat + 1}"

    @cached_property
    def everybody(self) -> list[str]:
        """What the seats are called."""
        return [self.name(seat) for seat in range(self.players)]

    def short(self, action: str, lang: str) -> str:
        """An action in a word or two, as in “9♠”."""
        signed = sign_cards(lang, action)
        said = Said("") if self.game.parse is None else self.game.parse(action, self.everybody, lang)
        message = f"{self.game_id}-short-{said.verb}"
        if not knows(lang, message):
            return signed
        return say(lang, message, **{**said.args, "what": signed.partition(" ")[2]})


def say_number(lang: str, value: float, digits: int) -> str:
    """A number as a language writes it."""
    written = f"{value:.{digits}f}".replace("-", "−")
    return written.replace(".", ",") if lang == "fr" else written


def say_amount(lang: str, figure: Figure, unit: Unit) -> str:
    """A figure with its error: “2.4 ± 0.3 points”; exact ones have none."""
    scale = 100 if unit == "share" else 1
    value, error = scale * figure[0], scale * figure[1]
    digits = 0 if error >= 3 or abs(value) >= 100 else 1
    amount = say_number(lang, value, digits)
    if error > 0:
        amount += f" ± {say_number(lang, max(error, 10.0**-digits), digits)}"
    plural = 1 if abs(round(value, digits)) == 1 and error == 0 else 2
    return say(lang, f"review-{unit}", amount=amount, count=plural)


def tell_moment(moment: "Moment", company: Company, lang: str) -> str:
    """What a decision was worth and why: a verdict, then at most two reasons."""
    check_language(lang)
    sentences = [tell_verdict(moment, company, lang)]
    if moment.label != "fine":
        reasons = tell_reasons(moment.reasons, company, moment.action, moment.best, lang)
        sentences += reasons or [say(lang, "review-no-reason")]
    sentences += _tell_lie(moment, lang)
    return " ".join(sentences)


def tell_verdict(moment: "Moment", company: Company, lang: str) -> str:
    """How good a decision was, in one sentence."""
    action, best = company.short(moment.action, lang), company.short(moment.best, lang)
    if moment.gamble is not None:
        points, share = (say_amount(lang, moment.gamble[unit], unit) for unit in ("points", "share"))
        return say(lang, "review-gamble", action=action, points=points, share=share)
    loss = moment.loss.share if moment.unit == "share" and moment.loss.share is not None else moment.loss.points
    amount = say_amount(lang, loss, moment.unit)
    if moment.mixes and moment.label == "fine":
        return say(lang, "review-mixed", action=action, mix=tell_mix(moment.mixes[-1], company, lang))
    if moment.label == "fine":
        message = "review-fine" if moment.best == moment.action else "review-close"
        return say(lang, message, action=action, best=best, loss=amount)
    return say(lang, f"review-{moment.label}", action=action, best=best, loss=amount)


def tell_mix(mix: Mapping[str, float], company: Company, lang: str) -> str:
    """How often good players take each action."""
    likely = sorted(((chance, action) for action, chance in mix.items() if chance >= OFTEN / 2), reverse=True)
    parts = [say(lang, "review-chance", action=company.short(one, lang), chance=round(100 * p)) for p, one in likely]
    return ", ".join(parts)


def tell_reasons(reasons: Sequence["Why"], company: Company, action: str, best: str, lang: str) -> list[str]:
    """The sentences of reasons; cards in signs, seats by their names."""
    said = []
    for reason in reasons:
        message = f"{company.game_id}-why-{reason.id}"
        args: dict[str, str | int] = {
            "action": company.short(action, lang),
            "best": company.short(best, lang),
            "whose": "own",
        }
        for name, value in reason.args.items():
            if name == "seat" or name.endswith("_seat"):
                args["name" if name == "seat" else name.replace("_seat", "_name")] = company.name(int(value) - 1)
            elif isinstance(value, float):
                args[name] = say_number(lang, value, 1)
            elif isinstance(value, int) and value < 0:
                args[name] = say_number(lang, value, 0)
            else:
                args[name] = sign_cards(lang, value) if isinstance(value, str) else value
        said.append(say(lang, message, **args))
    return said


def _tell_lie(moment: "Moment", lang: str) -> list[str]:
    """That the right choice met bad luck, or the wrong one good luck: where it is certain."""
    if moment.lie is None or not is_beyond(moment.lie, CLEAR) or moment.lie_unit is None:
        return []
    limit = 0.05 if moment.lie_unit == "share" else 1.0
    if moment.label == "fine" and moment.lie[0] < -limit:
        return [say(lang, "review-right-unlucky", luck=say_amount(lang, moment.lie, moment.lie_unit))]
    if moment.label in ("mistake", "blunder") and moment.lie[0] > limit:
        return [say(lang, "review-wrong-lucky", luck=say_amount(lang, moment.lie, moment.lie_unit))]
    return []
