"""How the nodes of a cluster share tables."""
