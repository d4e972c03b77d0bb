"""A whole review put together from its judged steps."""

import math
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from splittable.core.contract import LEVELS, Setup
from splittable.core.judges import Efforts, Figure, Judge, Unit, Worth
from splittable.core.state import States
from splittable.reviews.bench import judge_of, seed_of
from splittable.reviews.document import Amount, Chance, Ledger, Moment, Review, SeatReview, Why, WorthOf
from splittable.reviews.figures import DIGITS, add, positive, rounded
from splittable.reviews.labels import LABELS, Label, label_of, unit_of
from splittable.reviews.reasons import Told
from splittable.reviews.steps import Judged, Standing, Step, line_unit

SHOWN = 12
"""Actions whose worth is kept, the best first; the one taken is always among them."""
LITTLE = 1e-6
"""What is at stake in a game of no decisions that matter."""


@dataclass(frozen=True)
class Playing:
    """A table as a review sees it: its course, and how it stands at the end."""

    setup: Setup
    names: tuple[str, ...]
    lines: tuple[str, ...]
    steps: tuple[Step, ...]
    begun: States
    """The state before anything was dealt."""
    now: States
    over: bool
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    hints: tuple[int, ...] = ()


def assemble(
    playing: Playing, seats: Sequence[int], effort: Efforts, judged: Sequence[Judged], last: Standing | None
) -> Review:
    """The review of a table from its judged steps; `last` is how it stands now, if it is not over."""
    setup, judge = playing.setup, judge_of(playing.setup.game)
    moments = [
        told_moment(setup, judge, step, found)
        for step, found in zip(playing.steps, judged, strict=True)
        if found.price is not None and step.seat in seats
    ]
    ledgers = _ledgers(playing, judge, judged, last)
    return Review(
        game=setup.game.id,
        rules=setup.game.rules_version,
        judge=judge.name,
        effort=effort,
        seed=f"{seed_of(*playing.lines, judge.name):016x}",
        players=setup.players,
        options=dict(setup.options),
        names=list(playing.names),
        over=playing.over,
        scores=list(playing.scores),
        winners=list(playing.winners),
        seats=[_seat_review(playing, judge, judged, seat, moments, ledgers[seat]) for seat in range(setup.players)],
        line_unit=line_unit(setup),
        line=_line(playing, judge, judged, last),
        moments=moments,
        chances=_chances(playing, judge, judged, last),
        hints=list(playing.hints),
    )


def told_moment(setup: Setup, judge: Judge, step: Step, found: Judged) -> Moment:
    """What is kept of a decision that was priced."""
    price, spell = found.price, setup.game.spellings
    assert price is not None
    taken = step.code
    arm = judge.equal(step.before, int(step.seat or 0), taken)

    def name(code: int) -> str:
        # Of actions as good as each other, the one taken stands for all.
        return spell[taken if code == arm else code]

    share = None if price.share is None else rounded(positive(price.share))
    return Moment(
        number=step.number,
        seat=int(step.seat or 0),
        action=spell[taken],
        best=name(price.best),
        loss=Amount(points=rounded(positive(price.points)), share=share),
        label=label_of(judge, price),
        unit=unit_of(price),
        worths=told_worths(price.worths, arm, name),
        reasons=told_whys(found.why),
        lie=None if found.lie is None else {judge.unit(setup.players): rounded(found.lie)},
        gamble=found.gamble is not None,
        gambled=None
        if found.gamble is None
        else Amount(points=rounded(found.gamble[0]), share=rounded(found.gamble[1])),
        mixes=[{name(code): round(chance, DIGITS) for code, chance in mix.items()} for mix in price.mixes],
        by=step.by,
    )


def told_whys(why: Sequence[Told]) -> list[Why]:
    """Reasons as they are kept."""
    return [Why(id=told.reason.id, args=dict(told.args), carried=rounded(told.carried)) for told in why]


def told_worths(worths: Sequence[Worth], taken: int, name: Callable[[int], str]) -> list[WorthOf]:
    """The worths of the best actions and of the one taken as they are kept."""
    kept = [worth for place, worth in enumerate(worths) if place < SHOWN or worth.code == taken]
    return [
        WorthOf(
            action=name(worth.code),
            points=rounded(worth.points),
            behind=rounded(worth.behind),
            share=None if worth.share is None else round(worth.share[0], DIGITS),
        )
        for worth in kept
    ]


def _seat_review(
    playing: Playing, judge: Judge, judged: Sequence[Judged], seat: int, moments: Sequence[Moment], ledger: Ledger
) -> SeatReview:
    """A seat's sums: its player's own decisions, without those of sitters and clocks."""
    own = [
        found
        for step, found in zip(playing.steps, judged, strict=True)
        if step.seat == seat and step.by is None and found.price is not None
    ]
    labels = Counter(moment.label for moment in moments if moment.seat == seat and moment.by is None)
    prices = [found.price for found in own if found.price is not None]
    # Added up before they are cut at 0, because cutting each would add up noise.
    points = positive(add([price.points for price in prices]))
    shares = [price.share for price in prices if price.share is not None]
    unit = judge.unit(playing.setup.players)
    counted: dict[Label, int] = {label: labels[label] for label in LABELS[1:]}
    return SeatReview(
        lost=Amount(points=rounded(points), share=rounded(positive(add(shares))) if shares else None),
        decisions=len(own),
        kept=_kept(own, unit),
        like=_like(playing.setup, own, unit),
        labels=counted,
        ledger=ledger,
    )


