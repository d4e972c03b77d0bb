"""Write the browser's types and lists from Python's structs and lists.

What concerns one game goes to `src/games/<game>/generated`, all else to `src/generated`.
Run it with `python web/generate.py` after a change of a view or a message; a test fails while it is due.
"""

import inspect
import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
from msgspec import inspect as kinds

from splittable.bots import LEVELS
from splittable.core.notes import field_notes
from splittable.core.view import View
from splittable.games import OWN, find
from splittable.play.pads import pad_of, scored_by
from splittable.room.checks import PHRASES
from splittable.room.faces import COLOURS, FACES
from splittable.room.gathering import REACTIONS
from splittable.room.guides import Guide
from splittable.room.moments import Replay, Standings
from splittable.service import messages
from splittable.service.belongings import Luggage, ParcelLeft, SeatsHeld, TablesMet
from splittable.service.games import GamesOffered, decks_of, facts_of
from splittable.service.health import Health
from splittable.service.ladders import LadderShown
from splittable.service.pad_messages import PadMade, PadShown, Write, Written

SOURCE = Path(__file__).parent / "src"
HEAD = "// Written by web/generate.py from Python's structs; never edit it.\n"
COMMON = "../../../generated/common"
"""Where a game's generated files find the common view."""


def fields_of(struct: type) -> tuple[kinds.Field, ...]:
    """A struct's fields, inherited ones first."""
    info = kinds.type_info(struct)
    assert isinstance(info, kinds.StructType)
    return info.fields


