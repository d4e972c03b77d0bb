"""Web Push: absent people are told that it is their turn."""
