"""The peer's side of the race: OpenSpiel's own random rollouts, in C++ from the first deal to the last trick.

Which call is fair? A loop in Python over `legal_actions` and `apply_action` would measure Python. What OpenSpiel runs
in C++ is `RandomRolloutEvaluator::Evaluate(state)`: clone, then random chance outcomes and random legal actions to the
end, then the returns, for a number of rollouts: the same loop that `play_batch` runs here. The Python package exposes
the evaluator's class but not `Evaluate`, and its search, which calls it, cannot start at a chance node, that is before
the deal. `evaluate_bots` can, at one call a game, but its random bots build a whole policy for each action, which is
one and a half to three times slower. So this module calls the exported C++ method itself, through the pointers that
pybind11's conduit returns; a call runs a whole batch of rollouts, with no Python in between.

Two figures are taken: rollouts from the initial state, deal included, as our games are measured; and from states
already dealt, because OpenSpiel deals card by card from a list of every outcome with its probability, which is slower
than our shuffle.
"""

import ctypes
import importlib.util
import os
import random
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import cache
from itertools import cycle
from multiprocessing import get_context
from typing import Any

from benchmarks.engine.clock import CORES, Sample, run_for

EVALUATE = "_ZN10open_spiel10algorithms22RandomRolloutEvaluator8EvaluateERKNS_5StateE"
EVALUATOR_TYPE = "_ZTIN10open_spiel10algorithms22RandomRolloutEvaluatorE"
STATE_TYPE = "_ZTIN10open_spiel5StateE"
RECORD_TYPE = "pybind11_detail_function_record_v1_"
DEALT = ("hearts", "spades", "gin_rummy")
"""Games whose rollouts begin with a deal."""
DEALT_STATES = 64
GAMES_TO_LOOK_AT = 50


@dataclass(frozen=True)
class Peer:
    """A game of OpenSpiel, and a batch of rollouts that takes a few milliseconds."""

    name: str
    game: str
    batch: int


PEERS = (
    Peer("hearts", "hearts", 100),
    Peer("spades", "spades", 100),
    Peer("gin_rummy", "gin_rummy", 4),
    # Turn-based is its fastest form: as a simultaneous game the evaluator lists all pairs of bids.
    Peer("goofspiel", "turn_based_simultaneous_game(game=goofspiel())", 100),
)


class Vector(ctypes.Structure):
    """A `std::vector<double>`, as C++ returns it."""

    _fields_ = (("first", ctypes.POINTER(ctypes.c_double)), ("last", ctypes.c_void_p), ("end", ctypes.c_void_p))


def is_installed() -> bool:
    """Whether OpenSpiel is installed."""
    return importlib.util.find_spec("pyspiel") is not None


@cache
def library() -> ctypes.CDLL:
    """OpenSpiel's shared library, already loaded by its Python module."""
    import pyspiel

    return ctypes.CDLL(pyspiel.__file__)


def pointer_to(thing: Any, type_symbol: str) -> int:
    """The address of the C++ object behind a Python object, from pybind11's conduit."""
    import pyspiel

    new, name = ctypes.pythonapi.PyCapsule_New, ctypes.pythonapi.PyCapsule_GetName
    address = ctypes.pythonapi.PyCapsule_GetPointer
    new.argtypes, new.restype = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p), ctypes.py_object
    name.argtypes, name.restype = (ctypes.py_object,), ctypes.c_char_p
    address.argtypes, address.restype = (ctypes.py_object, ctypes.c_char_p), ctypes.c_void_p
    # The conduit asks for the ABI it was built for, which is in the name of this type.
    platform = type(pyspiel.load_game.__self__).__name__.removeprefix(RECORD_TYPE).encode()
    type_info = ctypes.addressof(ctypes.c_char.in_dll(library(), type_symbol))
    capsule = thing._pybind11_conduit_v1_(platform, new(type_info, b"St9type_info", None), b"raw_pointer_ephemeral")
    if capsule is None:
        raise RuntimeError("this build of OpenSpiel does not hand out its C++ objects")
    return int(address(capsule, name(capsule)))


