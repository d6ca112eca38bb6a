"""Accessibility: languages, small and large screens, keyboard only, screen readers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from roarhouse.core.rulebook import rules_of
from tests.e2e.kit.games import FEATURED, GAMES, TITLE
from tests.e2e.kit.measure import measured
from tests.e2e.kit.screens import PHONE
from tests.e2e.kit.table import answer, asked, beyond, frames, play_now, version, violations
from tests.e2e.kit.visitors import Visit

# ids that two elements have: labels and clips then refer to the wrong one
TWICE = """() => [...document.querySelectorAll('[id]')].map(({ id }) => id)
  .filter((id, at, all) => all.indexOf(id) !== at)"""


@pytest.mark.slow
@pytest.mark.core
def test_german_without_loading_the_page_again(visit: Visit) -> None:
    """The language of the browser is used; the switch changes every text at once, rules included."""
    page = visit("/", lang="de")
    expect(page.get_by_role("heading", name="Vier laute Spiele. Ein Tisch.")).to_be_visible()
    page.evaluate("window.marked = true")
    page.get_by_role("button", name="Englisch").click()
    expect(page.get_by_role("heading", name="Four loud games. One table.")).to_be_visible()
    page.get_by_role("button", name="German").click()
    play_now(page, "Kenn ich: spielen")
    assert page.evaluate("window.marked && document.documentElement.lang") == "de"
    expect(page.get_by_text("Du bist dran").first).to_be_visible()
    page.get_by_role("button", name="Regeln", exact=True).click()
    rules, rule = page.get_by_role("dialog", name=f"Regeln von {TITLE['de']}"), list(rules_of(FEATURED).values())[-1]
    rules.get_by_label("In den Regeln suchen").fill(rule.text.de)
    expect(rules.get_by_text(rule.text.de)).to_be_visible()
    rules.get_by_role("button", name="EN", exact=True).click()
    rules.get_by_label("In den Regeln suchen").fill(rule.text.en)
    expect(rules.get_by_text(rule.text.en)).to_be_visible()
    assert page.evaluate(TWICE) == []


def overflow(page: Page) -> int:
    """By how many pixels the page can be scrolled sideways."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


def pages_about(table: str) -> list[tuple[str, str]]:
    """Addresses, each with a selector that appears when the page is ready."""
    return [
        (f"/new/{FEATURED}", "form .poster"),
        (f"/t/{table}/replay#v=30", f".{FEATURED}"),
        (f"/t/{table}/verify", ".findings li"),
        (f"/t/{table}", f".{FEATURED} table"),
    ]


@pytest.mark.slow
@pytest.mark.core
@pytest.mark.parametrize("lang", ["en", "de"])
def test_nothing_sticks_out_on_a_phone(visit: Visit, lang: str, finished: str) -> None:
    page = visit("/", lang=lang, viewport=PHONE, has_touch=True, is_mobile=True)
    expect(page.get_by_role("main").get_by_role("button").first).to_be_enabled()
    assert overflow(page) <= 0
    for path, shown in pages_about(finished):
        page.goto(path)
        expect(page.locator(shown).first).to_be_visible()
        assert overflow(page) <= 0, path


BEFORE_A_GAME = {
    "/": ".hero button:enabled",
    **{f"/new/{game}": "form .poster" for game in GAMES},
    "/history": "h1",
    "/decks": "h1",
    "/puzzles": "h1",
}


@pytest.mark.slow
@pytest.mark.core
@pytest.mark.parametrize("lang", ["en", "de"])
def test_no_page_before_a_game_is_cut_off_on_the_smallest_phone(visit: Visit, lang: str) -> None:
    page = visit("/", lang=lang, viewport=PHONE, has_touch=True)
    found = {}
    for path, shown in BEFORE_A_GAME.items():
        page.goto(path)
        expect(page.locator(shown).first).to_be_visible()
        page.locator("details").evaluate_all("all => all.forEach((one) => (one.open = true))")
        found[path] = [str(one) for size in ((320, 568), (844, 390)) if (one := measured(page, size, loud=99)).faults]
    page.goto(f"/new/{FEATURED}")
    page.locator("form .poster").click()
    expect(page.locator("#lobby-rules")).to_be_visible()
    found["lobby"] = [str(one) for size in ((320, 568), (844, 390)) if (one := measured(page, size)).faults]
    assert {path: faults for path, faults in found.items() if faults} == {}


