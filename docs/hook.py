"""MkDocs hook: brings pages from the whole repository to the site, and rewrites the links between them."""

import re
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from posixpath import dirname, normpath, relpath
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from splittable.games import OWN

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "src/splittable"
TOP_PAGES = {
    "README.md": "index.md",
    "README.fr.md": "fr/index.md",
    "ARCHITECTURE.md": "architecture.md",
    "CHANGELOG.md": "changelog.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "benchmarks/README.md": "benchmarks.md",
    "web/README.md": "web.md",
    f"{PACKAGE}/play/rules.md": "rules/all-games.md",
    f"{PACKAGE}/play/rules.fr.md": "fr/rules/all-games.md",
}
LINK = re.compile(
    r"""(?:(?<=\]\()|(?<=src=")|(?<=href="))  # where a link of Markdown or HTML begins
    (?P<path>[^()\s"#:]+)(?P<anchor>\#[^()\s"]*)?(?=[)\s"])""",
    re.VERBOSE,
)
MODULES = re.compile(r"^::: (?P<package>[\w.]+)\.\*$", re.MULTILINE)
OBJECT = re.compile(r"^::: (?P<module>[\w.]+)\.[A-Z]\w+$", re.MULTILINE)
FENCED = re.compile(r"(^```.*?^```$)", re.DOTALL | re.MULTILINE)
ITEM_BODY = re.compile(r"^ {2,3}(?=\S)", re.MULTILINE)
LAST_OF_ITEM = re.compile(r"(?<=\n\n)((?: {4}\S.*\n)+)(?=\d+\. |- )")


@cache
def published() -> dict[str, str]:
    """Where each page of the repository, by its path, lies on the site."""
    pages = dict(TOP_PAGES)
    for path in sorted((ROOT / "docs").rglob("*.md")):
        name = path.relative_to(ROOT / "docs").as_posix()
        pages[f"docs/{name}"] = f"fr/{name.removesuffix('.fr.md')}.md" if name.endswith(".fr.md") else name
    for game_id, package in OWN.items():
        folder = f"src/{package.replace('.', '/')}"
        pages[f"{folder}/rules.md"] = f"rules/{game_id}.md"
        pages[f"{folder}/rules.fr.md"] = f"fr/rules/{game_id}.md"
    return pages


@cache
def sources() -> dict[str, str]:
    """The path in the repository of each page of the site."""
    return {page: source for source, page in published().items()}


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Replace patterns in the navigation by the pages that match them."""
    config.nav = list(_expand(config.nav or []))
    return config


def _expand(entries: list[Any]) -> Iterator[Any]:
    for entry in entries:
        if isinstance(entry, dict):
            yield {title: list(_expand(under)) if isinstance(under, list) else under for title, under in entry.items()}
        elif "*" in entry:
            yield from (page for page in published().values() if fnmatch(page, entry) and "all-games" not in page)
        else:
            yield entry


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Publish every page under its place on the site, and every other file that a page links to."""
    for source, page in published().items():
        found = files.get_file_from_path(source.removeprefix("docs/")) if source.startswith("docs/") else None
        if found is None or found.src_uri != page:
            if found is not None:
                files.remove(found)
            files.append(File.generated(config, page, abs_src_path=str(ROOT / source)))
    for place, path in _attachments().items():
        if files.get_file_from_path(place) is None:
            files.append(File.generated(config, place, abs_src_path=str(ROOT / path)))
    return files


def _attachments() -> dict[str, str]:
    """Files that are not pages but linked to by one: place on the site, path in the repository."""
    linked = {}
    for source in published():
        for link in LINK.finditer((ROOT / source).read_text(encoding="utf-8")):
            path = normpath(f"{dirname(source)}/{link['path']}".lstrip("/"))
            if path not in published() and (ROOT / path).is_file():
                linked[path.removeprefix("docs/")] = path
    return linked


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:  # noqa: ARG001
    """Let links written for the repository lead to pages of the site, and list the modules of packages."""
    source = sources()[page.file.src_uri]

    def on_site(link: re.Match[str]) -> str:
        path = normpath(f"{dirname(source)}/{link['path']}".lstrip("/"))
        target = published().get(path, path.removeprefix("docs/"))
        return relpath(target, dirname(page.file.src_uri) or ".") + (link["anchor"] or "")

    parts = FENCED.split(markdown)
    parts[::2] = [MODULES.sub(_modules, LINK.sub(on_site, _indent(prose))) for prose in parts[::2]]
    return "".join(parts)


def _indent(prose: str) -> str:
    """Lists as Python-Markdown wants them: items indented by four, a blank line after a paragraph of an item."""
    return LAST_OF_ITEM.sub(r"\1\n", ITEM_BODY.sub("    ", prose))


def _modules(line: re.Match[str]) -> str:
    """A directive for each public module of a package, but for those with a page of their own."""
    folder = ROOT / "src" / line["package"].replace(".", "/")
    paths = (path.relative_to(ROOT / "src").with_suffix("") for path in sorted(folder.rglob("*.py")))
    names = (".".join(path.parts).removesuffix(".__init__") for path in paths)
    return "\n\n".join(f"::: {name}" for name in names if "._" not in name and name not in _apart())


@cache
def _apart() -> set[str]:
    """Modules whose main class has a page of its own."""
    pages = (path.read_text(encoding="utf-8") for path in (ROOT / "docs/api").glob("*.md"))
    return {found["module"] for page in pages for found in OBJECT.finditer(page)}


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """Say in the HTML that a French page is French."""
    if page.file.src_uri.startswith("fr/"):
        return output.replace(f'<html lang="{config.theme["language"]}"', '<html lang="fr"', 1)
    return output
