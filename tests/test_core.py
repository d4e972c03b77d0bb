"""The core: states, chance, the cache."""

import ast
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Annotated

import numpy as np
import pytest
from fifth_install import install

from splittable.core.chance import below, shuffle, split_stream, stream
from splittable.core.compiler import PACKAGE, sources_of
from splittable.core.state import Int8, Ints, State, layout


class Small(State):
    level: Int8
    cards: Annotated[Ints, np.int16, (2, 3)]


class Nameless(State):
    level: int


class Clash(State):
    round: Int8


def test_a_states_class_is_its_layout() -> None:
    found = layout(Small)
    assert found.names is not None
    assert found.names[-2:] == ("level", "cards")
    assert found["cards"].shape == (2, 3)


def test_a_field_that_does_not_say_how_it_is_stored_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Nameless\.level"):
        layout(Nameless)


def test_a_field_with_a_name_of_numpys_own_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Clash\.round"):
        layout(Clash)


def test_every_number_below_a_bound_is_equally_likely() -> None:
    rng = stream(1)
    counts = np.bincount([below(rng, 7) for _ in range(70_000)], minlength=7)
    assert np.abs(counts - 10_000).max() < 500


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    rng = stream(2)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(24_000):
        cards = np.arange(4, dtype=np.int8)
        shuffle(rng, cards, 4)
        order = tuple(int(card) for card in cards)
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 24
    assert max(abs(count - 1_000) for count in counts.values()) < 150


def test_streams_of_neighbouring_games_differ() -> None:
    firsts = set()
    rng = stream(0)
    for seed in range(20):
        for game in range(200):
            split_stream(rng, np.uint64(seed), np.uint64(game))
            firsts.add(int(rng[0]))
    assert len(firsts) == 4_000


def module_of(path: Path) -> str:
    return ".".join(["splittable", *path.relative_to(PACKAGE).with_suffix("").parts]).removesuffix(".__init__")


def test_every_module_that_rules_import_counts_for_their_cache() -> None:
    for path in PACKAGE.rglob("*.py"):
        if "tests" in path.relative_to(PACKAGE).parts or not re.search(
            r"^@(wrapping_)?rule$", path.read_text(encoding="utf-8"), re.M
        ):
            continue
        counted = set(sources_of(module_of(path)))
        assert path in counted
        for source in counted:
            for node in ast.parse(source.read_text(encoding="utf-8")).body:
                for name in imported_by(node):
                    assert name in counted, (path, source)


def imported_by(node: ast.stmt) -> list[Path]:
    """The files of this package that a statement imports, found in another way than by its text."""
    if not isinstance(node, ast.ImportFrom) or not (node.module or "").startswith("splittable."):
        return []
    place = PACKAGE.joinpath(*(node.module or "").split(".")[1:])
    if place.with_suffix(".py").exists():
        return [place.with_suffix(".py")]
    named = [place / f"{alias.name}.py" for alias in node.names]
    packages = [place / alias.name / "__init__.py" for alias in node.names]
    found = [path for path in (*named, *packages) if path.exists()]
    return found or [place / "__init__.py"]


def test_an_edit_of_one_game_leaves_the_compiled_code_of_others_alone() -> None:
    counted = sources_of("splittable.core.loops", "splittable.games.split.rules")
    games = {path.relative_to(PACKAGE / "games").parts[0] for path in counted if (PACKAGE / "games") in path.parents}
    assert games == {"split"}


def test_an_edit_in_another_file_is_noticed(tmp_path: Path) -> None:
    """The trap: Numba's own cache would go on playing the old rules."""
    environment = install(tmp_path) | {"SPLITTABLE_CACHE": str(tmp_path / "cache")}
    code = (
        "import splittable\n"
        "t = splittable.new('high-card', players=2, chance=['deck 1 2 3 4 5 6 7 8 9 10 11 12'])\n"
        "t.play(0, 'play 1'); t.play(1, 'play 4'); print(t.scores)"
    )

    def scores() -> str:
        done = subprocess.run(
            [sys.executable, "-c", code], env=environment, cwd=tmp_path, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    assert scores() == "(0, 1)"
    # The loops that Python calls are in a file of ours; the rules in theirs change, but not their file's time or size.
    rules = tmp_path / "high_card/rules.py"
    stamp, text = rules.stat(), rules.read_text(encoding="utf-8")
    rules.write_text(
        text.replace("state.trick[other] > state.trick[winner]", "state.trick[other] < state.trick[winner]")
    )
    os.utime(rules, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))
    assert rules.stat().st_size == stamp.st_size
    assert scores() == "(1, 0)"


def test_two_rules_over_the_same_state_do_not_share_compiled_code(tmp_path: Path) -> None:
    code = (
        "import types\n"
        "from splittable.core.compiler import bind\n"
        "from splittable.core.state import blank\n"
        "from splittable.games import find\n"
        "import numpy as np\n"
        "game = find('splitter')\n"
        "other = types.SimpleNamespace(**vars(game.rules))\n"
        "loops = [bind('splittable.core.loops', name, rules) for name, rules in (('a', game.rules), ('b', other))]\n"
        "states = blank(game.state, 1)\n"
        "codes = np.zeros(44, dtype=np.int32)\n"
        "print([bound.legal_at(states, 0, 0, codes) for bound in loops])\n"
        "print(len({bound.legal_at.stats.cache_path + bound.__file__ for bound in loops}))\n"
    )
    environment = os.environ | {"SPLITTABLE_CACHE": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert done.stdout == "[0, 0]\n2\n", done.stderr
    assert len(list(tmp_path.rglob("splittable.core.loops_[ab]/*/loops.legal_at-*.nbi"))) == 2


def test_a_cache_that_cannot_be_written_is_no_obstacle(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder", encoding="utf-8")
    environment = os.environ | {"SPLITTABLE_CACHE": str(blocked), "TMPDIR": str(tmp_path)}
    code = "import splittable; print(splittable.new('splitter', players=1, seed=1).waiting)"
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert done.stdout == "(0,)\n", done.stderr


MANY_FIRST_READERS = """
import sys, threading
import splittable
from splittable.core.view import read_view
from splittable.games import find

sys.setswitchinterval(1e-6)
for name in splittable.games():
    game = find(name)
    view = splittable.new(name, players=game.most, seed=1).view(0)
    together = threading.Barrier(8)
    read = lambda: (together.wait(), read_view(game.view, view))
    threads = [threading.Thread(target=read) for _ in range(8)]
    for thread in threads: thread.start()
    for thread in threads: thread.join()
"""
"""Read plainly, the first views of a game crashed the process every time."""


def test_bots_may_read_the_first_view_of_a_game_at_the_same_time() -> None:
    read = subprocess.run([sys.executable, "-c", MANY_FIRST_READERS], capture_output=True, text=True, check=False)
    assert read.returncode == 0, read.stderr
