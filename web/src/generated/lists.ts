// Written by web/generate.py from Python's structs; never edit it.

export const LEVELS = ["random", "easy", "medium", "hard", "expert"] as const;

export const PHRASES = ["hello", "good-luck", "well-played", "nice", "ouch", "thanks", "sorry", "one-moment", "your-turn", "bye"] as const;
