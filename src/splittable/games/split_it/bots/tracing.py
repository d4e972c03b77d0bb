"""The cards of each round of Split it! traced from reveal to reveal, as a view tells them."""

from dataclasses import dataclass, field
from itertools import groupby

from splittable.games.split_it.rules.state import LIES, OUT
from splittable.games.split_it.sight.notation import SECTION_NAMES
from splittable.games.split_it.sight.view import Past, View


@dataclass
class Traced:
    """A row from the first reveal of a round that is known, or as it lies now; cards are counted from its left."""

    cards: list[str] = field(default_factory=list)
    fates: list[int] = field(default_factory=list)
    rows: list[tuple[int, list[int]]] = field(default_factory=list)
    """The number of each reveal of the round, and the cards that lay in the row before it."""
    lies: list[int] = field(default_factory=list)
    """The cards of the row as it lies now, if this is the running round, those just removed included."""


def trace(view: View) -> dict[int, Traced]:
    """The row of every round that the view still tells something of."""
    rounds = groupby(enumerate(view.history), key=lambda each: each[1].round)
    rows = {number: _follow(list(reveals)) for number, reveals in rounds}
    now = _current_row(view)
    if now:
        row = rows.setdefault(
            view.round, Traced([card for card, _ in now], [LIES] * len(now), [], list(range(len(now))))
        )
        assert len(row.lies) == len(now), "what was contested lies in the row"
        for card, (_, is_removed) in zip(row.lies, now, strict=True):
            row.fates[card] = OUT if is_removed else LIES
    for number, row in rows.items():
        if number != view.round or not now:
            for card in row.lies:
                row.fates[card] = OUT
            row.lies = []
    return rows


def _current_row(view: View) -> list[tuple[str, bool]]:
    """The cards of the row, and whether each has just been removed."""
    if not view.sections:
        return [(card, False) for card in view.row]
    return [(card, section.removed) for section in view.sections for card in section.cards]


def _follow(reveals: list[tuple[int, Past]]) -> Traced:
    """A round's row after its reveals."""
    cards = [card for section in reveals[0][1].sections for card in section]
    row = Traced(cards, [LIES] * len(cards), [], list(range(len(cards))))
    for number, past in reveals:
        row.rows.append((number, row.lies))
        before = iter(row.lies)
        row.lies = []
        for name, section in zip(SECTION_NAMES, past.sections, strict=False):
            guessers = [seat for seat, guess in enumerate(past.guesses) if guess == name]
            for _, card in zip(section, before, strict=False):
                if len(guessers) > 1:
                    row.lies.append(card)
                else:
                    row.fates[card] = guessers[0] + 1 if guessers else OUT
    return row
