"""The guide's examples run, and its links lead somewhere."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
GUIDE = (ROOT / "docs/lab.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)


@pytest.mark.parametrize("example", [code for code in EXAMPLES if "polars" not in code], ids=lambda code: code[:30])
def test_an_example_runs(example: str, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pyspiel")
    exec(example, {})
    capsys.readouterr()


def test_the_bot_in_ten_lines_plays(capsys: pytest.CaptureFixture[str]) -> None:
    from splittable.command import run

    bots = f"{ROOT / 'examples/lab/ten_lines.py'}:choose,random"
    assert run(["simulate", "splitter", "--players", "2", "--games", "2", "--bots", bots]) == 0
    capsys.readouterr()


@pytest.mark.parametrize("page", ["lab.md", "lab.fr.md"])
def test_links_of_the_guide_lead_somewhere(page: str) -> None:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#:]+)\)", text):
        assert (ROOT / "docs" / target).exists(), target
