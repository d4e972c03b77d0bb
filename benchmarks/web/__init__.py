"""The browser client, measured on a slowed machine."""
