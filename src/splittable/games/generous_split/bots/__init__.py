"""How Generous Split's bots think."""
