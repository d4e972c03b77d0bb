"""Write `src/generated`: the browser's types and lists, from the structs and lists that Python has.

Run it with `python web/generate.py` after a change of a view or a message; a test says when it is due.
"""

import ast
import inspect
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as kinds

from splittable.bots import LEVELS
from splittable.games import find, ids
from splittable.play.dealer import whole_deck
from splittable.play.pads import pad_of, scored_by
from splittable.room.checks import PHRASES
from splittable.room.guides import Guide
from splittable.room.moments import Replay
from splittable.service import messages
from splittable.words import LANGUAGES, say

GENERATED = Path(__file__).parent / "src/generated"
HEAD = "// Written by web/generate.py from Python's structs; never edit it.\n"


class CommonView(msgspec.Struct):
    """What every game's view has."""

    game: str
    players: int
    options: dict[str, str]
    seat: int | None
    """The eyes' own seat, from 0; null for a spectator."""
    waiting: list[int]
    """Seats that owe a decision now."""
    decided: list[int]
    """Seats whose decision is made and can still be changed."""
    chosen: str | None
    """The eyes' own decision, if it can still be changed."""
    needs: str | None
    """`deck` or `roll` while the table stands still for it."""
    actions: list[str]
    """Every legal action of these eyes, in notation."""
    over: bool
    scores: list[int]
    winners: list[int]


def field_notes(struct: type) -> dict[str, str]:
    """The docstrings under a struct's fields."""
    notes = {}
    body = ast.parse(inspect.getsource(struct)).body[0]
    assert isinstance(body, ast.ClassDef)
    for field, note in zip(body.body, body.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(note, ast.Expr) and isinstance(note.value, ast.Constant):
            assert isinstance(field.target, ast.Name)
            notes[field.target.id] = " ".join(str(note.value.value).split())
    return notes


PLAIN: dict[type[kinds.Type], str] = {
    kinds.StrType: "string",
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.BoolType: "boolean",
    kinds.NoneType: "null",
    kinds.AnyType: "unknown",
}


def spell(kind: kinds.Type) -> str:
    """A type as TypeScript spells it."""
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    match kind:
        case kinds.ListType(item_type=item):
            return f"{spell(item)}[]" if not isinstance(item, kinds.UnionType) else f"({spell(item)})[]"
        case kinds.DictType(value_type=value):
            return f"Record<string, {spell(value)}>"
        case kinds.LiteralType(values=values):
            return " | ".join(json.dumps(value) for value in values)
        case kinds.UnionType(types=types):
            return " | ".join(spell(one) for one in types)
        case kinds.StructType(cls=cls):
            return cls.__name__
    raise TypeError(f"no TypeScript for {kind}")


def structs_in(kind: kinds.Type) -> Iterator[type]:
    """The structs that a type is made of, inner ones first."""
    match kind:
        case kinds.StructType(cls=cls, fields=fields):
            for field in fields:
                yield from structs_in(field.type)
            yield cls
        case kinds.ListType(item_type=item):
            yield from structs_in(item)
        case kinds.DictType(value_type=value):
            yield from structs_in(value)
        case kinds.UnionType(types=types):
            for one in types:
                yield from structs_in(one)


def write_struct(struct: type) -> str:
    """A struct as an interface; a field with a default need not be sent."""
    info = kinds.type_info(struct)
    assert isinstance(info, kinds.StructType)
    notes = field_notes(struct)
    lines = [f"/** {' '.join((struct.__doc__ or '').split())} */", f"export interface {struct.__name__} {{"]
    if info.tag_field:
        lines.append(f"  {info.tag_field}: {json.dumps(info.tag)};")
    for field in info.fields:
        if field.name in notes:
            lines.append(f"  /** {notes[field.name]} */")
        lines.append(f"  {field.encode_name}{'' if field.required else '?'}: {spell(field.type)};")
    return "\n".join([*lines, "}"])


def write_structs(roots: list[type]) -> str:
    """Every struct that some roots are made of, each once."""
    every = dict.fromkeys(struct for root in roots for struct in structs_in(kinds.type_info(root)))
    return "\n\n".join(write_struct(struct) for struct in every) + "\n"


def write_printed(game_id: str) -> str:
    """The lists that are printed on a game's paper, if its view names any."""
    printed: dict[str, Any] = getattr(inspect.getmodule(find(game_id).show), "PRINTED", {})
    return "".join(f"\nexport const {name} = {json.dumps(one)} as const;\n" for name, one in printed.items())


def write_view(game_id: str) -> str:
    """A game's view, and what is printed on its paper."""
    shown = inspect.signature(find(game_id).show).return_annotation
    head = f'{HEAD}import type {{ CommonView }} from "./common";\n\n'
    tail = "\n/** The whole view of this game, as it comes over the wire. */\nexport type View = CommonView & Shown;\n"
    return head + write_structs([shown]) + tail + write_printed(game_id)


def write_messages() -> str:
    """The room's messages."""
    own = [one for _, one in inspect.getmembers(messages, inspect.isclass) if one.__module__ == messages.__name__]
    roots: list[type] = [Guide, Replay, *(one for one in own if one not in (messages.Asked, messages.Request))]
    requests = " | ".join(one.__name__ for one in roots if issubclass(one, messages.Request))
    return f"{HEAD}\n{write_structs(roots)}\nexport type AnyRequest = {requests};\n"


def write_pads() -> str:
    """What is written on every game's score pad, and what is answered."""
    pads = list(dict.fromkeys(pad_of(game_id) for game_id in ids()))
    return f"{HEAD}\n{write_structs([kind for pad in pads for kind in (pad, scored_by(pad))])}"


def write_games() -> str:
    """The list of games, levels and phrases."""
    games: list[dict[str, Any]] = []
    for game_id, folder in ((one, find(one).slug) for one in ids()):
        game = find(game_id)
        options = [{"name": option.name, "values": list(option.values)} for option in game.options]
        names = {lang: say(lang, f"{game_id}-name") for lang in LANGUAGES}
        facts = {"id": game_id, "folder": folder, "names": names, "fewest": game.fewest, "most": game.most}
        games.append({**facts, "options": options})
    lists = {"GAMES": games, "LEVELS": list(LEVELS), "PHRASES": list(PHRASES)}
    return HEAD + "".join(
        f"\nexport const {name} = {json.dumps(one, indent=2)} as const;\n" for name, one in lists.items()
    )


def write_decks() -> str:
    """Every game's deck, sorted, for each number of players: what a shuffle is checked against."""
    decks = {}
    for game_id in ids():
        game = find(game_id)
        sizes = range(game.fewest, game.most + 1)
        decks[game_id] = {str(players): " ".join(whole_deck(game_id, players)) for players in sizes}
    return f"{HEAD}\nexport const DECKS: Record<string, Record<string, string>> = {json.dumps(decks, indent=2)};\n"


def write_all() -> dict[str, str]:
    """The text of every generated file."""
    texts = {f"{folder}.ts": write_view(game_id) for game_id, folder in ((one, find(one).slug) for one in ids())}
    common = f"{HEAD}\n{write_structs([CommonView])}"
    lists = {"games.ts": write_games(), "decks.ts": write_decks(), "pads.ts": write_pads()}
    return {**texts, **lists, "common.ts": common, "messages.ts": write_messages()}


def main() -> None:
    """Write the files that changed."""
    for name, text in write_all().items():
        path = GENERATED / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            sys.stderr.write(f"wrote {path}\n")


if __name__ == "__main__":
    main()
