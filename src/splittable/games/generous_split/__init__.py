"""Generous Split: tricks are worth points unless you take the most, for 3 to 5 players."""

from splittable.core.contract import Game, Option
from splittable.games.generous_split import rules
from splittable.games.generous_split.cards import CARDS
from splittable.games.generous_split.notation import never, spell
from splittable.games.generous_split.refusals import explain
from splittable.games.generous_split.state import GenerousSplitState
from splittable.games.generous_split.text import draw
from splittable.games.generous_split.undeal import undeal
from splittable.games.generous_split.view import own, show

GAME = Game(
    id="generous-split",
    rules_version=1,
    fewest=3,
    most=5,
    options=(Option("cycles", ("1", "2", "3")),),
    state=GenerousSplitState,
    rules=rules,
    cards=CARDS,
    spell=spell,
    never=never,
    explain=explain,
    show=show,
    own=own,
    draw=draw,
    undeal=undeal,
)
