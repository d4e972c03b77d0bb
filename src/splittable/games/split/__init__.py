"""SPLIT: half cards that make whole ones, in three rounds on one score sheet, for 2 to 6 players."""

from splittable.core.board import Board
from splittable.core.contract import Bots, Game, Lab, Option
from splittable.core.judges import Judge
from splittable.core.pads import Pad
from splittable.games.split import rules
from splittable.games.split.rules.cards import CARD_NAMES
from splittable.games.split.rules.state import LAST_CARD, LAST_DRAW, NEXT_DEAL, PARTNER, ROUNDS, TIE, SplitState
from splittable.games.split.sight import writing
from splittable.games.split.sight.notation import never, spell
from splittable.games.split.sight.refusals import explain
from splittable.games.split.sight.text import draw
from splittable.games.split.sight.undeal import undeal
from splittable.games.split.sight.view import PRINTED, View, own, show
from splittable.games.split.sight.words import parse


def _bots() -> Bots[View]:
    from splittable.games.split.bots.levels import BOTS

    return BOTS


def _board() -> Board[View]:
    from splittable.games.split.sight.board import BOARD

    return BOARD


def _lab() -> Lab:
    from splittable.games.split.lab import LAB

    return LAB


def _paper() -> type[Pad]:
    from splittable.games.split.paper.pad import PAD

    return PAD


def _judge() -> Judge:
    from splittable.games.split.review.judge import JUDGE

    return JUDGE


GAME = Game[SplitState, View](
    id="split",
    package=__name__,
    rules_version=1,
    fewest=2,
    most=6,
    options=(
        Option("last_card", LAST_CARD),
        Option("last_draw", LAST_DRAW),
        Option("next_deal", NEXT_DEAL),
        Option("partner", PARTNER),
        Option("rounds", ROUNDS),
        Option("tie", TIE),
    ),
    state=SplitState,
    view=View,
    rules=rules,
    cards=CARD_NAMES,
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
    lab=_lab,
    parse=parse,
    board=_board,
    paper=_paper,
    judge=_judge,
    printed=PRINTED,
    progress=lambda view: (view.round, view.rounds),
    cover="#2f3fb5",
)
