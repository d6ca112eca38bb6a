"""What is photographed: the home page, each table in the middle of a game, and a collapse of Rampage's city.

Pages are used as a person uses them, by what is written on them; only the moments know about states.
"""

from __future__ import annotations

import re
from io import BytesIO
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Locator, Page

from tools.pictures.browser import settle, visit
from tools.pictures.moments import Laid, Moment, Recorded

HOME, DESK, FILM = (1280, 1640), (1440, 900), (1500, 1000)
SHARP = 1.5  # pixels of a picture for each of the page
FRAMES = 46
FIRST, LAST = 0.24, 0.86  # of the film: before it a hand carries the Body, after it nothing moves
# Whatever lies on the picture of the city: buttons, captions, the film's own controls.
BARE = """(canvas) => {
  const inside = canvas.getBoundingClientRect();
  const over = (box) => box.width && box.left < inside.right && box.right > inside.left
    && box.top < inside.bottom && box.bottom > inside.top;
  for (const part of document.body.querySelectorAll('*')) {
    if (part !== canvas && !part.contains(canvas) && over(part.getBoundingClientRect())) part.style.opacity = 0;
  }
}"""


def asked(s: Any) -> str:
    """The name of the step that waits for an answer."""
    return type(s.agenda[-1]).__name__.lower()


def a_battle(s: Any) -> bool:
    return asked(s) == "bidding" and s.round == 2 and sum(level > 0 for level in s.levels[1:]) > 1


def a_full_hand(s: Any) -> bool:
    return asked(s) == "taking" and len(s.cards_of(0)) > 9


def a_throw(s: Any) -> bool:
    return asked(s) == "respond" and s.turns > 15 and s.active == 0 and any(throw.faces for throw in s.throws)


def a_drop(s: Any) -> bool:
    return asked(s) == "aimdrop"


MOMENTS = (
    Moment(table="rarrr", game="rarrr", stop=a_battle, seed=6),
    Moment(table="pikit", game="pikit", stop=a_full_hand, seed=3),
    Moment(table="arrr", game="arrr", stop=a_throw, seed=3),
    Recorded(table="rampage", game="rampage", stop=a_drop),
    Recorded(table="collapse", game="rampage", stop=lambda s: False),
)


def home(browser: Browser, address: str) -> Image.Image:
    page = visit(browser, address, HOME, SHARP)
    page.goto("/")
    page.get_by_role("button", name=re.compile("^Show me how")).nth(4).wait_for()
    return picture(page)


def table(browser: Browser, address: str, laid: Laid) -> Image.Image:
    """A seat's own screen when it is asked something."""
    return picture(sit_down(browser, address, laid))


def bidding(browser: Browser, address: str, laid: Laid) -> Image.Image:
    """With the last of the suggested bids laid out."""
    page = sit_down(browser, address, laid)
    page.get_by_text("Bids", exact=True).locator("..").get_by_role("button").last.click()
    return picture(page)


def without_log(browser: Browser, address: str, laid: Laid) -> Image.Image:
    """With more room for the table."""
    page = sit_down(browser, address, laid)
    close_log(page)
    return picture(page)


def sit_down(browser: Browser, address: str, laid: Laid, size: tuple[int, int] = DESK, scale: float = SHARP) -> Page:
    page = visit(browser, address, size, scale)
    page.goto(laid.path)
    page.get_by_test_id("ask").wait_for()
    return page


def close_log(page: Page) -> None:
    page.get_by_role("complementary", name="Log").get_by_role("button", name="Close").click()


def picture(page: Page) -> Image.Image:
    settle(page)
    return Image.open(BytesIO(page.screenshot())).convert("RGB")


def collapse(browser: Browser, address: str, laid: Laid) -> list[Image.Image]:
    """The film of a table's last line with a camera that stands still: how it begins, then frame by frame."""
    page = sit_down(browser, address, laid, FILM, scale=1)
    page.goto(f"{laid.path.partition('#')[0]}/replay#v={laid.lines - 1}&seat=0")
    close_log(page)
    page.get_by_role("button", name="Follow the shot").click()
    page.get_by_role("button", name="My Monster").click()
    page.get_by_role("button", name="Farther").click()
    settle(page)
    page.get_by_role("button", name="One step forward").click()
    film = page.get_by_role("slider", name="Moment of the film")
    moments = [FIRST + (LAST - FIRST) * number / (FRAMES - 1) for number in range(FRAMES)]
    return [frame(page, film, moment) for moment in (0, *moments)]


def frame(page: Page, film: Locator, progress: float) -> Image.Image:
    """The city alone, at a moment of the film."""
    film.fill(str(round(progress * 999)))
    city = page.locator("canvas").first
    city.evaluate(BARE)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 120)))")
    return Image.open(BytesIO(city.screenshot())).convert("RGB")
