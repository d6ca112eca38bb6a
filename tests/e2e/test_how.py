"""How to play: each game on one page, and the numbered rules behind it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.kit.games import FEATURED, GAMES, TITLE, title
from tests.e2e.kit.screens import DESKTOP, PHONE
from tests.e2e.kit.table import violations
from tests.e2e.kit.visitors import Seated, Visit

SECTIONS = ("goal", "turn", "example", "end")
WAYS: dict[str, tuple[str, dict[str, Any]]] = {
    "desk, English": ("en", {"viewport": DESKTOP}),
    "phone, German": ("de", {"viewport": PHONE, "has_touch": True}),
    "sideways, English, dark": ("en", {"viewport": {"width": 844, "height": 390}, "color_scheme": "dark"}),
}


def sections(page: Page) -> list[str]:
    expect(page.locator("main section[id]")).to_have_count(len(SECTIONS))
    return [str(one.get_attribute("id")) for one in page.locator("main section[id]").all()]


@pytest.mark.slow
@pytest.mark.core
def test_from_the_home_page_to_a_rule_and_back(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("link", name=f"How to play {TITLE['en']}").click()
    assert sections(page) == list(SECTIONS)
    assert violations(page) == []
    link = page.locator("#example .behind a").first
    rule = str(link.get_attribute("href")).partition("#")[2]
    link.click()
    focused = page.locator(f'[id="rule-{rule}"]')
    expect(focused).to_be_in_viewport()
    focused.get_by_role("link", name="How to play: An example").click()
    expect(page.locator("#example")).to_be_in_viewport()
    assert page.url.endswith(f"/how/{FEATURED}#example")


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_explained(visit: Visit, game: str, way: str) -> None:
    lang, look = WAYS[way]
    page = visit(f"/how/{game}", lang=lang, **look)
    assert sections(page) == list(SECTIONS)
    expect(page.get_by_role("heading", level=1)).to_have_text(title(game, lang), ignore_case=True)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert violations(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_have_contents_and_pictures(visit: Visit, game: str) -> None:
    page = visit(f"/rules/{game}")
    page.get_by_text("Contents", exact=True).click()
    chapter = page.locator(".contents button").last
    name = re.sub(r"\s*\d+$", "", str(chapter.text_content()).strip())
    chapter.click()
    expect(page.get_by_role("heading", name=name, exact=True)).to_be_in_viewport()
    page.get_by_text("In pictures: An example").first.click()
    expect(page.locator("figure").first).to_be_visible()
    assert violations(page) == []


def test_the_table_leads_to_it(visit: Visit, seated: Seated) -> None:
    page = visit(seated(FEATURED, 2)[0])
    page.get_by_role("button", name="Menu").click()
    with page.expect_popup() as opened:
        page.get_by_role("link", name="How to play").click()
    assert sections(opened.value) == list(SECTIONS)
    opened.value.emulate_media(media="print")
    expect(opened.value.get_by_role("button", name="Print")).to_be_hidden()


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_it_is_printed_on_one_sheet(visit: Visit, game: str, lang: str) -> None:
    page = visit(f"/how/{game}", lang=lang, viewport=DESKTOP)
    assert sections(page) == list(SECTIONS)
    page.wait_for_load_state("networkidle")
    sheets = re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True, print_background=True))
    assert len(sheets) == 1
