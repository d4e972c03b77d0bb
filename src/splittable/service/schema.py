"""The JSON Schema of views and messages, generated from their types."""

from collections.abc import Iterable
from typing import Any, TypeAlias

import msgspec
from msgspec import inspect as kinds

from splittable.core.notes import field_notes
from splittable.games import OWN, find
from splittable.service import messages as wire

Json: TypeAlias = dict[str, Any]
"""Only this document is made of plain dictionaries: its shape is JSON Schema's, not ours."""

DIALECT = "https://json-schema.org/draft/2020-12/schema"
REQUESTS: tuple[type[msgspec.Struct], ...] = tuple(wire.AnyRequest.__args__)
ANSWERS: tuple[type[msgspec.Struct], ...] = (
    *(wire.View, wire.Ok, wire.Refused, wire.Why, wire.Previewed, wire.Farewell),
)
BODIES: tuple[type[msgspec.Struct], ...] = (
    *(wire.NewTable, wire.Claim, wire.TableOpened, wire.SeatClaimed, wire.MetAgain, wire.Wrong),
)
ASKED = (wire.Hello, wire.NewTable, wire.Claim, *REQUESTS)
"""What a client writes: a field with a default may be left out. What the room writes always has every field."""


def describe_messages() -> Json:
    """Every view, the first message, every request and answer of a socket, and the bodies of the contract's HTTP."""
    structs: list[type[msgspec.Struct]] = [wire.Hello, *REQUESTS, *ANSWERS, *BODIES]
    parts = _parts(structs, "")
    views = {}
    for game_id in OWN:
        of_game = _parts((find(game_id).view,), f"{game_id}.")
        of_game[f"{game_id}.View"]["properties"]["game"] = {"const": game_id}
        parts |= of_game
        views[game_id] = f"{game_id}.View"
    parts["AnyView"] = {"anyOf": [_reference(name) for name in views.values()]}
    parts["View"]["properties"]["view"] = _reference("AnyView")
    parts["Request"] = {"anyOf": [_reference(kind.__name__) for kind in REQUESTS]}
    parts["Answer"] = {"anyOf": [_reference(kind.__name__) for kind in ANSWERS]}
    return {
        "$schema": DIALECT,
        "title": "Splittable: views and messages",
        "description": "Hello is a socket's first message, Request any later one; Answer is what the room sends.",
        "$defs": dict(sorted(parts.items())),
    }


def _reference(name: str) -> Json:
    return {"$ref": f"#/$defs/{name}"}


def _parts(structs: Iterable[type[msgspec.Struct]], prefix: str) -> dict[str, Json]:
    """The schemas of some structs and of all that they hold, by name."""
    every = list(structs)
    _, parts = msgspec.json.schema_components(every, ref_template=f"#/$defs/{prefix}{{name}}")
    held = {kind.__name__: kind for kind in structs_in(every)}
    for name, part in parts.items():
        _complete(part, held[name])
    return {f"{prefix}{name}": part for name, part in parts.items()}


def _complete(part: Json, struct: type[msgspec.Struct]) -> None:
    """Add what a struct says of its fields, and that the room leaves none of them out."""
    for name, note in field_notes(struct).items():
        part["properties"][name] = {**part["properties"][name], "description": note}
    if struct not in ASKED:
        part["required"] = list(part["properties"])
        for field in part["properties"].values():
            field.pop("default", None)


def structs_in(structs: Iterable[type[msgspec.Struct]]) -> list[type[msgspec.Struct]]:
    """Some structs and all that their fields hold, each once, in the order in which they are met."""
    found: dict[type[msgspec.Struct], None] = {}

    def meet(kind: kinds.Type) -> None:
        match kind:
            case kinds.StructType(cls=cls) if cls not in found:
                found[cls] = None
                for field in kind.fields:
                    meet(field.type)
            case kinds.ListType(item_type=item) | kinds.DictType(value_type=item):
                meet(item)
            case kinds.UnionType(types=types):
                for one in types:
                    meet(one)

    for struct in structs:
        meet(kinds.type_info(struct))
    return list(found)
