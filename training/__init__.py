"""Training of the bots' weights, reproducible from a seed."""
