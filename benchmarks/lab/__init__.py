"""How fast the lab's faces are, beside others'."""
