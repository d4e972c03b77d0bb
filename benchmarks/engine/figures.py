"""The figures of a run and their targets."""

import hashlib
import os
import platform
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from benchmarks.engine.clock import Lap, middle, times_as_fast
from benchmarks.engine.copies import Copying
from benchmarks.engine.peers import peer_name
from benchmarks.engine.playouts import name_of
from benchmarks.engine.starts import Start
from splittable.core.compiler import PACKAGE

MOST_COPY = 3e-6
MOST_COMPILE = 15.0
MOST_IMPORT = 0.3
MOST_FIRST_PLAYOUT = 2.0
LEAST_SPLITTER = 200_000.0
LEAST_DEALS_FOR_HEARTS = 10.0
LEAST_GAMES_FOR_GIN_RUMMY = 50.0


@dataclass(frozen=True)
class Machine:
    """The machine and the versions that were measured."""

    processor: str
    cores: int
    load: float
    """The load average over the minute before the run."""
    versions: Mapping[str, str]
    sources: str
    """A hash of the sources that were measured."""


@dataclass(frozen=True)
class Speed:
    """The speed of a game, ours or a peer's."""

    name: str
    games_a_core: float
    actions_a_core: float
    games_alone: float
    games_together: float

    @property
    def gain(self) -> float:
        """The speed-up from one core to two."""
        return self.games_together / self.games_alone


@dataclass(frozen=True)
class Figure:
    """A measured value in seconds, bytes, games a second or a ratio, with optional bounds as its target."""

    what: str
    value: float
    unit: str
    least: float | None = None
    most: float | None = None

    @property
    def is_met(self) -> bool | None:
        """Whether the target was met; None if there is none."""
        if self.least is None and self.most is None:
            return None
        return (self.least is None or self.value >= self.least) and (self.most is None or self.value < self.most)


@dataclass(frozen=True)
class Report:
    """One run."""

    machine: Machine
    ours: tuple[Speed, ...]
    peers: tuple[Speed, ...]
    figures: tuple[Figure, ...]
    sources_after: str
    """If it differs from before the run, sources were edited meanwhile and later processes compiled them again."""


def name_sources() -> str:
    """A hash of the sources as they are on disk now."""
    digest = hashlib.sha256()
    for place in ("core", "games"):
        for path in sorted((PACKAGE / place).rglob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def look_at_machine() -> Machine:
    """The processor, load, versions and sources now."""
    cpus = Path("/proc/cpuinfo")
    lines = cpus.read_text().splitlines() if cpus.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    versions = {"python": platform.python_version()}
    for package in ("splittable", "numba", "numpy", "open_spiel"):
        try:
            versions[package] = version(package)
        except PackageNotFoundError:
            versions[package] = "not installed"
    processor = models[0] if models else platform.processor()
    return Machine(processor, os.cpu_count() or 1, os.getloadavg()[0], versions, name_sources())


def speed_of(name: str, laps: Sequence[Lap]) -> Speed:
    """The medians of a racer's laps."""
    return Speed(
        name,
        middle(laps, lambda lap: lap.games_a_core),
        middle(laps, lambda lap: lap.actions_a_core),
        middle(laps, lambda lap: lap.games_alone),
        middle(laps, lambda lap: lap.games_together),
    )


def compare(laps: Mapping[str, Sequence[Lap]], deals_a_game: Mapping[str, float]) -> list[Figure]:
    """Speed ratios of our games to OpenSpiel's nearest ones, for those that ran."""
    generous, split, splitter = name_of("generous-split", 4), name_of("split", 2), name_of("splitter", 1)
    figures = []
    for start, least in (("initial", LEAST_DEALS_FOR_HEARTS), ("dealt", None)):
        hearts = peer_name("hearts", start)
        if generous in laps and hearts in laps:
            ratio = times_as_fast(laps[generous], laps[hearts], deals_a_game[generous])
            figures.append(Figure(f"deals of {generous} for a rollout of {hearts}", ratio, "times", least))
    for start, least in (("initial", LEAST_GAMES_FOR_GIN_RUMMY), ("dealt", None)):
        gin_rummy = peer_name("gin_rummy", start)
        if split in laps and gin_rummy in laps:
            ratio = times_as_fast(laps[split], laps[gin_rummy])
            figures.append(Figure(f"games of {split} for a rollout of {gin_rummy}", ratio, "times", least))
    if splitter in laps:
        games = speed_of(splitter, laps[splitter]).games_a_core
        figures.append(Figure(f"{splitter} on one core", games, "games/s", LEAST_SPLITTER))
    return figures


def copy_figures(copying: Copying) -> list[Figure]:
    """The rows about copying a game's state."""
    return [
        Figure(f"{copying.game}: size of a state", copying.size, "bytes"),
        Figure(f"{copying.game}: copy a state, compiled", copying.compiled, "s", most=MOST_COPY),
        Figure(f"{copying.game}: copy a state, states.copy()", copying.python, "s", most=MOST_COPY),
    ]


def start_figures(start: Start) -> list[Figure]:
    """The rows about starting a game."""
    return [
        Figure(f"{start.game}: compile everything, empty cache", start.cold_compile, "s", most=MOST_COMPILE),
        Figure(f"{start.game}: the same in CPU time", start.cold_compile_cpu, "s"),
        Figure(f"{start.game}: first playout, warm cache", start.first_playout, "s", most=MOST_FIRST_PLAYOUT),
    ]


def import_figure(seconds: float) -> Figure:
    """The row about importing the package."""
    return Figure("import splittable, beyond the bare interpreter", seconds, "s", most=MOST_IMPORT)
