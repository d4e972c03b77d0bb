"""Splitter: a roll-and-write mirrored about a centre line, for 1 to 12 players."""

from splittable.core.board import Board
from splittable.core.contract import Bots, Game, Lab, Option
from splittable.core.judges import Judge
from splittable.games.splitter import rules
from splittable.games.splitter.rules.pads import PAD_NAMES
from splittable.games.splitter.rules.state import SplitterState
from splittable.games.splitter.sight import writing
from splittable.games.splitter.sight.ceiling import ceiling
from splittable.games.splitter.sight.gain import gain
from splittable.games.splitter.sight.notation import never, spell
from splittable.games.splitter.sight.refusals import explain
from splittable.games.splitter.sight.text import draw
from splittable.games.splitter.sight.view import PRINTED, View, show
from splittable.games.splitter.sight.words import parse


def _bots() -> Bots[View]:
    from splittable.games.splitter.bots.levels import BOTS

    return BOTS


def _board() -> Board[View]:
    from splittable.games.splitter.sight.board import BOARD

    return BOARD


def _lab() -> Lab:
    from splittable.games.splitter.lab import LAB

    return LAB


def _judge() -> Judge:
    from splittable.games.splitter.review.judge import JUDGE

    return JUDGE


GAME = Game[SplitterState, View](
    id="splitter",
    package=__name__,
    rules_version=1,
    fewest=1,
    most=12,
    options=(Option("pad", PAD_NAMES),),
    state=SplitterState,
    view=View,
    rules=rules,
    cards=(),
    spell=spell,
    never=never,
    explain=explain,
    show=show,
    draw=draw,
    writing=writing,
    bots=_bots,
    lab=_lab,
    judge=_judge,
    parse=parse,
    board=_board,
    decides_at_once=True,
    gain=gain,
    ceiling=ceiling,
    printed=PRINTED,
    progress=lambda view: (view.round, view.rounds),
    cover="#a84300",
)