@pytest.mark.core
def test_the_form_of_a_new_table_is_complete_when_it_comes_up(visit: Visit) -> None:
    page = visit("/")
    held: list[Route] = []
    page.route(re.compile(r"/rules"), lambda route: held.append(route))
    page.goto(f"/new/{FEATURED}")
    expect(page.get_by_role("banner")).to_be_visible()
    while not held:
        frames(page)
    frames(page)
    expect(page.locator("form")).to_have_count(0)
    held[0].continue_()
    page.locator("form .poster").click()
    expect(page.locator("#lobby-rules")).to_be_visible()


@pytest.mark.core
def test_a_phone_plays_by_touch(visit: Visit) -> None:
    page = visit("/", viewport=PHONE, has_touch=True, is_mobile=True)
    page.get_by_role("button", name="I know it: play", exact=True).first.tap()
    expect(asked(page)).to_be_in_viewport()
    before, card = version(page), page.locator("[data-option]").first
    card.tap()
    page.locator("[data-confirm]").first.tap()
    beyond(page, before)
    assert overflow(page) <= 0
    page.get_by_role("button", name="Log").first.tap()
    expect(page.get_by_role("list", name="Log")).to_be_in_viewport()


def test_the_widest_screen(visit: Visit) -> None:
    page = visit("/", viewport={"width": 1920, "height": 1080})
    play_now(page)
    assert overflow(page) <= 0


@pytest.mark.core
def test_the_keyboard_alone(visit: Visit) -> None:
    """Tab to the first button and press it; digits and Space play; letters open, Escape closes."""
    page = visit("/")
    expect(page.get_by_role("button", name="I know it: play", exact=True).first).to_be_enabled()
    for _ in range(10):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.trim()") == "I know it: play":
            break
    outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert outline != "none"
    page.keyboard.press("Enter")
    for _ in range(4):
        expect(asked(page)).to_be_visible()
        answer(page)
    for key, name in (("r", f"Rules of {TITLE['en']}"), ("?", "Keys and help")):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog", name=name)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog", name=name)).to_be_hidden()
    log = page.get_by_role("complementary", name="Log")
    expect(log).to_be_visible()
    page.keyboard.press("l")
    expect(log).to_be_hidden()


@pytest.mark.slow
@pytest.mark.parametrize("colours", [pytest.param("light", marks=pytest.mark.core), "dark"])
def test_axe_finds_nothing_serious(visit: Visit, colours: str, finished: str) -> None:
    page = visit("/", color_scheme=colours)
    expect(page.get_by_role("link", name=f"With friends: {TITLE['en']}")).to_be_visible()
    assert violations(page) == []
    page.goto(f"/new/{FEATURED}")
    page.locator("details").first.evaluate("all => all.open = true")
    assert violations(page) == []
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Invite")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Start, bots fill the rest").click()
    expect(asked(page)).to_be_visible()
    assert violations(page) == []
    for opener in ("Rules", "Invite", "Menu"):
        page.get_by_role("button", name=opener, exact=True).first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert violations(page) == [], opener
        page.keyboard.press("Escape")
    for path, shown in pages_about(finished):
        page.goto(path)
        expect(page.locator(shown).first).to_be_visible()
        assert violations(page) == [], path


def test_events_are_told_to_a_screen_reader(visit: Visit) -> None:
    page = visit("/")
    play_now(page)
    expect(page.locator("[aria-live=assertive]")).to_contain_text(f"Your turn: {asked(page).text_content()}")
    answer(page)
    expect(page.locator("[aria-live=polite]").first).not_to_be_empty()
