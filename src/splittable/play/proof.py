"""Proof, from a record alone, that its deals follow from the secret committed to before the first one."""

from splittable.core.errors import RecordError, WrongValue
from splittable.play.commitment import NO_NONCE, NONCE, commit_to, committed, draw_start, key_of
from splittable.play.dealer import deck_of, write_outcome
from splittable.play.loader import load
from splittable.play.record import parse
from splittable.play.table import Table

NEEDED = ("table", "commitment", "nonces", "secret")


class NotProven(WrongValue):
    """A record whose deals do not follow from its commitment, or that has none."""


def verify(text: str) -> Table:
    """The table of a record, once every deck and roll is shown to follow from its committed secret."""
    table = load(text)
    head = table.head
    for key in NEEDED:
        if key not in head.further:
            raise NotProven("proof-no-key", key=key)
    secret, nonces = head.further["secret"], head.further["nonces"].split(" ")
    _check_head(secret, nonces, head.setup.players)
    if commit_to(secret) != head.further["commitment"]:
        raise NotProven("proof-other-secret")
    nonces = ["" if nonce == NO_NONCE else nonce for nonce in nonces]
    _check_start(table, key_of(secret, head.further["table"], nonces))
    _check_deals(table, text, nonces)
    return table


def _check_head(secret: str, nonces: list[str], players: int) -> None:
    if len(secret) != 64 or any(sign not in "0123456789abcdef" for sign in secret):
        raise NotProven("proof-wrong-secret")
    if len(nonces) != players or not all(NONCE.fullmatch(nonce) for nonce in nonces):
        raise NotProven("proof-nonces")


def _check_start(table: Table, key: bytes) -> None:
    drawn = str(draw_start(key, table.players) + 1)
    if table.head.further.get("start-seat") == "drawn" and table.options["start"] != drawn:
        raise NotProven("proof-start", start=table.options["start"], drawn=drawn)


def _check_deals(table: Table, text: str, nonces: list[str]) -> None:
    head = table.head
    dealer = committed(head.further["secret"], head.further["table"], nonces)
    numbers = [line.number for line in parse(text).body if line.text.startswith(("deck ", "roll "))]
    deals = [line for line in table.lines if not line.startswith("P")]
    for count, (number, line) in enumerate(zip(numbers, deals, strict=True)):
        cards = deck_of(head.setup.game, head.setup.players)
        outcome = dealer.deck(count, cards) if head.setup.game.cards else dealer.roll(count)
        if line != write_outcome(head.setup.game, outcome):
            raise RecordError(number, WrongValue("proof-deal"))
