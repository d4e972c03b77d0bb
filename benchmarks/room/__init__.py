"""Speed of the room beside boardgame.io under the same load: `python -m benchmarks.room`."""
