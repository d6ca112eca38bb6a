"""Bots: a module with a `BOT` is a bot of this game; the others are what bots think with."""
