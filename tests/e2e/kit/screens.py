"""Screen sizes, and screenshots for review."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Page, ViewportSize

from tests.e2e.kit.table import painted

ROOT: Final = Path(__file__).resolve().parents[3]
SCREENS: Final = ROOT / "build" / "screens"
DESKTOP: Final[ViewportSize] = {"width": 1280, "height": 800}
DESK: Final[ViewportSize] = {"width": 1440, "height": 900}
WIDE: Final[ViewportSize] = {"width": 1920, "height": 1080}
PHONE: Final[ViewportSize] = {"width": 360, "height": 740}

Look = tuple[str, ViewportSize, Literal["light", "dark"]]
LOOKS: Final[dict[str, list[Look]]] = {
    "en": [("desk-light", DESK, "light"), ("phone-dark", PHONE, "dark")],
    "de": [("wide-dark", WIDE, "dark"), ("phone-light", PHONE, "light")],
}
Keep = Callable[[Page, str], None]


def keep_pictures(page: Page, name: str, lang: str) -> None:
    """A screenshot in the theme that belongs to a language; the viewport is unchanged."""
    SCREENS.mkdir(parents=True, exist_ok=True)
    for look, size, colours in LOOKS[lang]:
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=colours)
        painted(page)
        page.screenshot(path=SCREENS / f"{name}-{lang}-{look}.png")
    page.set_viewport_size(DESK)
