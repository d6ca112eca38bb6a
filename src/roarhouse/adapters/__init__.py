"""Doors for researchers: the games as environments of other libraries. Nothing here is imported to play."""
