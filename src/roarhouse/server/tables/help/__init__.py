"""What helps a seat to learn: hints and tables for lessons."""
