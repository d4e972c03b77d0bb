"""How fast the four games run, beside OpenSpiel's nearest games: `python -m benchmarks.engine`."""
