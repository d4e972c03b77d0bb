"""How decisions of SPLIT are reviewed."""
