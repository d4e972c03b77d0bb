"""A bot of one's own as a guest at a table of somebody's room, over the wire that the room documents."""
