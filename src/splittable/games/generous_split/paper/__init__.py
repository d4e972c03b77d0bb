"""The score pad of Generous Split for real cards."""
