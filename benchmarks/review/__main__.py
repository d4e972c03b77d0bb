"""`python -m benchmarks.review [cost|truth|luck|planted|reasons] [--games GAME …] [--count N]`: see README.md there."""

import argparse

from benchmarks.review.cost import measure_cost
from benchmarks.review.luck import measure_luck
from benchmarks.review.planted import measure_planted
from benchmarks.review.reasons import measure_reasons
from benchmarks.review.truth import measure_truth
from splittable.games import ids

PARTS = {
    "cost": (measure_cost, 3),
    "truth": (measure_truth, 200),
    "luck": (measure_luck, 100),
    "planted": (measure_planted, 20),
    "reasons": (measure_reasons, 10),
}


def main() -> None:
    """Measure some parts for some games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], help="all if none is named")
    parser.add_argument("--games", nargs="*", default=list(ids()))
    parser.add_argument("--count", type=int, help="games or decisions")
    asked = parser.parse_args()
    for name in asked.parts or PARTS:
        measure, count = PARTS[name]
        for game in asked.games:
            measure(game, asked.count or count)


if __name__ == "__main__":
    main()
