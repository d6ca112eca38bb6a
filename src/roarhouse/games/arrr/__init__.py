"""Arrr!!!: equip a crew, sail the Seven Seas, answer what the others play. A module is a chapter of the rulebook."""
