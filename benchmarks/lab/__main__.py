"""Measure the lab's interfaces beside the games of other libraries, in one run and one table.

From the project's root: `python -m benchmarks.lab` (a few minutes), `--quick` for a rough look, `--json FILE` to keep
the figures, `--only TEXT` for rows whose name contains it. `pip install --group benchmark-lab` installs the others.
"""

import argparse
import json
import sys
import warnings
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

from rich.table import Table

from benchmarks.lab import ours, theirs
from benchmarks.lab.pace import Pace, Runner, measure
from benchmarks.printing import paper


def try_to(name: str, make: Callable[[], Runner], rounds: int, seconds: float) -> Pace | str:
    """A pace, or a sentence that says why there is none."""
    sys.stderr.write(f"{name}\n")
    try:
        return measure(name, make(), rounds, seconds)
    except Exception as error:  # other libraries may raise anything; a missing one must not end the run
        return f"{name}: {type(error).__name__}: {str(error).splitlines()[0] if str(error) else ''}"


def draw(paces: list[Pace]) -> Table:
    """One row a contender."""
    table = Table("interface and game", "actions/s, CPU time", "actions/s, wall clock")
    for pace in paces:
        table.add_row(pace.name, f"{pace.cpu:,.0f}", f"{pace.wall:,.0f}")
    return table


def main() -> None:
    """Read the arguments, measure, print the table."""
    parser = argparse.ArgumentParser("python -m benchmarks.lab", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--quick", action="store_const", const=(1, 0.2), default=(5, 0.5), help="fewer samples")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures to this file")
    parser.add_argument("--only", default="", metavar="TEXT", help="only rows whose name contains this text")
    asked = parser.parse_args()
    warnings.simplefilter("ignore")
    paces: list[Pace] = []
    missing: list[str] = []
    for name, make in [*ours.contenders(), *theirs.contenders()]:
        if asked.only in name:
            found = try_to(name, make, *asked.quick)
            if isinstance(found, Pace):
                paces.append(found)
            else:
                missing.append(found)
    paper().print(draw(paces))
    for line in missing:
        print(f"left out: {line}")
    if asked.json:
        asked.json.write_text(json.dumps([asdict(pace) for pace in paces], indent=2), encoding="utf-8")


if __name__ == "__main__":
    main()
