"""What structs say of their own fields."""

import ast
import inspect

import msgspec


def field_notes(struct: type) -> dict[str, str]:
    """The docstrings under a struct's fields, inherited ones too."""
    notes: dict[str, str] = {}
    for kind in reversed(struct.__mro__):
        if issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct:
            notes |= _own_notes(kind)
    return notes


def _own_notes(struct: type) -> dict[str, str]:
    notes = {}
    body = ast.parse(inspect.getsource(struct)).body[0]
    assert isinstance(body, ast.ClassDef)
    for field, note in zip(body.body, body.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(note, ast.Expr) and isinstance(note.value, ast.Constant):
            assert isinstance(field.target, ast.Name)
            notes[field.target.id] = " ".join(str(note.value.value).split())
    return notes
