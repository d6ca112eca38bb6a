"""Loud tabletop games on one table: rules engine, bots, and doors for researchers."""

__version__ = "0.1.0"
