"""Interfaces for research: `pip install splittable[lab]`."""

from splittable.lab.batch import Batch, batch

__all__ = ["Batch", "batch"]
