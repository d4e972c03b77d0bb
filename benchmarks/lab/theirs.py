"""Steps of other libraries' card games in the same process; libraries that are not installed are listed as left out."""

from collections.abc import Callable, Iterator
from importlib import import_module

from benchmarks.lab.ours import CHOICES, STEPS, run_spiel, run_zoo
from benchmarks.lab.pace import Runner

ZOO_GAMES = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")
RLCARD_GAMES = ("leduc-holdem", "limit-holdem", "gin-rummy", "uno")
SPIEL_GAMES = ("gin_rummy", "leduc_poker")
PGX_GAMES = ("leduc_holdem", "kuhn_poker")


def run_rlcard(name: str) -> Runner:
    """A game of RLCard with its own random agents, as its documentation shows."""
    rlcard = import_module("rlcard")
    agents = import_module("rlcard.agents")
    env = rlcard.make(name, config={"seed": 1})
    env.set_agents([agents.RandomAgent(env.num_actions) for _ in range(env.num_players)])

    def run() -> int:
        steps = 0
        while steps < STEPS:
            before = env.timestep
            env.run(is_training=False)
            steps += max(1, env.timestep - before)
        return steps

    return run


def run_pgx(name: str, tables: int) -> Runner:
    """A game of Pgx, compiled by JAX for the CPU, with its observations and masks."""
    jax = import_module("jax")
    pgx = import_module("pgx")
    auto_reset = import_module("pgx.experimental.wrappers").auto_reset
    env = pgx.make(name)
    start = jax.jit(jax.vmap(env.init))
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    choose = jax.jit(lambda key, masks: jax.random.categorical(key, jax.numpy.log(masks.astype(float)), axis=1))
    key = jax.random.PRNGKey(1)
    state = start(jax.random.split(key, tables))

    def run() -> int:
        nonlocal state, key
        for _ in range(STEPS):
            key, own, chance = jax.random.split(key, 3)
            state = step(state, choose(own, state.legal_action_mask), jax.random.split(chance, tables))
        jax.block_until_ready(state)
        return STEPS * tables

    return run


def contenders() -> Iterator[tuple[str, Callable[[], Runner]]]:
    """Every game of other libraries, by name."""
    for name in ZOO_GAMES:
        for how, choose in CHOICES.items():
            yield (
                f"PettingZoo · {name} · {how}",
                lambda name=name, choose=choose: run_zoo(  # type: ignore[misc]
                    import_module(f"pettingzoo.classic.{name}").env, choose
                ),
            )
    for name in RLCARD_GAMES:
        yield f"RLCard · {name}", lambda name=name: run_rlcard(name)  # type: ignore[misc]
    for name in SPIEL_GAMES:
        yield f"OpenSpiel · {name}", lambda name=name: run_spiel(name, None)  # type: ignore[misc]
    for name in PGX_GAMES:
        yield f"Pgx · {name} · 4096 tables", lambda name=name: run_pgx(name, 4096)  # type: ignore[misc]
