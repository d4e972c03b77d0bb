"""The documentation site builds without a warning, holds the whole API, and no link leads nowhere."""

import os
import re
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

import splittable
from splittable.games import OWN
from splittable.play.table import Table

ROOT = Path(__file__).parent.parent
NOT_OURS = {"node_modules", "site", "build", "dist", "static"}
FENCED = re.compile(r"^ *(?P<fence>```+|~~~+).*?^ *(?P=fence)$", re.DOTALL | re.MULTILINE)
CODE = re.compile(r"`[^`\n]*`")
HEADING = re.compile(r"^#+ (?P<words>.+?)\s*#*$", re.MULTILINE)
LINK = re.compile(r"\]\((?P<inline>[^()\s]+)[^()]*\)|\b(?:src|href)=\"(?P<html>[^\"]+)\"")
PATH = re.compile(r"`(?P<path>[\w./*<>-]+/[\w.*<>-]+\.(?:py|md|ts|cjs|css|svelte|split))`")
LOADED = {("script", "src"), ("img", "src"), ("link", "href"), ("source", "srcset"), ("iframe", "src")}


def pages() -> list[Path]:
    """Every Markdown file of the repository, tools and their output left out."""
    found = []
    for folder, folders, files in os.walk(ROOT):
        folders[:] = sorted(name for name in folders if name not in NOT_OURS and not name.startswith("."))
        found += [Path(folder, name) for name in sorted(files) if name.endswith(".md")]
    return found


@cache
def anchors(page: Path) -> frozenset[str]:
    """The anchors of a page's headings, as GitHub makes them."""
    seen: Counter[str] = Counter()
    made = set()
    for heading in HEADING.finditer(FENCED.sub("", page.read_text(encoding="utf-8"))):
        words = re.sub(r"\[(.*?)\]\(.*?\)", r"\1", heading["words"]).lower()
        slug = re.sub(r"[^\w\- ]", "", words).replace(" ", "-")
        made.add(f"{slug}-{seen[slug]}" if seen[slug] else slug)
        seen[slug] += 1
    return frozenset(made)


def dead_links(page: Path) -> Iterator[str]:
    """The links of a Markdown page to files or headings that are not there."""
    text = CODE.sub("", FENCED.sub("", page.read_text(encoding="utf-8")))
    for link in LINK.finditer(text):
        parts = urlsplit(link["inline"] or link["html"])
        if parts.scheme or parts.netloc:
            continue
        target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
        if not target.exists() or (parts.fragment and unquote(parts.fragment) not in anchors(target)):
            yield parts.geturl()


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_of_a_page_lead_to_files_and_headings(page: Path) -> None:
    assert list(dead_links(page)) == []


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.relative_to(ROOT).as_posix())
def test_files_that_a_page_names_are_there(page: Path) -> None:
    bases = [ROOT, ROOT / "src/splittable", ROOT / "web/src", page.parent]
    named = {found["path"] for found in PATH.finditer(page.read_text(encoding="utf-8"))}
    patterns = {name: re.sub(r"<\w+>", "*", name) for name in sorted(named)}
    assert [name for name, pattern in patterns.items() if not any(any(base.glob(pattern)) for base in bases)] == []


@pytest.mark.parametrize("link", ["gone.md", "page.md#gone", "#gone", "page.md#twice-2"])
def test_a_link_that_leads_nowhere_is_found(tmp_path: Path, link: str) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"# Once\n\n## Twice\n\n## Twice\n\n[fine](#twice-1) [dead]({link})\n", encoding="utf-8")
    assert list(dead_links(page)) == [link]


class Tags(HTMLParser):
    """Collects the ids of an HTML page, its links, and what it loads."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: set[str] = set()
        self.loaded: set[str] = set()
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id":
                self.ids.add(value or "")
            elif name in ("href", "src"):
                self.links.add(value or "")
            if (tag, name) in LOADED:
                self.loaded.add(value or "")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built anew with warnings as errors."""
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    environment = os.environ | {"NO_MKDOCS_2_WARNING": "1", "PYTHONPATH": str(ROOT / "src")}
    built = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300, check=False)
    assert built.returncode == 0, built.stderr
    return folder


@pytest.fixture(scope="module")
def site(folder: Path) -> dict[Path, Tags]:
    """The site's HTML pages, by their paths."""
    return {page.relative_to(folder): Tags(page) for page in sorted(folder.rglob("*.html"))}


@pytest.fixture(scope="module")
def documented(site: dict[Path, Tags]) -> set[str]:
    """The full name of everything in the pages of the API."""
    return set().union(*(tags.ids for page, tags in site.items() if page.parts[0] == "api"))


def test_everything_that_the_package_exports_is_documented(documented: set[str]) -> None:
    assert {f"splittable.{name}" for name in splittable.__all__} <= documented


def test_every_public_member_of_a_table_is_documented(documented: set[str]) -> None:
    members = {f"{Table.__module__}.Table.{name}" for name in dir(Table) if not name.startswith("_")}
    assert members <= documented


def test_every_game_has_its_rules_in_both_languages(site: dict[Path, Tags]) -> None:
    assert {Path(folder, f"{game_id}.html") for game_id in OWN for folder in ("rules", "fr/rules")} <= set(site)


def test_the_site_loads_nothing_from_elsewhere(site: dict[Path, Tags]) -> None:
    loaded = set().union(*(tags.loaded for tags in site.values()))
    assert not {address for address in loaded if urlsplit(address).netloc}


def leads_nowhere(link: str, page: Path, folder: Path, site: dict[Path, Tags]) -> bool:
    """Whether a link of a page of the site has no target within it."""
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return False
    target = Path(os.path.normpath(page.parent / unquote(parts.path).lstrip("/"))) if parts.path else page
    if target in site and parts.fragment:
        return unquote(parts.fragment) not in site[target].ids
    return not (folder / target).exists()


def test_links_within_the_site_lead_to_what_is_there(folder: Path, site: dict[Path, Tags]) -> None:
    dead = [
        (page, link) for page, tags in site.items() for link in tags.links if leads_nowhere(link, page, folder, site)
    ]
    assert dead == []


def libraries() -> set[str]:
    """Every library that the project declares, for play, extras or development."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    declared = [project["project"]["dependencies"], *project["project"]["optional-dependencies"].values()]
    declared += project["dependency-groups"].values()
    texts = {text for texts in declared for text in texts if isinstance(text, str)}
    return {re.split(r"[\[<>=;! ]", text)[0] for text in texts} - {"splittable"}


@pytest.mark.parametrize("library", sorted(libraries()))
def test_every_library_has_its_reason(library: str) -> None:
    tables = re.findall(r"^\| ([^|]+) \|", (ROOT / "docs/decisions.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert any(re.search(rf"(?<![\w-]){re.escape(library)}(?![\w-])", named) for named in tables)
