"""Tables with people at them: seats, keys, sitters, clocks; check, write, take, tell."""
