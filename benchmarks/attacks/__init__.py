"""What strangers who attack the room do to those who play there."""
