"""The JSON Schema is that of the types, and whatever leaves or comes in over a real wire is as it says."""

import json
import random
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator
from room.people import Json, Person, Server, gather, play_on, tell

import splittable
from splittable.games import find, ids
from splittable.service import messages as wire
from splittable.service.schema import REQUESTS, describe_messages

ROOT = Path(__file__).parent.parent.parent
SCHEMA = describe_messages()
FEW = 60
"""Actions of a game whose views are checked."""


def validator(name: str) -> Draft202012Validator:
    """What checks a value against one definition of the schema."""
    return Draft202012Validator({**SCHEMA, "$ref": f"#/$defs/{name}"})


def faults(name: str, value: Any) -> list[str]:
    """What is wrong with a value, in words."""
    return [f"{error.json_path}: {error.message}" for error in validator(name).iter_errors(value)]


def test_the_schema_in_the_repository_is_that_of_the_types() -> None:
    spec = spec_from_file_location("schema", ROOT / "docs/schema.py")
    assert spec
    assert spec.loader
    script = module_from_spec(spec)
    spec.loader.exec_module(script)
    assert script.PLACE.read_text(encoding="utf-8") == script.write(), "run python docs/schema.py"


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(SCHEMA)


def all_tables() -> list[tuple[str, int]]:
    """Each game with its fewest and its most players."""
    return [(game, players) for game in ids() for players in (find(game).fewest, find(game).most)]


@pytest.mark.parametrize(("game", "players"), all_tables())
def test_every_view_of_a_game_is_as_described(game: str, players: int) -> None:
    table = splittable.new(game, players=players, seed=1)
    rng = random.Random(1)
    checks = validator(f"{game}.View")
    for number in range(FEW):
        for eyes in (None, *range(players)) if number % 7 == 0 else (None, number % players):
            assert checks.is_valid(table.view(eyes)), faults(f"{game}.View", table.view(eyes))
        if table.over:
            break
        seat = rng.choice(table.waiting)
        table.play(seat, rng.choice(table.actions(seat)))


@pytest.mark.parametrize("game", ids())
def test_the_view_of_a_finished_game_is_as_described(game: str) -> None:
    folder = Path(next(iter(__import__(find(game).package, fromlist=["x"]).__path__)))
    for golden in sorted(folder.glob("golden/*.split"))[:2]:
        view = splittable.load(golden.read_text(encoding="utf-8")).view(0)
        assert faults(f"{game}.View", view) == []


@pytest.mark.parametrize("game", ids())
def test_no_field_of_a_view_is_left_out_of_the_schema(game: str) -> None:
    view = splittable.new(game, players=3, seed=1).view(0)
    assert set(view) == set(SCHEMA["$defs"][f"{game}.View"]["properties"])


def test_a_view_without_a_field_is_not_as_described() -> None:
    view = splittable.new("splitter", players=2, seed=1).view(0)
    del view["sheets"][0]["total"]
    assert faults("splitter.View", view) == ["$.sheets[0]: 'total' is a required property"]


@pytest.mark.parametrize("game", ids())
def test_all_that_a_room_sends_at_a_table_is_as_described(server: Server, game: str) -> None:
    async def story() -> list[Json]:
        gathered = await gather(server, game, find(game).fewest, bots={"2": "random"} if find(game).fewest == 2 else {})
        people = [await Person.come(server, gathered.table, key) for key in gathered.keys]
        watcher = await Person.come(server, gathered.table)
        host = people[0]
        await host.my_turn() if len(people) == 1 else await host.seen()
        await host.ask("why", action="nonsense")
        await host.ask("preview", action="nonsense")
        await host.ask("say", phrase="hello")
        await host.ask("play", action="nonsense")
        rng = random.Random(1)
        for _ in range(6):
            for person in people:
                message = await person.seen()
                if message["view"]["seat"] in message["view"]["waiting"]:
                    await person.play(rng.choice(message["view"]["actions"]))
        await host.ask("stop")
        await watcher.when(lambda message: message["table"]["is_stopped"])
        return [message for person in (*people, watcher) for message in (*person.views, *person.others)]

    heard = tell(story())
    assert {message["type"] for message in heard} >= {"view", "ok", "refused", "why"}
    checks = validator("Answer")
    assert [faults("Answer", message) for message in heard if not checks.is_valid(message)] == []


def test_a_whole_game_over_the_wire_is_as_described(server: Server) -> None:
    async def story() -> list[Json]:
        gathered = await gather(server, "splitter", 2, bots={"2": "random"})
        person = await Person.come(server, gathered.table, gathered.keys[0])
        await play_on(person, random.Random(1))
        return person.views

    views = tell(story())
    assert views[-1]["view"]["over"]
    assert [fault for message in views for fault in faults("View", message)] == []


SAMPLES: dict[str, Json] = {
    "action": {"action": "play QH"},
    "seat": {"seat": 1},
    "level": {"level": "easy"},
    "nonce": {"nonce": "abc"},
    "milliseconds": {"milliseconds": 500},
}


@pytest.mark.parametrize("kind", REQUESTS, ids=lambda kind: kind.__name__)
def test_what_the_room_reads_and_what_the_schema_allows_are_the_same(kind: type[msgspec.Struct]) -> None:
    sample: Json = {"type": kind.__struct_config__.tag, "id": "1"}
    for name, value in SAMPLES.items():
        if name in kind.__struct_fields__:
            sample |= value
    assert faults("Request", sample) == []
    assert isinstance(wire.read_request(json.dumps(sample).encode()), kind)
    for spoilt in (sample | {"more": 1}, {name: value for name, value in sample.items() if name != "id"}):
        assert not validator("Request").is_valid(spoilt)
        with pytest.raises(msgspec.DecodeError):
            wire.read_request(json.dumps(spoilt).encode())


@pytest.mark.parametrize("hello", [{}, {"key": "abc"}, {"key": "abc", "lang": "fr", "seq": 12}])
def test_a_first_message_is_as_described(hello: Json) -> None:
    assert faults("Hello", hello) == []
    wire.read_hello(json.dumps(hello).encode())
