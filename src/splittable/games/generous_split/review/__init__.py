"""How decisions of Generous Split are reviewed."""