PLAIN: dict[type[kinds.Type], str] = {
    kinds.RawType: "unknown",
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
            spelled = spell(item)
            return f"({spelled})[]" if isinstance(item, kinds.UnionType | kinds.LiteralType) else f"{spelled}[]"
        case kinds.DictType(value_type=value):
            return f"Record<string, {spell(value)}>"
        case kinds.LiteralType(values=values):
            return " | ".join(json.dumps(value) for value in values)
        case kinds.UnionType(types=types):
            return " | ".join(spell(one) for one in types)
        case kinds.StructType(cls=cls):
            return cls.__name__
    raise TypeError(f"no TypeScript for {kind}")


def spell_field(field: kinds.Field, view: str) -> str:
    """A field's type; `view` is what a field with a whole view has."""
    spelled = spell(field.type)
    return view if (field.name, spelled) == ("view", "Record<string, unknown>") else spelled


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


def write_lines(struct: type, fields: Iterable[kinds.Field], view: str, optional: str) -> list[str]:
    """Some fields of a struct with their notes; `optional` marks those with a default."""
    notes = field_notes(struct)
    lines = []
    for field in fields:
        if field.name in notes:
            lines.append(f"  /** {notes[field.name]} */")
        lines.append(f"  {field.encode_name}{'' if field.required else optional}: {spell_field(field, view)};")
    return lines


def write_struct(struct: type, view: str = "CommonView", optional: str = "?") -> str:
    """A struct as an interface; what is sent to the room may lack fields with a default."""
    info = kinds.type_info(struct)
    assert isinstance(info, kinds.StructType)
    lines = [write_note(struct), f"export interface {struct.__name__} {{"]
    if info.tag_field:
        lines.append(f"  {info.tag_field}: {json.dumps(info.tag)};")
    return "\n".join([*lines, *write_lines(struct, info.fields, view, optional), "}"])


def write_note(struct: type) -> str:
    """The first paragraph of a struct's docstring as a comment."""
    return f"/** {' '.join((struct.__doc__ or '').split(chr(10) * 2)[0].split())} */"


def write_structs(roots: list[type], view: str = "CommonView") -> str:
    """Every struct that some roots are made of, each once."""
    every = dict.fromkeys(struct for root in roots for struct in structs_in(kinds.type_info(root)))
    return "\n\n".join(write_struct(struct, view) for struct in every) + "\n"


def write_types(roots: list[type], view: str, place: str) -> str:
    """A file of structs, with an import of the view if one of them has a view."""
    text = write_structs(roots, view)
    needed = f'import type {{ {view} }} from "{place}";\n' if f": {view};" in text else ""
    return f"{HEAD}{needed}\n{text}"


def write_printed(game_id: str) -> str:
    """The numbers that are printed on a game's paper."""
    printed = find(game_id).printed
    return "".join(f"\nexport const {name} = {json.dumps(one)} as const;\n" for name, one in printed.items())


def write_view(game_id: str) -> str:
    """A game's view, how to tell it from others, and what is printed on the game's paper."""
    *parts, view = dict.fromkeys(structs_in(kinds.type_info(find(game_id).view)))
    common = {field.name for field in fields_of(View)}
    own = [field for field in fields_of(view) if field.name not in common]
    name = json.dumps(game_id)
    lines = [
        f'{HEAD}import type {{ CommonView }} from "{COMMON}";\n',
        *(f"{write_struct(part, optional='')}\n" for part in parts),
        write_note(view),
        f"export interface View extends CommonView {{\n  game: {name};",
        *write_lines(view, own, "CommonView", ""),
        "}\n\n/** Whether a view is of this game. */",
        f"export function isView(view: CommonView): view is View {{\n  return view.game === {name};\n}}\n",
    ]
    return "\n".join(lines) + write_printed(game_id)


def write_messages() -> str:
    """The room's messages."""
    own = [one for _, one in inspect.getmembers(messages, inspect.isclass) if one.__module__ == messages.__name__]
    roots: list[type] = [
        GamesOffered,
        Guide,
        Health,
        Replay,
        Standings,
        SeatsHeld,
        TablesMet,
        Luggage,
        LadderShown,
        PadMade,
        PadShown,
        Write,
        Written,
        ParcelLeft,
        *(one for one in own if not one.__subclasses__()),
    ]
    requests = " | ".join(one.__name__ for one in roots if issubclass(one, messages.Request))
    return f"{write_types(roots, 'CommonView', './common')}\nexport type AnyRequest = {requests};\n"


def write_pad(game_id: str) -> str:
    """What is written on a game's score pad, and what the room answers."""
    pad = pad_of(game_id)
    return write_types([pad, scored_by(pad)], "View", "./view")


def write_facts(game_id: str) -> str:
    """What the room says of a game before anybody plays it."""
    facts = msgspec.to_builtins(facts_of(game_id))
    return f"{HEAD}\nexport default {json.dumps(facts, indent=2, ensure_ascii=False)} as const;\n"


def write_decks(game_id: str) -> str:
    """A game's deck, sorted, for each number of players: what a shuffle is checked against."""
    return f"{HEAD}\nexport default {json.dumps(decks_of(game_id), indent=2)} as const;\n"


def write_lists() -> str:
    """The levels of bots, the phrases and reactions, people's faces and colours."""
    sets = {"LEVELS": LEVELS, "PHRASES": PHRASES, "REACTIONS": REACTIONS, "FACES": FACES, "COLOURS": COLOURS}
    lists = {name: list(one) for name, one in sets.items()}
    return HEAD + "".join(f"\nexport const {name} = {json.dumps(one)} as const;\n" for name, one in lists.items())


def write_common() -> str:
    """The fields that all views have."""
    fields = fields_of(View)
    lines = [HEAD, write_note(View), "export interface CommonView {", *write_lines(View, fields, "CommonView", ""), "}"]
    names = json.dumps([field.encode_name for field in fields])
    return "\n".join([*lines, "", f"export const COMMON_FIELDS: readonly string[] = {names};\n"])


def write_game(game_id: str) -> dict[str, str]:
    """The text of every generated file of a game."""
    texts = {
        "view": write_view(game_id),
        "pad": write_pad(game_id),
        "facts": write_facts(game_id),
        "decks": write_decks(game_id),
    }
    return {f"games/{find(game_id).slug}/generated/{name}.ts": text for name, text in texts.items()}


def write_all() -> dict[str, str]:
    """The text of every generated file, by its path in `src`."""
    texts = {"common": write_common(), "lists": write_lists(), "messages": write_messages()}
    games = {path: text for game_id in OWN for path, text in write_game(game_id).items()}
    return {**{f"generated/{name}.ts": text for name, text in texts.items()}, **games}


def main() -> None:
    """Write the files that changed."""
    for name, text in write_all().items():
        path = SOURCE / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            sys.stderr.write(f"wrote {path}\n")


if __name__ == "__main__":
    main()
