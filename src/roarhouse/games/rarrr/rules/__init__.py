"""The rulebook: one file a chapter, in the order of its sentences."""
