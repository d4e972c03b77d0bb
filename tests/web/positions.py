"""Positions of whole games as a page would be told them, without a room: many tables and sizes are looked at in one go."""

import json
import random
from typing import Any

import msgspec

import splittable
from splittable.room import checks
from splittable.room import events as ev
from splittable.room.automatic import take_automatic
from splittable.room.gathering import Gathering
from splittable.room.keys import hash_key
from splittable.room.open_table import OpenTable
from splittable.room.views import show_table

Json = dict[str, Any]
KEY = "a-key-of-no-table"
FAKE_SOCKET = """
window.WebSocket = class {
  constructor() { window.socket = this; setTimeout(() => this.onopen?.({})); }
  send() { window.isOpen = true; }
  close() {}
};
"""
"""A socket that says what a test tells it."""


def positions(game: str, players: int, seed: str, **options: object) -> list[str]:
    """View messages of moments in which the first seat must decide: for each kind of decision an early and the fullest one."""
    rng = random.Random(f"{game} {players} {seed}")
    bots = {str(seat): "random" for seat in range(2, players + 1)}
    host = ev.Place(hash_key(KEY), "", "", "")
    opening = checks.open_table(game, players, options, ev.Settings(autoplay=False, clock=86_400), bots, host)
    gathering = Gathering(f"{game}-{players}", opening)
    _take(gathering, ev.Started(1))
    found: dict[str, list[tuple[int, str]]] = {}
    while not gathering.table.over:
        view = gathering.table.view(0)
        if 0 in view["waiting"]:
            kind = " ".join(sorted({action.split()[0] for action in view["actions"]}))
            found.setdefault(kind, []).append((len(json.dumps(view)), _message(gathering, view)))
        seat = gathering.table.waiting[0]
        _take(gathering, ev.Played(seat, rng.choice(gathering.table.actions(seat))))
    return [message for kind in found.values() for message in dict.fromkeys((kind[0][1], max(kind)[1]))]


def _take(gathering: Gathering, event: ev.AnyEvent) -> None:
    gathering.take(event)
    take_automatic(gathering)
    gathering.note_time(1_800_000_000_000)


def _message(gathering: Gathering, view: Json) -> str:
    table = msgspec.to_builtins(show_table(OpenTable(gathering), 0))
    return json.dumps(
        {"type": "view", "seq": 1, "view": view, "happened": [], "by": [], "can_undo": False, "table": table}
    )


def counts(game: str) -> range:
    """Every number of players of a game."""
    from splittable.games import find

    return range(find(game).fewest, find(game).most + 1)


ALL = [(game, players) for game in splittable.games() for players in counts(game)]
