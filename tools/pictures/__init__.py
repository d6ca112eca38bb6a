"""Pictures for README and documentation, taken from the real application: `make pictures`."""
