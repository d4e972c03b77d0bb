"""Old records, new rules: a record, and a table in a store, goes on under the rules that it began with."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from fifth_install import SOURCE, install

import splittable
from splittable.games import find, ids

ROOT = Path(__file__).parent.parent
STORY = """
import asyncio, sys
from pathlib import Path
import splittable
from splittable.command import run
from splittable.room import events as ev
from splittable.room.checks import open_rematch
from splittable.room.gathering import Gathering
from splittable.room.refusals import Taken

DECK = "deck " + " ".join(splittable.new("high-card", players=2, seed=1).record().split("deck ")[1].split())
now = splittable.new("high-card", players=2, chance=[DECK])
old = splittable.load(now.record().replace("rules 2", "rules 1"))
assert "rules 2" in now.record() and "rules 1" in old.record(), "the version is not kept"
while not now.over:
    seat = now.waiting[0]
    action = now.actions(seat)[0]
    now.play(seat, action)
while not old.over:
    seat = old.waiting[0]
    old.play(seat, old.suggest(seat, "easy"))
assert max(old.scores) <= 3 < max(now.scores), (old.scores, now.scores)
assert splittable.load(old.record()).record() == old.record()
assert old.copy().head.setup.game.rules_version == 1
file = Path(sys.argv[1]) / "later.split"
file.write_text(now.record().replace("rules 2", "rules 3"), encoding="utf-8")
assert run(["replay", str(file), "--lang", "fr"]) == 1
place = ev.Place("0" * 64, "Ann")
opened = ev.Opened("high-card", 2, {}, ev.Settings(), "0" * 64, 0, [place, place])
assert Gathering("t", opened).game.rules_version == 1, "a table that was opened before versions were kept has the first"
late = ev.Opened("high-card", 2, {}, ev.Settings(), "0" * 64, 0, [place, place], 9)
try:
    Gathering("t", late)
except Taken as error:
    print(error.reason("en"))
"""


def with_second_rules(folder: Path) -> dict[str, str]:
    """The fifth game twice: its first rules in a package of their own, and newer ones in which a trick is worth ten."""
    environment = install(folder)
    newest, first = folder / "high_card", folder / "high_card_first"
    shutil.copytree(SOURCE, first, ignore=shutil.ignore_patterns("__pycache__"))
    for file in first.glob("*.py"):
        file.write_text(file.read_text().replace("high_card", "high_card_first"))
    rules = newest / "rules.py"
    rules.write_text(rules.read_text().replace("state.points[winner] += 1", "state.points[winner] += 10"))
    game = newest / "__init__.py"
    text = game.read_text().replace("rules_version=1", "rules_version=2, earlier={1: _first}")
    text = text.replace(
        "def _lab()", "def _first():\n    from high_card_first import GAME\n\n    return GAME\n\n\ndef _lab()"
    )
    game.write_text(text)
    return environment


def test_a_record_selects_the_rules_it_was_played_under(tmp_path: Path) -> None:
    environment = with_second_rules(tmp_path) | {"SPLITTABLE_PLAIN": "1"}
    done = subprocess.run(
        [sys.executable, "-c", STORY, str(tmp_path)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == "this release does not know rules 9 of high-card, only rules 1, 2\n"
    assert "ligne 3\u00a0: cette version ne connaît pas les règles 3 de high-card" in done.stderr


@pytest.mark.parametrize("game", ids())
def test_rules_that_this_release_does_not_know_are_refused_with_a_sentence(game: str) -> None:
    record = splittable.new(game, players=find(game).fewest, seed=1).record()
    later = find(game).rules_version + 1
    with pytest.raises(splittable.RecordError, match=f"does not know rules {later} of {game}") as caught:
        splittable.load(record.replace(f"rules {later - 1}", f"rules {later}"))
    assert caught.value.line == 3
    with pytest.raises(splittable.RecordError, match="does not know rules 0"):
        splittable.load(record.replace(f"rules {later - 1}", "rules 0"))


def test_a_table_of_the_room_keeps_the_version_of_its_rules() -> None:
    from splittable.room import events as ev
    from splittable.room.checks import open_rematch, open_table
    from splittable.room.gathering import Gathering

    opened = open_table("splitter", 2, {}, ev.Settings(), {}, ev.Place("0" * 64, "Ann"))
    assert opened.rules == find("splitter").rules_version
    gathering = Gathering("t", opened)
    gathering.is_stopped = True
    assert open_rematch(gathering).rules == opened.rules
