"""Why an action of SPLIT was worth less than another: what the playouts carry, with facts that the seat could see."""

from collections.abc import Callable

from splittable.core.judges import Facts, Reason, Spot
from splittable.games.split.review.facts import (
    breaks_pair,
    can_go_out,
    given_to_a_taker,
    gives_away,
    goes_on,
    has_cards,
    is_free_card,
    lays_better,
    leads_at,
    leaves_match,
    takes_few,
    takes_many,
    trades_badly,
    trades_better,
)
from splittable.games.split.rules.state import SEATS

NOW, THIS_TURN, NEXT_TURN, THIS_ROUND, LATER_ROUNDS = range(5)
"""When a reason shows; of two that show at the same time the one that carries more is told."""


def target(step: int) -> Callable[[Spot], Facts | None]:
    """The facts of a penalty that was best given to the seat so many after the deciding one."""

    def facts(spot: Spot) -> Facts | None:
        return leads_at(spot, step)

    return facts


REASONS = (
    Reason("out-now", "out-now", "less", NOW, can_go_out),
    Reason("too-soon", "out-now", "more", NOW),
    Reason("steals", "steals", "less", NOW, leaves_match),
    *(Reason("target", f"ahead-{step}", "more", NOW, target(step)) for step in range(1, SEATS)),
    Reason("bonus", "plays-on", "less", THIS_TURN, is_free_card),
    Reason("plays-on", "plays-on", "less", NEXT_TURN, goes_on),
    Reason("seen", "gift", "more", NOW, given_to_a_taker),
    Reason("gift", "gift", "more", THIS_TURN, gives_away),
    Reason("caught", "caught", "more", THIS_TURN, has_cards),
    Reason("steals-later", "steals", "less", NEXT_TURN),
    Reason("stolen", "stolen", "more", THIS_ROUND),
    Reason("out", "out", "less", THIS_ROUND),
    Reason("pile-ends", "pile-ends", "either", THIS_ROUND),
    Reason("swap", "rows", "less", NOW, trades_better),
    Reason("swap", "their-rows", "less", NOW, trades_better),
    Reason("swapped", "rows", "less", NOW, trades_badly),
    Reason("swapped", "their-rows", "less", NOW, trades_badly),
    Reason("row", "rows", "less", NOW, lays_better),
    Reason("breaks-pair", "rows", "less", THIS_TURN, breaks_pair),
    Reason("takes", "rows", "less", THIS_TURN, takes_few),
    Reason("digs", "held", "less", THIS_TURN, takes_many),
    Reason("rows", "rows", "less", THIS_ROUND),
    Reason("held", "held", "less", THIS_ROUND),
    Reason("penalized", "penalties", "less", THIS_ROUND),
    Reason("penalizes", "their-penalties", "less", THIS_ROUND),
    Reason("they-pay", "their-held", "less", THIS_ROUND),
    Reason("rivals", "their-rows", "less", THIS_ROUND),
    Reason("promise", "promise", "less", LATER_ROUNDS),
    Reason("their-promise", "their-promise", "less", LATER_ROUNDS),
)
