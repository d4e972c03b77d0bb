"""How fast the room is, beside boardgame.io with the same load: `python -m benchmarks.room`."""
