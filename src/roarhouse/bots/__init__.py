"""Bots: they get imagined tables and nothing else."""
