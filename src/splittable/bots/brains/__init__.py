"""How each game's levels think: one file a game, found by its folder's name."""
