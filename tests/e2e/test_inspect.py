"""Touch to learn: a thing that is hovered, held or asked about by key is explained."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.kit.games import FEATURED, GAMES
from tests.e2e.kit.lessons import coach, until_coached
from tests.e2e.kit.screens import DESK, PHONE
from tests.e2e.kit.table import asked, version, violations
from tests.e2e.kit.visitors import Seated, Visit
from tests.e2e.rampage.player import at_rest, code, on_screen

EXPLAINS = {"explain": True}  # off for other visitors, whose mouse rests wherever it pressed last


def thing(page: Page) -> Locator:
    """Something on the table that can be asked about."""
    return page.locator(".table [data-about]:visible").first


def explained(page: Page) -> Locator:
    return page.get_by_role("dialog", name="What is this?")


@pytest.mark.slow
@pytest.mark.core
def test_a_key_explains_what_has_the_focus(visit: Visit, seated: Seated) -> None:
    page = visit(seated(FEATURED, 2)[0])
    expect(asked(page)).to_be_visible()
    card = page.locator("button[data-about]").first
    card.focus()
    page.keyboard.press("i")
    expect(explained(page)).to_be_visible()
    expect(explained(page).get_by_role("heading", name="Now")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(explained(page)).to_have_count(0)
    expect(card).to_be_focused()
    page.keyboard.press("i")
    explained(page).get_by_role("button", name="§").first.click()
    expect(page.get_by_role("region", name="Rules")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_mouse_that_rests_is_answered_and_presses_as_always(visit: Visit, seated: Seated, game: str) -> None:
    page = visit(seated(game, 2)[0], prefers=EXPLAINS)
    expect(asked(page)).to_be_visible()
    thing(page).hover()
    expect(page.get_by_test_id("explained")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("explained")).to_have_count(0)


def hold(page: Page, one: Locator) -> None:
    """Hold a finger on it until it is explained, and lift it."""
    one.scroll_into_view_if_needed()
    box = one.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(explained(page)).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("game", GAMES)
def test_a_finger_that_holds_is_answered_and_chooses_nothing(visit: Visit, seated: Seated, game: str) -> None:
    page = visit(seated(game, 2)[0], viewport=PHONE, has_touch=True)
    expect(asked(page)).to_be_visible()
    before = thing(page).get_attribute("aria-pressed")
    hold(page, thing(page))
    expect(explained(page)).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Close", exact=True).click()
    expect(explained(page)).to_have_count(0)
    assert thing(page).get_attribute("aria-pressed") == before


def walk(page: Page) -> list[str]:
    """Ask by key, then go on with the arrow from thing to thing until the first comes again; their names."""
    page.keyboard.press("i")
    expect(explained(page)).to_be_visible()
    place = explained(page).get_by_test_id("walked")
    here, _, count = str(place.text_content()).partition(" / ")
    names = []
    for k in range(int(count)):
        expect(place).to_have_text(f"{(int(here) - 1 + k) % int(count) + 1} / {count}")
        found = explained(page).locator("h3").all_text_contents()
        found = found or explained(page).locator(".rule").all_text_contents()
        assert found, f"{place.text_content()} is explained by nothing"
        assert all(one.strip() for one in found), f"{place.text_content()} has an empty heading"
        names.append(" ".join(found))
        page.keyboard.press("ArrowRight")
    expect(place).to_have_text(f"{here} / {count}")
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(explained(page)).to_have_count(0)
    return names


@pytest.mark.parametrize("game", GAMES)
def test_everything_on_a_table_is_reached_by_key(visit: Visit, seated: Seated, game: str) -> None:
    page = visit(seated(game, 2)[0])
    expect(asked(page)).to_be_visible()
    if game == "rampage":
        at_rest(page)
    page.locator("main").focus()
    names = walk(page)
    assert len(set(names)) >= 5, names


@pytest.mark.parametrize("game", GAMES)
def test_pictures_that_explain_a_game_are_walked_by_key(visit: Visit, game: str) -> None:
    page = visit(f"/how/{game}")
    picture = page.get_by_role("group", name="Pictures").first
    picture.focus()
    inside = set(walk(page))
    page.goto(f"/rules/{game}")
    page.locator(".rules summary").first.click()
    expect(page.locator(".rules [data-explains] :is([data-about], [data-part])").first).to_be_visible()
    page.keyboard.press("i")  # the picture below the focus answers
    expect(explained(page)).to_be_visible()
    assert all(inside), inside


@pytest.mark.parametrize("game", GAMES)
def test_the_lines_of_the_log_are_walked_by_key(visit: Visit, seated: Seated, game: str) -> None:
    page = visit(seated(game, 2)[0], viewport=DESK)
    expect(asked(page)).to_be_visible()
    page.get_by_role("list", name="Log").focus()
    page.keyboard.press("Enter")
    line = page.get_by_role("list", name="Log").get_by_role("listitem").last
    expect(line.get_by_role("button").first).to_be_focused()
    page.keyboard.press("i")
    rule = explained(page).get_by_role("button", name="§")
    expect(rule.first).to_be_visible()
    before = explained(page).text_content()
    page.keyboard.press("ArrowLeft")
    expect(explained(page)).not_to_have_text(str(before))
    expect(rule.first).to_be_visible()
    rule.first.click()
    expect(page.get_by_role("region", name="Rules")).to_be_visible()


Past = Callable[..., Page]


@pytest.fixture
def past(visit: Visit, seated: Seated, played: Callable[..., str]) -> Past:
    """A replay: of a game played by bots, or in Rampage of a game in progress."""

    def look_back(game: str, **look: Any) -> Page:
        if game != "rampage":
            page = visit(f"/t/{played(game)}/replay#v=30&seat=0", **look)
            expect(page.locator('[data-version="30"]')).to_have_count(1)
            expect(thing(page)).to_be_visible()
            return page
        page = visit(seated(game, 2, startPlayer="host")[0], **look)
        expect(page.locator('[data-question="chooseaction"]')).to_be_visible()
        page.goto(f"/t/{code(page)}/replay#v={version(page)}&seat=0")
        at_rest(page)
        return page

    return look_back


@pytest.mark.parametrize("game", GAMES)
def test_the_past_is_walked_by_key_and_does_not_move(past: Past, game: str) -> None:
    page = past(game, viewport=DESK)
    now = version(page)
    page.locator("main").focus()
    names = walk(page)
    assert len(set(names)) >= 5, names
    assert version(page) == now


@pytest.mark.parametrize("game", GAMES)
def test_the_log_of_a_replay_is_explained_by_key_and_by_a_resting_mouse(past: Past, game: str) -> None:
    page = past(game, prefers=EXPLAINS, viewport=DESK)
    now, log = version(page), page.get_by_role("list", name="Log")
    expect(log.get_by_role("listitem").first).to_be_visible()
    log.focus()
    page.keyboard.press("Enter")
    expect(log.get_by_role("listitem").last.get_by_role("button").first).to_be_focused()
    page.keyboard.press("i")
    rule = explained(page).get_by_role("button", name="§")
    expect(rule.first).to_be_visible()
    before = explained(page).text_content()
    page.keyboard.press("ArrowLeft")
    expect(explained(page)).not_to_have_text(str(before))
    page.keyboard.press("Escape")
    expect(explained(page)).to_have_count(0)
    assert version(page) == now
    log.locator("li[data-about]:visible").last.hover()
    expect(page.get_by_test_id("explained").locator(".rule").first).to_be_visible()
    assert version(page) == now


@pytest.mark.parametrize("game", GAMES)
def test_a_finger_that_holds_is_answered_in_a_replay(past: Past, game: str) -> None:
    page = past(game, viewport=PHONE, has_touch=True)
    now = version(page)
    hold(page, thing(page))
    expect(explained(page)).to_be_visible()
    expect(explained(page).locator("h3, .rule").first).not_to_be_empty()
    page.get_by_role("button", name="Close", exact=True).click()
    page.get_by_role("button", name="Log", exact=True).click()
    line = page.get_by_role("list", name="Log").locator("li[data-about]").last
    hold(page, line)
    expect(explained(page).locator(".rule").first).to_be_visible()
    assert version(page) == now, "held is not pressed: the replay stays at its moment"


def why_not(page: Page, part: str) -> Locator:
    """Ask about a part by key; the explanation of what cannot be done with it."""
    page.locator(f'[data-part="{part}"]:visible').first.focus()
    page.keyboard.press("i")
    expect(explained(page)).to_be_visible()
    return explained(page).locator(".now p:not(.soft)")


def test_the_server_says_why_a_card_of_pikit_cannot_be_played(visit: Visit, ask: Callable[..., Any]) -> None:
    made = ask("/games/pikit/lessons/01-first-catch", {"name": "Momo"})
    held = next(one for one in made["seats"] if one["secret"])
    page = visit(f"/t/{made['table']}#seat={held['seat']}&s={held['secret']}", prefers=EXPLAINS)
    until_coached(page)
    page.keyboard.press("Escape")
    expect(coach(page)).to_have_count(0)
    page.locator('[data-part="centre:8"]').hover()
    expect(page.get_by_test_id("explained").locator(".now p")).to_contain_text("pikit.take.1")


def test_the_pieces_of_a_city_and_its_actions_are_explained(visit: Visit, seated: Seated) -> None:
    page = visit(seated("rampage", 2, startPlayer="host")[0], prefers=EXPLAINS, viewport=DESK)
    expect(page.locator('[data-question="chooseaction"]')).to_be_visible()
    expect(why_not(page, "act:demolish")).to_contain_text("Sidewalk")
    page.keyboard.press("Escape")
    vehicle = at_rest(page).evaluate("(city) => city.poses()[19].slice(0, 3)")
    page.mouse.move(*on_screen(page, *vehicle))
    popover = page.get_by_test_id("explained")
    expect(popover).to_contain_text("Toss: flick a Vehicle")
    page.mouse.move(5, 5)
    expect(popover).to_have_count(0)


def test_cards_are_explained_on_the_page_that_explains_the_game(visit: Visit) -> None:
    page = visit(f"/how/{FEATURED}", prefers=EXPLAINS, viewport=DESK)
    page.locator(".how-picture [data-about]").first.hover()
    expect(page.get_by_test_id("explained")).to_be_visible()
    expect(page.get_by_test_id("explained").locator(".now")).to_have_count(0)
