"""Views as JSON: what a game's compiled code writes is its typed view as it is encoded, byte for byte."""

import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest
from tables import Kind, all_eyes, all_kinds, open_table, play_some

from splittable.core import writer
from splittable.core.compiler import IS_PLAIN
from splittable.core.contract import Seat
from splittable.core.state import Ints
from splittable.core.view import encode_own, encode_shared
from splittable.core.writer import Paper
from splittable.games import find, ids
from splittable.play.compiling import Step, compile_step
from splittable.play.dealer import ScriptedDealer
from splittable.play.table import Table

AGAIN = 0.2
KINDS = [kind for kind in all_kinds() if find(kind.game).writing is not None]


def encoded(table: Table, eyes: Seat) -> bytes:
    """A view as JSON by way of its type."""
    own_fields = find(table.game).own_fields
    view = table.seen(eyes)
    return encode_shared(view, own_fields) + encode_own(view, own_fields)


def check(table: Table) -> None:
    """Compare the views of all who may look."""
    for eyes in all_eyes(table):
        assert table.view_json(eyes) == encoded(table, eyes)


def play_and_check(kind: Kind, seed: int) -> None:
    """Compare all views at every moment of a random game; simultaneous decisions come in random order and change."""
    table, chooser = open_table(kind, seed), random.Random(seed)
    check(table)
    while not table.over:
        # Now and then somebody decides anew.
        seat = chooser.choice(table.decided if table.decided and chooser.random() < AGAIN else table.waiting)
        table.play(seat, chooser.choice(table.actions(seat)))
        check(table)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_views_are_written_as_they_are_encoded(kind: Kind) -> None:
    play_and_check(kind, 13)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_table_that_nothing_was_dealt_to_is_written_too(kind: Kind) -> None:
    table = Table(open_table(kind, 0).head, ScriptedDealer())
    assert table.needs
    check(table)


def test_every_game_of_the_house_writes_its_views() -> None:
    assert {kind.game for kind in KINDS} == set(ids())


def writings(table: Table) -> list[Callable[[Ints], int]]:
    """What writes the two halves of a view to some paper, and says how long it is."""
    made = find(table.game).writer
    assert made is not None
    return [
        lambda out: int(made._shared(table.states, 0, out)),
        lambda out: int(made._own(table.states, 0, table.waiting[0], -1, made._spellings, out)),
    ]


@pytest.mark.skipif(IS_PLAIN, reason="nothing is compiled")
@pytest.mark.parametrize("game", ids())
def test_views_are_compiled_once_for_all_tables(game: str) -> None:
    made: Any = find(game).writer
    compile_step(Step(game, "views"))
    play_and_check(Kind(game, find(game).most, {}), 3)
    assert len(made._shared.signatures) == len(made._own.signatures) == 1


@pytest.mark.parametrize("game", ids())
def test_what_does_not_fit_is_not_written_but_counted(game: str) -> None:
    table = open_table(Kind(game, find(game).fewest, {}), 1)
    play_some(table, random.Random(1), 15)
    for write in writings(table):
        paper = np.zeros(1 << 16, dtype=np.uint8)
        length = write(paper)
        for room in range(length):
            beyond = np.full(length, ord("#"), dtype=np.uint8)
            assert write(beyond[:room]) > room
            assert (beyond[room:] == ord("#")).all()
        exact = np.zeros(length, dtype=np.uint8)
        assert write(exact) == length
        assert (exact == paper[:length]).all()


def test_a_view_longer_than_the_paper_gets_a_longer_one(monkeypatch: pytest.MonkeyPatch) -> None:
    table = open_table(KINDS[0], 1)
    paper = Paper()
    paper.renew(3)
    monkeypatch.setattr(writer, "PAPER", paper)
    check(table)
    assert len(paper.out) > len(table.view_json())


def test_every_thread_writes_on_its_own_paper() -> None:
    tables = [open_table(kind, 1) for kind in KINDS]
    right = [table.view_json() for table in tables]

    def write_often(number: int) -> bool:
        return all(tables[number].copy().view_json() == right[number] for _ in range(50))

    with ThreadPoolExecutor(4) as pool:
        assert all(pool.map(write_often, range(len(tables))))
