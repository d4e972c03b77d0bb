"""Why an action of Split it! is refused."""

from splittable.core.errors import Refusal
from splittable.games.split_it.rules.codes import FIRST_SPLIT, GUESS_CODES, JOKER_CODES, REMOVE_CODES, SPLITS
from splittable.games.split_it.rules.state import NUMBERS, PLACE, REMOVE, SECTIONS, SPLIT, SplitItState
from splittable.games.split_it.sight.notation import CARD_NAMES, SECTION_NAMES, spell


def explain(state: SplitItState, seat: int, code: int) -> Refusal:
    """Why a seat that may act cannot do this."""
    if state.asks == PLACE:
        return _while_placing(state, seat, code)
    if code >= JOKER_CODES:
        return _no_joker(state, seat)
    if state.asks == SPLIT:
        return _while_splitting(state, code)
    if state.asks == REMOVE:
        return Refusal("SI-04", "split-it-remove-first", {"allowed": "-".join(SECTION_NAMES)})
    return _while_guessing(state, code)


def _while_placing(state: SplitItState, seat: int, code: int) -> Refusal:
    columns = [card for card in range(NUMBERS) if state.joker_opens or int(state.columns[seat]) >> card & 1]
    allowed = ", ".join(CARD_NAMES[card] for card in columns)
    if code < JOKER_CODES:
        jokers = int(state.waiting_jokers[seat]) + int(state.caught_jokers[seat])
        return Refusal("SI-11", "split-it-jokers-first", {"jokers": jokers, "allowed": allowed})
    number = code - JOKER_CODES + 1
    if state.waiting_jokers[seat]:
        return Refusal("SI-10", "split-it-not-formed", {"number": number, "allowed": allowed})
    return Refusal("SI-09", "split-it-no-column", {"number": number, "allowed": allowed})


def _no_joker(state: SplitItState, seat: int) -> Refusal:
    waiting = int(state.waiting_jokers[seat])
    if waiting:
        return Refusal("SI-10", "split-it-joker-waits", {"jokers": waiting})
    return Refusal("SI-09", "split-it-no-joker")


def _while_splitting(state: SplitItState, code: int) -> Refusal:
    cards = int(state.row_size)
    if code < REMOVE_CODES:
        return Refusal("SI-03", "split-it-wrong-sum", {"sum": sum(int(size) for size in SPLITS[code]), "cards": cards})
    if code >= GUESS_CODES:
        example = spell(int(FIRST_SPLIT[cards]))
        ruling = "SI-07" if state.has_revealed else "SI-03"
        return Refusal(ruling, "split-it-split-first", {"cards": cards, "example": example})
    if state.players == 2:
        return Refusal("SI-04", "split-it-other-removes")
    return Refusal("SI-04", "split-it-two-players-remove", {"players": int(state.players)})


def _while_guessing(state: SplitItState, code: int) -> Refusal:
    # One word, by which `split-it-allowed` says the sections in a language.
    allowed = "-".join(SECTION_NAMES[section] for section in range(SECTIONS) if state.open >> section & 1)
    if code < REMOVE_CODES:
        return Refusal("SI-05", "split-it-guess-now", {"allowed": allowed})
    if code < GUESS_CODES:
        return _no_removal(state, allowed)
    if state.row_size == 2:
        return Refusal("SI-07", "split-it-two-cards", {"allowed": allowed})
    section = SECTION_NAMES[code - GUESS_CODES]
    return Refusal("SI-04", "split-it-section-removed", {"section": section, "allowed": allowed})


def _no_removal(state: SplitItState, allowed: str) -> Refusal:
    if state.players > 2:
        return Refusal("SI-04", "split-it-two-players-remove", {"players": int(state.players)})
    if state.row_size == 2:
        return Refusal("SI-04", "split-it-two-cards-stay", {"allowed": allowed})
    if state.has_revealed and not state.removes_always:
        return Refusal("SI-04", "split-it-removed-once", {"allowed": allowed})
    return Refusal("SI-04", "split-it-already-removed", {"allowed": allowed})
