"""The table in words: names, the table as text, choices in words and typed."""
