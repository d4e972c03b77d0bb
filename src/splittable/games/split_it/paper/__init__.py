"""The score pad of Split it! for real cards."""
