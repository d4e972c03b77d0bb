"""What the research faces need to know of Splitter."""

from splittable.core.contract import Lab, Small
from splittable.games.splitter.lab import deals, small
from splittable.games.splitter.sight import observe

LAB = Lab(observations=observe, deals=deals, longest=512, memory=2_048, small=Small(small.openings, small.ROLLS))
