"""The browser client is built once, and the tools that check it come whenever they are asked for."""

import sys
from pathlib import Path

import pytest

import hatch_build

NPM = """
import pathlib, sys
asked = sys.argv[1:]
with open("asked", "a") as log:
    log.write(" ".join(asked) + "\\n")
if asked[0] == "ci":
    pathlib.Path("node_modules").mkdir(exist_ok=True)
else:
    pathlib.Path("../src/splittable/service/static").mkdir(parents=True, exist_ok=True)
"""
FETCH, FETCH_FEW = "ci --no-audit --no-fund", "ci --no-audit --no-fund --omit=dev"
BUILD = "run --silent build"


class Clone:
    """A folder with sources of a client, and an npm that only notes what it is asked for."""

    def __init__(self, root: Path) -> None:
        self.root = root
        (root / "web/src").mkdir(parents=True)
        (root / "web/package-lock.json").write_text("{}")
        (root / "npm.py").write_text(NPM)

    @property
    def asked(self) -> list[str]:
        log = self.root / "web/asked"
        return log.read_text().splitlines() if log.exists() else []


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Clone:
    made = Clone(tmp_path)
    npm = [sys.executable, str(tmp_path / "npm.py")]
    monkeypatch.setattr(hatch_build, "_tools", lambda: (npm, None))
    monkeypatch.delenv(hatch_build.CHECKS, raising=False)
    return made


def test_a_client_is_built_once_with_few_packages(clone: Clone) -> None:
    hatch_build.build(clone.root)
    hatch_build.build(clone.root)
    assert clone.asked == [FETCH_FEW, BUILD]


def test_tools_that_check_the_client_come_although_it_is_built(clone: Clone, monkeypatch: pytest.MonkeyPatch) -> None:
    hatch_build.build(clone.root)
    monkeypatch.setenv(hatch_build.CHECKS, "1")
    assert not hatch_build.is_done(clone.root)
    hatch_build.build(clone.root)
    hatch_build.build(clone.root)
    assert clone.asked == [FETCH_FEW, BUILD, FETCH]


def test_tools_that_check_the_client_are_enough_to_build_it(clone: Clone, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(hatch_build.CHECKS, "1")
    hatch_build.build(clone.root)
    monkeypatch.delenv(hatch_build.CHECKS)
    (clone.root / "web/src/new.ts").write_text("export {};")
    hatch_build.build(clone.root)
    assert clone.asked == [FETCH, BUILD, BUILD]


def test_other_packages_are_fetched_anew(clone: Clone, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(hatch_build.CHECKS, "1")
    hatch_build.build(clone.root)
    (clone.root / "web/package-lock.json").write_text('{"other": 1}')
    hatch_build.build(clone.root)
    assert clone.asked == [FETCH, BUILD] * 2


def test_a_source_archive_without_sources_of_the_client_is_left_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    static = tmp_path / hatch_build.STATIC
    static.mkdir(parents=True)
    (static / "made-from.txt").write_text("elsewhere")
    monkeypatch.setenv(hatch_build.CHECKS, "1")
    assert hatch_build.is_done(tmp_path)
    hatch_build.build(tmp_path)
