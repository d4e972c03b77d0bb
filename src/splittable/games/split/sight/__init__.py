"""All of SPLIT that leaves the process: views, drawings, notation, refusals, observations."""
