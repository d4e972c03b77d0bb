"""Both languages are complete."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

WORDS = Path(__file__).parent.parent / "src/splittable/words"
SOURCES = Path(__file__).parent.parent / "src/splittable"
AREAS = sorted(path.name for path in (WORDS / "en").glob("*.ftl"))


def messages(lang: str, area: str) -> dict[str, set[str]]:
    """The messages of a file and the arguments that each uses."""
    resource = FluentParser().parse((WORDS / lang / area).read_text(encoding="utf-8"))
    found = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{lang}/{area}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{lang}/{area}: {entry.id.name} stands twice"
            source = (WORDS / lang / area).read_text(encoding="utf-8")
            assert entry.span is not None
            found[entry.id.name] = set(re.findall(r"\$([a-z_]+)", source[entry.span.start : entry.span.end]))
    return found


def test_both_languages_have_the_same_areas() -> None:
    assert sorted(path.name for path in (WORDS / "fr").glob("*.ftl")) == AREAS


@pytest.mark.parametrize("area", AREAS)
def test_both_languages_have_the_same_messages_with_the_same_arguments(area: str) -> None:
    assert messages("en", area) == messages("fr", area)


def test_no_message_stands_in_two_areas() -> None:
    every = [name for area in AREAS for name in messages("en", area)]
    assert len(every) == len(set(every))


@pytest.mark.parametrize("area", AREAS)
def test_french_signs_are_tied_to_their_words(area: str) -> None:
    """A plain space before a sign of punctuation, or inside guillemets, lets a line break there."""
    source = (WORDS / "fr" / area).read_text(encoding="utf-8")
    assert re.findall(r".*[^ =] [:;!?»].*|.*« .*", source) == []
