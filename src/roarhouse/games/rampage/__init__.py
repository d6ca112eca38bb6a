"""Rampage: giant monsters flick, drop, toss and blow their way through Meeple City."""
