"""Types of the fixtures that open pages."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

Visit = Callable[..., Page]  # a path of the server, and options of the browser
Seated = Callable[..., list[str]]  # a game, its seats and options; addresses of the people's seats
