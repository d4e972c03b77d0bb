"""All of Generous Split that leaves the process: views, drawings, notation, refusals, observations."""