def rollouts(batch: int, states: list[Any], seed: int) -> Callable[[], list[float]]:
    """A function that runs a batch of rollouts from the next of the states and returns each player's mean return."""
    import pyspiel

    evaluate = library()[EVALUATE]
    evaluate.argtypes, evaluate.restype = (ctypes.c_void_p, ctypes.c_void_p), Vector
    free = ctypes.CDLL(None).free
    free.argtypes, free.restype = (ctypes.c_void_p,), None
    evaluator = pyspiel.RandomRolloutEvaluator(batch, seed)
    pointers = cycle([pointer_to(state, STATE_TYPE) for state in states])
    players = states[0].num_players()

    def run() -> list[float]:
        returns = evaluate(pointer_to_evaluator, next(pointers))
        means = returns.first[:players]
        free(returns.first)
        return [float(mean) for mean in means]

    pointer_to_evaluator = pointer_to(evaluator, EVALUATOR_TYPE)
    # Keep the objects alive for as long as their pointers are used.
    run.__dict__["keep"] = evaluator, states
    return run


def deal(game: Any, rng: random.Random) -> Any:
    """A state in which the cards are dealt and a player is to act."""
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, weights)[0])
    return state


def actions_a_rollout(game: Any) -> float:
    """The mean number of decisions in a random rollout, chance nodes not counted."""
    import pyspiel

    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]
    actions = 0
    for seed in range(GAMES_TO_LOOK_AT):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        actions += sum(step.player >= 0 for step in state.full_history())
    return actions / GAMES_TO_LOOK_AT


@dataclass(frozen=True)
class Course:
    """A peer's rollouts, ready to run."""

    actions_a_rollout: float
    run: Callable[[], list[float]]


@cache
def course(peer: Peer, start: str) -> Course:
    """A peer's rollouts from a start, `initial` or `dealt`; cached in each process."""
    import pyspiel

    game = pyspiel.load_game(peer.game)
    rng = random.Random(os.getpid())
    states = [game.new_initial_state()] if start == "initial" else [deal(game, rng) for _ in range(DEALT_STATES)]
    run = rollouts(peer.batch, states, rng.getrandbits(30))
    return Course(actions_a_rollout(game), run)


def run_one(peer: Peer, start: str, seconds: float) -> Sample:
    """Run rollouts in this process for a time."""
    own = course(peer, start)

    def play() -> tuple[int, float]:
        own.run()
        return peer.batch, peer.batch * own.actions_a_rollout

    return run_for(seconds, play)


@dataclass(frozen=True)
class Rollouts:
    """A peer's rollouts, a process for each core."""

    peer: Peer
    start: str
    pools: Sequence[ProcessPoolExecutor]
    """Pools of one process each: a larger pool might run two tasks in the same process."""

    @property
    def name(self) -> str:
        """The game's name in OpenSpiel, marked if it is already dealt."""
        return peer_name(self.peer.name, self.start)

    def run(self, cores: int, seconds: float) -> tuple[Sample, ...]:
        """Run rollouts in a number of processes at once."""
        runs = [pool.submit(run_one, self.peer, self.start, seconds) for pool in self.pools[:cores]]
        return tuple(run.result() for run in runs)


def peer_name(peer: str, start: str) -> str:
    """The name of a peer's rollouts in the table."""
    return f"{peer}, already dealt" if start == "dealt" else peer


@contextmanager
def open_pools() -> Iterator[Sequence[ProcessPoolExecutor]]:
    """A fresh process for each core."""
    with ExitStack() as stack:
        yield [stack.enter_context(ProcessPoolExecutor(1, get_context("spawn"))) for _ in range(CORES)]


def every_peer(pools: Sequence[ProcessPoolExecutor]) -> list[Rollouts]:
    """Every peer from the initial state, and from dealt cards if there is a deal; warmed up in every process."""
    racers = [Rollouts(peer, "initial", pools) for peer in PEERS]
    racers += [Rollouts(peer, "dealt", pools) for peer in PEERS if peer.name in DEALT]
    for racer in racers:
        racer.run(CORES, 0.001)
    return racers
