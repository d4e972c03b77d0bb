"""How Split it!'s bots think."""
