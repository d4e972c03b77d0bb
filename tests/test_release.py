"""What a release is made of: metadata, pinned versions, workflows, container, licences."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

import splittable

ROOT = Path(__file__).parent.parent
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
FORMS = [*WORKFLOWS, *sorted((ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml")), ROOT / ".pre-commit-config.yaml"]
STATIC = ROOT / "src/splittable/service/static"
PYTHONS = ["3.11", "3.12", "3.13", "3.14"]


def read(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def workflow(name: str) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(read(f".github/workflows/{name}.yml"))
    return found


def commands_of(job: dict[str, Any]) -> list[str]:
    return [step["run"] for step in job["steps"] if "run" in step]


def test_the_changelog_has_a_heading_for_this_release() -> None:
    headings = re.findall(r"^## (.*)$", read("CHANGELOG.md"), re.MULTILINE)
    assert headings[0] == "Unreleased"
    assert headings[1].startswith(f"{splittable.__version__}, ")
    releases = [Version(heading.split(",")[0]) for heading in headings[1:]]
    assert releases == sorted(releases, reverse=True)


def test_the_classifiers_name_every_python_that_the_workflow_tests() -> None:
    named = [line.split(" :: ")[-1] for line in PROJECT["classifiers"] if re.search(r":: 3\.\d+$", line)]
    assert named == PYTHONS
    assert workflow("tests")["jobs"]["tests"]["strategy"]["matrix"]["python"] == PYTHONS
    assert workflow("release")["jobs"]["wheel"]["strategy"]["matrix"]["python"] == PYTHONS
    assert PROJECT["requires-python"] == f">={PYTHONS[0]}"


def pins() -> dict[str, list[Requirement]]:
    found: dict[str, list[Requirement]] = {}
    for line in read("deploy/constraints.txt").splitlines():
        if line and not line.startswith("#"):
            one = Requirement(line)
            found.setdefault(canonicalize_name(one.name), []).append(one)
    return found


@pytest.mark.parametrize("needed", [*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["arena"]])
def test_every_package_that_the_service_needs_is_pinned_to_a_version_that_it_takes(needed: str) -> None:
    wanted = Requirement(needed)
    pinned = pins()[canonicalize_name(wanted.name)]
    for one in pinned:
        (exact,) = one.specifier
        assert exact.operator == "=="
        assert exact.version in wanted.specifier


def test_the_constraints_name_no_host() -> None:
    assert "://" not in read("deploy/constraints.txt")
    assert "index" not in "".join(line for line in read("deploy/constraints.txt").splitlines() if line[:1] != "#")


@pytest.mark.parametrize("form", FORMS, ids=lambda path: path.name)
def test_every_form_is_readable(form: Path) -> None:
    assert isinstance(yaml.safe_load(form.read_text(encoding="utf-8")), dict)


def test_the_workflow_runs_the_test_command_of_the_readme() -> None:
    (command,) = re.findall(r"^(python3 dev.py test)\b", read("README.md"), re.MULTILINE)
    assert commands_of(workflow("tests")["jobs"]["tests"]) == [command]
    assert command in read(".ci/run")


def test_a_release_is_published_without_a_secret() -> None:
    for path in WORKFLOWS:
        assert "secrets." not in path.read_text(encoding="utf-8")
        assert yaml.safe_load(path.read_text(encoding="utf-8"))["permissions"] == {"contents": "read"}
    publish = workflow("release")["jobs"]["publish"]
    assert publish["permissions"] == {"id-token": "write"}
    assert any("pypi-publish" in step.get("uses", "") for step in publish["steps"])


def test_scripts_that_the_workflows_run_are_there() -> None:
    for path in WORKFLOWS:
        for job in yaml.safe_load(path.read_text(encoding="utf-8"))["jobs"].values():
            for command in commands_of(job):
                for script in re.findall(r"python3? (\S+\.py)", command):
                    assert (ROOT / script).is_file(), script


def test_the_hooks_of_pre_commit_name_tools_that_tests_use() -> None:
    (local,) = yaml.safe_load(read(".pre-commit-config.yaml"))["repos"]
    assert local["repo"] == "local"
    for hook in local["hooks"]:
        tool = Path(sys.executable).parent / Path(hook["entry"].split()[0]).name
        assert tool.exists(), hook["entry"]


def test_an_archive_is_tried_without_node(tmp_path: Path) -> None:
    place = tmp_path / "bin"
    place.mkdir()
    for name in ("node", "npm", "useful"):
        (place / name).write_text("#!/bin/sh\n")
        (place / name).chmod(0o755)
    ask = (
        "import shutil, sys; sys.path.insert(0, 'deploy')\n"
        "from pathlib import Path\n"
        "from try_archive import without_node\n"
        "path = without_node(Path(sys.argv[1]))['PATH']\n"
        "print(shutil.which('node', path=path), shutil.which('npm', path=path), bool(shutil.which('useful', path=path)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", ask, str(tmp_path)],
        cwd=ROOT,
        env={"PATH": str(place)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "None None True\n"


def test_compiled_code_lies_outside_the_data_volume() -> None:
    stages = read("deploy/Containerfile").split("\nFROM ")
    last = stages[-1]
    assert len(stages) == 4
    (volume,) = re.findall(r"^VOLUME (\S+)", last, re.MULTILINE)
    (cache,) = re.findall(r"SPLITTABLE_CACHE=(\S+)", last)
    assert not cache.startswith(volume)
    assert f"SPLITTABLE_CACHE={cache}" in stages[-2]
    assert "constraints.txt" in stages[-2]
    assert re.search(r"^USER room", last, re.MULTILINE)


def test_a_container_is_built_from_named_files_only() -> None:
    lines = [line for line in read("deploy/Containerfile.dockerignore").splitlines() if line and line[0] != "#"]
    assert lines[0] == "*"
    for line in lines:
        if line.startswith("!"):
            assert (ROOT / line[1:]).exists(), line


def test_built_scripts_say_where_the_licences_are() -> None:
    if not (STATIC / "licences.md").exists():
        pytest.skip("the browser client is not built here")
    licences = (STATIC / "licences.md").read_text(encoding="utf-8")
    assert "svelte" in licences
    assert "@fluent/bundle" in licences
    assert "Apache License" in (STATIC / "apache-2.0.txt").read_text(encoding="utf-8")
    scripts = list((STATIC / "assets").glob("*.js"))
    assert scripts
    for script in scripts:
        assert "/*! Splittable, MIT licence" in script.read_text(encoding="utf-8"), script.name


def test_a_weakness_can_be_reported() -> None:
    assert "## How to report" in read("SECURITY.md")
    assert "SECURITY.md#how-to-report" in read("CODE_OF_CONDUCT.md")
