"""The messages of `words/` that Python names, found in its sources.

Whatever has a parameter or a field `message: str` is called with the id of a message. Besides, every literal that
begins like a message is taken for one.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from splittable.words import LANGUAGES

SOURCES = Path(__file__).parent.parent / "src/splittable"
PARAMETER = "message"
ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
ANYTHING = "[a-z0-9-]+"


class Named(NamedTuple):
    """A place in the sources, and a pattern for the ids that it names."""

    place: str
    pattern: str


@cache
def trees() -> dict[str, ast.Module]:
    """Every source but tests, as a syntax tree."""
    places = [path.relative_to(SOURCES) for path in sorted(SOURCES.rglob("*.py"))]
    own = [place for place in places if "tests" not in place.parts]
    return {str(place): ast.parse((SOURCES / place).read_text(encoding="utf-8")) for place in own}


def has_message(node: ast.AST) -> bool:
    """Whether something declares a parameter or a field `message: str`."""
    match node:
        case ast.FunctionDef(args=args) | ast.AsyncFunctionDef(args=args):
            declared: list[tuple[str, ast.expr | None]] = [(one.arg, one.annotation) for one in args.args]
        case ast.ClassDef(body=body):
            fields = [one for one in body if isinstance(one, ast.AnnAssign)]
            declared = [(getattr(one.target, "id", ""), one.annotation) for one in fields]
            if any(isinstance(one, ast.FunctionDef) and one.name == "__init__" and has_message(one) for one in body):
                return True
        case _:
            return False
    return any(name == PARAMETER and isinstance(kind, ast.Name) and kind.id == "str" for name, kind in declared)


def takers(sources: dict[str, ast.Module]) -> set[str]:
    """The names of all that is called with the id of a message, classes that derive from them included."""
    nodes = [node for tree in sources.values() for node in ast.walk(tree)]
    kinds = [node for node in nodes if isinstance(node, ast.ClassDef)]
    found = {getattr(node, "name", "") for node in nodes if has_message(node)}
    while True:
        more = {kind.name for kind in kinds for base in kind.bases if isinstance(base, ast.Name) and base.id in found}
        if more <= found:
            return found - {"__init__"}
        found |= more


def patterns(node: ast.expr) -> Iterator[str]:
    """The ids that an expression may stand for: texts, either branch of a choice, anything where a value is put in."""
    match node:
        case ast.Constant(value=str(text)):
            yield re.escape(text)
        case ast.JoinedStr(values=parts):
            yield "".join(next(patterns(part), ANYTHING) for part in parts)
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            yield next(patterns(left), ANYTHING) + next(patterns(right), ANYTHING)
        case ast.IfExp(body=one, orelse=other):
            yield from patterns(one)
            yield from patterns(other)


def is_message(node: ast.expr) -> bool:
    """Whether an argument can be an id at all: not a language or the number of a ruling."""
    return not isinstance(node, ast.Constant) or bool(
        isinstance(node.value, str) and ID.fullmatch(node.value) and node.value not in LANGUAGES
    )


def named_in_calls(sources: dict[str, ast.Module]) -> Iterator[Named]:
    """What is passed to everything that takes the id of a message."""
    called = takers(sources)
    for place, tree in sources.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) in called:
                for argument in filter(is_message, node.args):
                    yield from (Named(f"{place}:{node.lineno}", pattern) for pattern in patterns(argument))


def named_in_literals(sources: dict[str, ast.Module], starts: set[str]) -> Iterator[Named]:
    """Every literal of several words whose first word is that of a message."""
    for place, tree in sources.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and ID.fullmatch(node.value):
                start, dash, _ = node.value.partition("-")
                if dash and start in starts:
                    yield Named(f"{place}:{node.lineno}", re.escape(node.value))
