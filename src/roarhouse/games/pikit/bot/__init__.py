"""Bots of Pikit: modules with a `BOT`, and what these use."""
