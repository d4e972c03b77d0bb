"""What is sent is the same, byte for byte, for any two tables that its reader cannot tell apart."""

import random
from functools import cache

import pytest
from room.twins import NAMES, Twins, twins_of
from tables import Kind

from splittable.core.contract import Seat
from splittable.core.errors import IllegalAction, NotationError
from splittable.games import find
from splittable.room.gathering import Gathering
from splittable.room.moments import Moments
from splittable.room.open_table import Listener, OpenTable
from splittable.room.records import write_record
from splittable.room.refusals import NotYet, Refused
from splittable.room.undo import has_revealed
from splittable.service import messages as wire
from splittable.service.listeners import show

KINDS = [
    Kind("generous-split", 3, {}),
    Kind("generous-split", 5, {}),
    Kind("split", 2, {}),
    Kind("split", 4, {}),
    Kind("split-it", 2, {}),
    Kind("split-it", 4, {"deadlock": "off"}),
    Kind("splitter", 1, {}),
    Kind("splitter", 3, {}),
]
LENGTHS = (0, 1, 2, 5, 9, 14, 20, 27, 35, 48, 71, 118)
every_kind = pytest.mark.parametrize("kind", KINDS, ids=str)


Pair = tuple[Twins, OpenTable, OpenTable]


@cache
def pairs(kind_name: str) -> list[Pair]:
    kind = next(kind for kind in KINDS if str(kind) == kind_name)
    return [(twins, *twins.opened()) for twins in twins_of(kind, 1, LENGTHS)]


def refuse(gathering: Gathering, seat: int, text: bytes) -> bytes:
    """The answer to a request that a seat may not have granted, in both languages."""
    request = wire.read_request(text)
    if gathering.has_revealed is None and gathering.last_actor is not None:
        # As the room judges in its thread.
        gathering.has_revealed = has_revealed(gathering.table, gathering.last_actor, gathering.last_steps)
    try:
        event = request.check(seat)(gathering)
    except (IllegalAction, NotationError, Refused) as error:
        reasons = error.reason("en") + error.reason("fr")
        return wire.encode(wire.Refused(request.id, getattr(error, "rule", None), reasons))
    return wire.encode(event)


@every_kind
def test_twins_are_told_apart_by_somebody(kind: Kind) -> None:
    """Otherwise the other tests would show nothing."""
    differ = sum(
        twins.true.lines != twins.other.lines or twins.true.choices != twins.other.choices
        for twins, _, _ in pairs(str(kind))
    )
    assert differ > (0 if kind.players == 1 else 20) or kind.game == "splitter"


@every_kind
def test_a_view_message_is_the_same_byte_for_byte(kind: Kind) -> None:
    for twins, true, other in pairs(str(kind)):
        for seen in (0, 1, len(true.gathering.told)):
            assert show(true, Listener(twins.eyes, seen)) == show(other, Listener(twins.eyes, seen))


def requests(kind: Kind, chooser: random.Random) -> list[bytes]:
    """Every kind of request, and many actions."""
    spellings = find(kind.game).spellings
    actions = [*chooser.sample(spellings, min(60, len(spellings))), "nonsense", ""]
    others = [
        b'{"type":"undo","id":"1"}',
        b'{"type":"hurry","id":"1"}',
        b'{"type":"pace","id":"1","milliseconds":100}',
        b'{"type":"pace","id":"1","milliseconds":100000}',
        b'{"type":"preview","id":"1","action":"nonsense"}',
        b'{"type":"nonce","id":"1","nonce":"late"}',
        b'{"type":"say","id":"1","phrase":"hello"}',
        b'{"type":"say","id":"1","words":"Well, well"}',
        b'{"type":"say","id":"1"}',
        b'{"type":"stop","id":"1"}',
    ]
    others += [
        f'{{"type":"{name}","id":"1","seat":{seat}}}'.encode()
        for name in ("mute", "unmute", "seat-bot", "sit-in", "sit-out", "open-seat")
        for seat in (0, 1, 98)
    ]
    return [wire.encode({"type": "play", "id": "1", "action": action}) for action in actions] + others


@every_kind
def test_every_answer_to_a_seat_is_the_same_byte_for_byte(kind: Kind) -> None:
    chooser = random.Random(3)
    for twins, true, other in pairs(str(kind)):
        if twins.eyes is not None:
            for text in requests(kind, chooser):
                assert refuse(true.gathering, twins.eyes, text) == refuse(other.gathering, twins.eyes, text)


@every_kind
def test_whether_somebody_may_undo_tells_nobody_anything(kind: Kind) -> None:
    for _, true, other in pairs(str(kind)):
        actor = true.gathering.last_actor
        assert actor == other.gathering.last_actor
        if actor is not None and len(true.gathering.table.lines) < 40:
            assert has_revealed(true.gathering.table, actor) == has_revealed(other.gathering.table, actor)
            assert true.gathering.last_steps == other.gathering.last_steps


@every_kind
def test_what_an_action_would_gain_is_known_to_its_seat_alone_from_what_it_sees(kind: Kind) -> None:
    for twins, true, other in pairs(str(kind)):
        if twins.eyes is not None:
            tables = true.gathering.table, other.gathering.table
            for action in tables[0].actions(twins.eyes):
                assert tables[0].gain(twins.eyes, action) == tables[1].gain(twins.eyes, action)


def names_of_hidden(table: OpenTable) -> list[str]:
    """What must not stand in a message that everybody gets: the deck's order and the secret."""
    gathering = table.gathering
    decks = [line for line in gathering.table.lines if line.startswith("deck ")]
    return [gathering.secret, gathering.dealer_key().hex(), *decks]


@every_kind
def test_neither_secret_nor_deck_nor_key_is_in_anybodys_view(kind: Kind) -> None:
    for twins, true, _ in pairs(str(kind)):
        eyes: list[Seat] = [None, *range(kind.players)]
        for reader in eyes:
            message = show(true, Listener(reader, 0)).decode()
            assert NAMES[0] in message
            hidden = names_of_hidden(true) + [seat.key for seat in true.gathering.seats]
            hidden += [twins.key(seat) for seat in range(kind.players)]
            assert not any(text in message for text in hidden)
            assert '"secret":""' in message


@every_kind
def test_neither_record_nor_replay_is_told_before_the_end(kind: Kind) -> None:
    for twins, true, _ in pairs(str(kind)):
        with pytest.raises(NotYet):
            write_record(true.gathering)
        for reader in (None, *range(kind.players), twins.eyes):
            with pytest.raises(NotYet):
                Moments().replay(true.gathering, 0, reader)
