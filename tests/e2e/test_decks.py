"""The deck editor: change a card, see what is wrong, save, open, and play with it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.kit.table import asked, violations
from tests.e2e.kit.visitors import Visit


def test_a_changed_card_is_checked_and_played(visit: Visit, tmp_path: Path) -> None:
    page = visit("/")
    page.get_by_role("link", name="Make your own cards").click()
    page.get_by_role("button", name="Pikit", exact=True).click()
    expect(page.get_by_role("heading", name="This deck can be played")).to_be_visible()
    assert violations(page) == []
    page.get_by_label("Name (English)").fill("Moth of Mine")
    expect(page.locator("figure")).to_contain_text("Moth of Mine")
    page.get_by_label("Value", exact=True).fill("77")
    expect(page.get_by_role("heading", name="problem")).to_be_visible()
    expect(page.locator("figure")).to_have_text("As it stands, this card cannot be drawn.")
    expect(page.get_by_role("button", name="card 'swarmling'").first).to_be_visible()
    expect(page.get_by_role("button", name="Set up a table with it")).to_be_disabled()
    page.get_by_label("Value", exact=True).fill("1")
    expect(page.get_by_role("heading", name="This deck can be played")).to_be_visible()

    with page.expect_download() as saving:
        page.get_by_role("button", name="Save to a file").click()
    saved = Path(saving.value.path())
    assert json.loads(saved.read_text())["kaiju"][0]["name"]["en"] == "Moth of Mine"
    page.get_by_role("button", name="RARRR!!", exact=True).click()
    wrong = tmp_path / "wrong.json"
    wrong.write_text('{"about": {"game": "chess"}}')
    page.locator("input[type=file]").set_input_files(wrong)
    expect(page.get_by_role("alert")).to_contain_text('found "chess"')
    page.locator("input[type=file]").set_input_files(saved)
    expect(page.locator("figure")).to_contain_text("Moth of Mine")
    expect(page.get_by_role("heading", name="This deck can be played")).to_be_visible()

    page.get_by_role("button", name="Set up a table with it").click()
    expect(page.get_by_role("switch", name="With your own cards")).to_be_checked()
    page.get_by_label("Seat 2", exact=True).select_option("bot")
    page.get_by_role("button", name="Start the game").click()
    expect(asked(page)).to_be_visible()
    table = page.url.rpartition("/")[2]
    deck = page.request.get(f"/api/v1/tables/{table}/deck").json()
    assert deck["kaiju"][0]["name"]["en"] == "Moth of Mine"


def test_a_deck_opened_while_another_game_loads_is_drawn_by_its_own_game(visit: Visit, tmp_path: Path) -> None:
    page = visit("/decks")
    page.get_by_role("button", name="Pikit", exact=True).click()
    expect(page.locator("figure svg").first).to_be_visible()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save to a file").click()
    held: list[Route] = []
    page.route("**/assets/*.js", lambda route: held.append(route))
    with page.expect_request("**/assets/*.js"):
        page.get_by_role("button", name="RARRR!!", exact=True).click()
    page.locator("input[type=file]").set_input_files(saving.value.path())
    expect(page.locator("figure")).to_contain_text("Swarmling")
    while held:
        with page.expect_response(held[0].request.url):
            held.pop(0).continue_()
    page.wait_for_load_state("networkidle")
    expect(page.locator("figure")).to_contain_text("Swarmling")


KANA = "() => [...document.fonts].some((one) => one.family.includes('Katakana') && one.status === 'loaded')"


@pytest.mark.slow
@pytest.mark.core
def test_the_preview_is_the_drawn_card_and_problems_are_told_in_german(visit: Visit) -> None:
    page = visit("/decks", locale="de")
    page.get_by_role("button", name="RARRR!!", exact=True).click()
    card = page.get_by_role("figure", name="Die Karte, wie sie auf dem Tisch liegt")
    expect(card.locator(".name-card .art svg")).to_be_visible()  # the Monster, drawn as on the table
    page.get_by_label("Katakana", exact=True).fill("ゴ")
    expect(card.get_by_text("ゴ", exact=True)).to_be_visible()
    page.wait_for_function(KANA)
    page.get_by_label("Feuer", exact=True).fill("-1")
    problems = page.get_by_role("region", name="Ein Problem")
    expect(problems).to_contain_text("Karte „fu“, Symbole · Feuer: erwartet eine ganze Zahl ≥ 0, gefunden -1")
    page.get_by_label("Feuer", exact=True).fill("0")
    page.get_by_role("button", name="Städte (24)").click()
    page.get_by_label("Gruppe", exact=True).fill("asien")
    expect(page.get_by_role("region", name="Ein Problem")).to_contain_text("Tipp: vielleicht „asia“?")
    expect(card).to_be_visible()


UNCOVERED = """(field) => {
  const { left, top, width, height } = field.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20)) === field;
}"""


@pytest.mark.long
@pytest.mark.parametrize("game", ["RARRR!!", "Rampage", "Pikit", "Arrr!!!"])
@pytest.mark.parametrize(("width", "height"), [(390, 844), (320, 568), (844, 390)])
def test_the_drawn_card_is_in_sight_while_a_field_is_edited(visit: Visit, game: str, width: int, height: int) -> None:
    page = visit("/decks", viewport={"width": width, "height": height}, has_touch=True)
    page.get_by_role("button", name=game, exact=True).click()
    card = page.locator("figure")
    expect(card.locator("svg, p").first).to_be_attached()
    for field in (page.locator(".fields .field").first, page.locator(".fields .field").last):
        field.focus()
        expect(card).to_be_in_viewport(ratio=0.6)
        assert field.evaluate(UNCOVERED)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
