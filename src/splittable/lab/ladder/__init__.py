"""The ladder: bots play each other in a room's idle time, are rated, and every game can be replayed."""
