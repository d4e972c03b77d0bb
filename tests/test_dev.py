"""`python3 dev.py` sets up once and quietly, and then is what it runs."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PATIENCE = 90
PYTHON = """#!/bin/sh
cd "${0%/*}/../.."
echo "$*" >> asked
case "$*" in
  "-m pytest"*|"-m splittable serve"|"-m splittable"|"-m mkdocs"*) echo $$ > running; exec /bin/sleep 60 ;;
  *"{failing}"*) echo "what went wrong"; exit 3 ;;
  *) echo "WARNING: pip has something to say" ;;
esac
"""

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the stand-in for Python is a script of the shell")


class Clone:
    """A clone with nothing but `dev.py`, and an environment whose Python only notes what it is asked for."""

    def __init__(self, root: Path, failing: str = "nothing") -> None:
        self.root = root
        (root / ".venv/bin").mkdir(parents=True)
        (root / "dev.py").write_bytes((ROOT / "dev.py").read_bytes())
        (root / "pyproject.toml").write_text("")
        python = root / ".venv/bin/python"
        python.write_text(PYTHON.replace("{failing}", failing))
        python.chmod(0o755)

    def start(self, *arguments: str) -> subprocess.Popen[str]:
        command = [sys.executable, str(self.root / "dev.py"), *arguments]
        # Without a path there is no apt-get, and nothing is installed on this machine.
        environment = os.environ | {"PATH": "/nowhere"}
        self.running = self.root / "running"
        self.running.unlink(missing_ok=True)
        return subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment)

    def run(self, *arguments: str) -> str:
        """What is said until the wanted program runs; that program is then ended."""
        process = self.start(*arguments)
        try:
            assert wait_for(self.running) == process.pid
        finally:
            process.kill()
        return process.communicate(timeout=PATIENCE)[1]

    @property
    def asked(self) -> list[str]:
        return (self.root / "asked").read_text().splitlines()


def wait_for(file: Path) -> int:
    """The number in a file, as soon as it is there."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if file.exists() and (text := file.read_text()).endswith("\n"):
            return int(text)
        time.sleep(0.02)
    raise AssertionError(f"{file.name} did not come")


def test_who_ends_dev_ends_what_it_runs(tmp_path: Path) -> None:
    process = Clone(tmp_path).start("run", "serve")
    running = wait_for(tmp_path / "running")
    process.terminate()
    assert process.wait(PATIENCE) == -signal.SIGTERM
    with pytest.raises(ProcessLookupError):
        os.kill(running, 0)
    process.communicate()


def test_every_step_is_one_line_and_warnings_are_kept_away(tmp_path: Path) -> None:
    said = Clone(tmp_path).run("run", "serve")
    assert said.splitlines() == [
        "setting up .venv (1/2): Python and pip …",
        "setting up .venv (2/2): packages and the browser client …",
    ]


def test_what_is_set_up_is_not_set_up_again(tmp_path: Path) -> None:
    clone = Clone(tmp_path)
    clone.run("run", "serve")
    assert clone.run("run", "serve") == ""


def test_a_failure_shows_the_output_and_leaves_no_stamp(tmp_path: Path) -> None:
    clone = Clone(tmp_path, failing="--editable")
    for _ in range(2):
        process = clone.start("room")
        said = process.communicate(timeout=PATIENCE)[1]
        assert process.returncode == 1
        assert "what went wrong" in said
        assert "failed with exit code 3" in said
    assert not clone.running.exists()


def test_the_room_is_compiled_before_it_opens(tmp_path: Path) -> None:
    clone = Clone(tmp_path)
    clone.run("room")
    assert clone.asked[-2:] == ["-m splittable compile", "-m splittable"]


def test_tests_are_set_up_by_way_of_play(tmp_path: Path) -> None:
    clone = Clone(tmp_path)
    clone.run("test", "-x")
    pip = "-m pip install --quiet --disable-pip-version-check"
    project = f"{tmp_path}/pyproject.toml"
    assert clone.asked == [
        f"{pip} --upgrade pip",
        f"{pip} --editable {tmp_path}",
        "-m splittable compile",
        f"{pip} --editable {tmp_path} --group {project}:check",
        f"{tmp_path}/hatch_build.py",
        f"{tmp_path}/tests/ahead.py",
        "-m pytest -n auto -x",
    ]


def test_tests_after_play_fetch_their_tools(tmp_path: Path) -> None:
    clone = Clone(tmp_path)
    clone.run("room")
    (tmp_path / "asked").unlink()
    clone.run("test")
    assert [asked.split()[-1] for asked in clone.asked[2:]] == [
        f"{tmp_path}/hatch_build.py",
        f"{tmp_path}/tests/ahead.py",
        "auto",
    ]


def test_the_documentation_brings_its_own_packages(tmp_path: Path) -> None:
    clone = Clone(tmp_path)
    clone.run("docs")
    assert clone.asked[-2:] == [
        f"-m pip install --quiet --disable-pip-version-check --editable {tmp_path} --group {tmp_path}/pyproject.toml:docs",
        "-m mkdocs build --strict",
    ]


def test_who_ends_dev_while_it_sets_up_ends_the_set_up(tmp_path: Path) -> None:
    clone = Clone(tmp_path)
    python = tmp_path / ".venv/bin/python"
    python.write_text('#!/bin/sh\ncd "${0%/*}/../.."\necho $$ > running\nexec /bin/sleep 60\n')
    process = clone.start("room")
    installing = wait_for(clone.running)
    assert installing != process.pid
    process.terminate()
    process.communicate(timeout=PATIENCE)
    assert process.returncode == 128 + signal.SIGTERM
    with pytest.raises(ProcessLookupError):
        os.kill(installing, 0)


def test_a_signal_that_finds_a_process_half_started_ends_it_too(tmp_path: Path) -> None:
    Clone(tmp_path)
    script = """
import os, signal, subprocess
import dev
class Interrupted(subprocess.Popen):
    def __init__(self, *arguments, **more):
        super().__init__(["/bin/sleep", "60"])
        print(self.pid, flush=True)
        os.kill(os.getpid(), signal.SIGTERM)
subprocess.Popen = Interrupted
dev.main(["room"])
"""
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=tmp_path, capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == 128 + signal.SIGTERM
    with pytest.raises(ProcessLookupError):
        os.kill(int(done.stdout), 0)
