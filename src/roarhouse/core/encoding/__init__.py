"""Choices in letters, draws of nature one by one, and views as numbers: what learners and other frameworks need."""
