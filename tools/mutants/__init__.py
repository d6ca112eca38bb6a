"""Mutation testing: change one thing in a module at a time and see whether a test fails."""
