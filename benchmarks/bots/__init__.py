"""Strength and thinking time of the bots."""
