"""How SPLIT's bots think."""
