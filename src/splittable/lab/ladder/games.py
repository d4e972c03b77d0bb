"""One game of the ladder, played as the room itself would play it, step by step."""

from collections.abc import Callable, Iterator
from functools import cache

from splittable.bots import LEVELS, BotError, ask, find
from splittable.games import find as find_game
from splittable.lab.ladder.lines import Failed, Order, Over, Stepped
from splittable.play.commitment import new_secret
from splittable.play.contest import derive
from splittable.room import events as ev
from splittable.room.automatic import take_automatic
from splittable.room.gathering import Gathering
from splittable.room.keys import hash_key, new_key
from splittable.room.times import now

_find_once = cache(find)
"""Cached, because loading a bot of somebody's own may be slow and it plays many games."""


def open_game(order: Order) -> ev.Opened:
    """The table of a game: levels as the room's bots, others like people whose keys nobody has."""
    places = [
        ev.Place(level=bot) if bot in LEVELS else ev.Place(hash_key(new_key()), name)
        for name, bot in zip(order.names, order.bots, strict=True)
    ]
    settings = ev.Settings(autostart=True, autoplay=False)
    return ev.Opened(order.game, len(places), {}, settings, new_secret(), 0, places)


def play(order: Order, begin: Callable[[str], None]) -> Iterator[Stepped | Over | Failed]:
    """Play a game to its end; `begin` is called with a bot's name before it thinks."""
    opening = open_game(order)
    gathering = Gathering(order.table, opening)
    yield _step(gathering, opening)
    budgets = find_game(order.game).bots().budgets
    number = 0
    while not gathering.is_over:
        seat = gathering.table.waiting[0]
        name, bot = order.names[seat], order.bots[seat]
        begin(name)
        try:
            seed = derive("ladder", opening.secret, number)
            action = ask(_find_once(bot), name, gathering.table.view(seat), seed)
        except BotError as error:
            yield Failed(name, str(error))
            return
        number += 1
        by, budget = (bot, budgets.get(bot, 0)) if bot in LEVELS else ("", 0)
        event = ev.Played(seat, action, by, budget)
        gathering.take(event)
        yield _step(gathering, event)
    yield Over(list(gathering.table.scores), list(gathering.table.winners))


def _step(gathering: Gathering, event: ev.AnyEvent) -> Stepped:
    """The step of an event, with all that follows from it."""
    step = ev.Step(now(), [event, *take_automatic(gathering)])
    return Stepped(ev.write_step(step).decode())
