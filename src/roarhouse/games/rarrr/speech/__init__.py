"""What is said: names, choices in words and as typed text, and the table as text."""
