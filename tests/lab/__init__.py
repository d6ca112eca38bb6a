"""Tests of matches and reports."""
