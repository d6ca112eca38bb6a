"""Actions: Move, Demolish, Toss a Vehicle, Breathe."""
