"""All of Split it! that leaves the process: views, drawings, notation, refusals, observations."""
