"""The pages of docs/ say the same in English and in French."""

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parent.parent / "docs"
ENGLISH_ONLY = {"decisions", "experiments", "glossary"}
PAIRS = sorted({path.name.split(".")[0] for path in DOCS.glob("*.md")} - ENGLISH_ONLY)
FENCED = re.compile(r"^( *)(```.*?^)\1```$", re.DOTALL | re.MULTILINE)


def both(pair: str) -> tuple[str, str]:
    """A page in English and in French."""
    english, french = (DOCS / f"{pair}{ending}" for ending in (".md", ".fr.md"))
    return english.read_text(encoding="utf-8"), french.read_text(encoding="utf-8")


def levels(page: str) -> list[str]:
    """The signs of a page's headings, in order; comments of its examples are none."""
    return re.findall(r"^(#+) ", FENCED.sub("", page), re.MULTILINE)


@pytest.mark.parametrize("pair", PAIRS)
def test_both_languages_have_the_same_headings(pair: str) -> None:
    english, french = both(pair)
    assert levels(english) == levels(french)


@pytest.mark.parametrize("pair", PAIRS)
def test_both_languages_have_the_same_examples(pair: str) -> None:
    english, french = both(pair)
    assert FENCED.findall(english) == FENCED.findall(french)


@pytest.mark.parametrize("pair", PAIRS)
def test_each_page_begins_with_a_link_to_the_other(pair: str) -> None:
    english, french = both(pair)
    assert english.splitlines()[2] == f"*[En français]({pair}.fr.md).*"
    assert french.splitlines()[2] == f"*[In English]({pair}.md).*"


@pytest.mark.parametrize("pair", PAIRS)
def test_links_lead_somewhere(pair: str) -> None:
    for page in both(pair):
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page):
            assert (DOCS / target).exists(), target
