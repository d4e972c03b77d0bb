"""The architecture's compiler is a linter."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from platformdirs import user_cache_path

from splittable.games import find, ids
from splittable.play.rulebook import game_page, sentences
from splittable.words import say

ROOT = Path(__file__).parent.parent


def tool(name: str) -> str:
    """A tool of this very environment."""
    found = shutil.which(name, path=str(Path(sys.executable).parent)) or shutil.which(name)
    assert found, f"{name} is not installed"
    return found


@pytest.mark.parametrize(
    "command",
    [["ruff", "check"], ["ruff", "format", "--check"], ["mypy"], ["lint-imports"]],
    ids=lambda command: "-".join(command),
)
def test_the_house_is_in_order(command: list[str]) -> None:
    # What mypy found out is kept by content, so clones share it as they share compiled code.
    environment = os.environ | {"NO_COLOR": "1", "MYPY_CACHE_DIR": str(user_cache_path("splittable") / "mypy")}
    done = subprocess.run(
        [tool(command[0]), *command[1:]], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def shipped() -> Iterator[Path]:
    """Every source that is shipped, but for the games' own folders and the words."""
    own = {find(game).slug for game in ids()}
    for pattern in (
        "src/splittable/**/*",
        "web/*",
        "web/src/**/*",
        "web/public/*",
        "benchmarks/web/*",
        "deploy/*",
        "*.py",
    ):
        for path in ROOT.glob(pattern):
            is_text = path.suffix in {".py", ".ts", ".svelte", ".css", ".html", ".js", ".json", ".md", ".toml", ""}
            parts = path.relative_to(ROOT).parts
            is_own = "games" in parts and bool(own & set(parts))
            if path.is_file() and is_text and not is_own and not {"words", "static", "__pycache__"} & set(parts):
                yield path


NAMES_GAMES = {"src/splittable/games/__init__.py"}
"""The registry. (The import contract in pyproject.toml and the lists of keywords there name the games too.)"""


def names_of_games() -> re.Pattern[str]:
    """Any game's id or title, or the id of one of its rulings."""
    said = {re.escape(name) for game in ids() for name in (game, find(game).slug) if not game.isalpha()}
    said |= {rf"\b{game}\b" for game in ids() if game.isalpha() and game != "split"}
    said |= {rf"(?<!\w){re.escape(say('en', f'{game}-name'))}(?!\w)" for game in ids()}
    rulings = {ruling[:2] for game in ids() for one in sentences(game_page(game, "en")) for ruling in one.rulings}
    # An id that is also a word counts where it stands alone between quotes.
    return re.compile("|".join([*sorted(said), r"""(["'`])split\1""", rf"\b(?:{'|'.join(rulings - {'AL'})})-\d\d"]))


def test_a_game_is_named_in_its_own_folders_only() -> None:
    pattern = names_of_games()
    found = {
        str(path.relative_to(ROOT)): match.group()
        for path in shipped()
        if (match := pattern.search(path.read_text(encoding="utf-8")))
    }
    assert {path: name for path, name in found.items() if path not in NAMES_GAMES} == {}
    assert set(found) == NAMES_GAMES


def test_files_can_be_read_in_one_sitting() -> None:
    long = [
        f"{path.relative_to(ROOT)}: {lines}"
        for path in sorted([*ROOT.glob("src/**/*.py"), *ROOT.glob("benchmarks/**/*.py")])
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > 400
        and "tests" not in path.relative_to(ROOT).parts
    ]
    assert long == []


def test_importing_splittable_is_light() -> None:
    check = "import sys, splittable; print(sorted({'numba', 'numpy', 'rich', 'typer'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
