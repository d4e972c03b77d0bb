"""All of Splitter that leaves the process: views, drawings, notation, refusals, observations."""
