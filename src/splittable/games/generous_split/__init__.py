"""Generous Split: tricks are worth points unless you take the most, for 3 to 5 players."""

from splittable.core.board import Board
from splittable.core.contract import Bots, Game, Lab, Option
from splittable.core.judges import Judge
from splittable.core.pads import Pad
from splittable.games.generous_split import rules
from splittable.games.generous_split.rules.cards import CARDS
from splittable.games.generous_split.rules.state import GenerousSplitState
from splittable.games.generous_split.sight import writing
from splittable.games.generous_split.sight.notation import never, spell
from splittable.games.generous_split.sight.refusals import explain
from splittable.games.generous_split.sight.text import draw
from splittable.games.generous_split.sight.undeal import undeal
from splittable.games.generous_split.sight.view import View, own, show
from splittable.games.generous_split.sight.words import parse


def _bots() -> Bots[View]:
    from splittable.games.generous_split.bots.levels import BOTS

    return BOTS


def _judge() -> Judge:
    from splittable.games.generous_split.review.judge import JUDGE

    return JUDGE


def _board() -> Board[View]:
    from splittable.games.generous_split.sight.board import BOARD

    return BOARD


def _lab() -> Lab:
    from splittable.games.generous_split.lab import LAB

    return LAB


def _paper() -> type[Pad]:
    from splittable.games.generous_split.paper.pad import PAD

    return PAD


GAME = Game[GenerousSplitState, View](
    id="generous-split",
    package=__name__,
    rules_version=1,
    fewest=3,
    most=5,
    options=(Option("cycles", ("1", "2", "3")),),
    state=GenerousSplitState,
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
    writing=writing,
    undeal=undeal,
    bots=_bots,
    judge=_judge,
    lab=_lab,
    parse=parse,
    board=_board,
    paper=_paper,
    progress=lambda view: (view.deal, view.deals),
    cover="#0f6540",
)
