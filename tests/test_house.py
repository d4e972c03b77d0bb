"""The architecture's compiler is a linter."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

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
    environment = os.environ | {"NO_COLOR": "1"}
    done = subprocess.run(
        [tool(command[0]), *command[1:]], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_files_can_be_read_in_one_sitting() -> None:
    long = [
        f"{path.relative_to(ROOT)}: {lines}"
        for path in sorted([*ROOT.glob("src/**/*.py"), *ROOT.glob("benchmarks/**/*.py")])
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > 400 and "tests" not in path.parts
    ]
    assert long == []


def test_importing_splittable_is_light() -> None:
    check = "import sys, splittable; print(sorted({'numba', 'numpy', 'rich', 'typer'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
