"""Why an action of Generous Split is refused."""

from splittable.core.errors import Refusal
from splittable.games.generous_split.rules.cards import CARDS, SUITS
from splittable.games.generous_split.rules.game import deck_of, playable
from splittable.games.generous_split.rules.state import GenerousSplitState


def _list(cards: int) -> dict[str, str | int]:
    """Cards as a sentence names them: the last one stands after "or"."""
    *first, last = [card for number, card in enumerate(CARDS) if cards >> number & 1]
    return {"count": len(first) + 1, "cards": ", ".join(first), "last": last}


def explain(state: GenerousSplitState, seat: int, code: int) -> Refusal:
    """Why a seat whose turn it is cannot play this card."""
    card = CARDS[code]
    if not deck_of(int(state.players)) >> code & 1:
        return Refusal("GS-01", "generous-split-not-in-the-deck", {"card": card})
    if code == state.turned[state.dealt - 1]:
        return Refusal("GS-01", "generous-split-turned", {"card": card})
    right = _list(playable(int(state.hands[seat]), int(state.led)))
    if not int(state.hands[seat]) >> code & 1:
        return Refusal("GS-02", "generous-split-not-in-hand", {"card": card, **right})
    led = SUITS[int(state.led)]
    return Refusal("GS-02", "generous-split-follow-suit", {"card": card, "suit": led, **right})
