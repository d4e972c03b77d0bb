"""Reviews: what they cost, and whether they are right."""
