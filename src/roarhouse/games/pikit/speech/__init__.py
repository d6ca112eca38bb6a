"""Names, the table as text, choices in words and as typed text."""
