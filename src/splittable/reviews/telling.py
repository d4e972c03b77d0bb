"""What a review says, in words."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from splittable.core.contract import AnyGame, Said
from splittable.core.judges import Figure, Unit
from splittable.games import find
from splittable.reviews.figures import is_beyond, lower
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
        """An action in a word or two, as in “9♠” or “discard 9♠”."""
        return self._word("short", action, lang)

    def doing(self, action: str, lang: str) -> str:
        """An action inside a sentence, as in “9♠” or “discarding 9♠”."""
        return self._word("doing", action, lang)

    def _word(self, how: str, action: str, lang: str) -> str:
        signed = sign_cards(lang, action)
        said = Said("") if self.game.parse is None else self.game.parse(action, self.everybody, lang)
        for message in (f"{self.game_id}-{how}-{said.verb}", f"{self.game_id}-short-{said.verb}"):
            if knows(lang, message):
                return say(lang, message, **{**said.args, "what": signed.partition(" ")[2]})
        return signed


def say_number(lang: str, value: float, digits: int) -> str:
    """A number as a language writes it."""
    # What is rounded to nothing has no sign.
    written = f"{round(value, digits) + 0.0:.{digits}f}".replace("-", "−")
    return written.replace(".", ",") if lang == "fr" else written


def say_amount(lang: str, figure: Figure, unit: Unit) -> str:
    """A figure with its error: “2.4 ± 0.3 points”; exact ones have none."""
    amount, count = _measure(lang, figure, unit)
    return say(lang, f"review-{unit}", amount=amount, count=count)


def say_briefly(lang: str, figure: Figure, unit: Unit) -> str:
    """A figure with its error for a table: “2.4 ± 0.3 pts”, “5.0 ± 0.3 %”."""
    return say(lang, f"review-brief-{unit}", amount=_measure(lang, figure, unit)[0])


def _measure(lang: str, figure: Figure, unit: Unit) -> tuple[str, int]:
    scale = 100 if unit == "share" else 1
    value, error = scale * figure[0], scale * figure[1]
    digits = 0 if error >= 3 or abs(value) >= 100 else 1
    amount = say_number(lang, value, digits)
    if error > 0:
        amount += f" ± {say_number(lang, max(error, 10.0**-digits), digits)}"
    return amount, _plural(lang, round(value, digits), error)


def say_points(lang: str, value: float) -> str:
    """So many points: “2.4 points”."""
    return say(lang, "review-points", amount=_say_argument(lang, value), count=_plural(lang, value))


def _plural(lang: str, value: float, error: float = 0.0) -> int:
    """1 where a language counts a number as one: in French below two, in English one itself, if that is certain."""
    is_one = abs(value) < 2 if lang == "fr" else abs(value) == 1 and error == 0
    return 1 if is_one else 2


def tell_moment(moment: "Moment", company: Company, lang: str) -> str:
    """What a decision was worth and why: a verdict, then at most two reasons."""
    check_language(lang)
    sentences = [tell_verdict(moment, company, lang)]
    if moment.label != "fine" and not moment.gamble:
        reasons = tell_reasons(moment.reasons, company, moment.action, moment.best, lang)
        sentences += reasons or [say(lang, "review-no-reason")]
    sentences += _tell_lie(moment, lang)
    return " ".join(sentences)


def tell_verdict(moment: "Moment", company: Company, lang: str) -> str:
    """How good a decision was, in one sentence."""
    action, best = company.doing(moment.action, lang), company.doing(moment.best, lang)
    if moment.gambled is not None and moment.gambled.share is not None:
        points = say_amount(lang, moment.gambled.points, "points")
        share = say_amount(lang, moment.gambled.share, "share")
        return say(lang, "review-gamble", action=action, best=best, points=points, share=share)
    amount = say_amount(lang, loss_of(moment), moment.unit)
    if moment.label != "fine":
        message = "review-never" if moment.mixes else f"review-{moment.label}"
        return with_capital(say(lang, message, action=action, best=best, loss=amount), action, best)
    if moment.mixes:
        # Of several mixes, the one in which the action stands best.
        mix = max(moment.mixes, key=lambda mix: mix.get(moment.action, 0.0))
        if len(likely_of(mix)) > 1 and mix.get(moment.action, 0.0) >= OFTEN:
            return say(lang, "review-mixed", action=action, mix=tell_mix(mix, company, lang))
        if lower(loss_of(moment)) > 0:
            return say(lang, "review-rare", action=action, mix=tell_mix(mix, company, lang), loss=amount)
        if mix.get(moment.action, 0.0) >= OFTEN:
            return say(lang, "review-fine", action=action)
    message = "review-fine" if moment.best == moment.action else "review-close"
    return say(lang, message, action=action, best=best, loss=amount)


def loss_of(moment: "Moment") -> Figure:
    """What a decision cost, in the unit that decided."""
    return moment.loss.share if moment.unit == "share" and moment.loss.share is not None else moment.loss.points


def with_capital(sentence: str, *actions: str) -> str:
    """A sentence that may begin with an action, with a capital letter then; names are left as they are."""
    return sentence[:1].upper() + sentence[1:] if sentence.startswith(actions) else sentence


def likely_of(mix: Mapping[str, float]) -> list[tuple[str, float]]:
    """The actions of a mix that good players do take, the most frequent first."""
    return sorted(((one, chance) for one, chance in mix.items() if chance >= OFTEN / 2), key=lambda each: -each[1])


def tell_mix(mix: Mapping[str, float], company: Company, lang: str) -> str:
    """How often good players take each action."""
    return ", ".join(
        say(lang, "review-chance", action=company.doing(one, lang), chance=round(100 * chance))
        for one, chance in likely_of(mix)
    )


def tell_reasons(reasons: Sequence["Why"], company: Company, action: str, best: str, lang: str) -> list[str]:
    """The sentences of reasons; cards in signs, seats by their names.

    Of every figure `x` a message may also use `x_points` (“2.4 points”), and `minus_x` and `minus_x_points`: what
    counts against the seat is told as what it brings to others, or costs. `others` is how many others there are.
    """
    done = {"action": company.doing(action, lang), "best": company.doing(best, lang)}
    said = []
    for reason in reasons:
        args: dict[str, str | int] = {**done, "whose": "own", "others": company.players - 1}
        for name, value in reason.args.items():
            if name == "seat" or name.endswith("_seat"):
                args["name" if name == "seat" else name.replace("_seat", "_name")] = company.name(int(value) - 1)
            elif isinstance(value, str):
                args[name] = sign_cards(lang, value)
            else:
                args[name], args[f"minus_{name}"] = _say_argument(lang, value), _say_argument(lang, -value)
                args[f"{name}_points"], args[f"minus_{name}_points"] = say_points(lang, value), say_points(lang, -value)
        said.append(with_capital(say(lang, f"{company.game_id}-why-{reason.id}", **args), *done.values()))
    return said


def _say_argument(lang: str, value: float) -> str | int:
    """A figure in a sentence: whole ones that are not negative stay numbers, by which messages choose their words."""
    if isinstance(value, int) and value >= 0:
        return value
    return say_number(lang, value, 0 if isinstance(value, int) else 1)


def _tell_lie(moment: "Moment", lang: str) -> list[str]:
    """That the right choice met bad luck, or the wrong one good luck: where it is certain."""
    for unit, lie in (moment.lie or {}).items():
        if not is_beyond(lie, CLEAR):
            continue
        limit = 0.05 if unit == "share" else 1.0
        if moment.label == "fine" and lie[0] < -limit:
            return [say(lang, "review-right-unlucky", luck=say_amount(lang, lie, unit))]
        if moment.label in ("mistake", "blunder") and lie[0] > limit:
            return [say(lang, "review-wrong-lucky", luck=say_amount(lang, lie, unit))]
    return []
