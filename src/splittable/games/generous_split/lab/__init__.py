"""What the research faces need to know of Generous Split."""

from splittable.core.contract import Lab, Small
from splittable.games.generous_split.lab import deals, small
from splittable.games.generous_split.sight import observe

LAB = Lab(observations=observe, deals=deals, longest=2_048, memory=3_072, small=Small(small.openings))
