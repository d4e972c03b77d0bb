"""People's tables beside many tables of experts."""
