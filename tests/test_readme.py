"""The README's examples run."""

import re
from pathlib import Path

import pytest

import splittable
from splittable.command import run

ROOT = Path(__file__).parent.parent
PAGES = ["README.md", "README.fr.md"]


def blocks(page: str, language: str) -> list[str]:
    """The examples of a page in a language."""
    text = (ROOT / page).read_text(encoding="utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


@pytest.mark.parametrize("page", PAGES)
def test_examples_in_python_run_and_say_what_they_promise(page: str) -> None:
    scope: dict[str, object] = {}
    for block in blocks(page, "python"):
        exec(block, scope)
        for expression, promised in re.findall(r"^(table\S.*?)\s+# (\(.*?\)|'.*?'|\[.*?\])", block, re.MULTILINE):
            if "play" not in expression:
                fresh = splittable.new("splitter", players=2, seed=7, options={"pad": "B"})
                if "decided" in expression:
                    fresh.play(0, "write 2|6 a2")
                assert eval(expression, {"table": fresh}) == eval(promised), expression


@pytest.mark.parametrize("page", PAGES)
def test_commands_of_the_readme_exist(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    named = {
        line.split()[1] for block in blocks(page, "sh") for line in block.splitlines() if line.startswith("splittable ")
    }
    assert named >= {"rules", "simulate", "replay", "compile"}
    for command in sorted(named):
        assert run([command, "--help"]) == 0
    capsys.readouterr()


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#:]+)\)", text):
        assert (ROOT / target).exists(), target
