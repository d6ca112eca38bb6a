"""Lessons: guided games at a real table, as data beside each game."""
