"""Compiling games and their bots before anybody waits for them, step by step.

`python -m splittable.play.compiling GAME STEP…` does some steps and prints each when it is done: a process of its own
compiles without holding up the one that waits.
"""

import asyncio
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import astuple, replace
from itertools import product
from pathlib import Path
from typing import NamedTuple

from filelock import FileLock

from splittable.core.compiler import IS_PLAIN, cache_folder
from splittable.core.contract import LEVELS, AnyGame
from splittable.core.judges import Pace
from splittable.games import find
from splittable.play.creation import new
from splittable.play.review import review
from splittable.play.simulation import replay_simulated, simulate
from splittable.play.table import Table


class Step(NamedTuple):
    """A piece of compiling: a part of a game's rules, or one level of its bots."""

    game: str
    name: str


def _open(game: AnyGame) -> Table:
    return new(game, game.fewest, 0, {}, None, ())


def _list_actions(game: AnyGame) -> None:
    table = _open(game)
    table.actions(table.waiting[0])


def _play(game: AnyGame) -> None:
    table = _open(game)
    while not table.over:
        seat = table.waiting[0]
        table.play(seat, table.view(seat)["actions"][0])


def _write_views(game: AnyGame) -> None:
    table = _open(game)
    for eyes in (None, table.waiting[0]):
        table.view_json(eyes)


def _judge(game: AnyGame) -> None:
    if game.writer is not None:
        table = _open(game)
        seat = table.waiting[0]
        action = table.actions(seat)[0]
        before = table.copy()
        table.play(seat, action)
        game.writer.tells([before.states, table.states], seat, [game.codes[action]], seat, 1, 1)


def _simulate(game: AnyGame) -> None:
    simulate(game, game.fewest, 1, 0, {}, threads=1)


def _resample(game: AnyGame) -> None:
    table = replay_simulated(game, game.fewest, 0, 0, {})
    for eyes in (None, 0):
        table.resample(eyes, seed=0).copy().view(eyes)


RULES: dict[str, Callable[[AnyGame], object]] = {
    "deals": _open,
    "actions": _list_actions,
    "play": _play,
    "views": _write_views,
    "judging": _judge,
    "playouts": _simulate,
    "resampling": _resample,
}
"""What compiles a game's rules, each on top of those before."""


REVIEW = "review"
"""The step that compiles what a game's decisions are reviewed by."""
TINY = Pace(batch=1, race=2, pilot=2, heat=4, ledger=1, open=1)
"""So little is played on that compiling is all that takes time; a game whose worlds come in blocks takes whole ones."""


def _review(game: AnyGame) -> None:
    """Review whole games, as little as can be, and one deeply: what is called then is compiled."""
    if game.judge is None:
        return
    judge = game.judge()
    pace = Pace(*(count * judge.block for count in astuple(TINY)))
    quick = replace(game, judge=lambda: replace(judge, paces=dict.fromkeys(judge.paces, pace)))
    for players in _sizes(game):
        review(replay_simulated(quick, players, 0, 0, {}))
    # A stronger policy takes its time, and one seat's decisions are enough to call all of it.
    review(replay_simulated(quick, game.fewest, 0, 0, {}), [0], "deep")


def levels_of(game: str) -> list[str]:
    """The levels of a game's bots that have something to compile, the weakest first."""
    return [level for level in LEVELS if level in find(game).bots().budgets]


def steps_of(game: str, level: str = LEVELS[-1]) -> list[Step]:
    """All steps after which bots up to a level play a game without compiling; for `random`, its rules."""
    levels = [one for one in levels_of(game) if LEVELS.index(one) <= LEVELS.index(level)]
    return [Step(game, name) for name in (*RULES, *levels)]


def review_steps_of(game: str) -> list[Step]:
    """The steps after which a game is reviewed without compiling; none for a game without a judge."""
    return [] if find(game).judge is None else [Step(game, REVIEW)]


def all_steps_of(game: str) -> list[Step]:
    """Everything that can be compiled for a game."""
    return [*steps_of(game), *review_steps_of(game)]


def _folder(game_id: str) -> Path:
    """Where it is noted which steps of a game are done, for its sources as they are."""
    game = find(game_id)
    templates = [f"splittable.core.{name}" for name in ("loops", "search", "sightings", "judging")]
    judge = [] if game.judge is None else [game.judge().play_on.__module__, game.judge().play_on_well.__module__]
    own = (
        game.rules.__name__,
        game.bots().think.__module__,
        *([game.writing.__name__] if game.writing else []),
        *judge,
    )
    return cache_folder(f"{game.package}.steps", *templates, *own)


def _stamp(step: Step) -> Path:
    return _folder(step.game) / step.name


def is_compiled(step: Step) -> bool:
    """Whether the compiled code of a step is in the cache."""
    return IS_PLAIN or _stamp(step).exists()


def compile_step(step: Step) -> None:
    """Call everything that a step compiles once: from then on it is in this process and in the cache."""
    if IS_PLAIN:
        return
    game = find(step.game)
    if step.name in RULES:
        RULES[step.name](game)
    elif step.name == REVIEW:
        _review(game)
    else:
        _think(game, step.name)
    stamp = _stamp(step)
    # Another process, of another version, may have tidied the folder away meanwhile.
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.touch()


