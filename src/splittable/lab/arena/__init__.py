"""The arena: every bot meets every other until it is clear which is stronger (`pip install 'splittable[arena]'`)."""

from splittable.lab.arena.meeting import Meeting, Outcome, meet
from splittable.lab.arena.tournament import PairStanding, Standings, Tournament, hold

__all__ = ["Meeting", "Outcome", "PairStanding", "Standings", "Tournament", "hold", "meet"]
