"""Speed of the four games beside OpenSpiel's nearest ones: `python -m benchmarks.engine`."""
