"""The weights of the rollout policy."""

from typing import NamedTuple


class Taste(NamedTuple):
    """The weights of the policy, in points unless said otherwise."""

    perfect: float
    """What the bonus of a Perfect match is worth."""
    strong: float
    weak: float
    strong_safety: float
    """The share of a Strong match's points that upgrades are expected to cost, as a negative number."""
    weak_safety: float
    held: float
    """Expected cost of a card in hand."""
    drawn: float
    """Value of a card drawn from the pile."""
    hope: float
    """Value of a single card as a share of its row's next box, for each card of its rank that may still join it."""
    gift: float
    """Share of the next seat's gain from a discard that counts as an own loss."""
    stolen: float
    """Share of what the owner of an upgraded match loses that counts as an own gain, with one rival."""
    traded: float
    """Share of what a trade brings its other side that counts as an own loss, with one rival."""
    rise: float
    """Share of the box after the next one that is added to a match's value."""
    raised: float
    """Value of an upgrade of an own match, as a share of its box."""
    broken: float
    """What an upgrade costs that breaks up a pair in hand, as a share of the box."""
    late_held: float
    """What a card in hand costs more when it is late."""
    late_hope: float
    """Share of the hope that is lost when it is late."""
    bonus: float
    """Value of a card drawn for a Strong match, beyond that of a card drawn."""
    strong_kept: float
    """What it is worth to keep a Strong pair in hand while it is early, as a share of its box."""
    weak_kept: float
    laid_at: float
    """It is early while everybody else holds more cards than this."""
    out_at: float
    """It is early while more cards than this have no partner in hand."""


AT_A_GLANCE = Taste(
    4.0, 3.0, 1.0, -0.1, -0.25, 2.5, 4.0, 0.05, 0.4, 0.4, 0.4, 0.15, 0.2, 0.5, 0.0, 0.0, -1.25, 0.0, 0.0, 4.0, 1.0
)  # fmt: skip
"""The weights of a glance (see `glance.rate`), which keeps nothing back."""
TASTE = Taste(
    perfect=4.073,
    strong=3.185,
    weak=0.281,
    strong_safety=-0.223,
    weak_safety=-0.002,
    held=1.633,
    drawn=3.157,
    hope=0.037,
    gift=0.44,
    stolen=0.286,
    traded=0.405,
    rise=0.163,
    raised=0.191,
    broken=0.588,
    late_held=-0.928,
    late_hope=0.054,
    bonus=-0.264,
    strong_kept=0.356,
    weak_kept=3.68,
    laid_at=1.879,
    out_at=1.78,
)
"""The weights that are used: tuned by `training/split_taste.py`."""
