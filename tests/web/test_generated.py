"""What the browser knows from Python is what Python says."""

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

import splittable

ROOT = Path(__file__).parent.parent.parent
SOURCES = [*ROOT.glob("web/src/**/*.svelte"), *ROOT.glob("web/src/**/*.ts")]


@pytest.fixture(scope="module")
def generate() -> ModuleType:
    spec = importlib.util.spec_from_file_location("generate", ROOT / "web/generate.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["generate"] = module  # where it looks for its own structs' sources
    spec.loader.exec_module(module)
    return module


def test_the_generated_types_are_up_to_date(generate: ModuleType) -> None:
    for name, text in generate.write_all().items():
        assert (generate.SOURCE / name).read_text(encoding="utf-8") == text, f"{name}: run python web/generate.py"


@pytest.mark.parametrize("game", splittable.games())
def test_a_view_has_the_common_fields_and_the_game_s_own(generate: ModuleType, game: str) -> None:
    table = splittable.new(game, players=3, seed=1)
    view = table.view(0)
    msgspec.convert(view, generate.CommonView)
    shown = set(re.findall(r"^  (\w+)\??:", generate.write_view(game), re.MULTILINE))
    common = set(generate.CommonView.__struct_fields__)
    assert set(view) - common <= shown
    assert common <= set(view)


def test_every_message_that_the_client_says_is_written() -> None:
    words = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src/splittable/words/en").glob("*.ftl"))
    known = set(re.findall(r"^([a-z][\w-]*) =", words, re.MULTILINE))
    said = {
        (path.name, message)
        for path in SOURCES
        if not path.name.endswith(".test.ts")
        for message in re.findall(r"""\bt\(\s*["']([a-z][\w-]*)["']""", path.read_text(encoding="utf-8"))
    }
    assert said
    assert sorted((name, message) for name, message in said if message not in known) == []


def test_every_message_of_the_client_is_said() -> None:
    sources = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    written = (ROOT / "src/splittable/words/en/web.ftl").read_text(encoding="utf-8")
    written += (ROOT / "src/splittable/words/en/web-table.ftl").read_text(encoding="utf-8")
    prefixes = re.findall(r"`([a-z][\w-]*-)\$\{", sources)
    unsaid = [
        message
        for message in re.findall(r"^([a-z][\w-]*) =", written, re.MULTILINE)
        if f'"{message}"' not in sources and not message.startswith(tuple(prefixes))
    ]
    assert unsaid == []


def test_files_can_be_read_in_one_sitting() -> None:
    long = [
        f"{path.relative_to(ROOT)}: {lines}"
        for path in SOURCES
        if "generated" not in path.parts and (lines := len(path.read_text(encoding="utf-8").splitlines())) > 300
    ]
    assert long == []
