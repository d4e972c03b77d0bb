"""One thought of a bot: its view, its budget, its choice, and how long that took."""

import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

from splittable.bots import choose_randomly
from splittable.core.contract import Bots
from splittable.core.view import View
from splittable.play.table import Table
from splittable.room.deadlines import Deadlines, Kind
from splittable.room.minds.jobs import Choose, Chosen, Failed

LOG = logging.getLogger("splittable.room")
LEAST_SPREAD = 1.5
"""How far two times of one bot lie apart at least, as a factor: no time is taken over exactly."""
LEAST_THOUGHT = 1e-4
"""Seconds that every thought takes, so that times can be divided."""


def think(bots: Bots[Any], level: str, view: View, seed: int, budget: int) -> str:
    """A bot's choice; if the bot fails or chooses an illegal action, a random legal one."""
    try:
        action = bots.choose(view, level, seed, budget)
        if action in view.actions:
            return action
        LOG.error("bot chose what is not legal", extra={"level": level, "game": view.game})
    except Exception:
        LOG.exception("bot failed", extra={"level": level, "game": view.game})
    return bots.choose(view, "random", seed)


class Thought(NamedTuple):
    """What a bot has decided, and how."""

    level: str
    action: str
    has_choice: bool
    seconds: float
    seen: int
    """How many lines had been told when it began."""
    budget: int
    """The iterations that it was allowed."""


class Turn(NamedTuple):
    """A bot's turn to think: what it has to decide, and how many others wait meanwhile."""

    table: Table
    seat: int
    level: str
    seed: int
    seen: int
    """How many lines have been told."""
    waiting: int
    threads: int


def kind_of(table: Table, level: str) -> Kind:
    """What a decision at a table costs about as much as."""
    return Kind(table.game, table.players, level)


def decide(turn: Turn, deadlines: Deadlines) -> Thought:
    """Make a bot's view and let it choose; takes its time, so it is called in a thread."""
    began = time.perf_counter()
    table, level = turn.table, turn.level
    view = table.seen(turn.seat)
    has_choice = len(view.actions) > 1
    bots = table.head.setup.game.bots()
    kind, full = kind_of(table, level), bots.budgets.get(level, 0)
    budget = deadlines.budget(kind, full, turn.waiting, turn.threads) if has_choice else full
    action = think(bots, level, view, turn.seed, budget)
    seconds = max(LEAST_THOUGHT, time.perf_counter() - began)
    if has_choice:
        deadlines.learn(kind, full, budget, seconds)
    return Thought(level, action, has_choice, seconds, turn.seen, budget)


def job_of(turn: Turn, budget: int) -> Choose:
    """What a process of its own is asked: what the seat may know, and how to think about it."""
    table = turn.table
    rules = table.head.setup.game.rules_version
    return Choose(table.game, rules, table.view_json(turn.seat), turn.level, turn.seed, budget)


async def decide_apart(
    turn: Turn, deadlines: Deadlines, ask: Callable[[Choose], Awaitable[Chosen | Failed]]
) -> Thought:
    """Let a bot choose in a process of its own; if it fails, a random legal action."""
    table, level = turn.table, turn.level
    has_choice = not table.has_only_action(turn.seat)
    kind, full = kind_of(table, level), table.head.setup.game.bots().budgets.get(level, 0)
    budget = deadlines.budget(kind, full, turn.waiting, turn.threads) if has_choice else full
    answer = await ask(job_of(turn, budget))
    if isinstance(answer, Failed):
        LOG.error("bot failed", extra={"level": level, "game": table.game, "reason": answer.reason})
        action = choose_randomly(table.view(turn.seat), turn.seed)
        return Thought(level, action, has_choice, LEAST_THOUGHT, turn.seen, budget)
    seconds = max(LEAST_THOUGHT, answer.seconds)
    if has_choice:
        deadlines.learn(kind, full, budget, seconds)
    return Thought(level, answer.action, has_choice, seconds, turn.seen, budget)


def usual_time(known: Sequence[float]) -> float:
    """A time such as a bot's last choices took, but none of these: an equal time would tell an only action."""
    one, other = secrets.choice(known), secrets.choice(known)
    spread = max(one / other, other / one, LEAST_SPREAD)
    return one * float(spread ** (secrets.randbelow(10**6) / 10**6 - 0.5))
