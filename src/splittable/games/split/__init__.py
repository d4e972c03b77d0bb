"""SPLIT: half cards that make whole ones, in three rounds on one score sheet, for 2 to 6 players."""

from splittable.core.contract import Game, Option
from splittable.games.split import rules
from splittable.games.split.cards import CARD_NAMES
from splittable.games.split.notation import never, spell
from splittable.games.split.refusals import explain
from splittable.games.split.state import LAST_CARD, LAST_DRAW, NEXT_DEAL, PARTNER, ROUNDS, TIE, SplitState
from splittable.games.split.text import draw
from splittable.games.split.undeal import undeal
from splittable.games.split.view import own, show

GAME = Game(
    id="split",
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
    rules=rules,
    cards=CARD_NAMES,
    spell=spell,
    never=never,
    explain=explain,
    show=show,
    own=own,
    draw=draw,
    undeal=undeal,
)
