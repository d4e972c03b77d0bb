"""Compare the guesses of the expert of Split it! with an equilibrium of the small game."""

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability

import splittable.lab.spiel
from splittable.core.state import copy_states
from splittable.games import find
from splittable.games.split_it.bots.thinker import Thinker
from splittable.games.split_it.sight.notation import SECTION_NAMES

ITERATIONS = 20
SEEDS = range(1, 9)


def main() -> None:
    """Solve the small game, then compare the first guesses after every first split and removal."""
    game = pyspiel.load_game("splittable_split_it_small(rewards=victory)")
    solver = cfr.CFRPlusSolver(game)
    for _ in range(ITERATIONS):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    print(f"{ITERATIONS} iterations, NashConv {exploitability.nash_conv(game, policy):.4f} of a victory")
    spellings = find("split-it").spellings
    first = game.new_initial_state().child(0)
    for split in first.legal_actions():
        for removal in first.child(split).legal_actions():
            state = first.child(split).child(removal)
            solved = {spellings[code]: chance for code, chance in policy.action_probabilities(state).items()}
            mixes = [expert_mix(state, seed) for seed in SEEDS]
            shown = (compare(name, chance, [mix.get(name, 0.0) for mix in mixes]) for name, chance in solved.items())
            told = "   ".join(shown)
            print(f"{spellings[split]}, {spellings[removal]}: {told}")


def compare(name: str, solved: float, mine: list[float]) -> str:
    """A guess in the solution, beside the expert's mean and its range over the seeds."""
    return f"{name} {solved:.2f} / {sum(mine) / len(mine):.2f} ({min(mine):.2f} to {max(mine):.2f})"


def expert_mix(state: splittable.lab.spiel.TableState, seed: int) -> dict[str, float]:
    """The probability that the expert gives each guess; nothing in this position is hidden."""
    node = state.node
    budget = find("split-it").bots().budgets["expert"]
    thinker = Thinker(copy_states(node.states), node.to_move(), "expert", budget, seed)
    return {f"guess {name}": float(chance) for name, chance in zip(SECTION_NAMES, thinker.mix(), strict=True)}


if __name__ == "__main__":
    main()
