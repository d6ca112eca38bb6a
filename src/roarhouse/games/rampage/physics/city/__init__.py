"""The city as data: map, pieces and their shapes."""
