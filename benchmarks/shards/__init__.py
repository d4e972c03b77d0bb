"""Several processes of the room on one PostgreSQL."""
