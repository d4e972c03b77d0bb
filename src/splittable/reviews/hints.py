"""A hint: what each action is worth to a seat that has to decide, from what it sees, and why."""

import msgspec

from splittable.core.contract import Setup
from splittable.core.judges import Efforts, Unit
from splittable.core.state import States
from splittable.reviews.assembly import told_whys, told_worths
from splittable.reviews.bench import Bench, before_all
from splittable.reviews.document import Part, Why, WorthOf
from splittable.reviews.figures import is_beyond
from splittable.reviews.prices import price_of
from splittable.reviews.reasons import reasons_of
from splittable.reviews.telling import Company, likely_of, tell_mix, tell_reasons, with_capital
from splittable.words import check_language, say

EFFORT: Efforts = "quick"
NAMED = 4
"""Actions as good as each other that are named."""


class Hint(Part, frozen=True, kw_only=True, dict=True):
    """Actions with their worth, the best first, and why the first is better than the second."""

    seat: int
    action: str
    """The best action found."""
    unit: Unit
    """What `behind` is told in."""
    worths: list[WorthOf]
    close: list[str]
    """The actions that cannot be told from the best."""
    reasons: list[Why] = msgspec.field(default_factory=list, name="why")
    mixes: list[dict[str, float]] = msgspec.field(default_factory=list)

    def why(self, lang: str = "en") -> str:
        """The hint in words."""
        check_language(lang)
        company: Company = self.__dict__["company"]
        best = company.doing(self.action, lang)
        if self.mixes and len(likely_of(self.mixes[-1])) > 1:
            return say(lang, "review-hint-mixed", mix=tell_mix(self.mixes[-1], company, lang))
        others = [company.doing(action, lang) for action in self.close if action != self.action]
        if others and not self.mixes:
            named, more = [best, *others][:NAMED], 1 + len(others) - NAMED
            actions = ", ".join(named)
            if more > 0:
                actions = say(lang, "review-hint-more", actions=actions, count=more)
            return say(lang, "review-hint-close", actions=actions)
        second = self.worths[1].action if len(self.worths) > 1 else self.action
        reasons = tell_reasons(self.reasons, company, second, self.action, lang)
        return " ".join([with_capital(say(lang, "review-hint", action=best), best), *reasons])


def hint(setup: Setup, states: States, seat: int, names: tuple[str, ...]) -> Hint:
    """A hint for a seat that has to decide, from a state that fits its view."""
    bench = Bench(setup, before_all(states), seat, EFFORT)
    spell = setup.game.spellings
    if len(bench.legal) < 2:
        return _named(Hint(seat=seat, action=spell[bench.legal[0]], unit="points", worths=[], close=[]), setup, names)
    first = price_of(bench, bench.judge.candidates(bench.states, seat)[0]).price
    # Of good mixes, the one solved from what the guesses are worth here.
    best = max(first.mixes[-1], key=first.mixes[-1].__getitem__) if first.mixes else first.best
    others = [worth.code for worth in first.worths if worth.code != best]
    # A price is the best's against another action's: the next best shows what the best is better for.
    second = price_of(bench, others[0]).price if others and not first.mixes else first
    found = Hint(
        seat=seat,
        action=spell[best],
        unit="share" if bench.has_share else "points",
        worths=told_worths(first.worths, best, spell.__getitem__),
        close=[spell[worth.code] for worth in first.worths if not is_beyond(worth.behind, 2.0)],
        reasons=told_whys(reasons_of(bench, others[0], second)) if others and second.best == best else [],
        mixes=[{spell[code]: round(chance, 6) for code, chance in mix.items()} for mix in first.mixes],
    )
    return _named(found, setup, names)


def _named(found: Hint, setup: Setup, names: tuple[str, ...]) -> Hint:
    found.__dict__["company"] = Company(setup.game.id, names, setup.players)
    return found
