"""The simulation: engine, acts, hands and films."""
