"""How Splitter's bots think."""
