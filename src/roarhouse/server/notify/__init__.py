"""Notices to people who are away: Web Push, mail and webhooks."""
