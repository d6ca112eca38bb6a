"""Yodel: the plan of a game's folder in miniature. Everybody calls at once, then a mountain answers."""
