"""RARRR!!: draft powers for a monster, bid them in battles for cities. A module is a chapter of the rulebook."""