def _loss(found: Judged, unit: Unit) -> Figure:
    price = found.price
    assert price is not None
    return price.share if unit == "share" and price.share is not None else price.points


def _kept(own: Sequence[Judged], unit: Unit) -> Figure | None:
    """The part of what was at stake that was kept, by the delta method."""
    if not own:
        return None
    losses = [_loss(found, unit) for found in own]
    lost = add(losses)
    # What was at stake: the best action against any legal one.
    stake = add([*losses, *(found.stake for found in own)])
    if stake[0] <= max(LITTLE, 2 * stake[1]):
        return None
    part = lost[0] / stake[0]
    gained = add([found.stake for found in own])
    error = math.hypot(lost[1] * (1 - part), gained[1] * part) / stake[0]
    return rounded((min(1.0, 1 - part), error))


def _like(setup: Setup, own: Sequence[Judged], unit: Unit) -> list[str]:
    """The levels between which the mean loss of a decision lies, by what they lose at tables of this size."""
    table: Mapping[str, float] = setup.game.losses.get(str(setup.players), {})
    if not own or not table:
        return []
    mean = max(0.0, add([_loss(found, unit) for found in own])[0] / len(own))
    levels = [level for level in LEVELS if level in table]
    better = [level for level in levels if table[level] < mean]
    worse = [level for level in levels if table[level] >= mean]
    return [*worse[-1:], *better[:1]]


def _ledgers(playing: Playing, judge: Judge, judged: Sequence[Judged], last: Standing | None) -> list[Ledger]:
    setup = playing.setup
    unit = judge.unit(setup.players)
    start = judge.start(playing.begun)
    end = judge.final(playing.now) if last is None else tuple(value for value, _ in last.ledger)
    every = range(setup.players)
    if judge.luck is not None:
        return [_by_luck(unit, start[seat], end[seat], judged, seat) for seat in every]
    return [_by_choices(unit, start[seat], end[seat], playing, judged, seat) for seat in every]


def _by_choices(unit: Unit, start: float, end: float, playing: Playing, judged: Sequence[Judged], seat: int) -> Ledger:
    """Choices are sampled, and luck is what remains."""
    pairs = [(step, found) for step, found in zip(playing.steps, judged, strict=True) if found.skill]
    choices = rounded(add([found.skill[seat] for step, found in pairs if step.seat == seat]))
    others = rounded(add([found.skill[seat] for step, found in pairs if step.seat != seat]))
    begun, ended = round(float(start), DIGITS), round(float(end), DIGITS)
    luck = round(ended - begun - choices[0] - others[0], DIGITS)
    error = round(math.hypot(choices[1], others[1]), DIGITS)
    return Ledger(unit=unit, start=begun, choices=choices, others=others, luck=(luck, error), end=ended)


def _by_luck(unit: Unit, start: float, end: float, judged: Sequence[Judged], seat: int) -> Ledger:
    """Luck is counted out, and choices are what remains; nobody's choices touch another's sheet."""
    luck = rounded((math.fsum(found.luck[seat] for found in judged if found.luck), 0.0))
    begun, ended = round(float(start), DIGITS), round(float(end), DIGITS)
    choices = round(ended - begun - luck[0], DIGITS)
    return Ledger(unit=unit, start=begun, choices=(choices, 0.0), others=(0.0, 0.0), luck=luck, end=ended)


def _line(playing: Playing, judge: Judge, judged: Sequence[Judged], last: Standing | None) -> list[list[float]]:
    """Each seat's worth before the first line, and after every one."""
    rows = [[round(value, DIGITS) for value, _ in found.worths] for found in judged if found.worths]
    if len(rows) < len(judged):
        return []
    return [*rows, _last_row(playing, judge, last)]


def _last_row(playing: Playing, judge: Judge, last: Standing | None) -> list[float]:
    if last is not None:
        return [round(value, DIGITS) for value, _ in last.line]
    if line_unit(playing.setup) == "share":
        won = len(playing.winners)
        return [round((seat in playing.winners) / won, DIGITS) for seat in range(playing.setup.players)]
    return [round(float(value), DIGITS) for value in judge.final(playing.now)]


def _chances(playing: Playing, judge: Judge, judged: Sequence[Judged], last: Standing | None) -> list[Chance]:
    """The luck of every deck and roll, in the unit of the line, or counted out in that of the ledger."""
    found = []
    for place, step in enumerate(playing.steps):
        if not step.is_chance:
            continue
        before = judged[place].worths
        after = judged[place + 1].worths if place + 1 < len(judged) else () if last is None else last.line
        unit = line_unit(playing.setup)
        if judge.luck is not None:
            unit, luck = judge.unit(playing.setup.players), [(value, 0.0) for value in judged[place].luck]
        elif before and after:
            luck = [(b[0] - a[0], math.hypot(a[1], b[1])) for a, b in zip(before, after, strict=True)]
        else:
            continue
        found.append(Chance(number=step.number, unit=unit, luck=[rounded(one) for one in luck]))
    return found
