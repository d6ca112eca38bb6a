"""The log of a game, who may see what of it, and what is exported from it."""
