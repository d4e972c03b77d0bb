"""Processes of their own in which a room thinks long: minds."""
