"""Splitter: a roll-and-write mirrored about a centre line, for 1 to 12 players."""

from splittable.core.contract import Game, Option
from splittable.games.splitter import rules
from splittable.games.splitter.notation import never, spell
from splittable.games.splitter.pads import PAD_NAMES
from splittable.games.splitter.refusals import explain
from splittable.games.splitter.state import SplitterState
from splittable.games.splitter.text import draw
from splittable.games.splitter.view import show

GAME = Game(
    id="splitter",
    rules_version=1,
    fewest=1,
    most=12,
    options=(Option("pad", PAD_NAMES),),
    state=SplitterState,
    rules=rules,
    cards=(),
    spell=spell,
    never=never,
    explain=explain,
    show=show,
    draw=draw,
)
