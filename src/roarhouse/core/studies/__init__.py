"""Positions to study: puzzles, trick shots and exercises, as data beside each game."""
