"""The judge: what the rules may read from a table at rest."""
