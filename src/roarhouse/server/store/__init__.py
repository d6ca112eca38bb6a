"""Persistence: the store's interface, its SQL implementation and migrations."""