def compile_rules(game: str) -> None:
    """Compile a game's rules in this process."""
    for step in steps_of(game, LEVELS[0]):
        compile_step(step)


FEW, SOME = 1, 100
"""Iterations that reach all that a level does in a hurry, and nearly all that it does otherwise."""


def _sizes(game: AnyGame) -> list[int]:
    """Some decisions come up only at larger tables; what more than four do, four do too."""
    return sorted({game.fewest, max(game.fewest, 2), min(game.most, 4)})


def _think(game: AnyGame, level: str) -> None:
    """Let a level think a little about every decision of a game, and with its whole budget once about each kind."""
    budgets = (FEW, SOME) if game.bots().budgets[level] else (FEW,)
    for players, budget in product(_sizes(game), budgets):
        table, kinds, decisions = new(game, players, 0, {}, None, ()), set(), 0
        while not table.over:
            seat = table.waiting[0]
            view = table.seen(seat)
            kind = tuple(sorted({action.partition(" ")[0] for action in view.actions}))
            if len(view.actions) > 1 and kind not in kinds:
                kinds.add(kind)
                game.bots().choose(view, level, 0)
            # Another seed each time: bots that all draw the same see little of some games.
            table.play(seat, game.bots().choose(view, level, decisions, budget))
            decisions += 1


def compile_missing(steps: Iterable[Step]) -> Iterator[Step]:
    """Compile in this process what is not in the cache; each step as it is done."""
    for step in steps:
        if not is_compiled(step):
            compile_step(step)
        yield step


class Compiler:
    """Compiles games in processes of their own, as many at once as there are cores: rules first, then bots."""

    def __init__(self, games: Sequence[str], report: Callable[[Step], object] = lambda _: None) -> None:
        self._done = {step: asyncio.Event() for game in games for step in all_steps_of(game)}
        self._report = report
        self._busy: set[str] = set()
        parts = [steps_of(game, LEVELS[0]) for game in games]
        self._parts = parts + [steps_of(game)[len(rules) :] for game, rules in zip(games, parts, strict=True)]
        # Bots are waited for first, reviews only after a game.
        self._parts += [steps for game in games if (steps := review_steps_of(game))]

    def look(self) -> None:
        """See what is in the cache."""
        for step, done in self._done.items():
            if not done.is_set() and is_compiled(step):
                self._finish(step)
        self._parts = [part for part in self._parts if self._missing(part)]

    async def run(self) -> None:
        """Compile what is missing."""
        self.look()
        async with asyncio.TaskGroup() as group:
            for _ in range(os.cpu_count() or 1):
                group.create_task(self._work())

    def percent(self, game: str, level: str) -> int:
        """How much of what bots up to a level need is compiled."""
        steps = steps_of(game, level)
        return 100 * (len(steps) - len(self._missing(steps))) // len(steps)

    def review_percent(self, game: str) -> int:
        """How much of what reviews and hints of a game need is compiled."""
        steps = review_steps_of(game)
        return 100 * (len(steps) - len(self._missing(steps))) // len(steps) if steps else 100

    def prefer(self, game: str, level: str) -> None:
        """Compile what bots up to a level need in a game before all else."""
        steps = steps_of(game, level)
        self._parts.sort(key=lambda part: part[0] not in steps)

    async def wait(self, game: str, level: str) -> None:
        """Wait until bots up to a level can play a game."""
        for step in steps_of(game, level):
            await self._done[step].wait()

    def give_up(self) -> None:
        """Let nobody wait any longer: what is missing is compiled where it is called."""
        for step in self._done:
            self._finish(step)

    def _missing(self, steps: Iterable[Step]) -> list[Step]:
        return [step for step in steps if not self._done[step].is_set()]

    def _finish(self, step: Step) -> None:
        if not self._done[step].is_set():
            self._done[step].set()
            self._report(step)

    async def _work(self) -> None:
        # A game's bots build on its rules, so one process at a time compiles a game.
        while part := next((part for part in self._parts if part[0].game not in self._busy), None):
            self._parts.remove(part)
            self._busy.add(part[0].game)
            await self._compile_apart(part)
            self._busy.discard(part[0].game)

    async def _compile_apart(self, steps: list[Step]) -> None:
        missing = self._missing(steps)
        # Where no process can be started, this one compiles.
        with suppress(OSError, NotImplementedError):
            await self._follow(missing)
        for step in self._missing(missing):
            await asyncio.to_thread(compile_step, step)
            self._finish(step)

    async def _follow(self, steps: list[Step]) -> None:
        """Compile steps of a game in a process of its own."""
        command = [sys.executable, "-m", "splittable.play.compiling", steps[0].game, *(step.name for step in steps)]
        quiet = asyncio.subprocess.DEVNULL
        process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE, stderr=quiet)
        try:
            assert process.stdout is not None
            async for line in process.stdout:
                self._finish(Step(steps[0].game, line.decode().strip()))
            await process.wait()
        except BaseException:
            process.kill()
            await process.wait()
            raise


def main(game: str, *names: str) -> None:
    """Compile steps of a game and print each when it is done."""
    # Another process that compiles the same leaves it in the cache.
    with FileLock(_folder(game) / "lock"):
        for step in compile_missing(Step(game, name) for name in names):
            print(step.name, flush=True)  # noqa: T201 - read by the process that waits


if __name__ == "__main__":
    main(*sys.argv[1:])
