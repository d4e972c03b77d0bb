"""High Card: twelve cards of one suit, three each; the highest card of a trick wins it, for 2 to 4 players."""

from high_card import rules
from high_card.rules import HighCardState
from high_card.sight import CARDS, View, draw, explain, never, own, show, spell, undeal
from splittable.core.contract import Bots, Game, Lab, Option
from splittable.core.judges import Judge


def _bots() -> Bots[View]:
    from high_card.bots import BOTS

    return BOTS


def _lab() -> Lab:
    from high_card.lab import LAB

    return LAB


def _judge() -> Judge:
    from high_card.judge import JUDGE

    return JUDGE


GAME = Game[HighCardState, View](
    id="high-card",
    package=__name__,
    rules_version=1,
    fewest=2,
    most=4,
    options=(Option("tricks", ("3", "2")),),
    state=HighCardState,
    view=View,
    rules=rules,
    cards=CARDS,
    spell=spell,
    never=never,
    explain=explain,
    show=show,
    own=own,
    own_fields=("hand",),
    draw=draw,
    undeal=undeal,
    bots=_bots,
    lab=_lab,
    judge=_judge,
)
