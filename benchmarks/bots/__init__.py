"""How strong the bots are, and how long they think."""
