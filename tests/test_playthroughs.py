"""Whole games with every view and legal list, as they were written down."""

from difflib import unified_diff

import pytest
from playthroughs import GAMES, kinds, path_of, playthrough
from tables import Kind

AGAIN = "python tests/playthroughs.py --write"


@pytest.mark.parametrize("kind", list(kinds()), ids=lambda kind: f"{kind.game}-{path_of(kind).stem}")
def test_every_seat_sees_and_may_do_what_is_written(kind: Kind) -> None:
    written, now = path_of(kind).read_text(encoding="utf-8"), playthrough(kind)
    diff = list(unified_diff(written.splitlines(), now.splitlines(), path_of(kind).name, "now", lineterm="", n=2))
    assert not diff, "\n".join([*diff[:60], f"If this is meant: {AGAIN}"])


def test_no_playthrough_is_left_over() -> None:
    assert {path_of(kind) for kind in kinds()} == set(GAMES.glob("*/playthroughs/*"))
