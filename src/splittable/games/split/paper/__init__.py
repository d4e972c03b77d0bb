"""The score pad of SPLIT for real cards."""
