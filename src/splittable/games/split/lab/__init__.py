"""What the research faces need to know of SPLIT."""

from splittable.core.contract import Lab, Small
from splittable.games.split.lab import deals, small
from splittable.games.split.sight import observe

LAB = Lab(observations=observe, deals=deals, longest=65_536, memory=16_384, small=Small(small.openings))
