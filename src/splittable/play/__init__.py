"""Tables, dealers and records."""
