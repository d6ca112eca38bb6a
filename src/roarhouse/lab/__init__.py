"""Experiments: many games, reports and benchmarks."""
