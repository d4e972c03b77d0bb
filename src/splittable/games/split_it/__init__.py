"""Split it!: a row of cards cut in three and guessed in secret, for 2 to 4 players."""

from splittable.core.board import Board
from splittable.core.contract import Bots, Game, Lab, Option
from splittable.core.judges import Judge
from splittable.core.pads import Pad
from splittable.games.split_it import rules
from splittable.games.split_it.rules.state import SplitItState
from splittable.games.split_it.sight import writing
from splittable.games.split_it.sight.notation import CARD_NAMES, never, spell
from splittable.games.split_it.sight.refusals import explain
from splittable.games.split_it.sight.text import draw
from splittable.games.split_it.sight.undeal import undeal
from splittable.games.split_it.sight.view import View, show
from splittable.games.split_it.sight.words import parse


def _bots() -> Bots[View]:
    from splittable.games.split_it.bots.levels import BOTS

    return BOTS


def _board() -> Board[View]:
    from splittable.games.split_it.sight.board import BOARD

    return BOARD


def _judge() -> Judge:
    from splittable.games.split_it.review.judge import JUDGE

    return JUDGE


def _lab() -> Lab:
    from splittable.games.split_it.lab import LAB

    return LAB


def _paper() -> type[Pad]:
    from splittable.games.split_it.paper.pad import PAD

    return PAD


GAME = Game[SplitItState, View](
    id="split-it",
    package=__name__,
    rules_version=1,
    fewest=2,
    most=4,
    options=(
        Option("deadlock", ("10", "off")),
        Option("joker_opens", ("no", "yes")),
        Option("removal", ("first", "every")),
    ),
    state=SplitItState,
    view=View,
    rules=rules,
    cards=CARD_NAMES,
    spell=spell,
    never=never,
    explain=explain,
    show=show,
    draw=draw,
    writing=writing,
    undeal=undeal,
    bots=_bots,
    judge=_judge,
    lab=_lab,
    parse=parse,
    board=_board,
    paper=_paper,
    decides_at_once=True,
    progress=lambda view: (view.round, view.rounds),
    cover="#b81456",
)
