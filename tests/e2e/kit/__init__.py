"""Shared helpers of the browser tests."""
