// Written by web/generate.py from Python's structs; never edit it.

export const LEVELS = ["random", "easy", "medium", "hard", "expert"] as const;

export const PHRASES = ["hello", "good-luck", "well-played", "nice", "ouch", "thanks", "sorry", "one-moment", "your-turn", "bye"] as const;

export const REACTIONS = ["emoji-laugh", "emoji-wow", "emoji-heart", "emoji-clap", "emoji-think", "emoji-cry"] as const;

export const FACES = ["fox", "owl", "cat", "bear", "frog", "rabbit", "hedgehog", "crow", "whale", "tortoise", "mouse", "deer"] as const;

export const COLOURS = ["red", "orange", "yellow", "lime", "green", "teal", "sky", "blue", "violet", "pink", "brown", "slate"] as const;
