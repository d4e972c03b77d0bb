"""What the research faces need to know of Split it!."""

from splittable.core.contract import Lab, Small
from splittable.games.split_it.lab import deals, small
from splittable.games.split_it.sight import observe

LAB = Lab(observations=observe, deals=deals, longest=65_536, memory=4_096, small=Small(small.openings))
