"""The judge of Split it!: what every decision was worth, and why."""
