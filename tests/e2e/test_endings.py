"""The end of every game: place in words, sorted podium, best moment, replay, rematch and a picture to share."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.kit.games import GAMES
from tests.e2e.kit.table import beyond, over, version
from tests.e2e.kit.visitors import Visit

PNG = b"\x89PNG"
PLACE = re.compile("You are (first|second|third|number)|You share the first place")


def at_the_end(visit: Visit, ask: Callable[..., Any], game: str, **more: Any) -> Page:
    """A person whose seat was played by a bot, at the end of a game."""
    seats = [{"kind": "person", "name": "Momo"}, {"kind": "bot", "name": "Zuzuba"}]
    made = ask(
        "/tables", {"game": game, "options": {"seats": 2}, "seats": seats, "clock": {"kind": "slow", "days": 1}}
    )
    table, secret = made["table"], made["seats"][0]["secret"]
    ask(f"/tables/{table}/start", {"fill": True}, made["host"])
    ask(f"/tables/{table}/seats/0", {"do": "bot"}, secret)
    page = visit(f"/t/{table}#seat=0&s={secret}", **more)
    expect(page.locator("[data-version]")).to_be_visible()
    while not over(page):
        beyond(page, version(page))
    return page


def check(page: Page, tmp_path: Path) -> None:
    ending = page.get_by_test_id("ending")
    expect(ending).to_contain_text(PLACE)
    steps = ending.get_by_role("list", name="Podium").get_by_role("listitem")
    scores = [int(score) for score in steps.locator("b").all_text_contents()]
    assert scores == sorted(scores, reverse=True)
    expect(page.get_by_role("button", name="Play again")).to_be_in_viewport()
    expect(ending.get_by_role("button", name="Replay")).to_be_in_viewport()
    ending.get_by_role("button", name="Picture to share").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("img")).to_have_attribute("alt", PLACE)
    with page.expect_download() as saved:
        dialog.get_by_role("link", name="Save picture").click()
    saved.value.save_as(tmp_path / "end.png")
    assert (tmp_path / "end.png").read_bytes().startswith(PNG)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    ending.get_by_role("button", name="Look at it").click()
    expect(page.get_by_text("You are looking at the past.")).to_be_visible()
    page.get_by_role("button", name="To the end", exact=True).click()
    expect(ending).to_be_visible()


@pytest.mark.slow
@pytest.mark.core
def test_the_end_is_worth_a_picture(visit: Visit, ask: Callable[..., Any], tmp_path: Path) -> None:
    check(at_the_end(visit, ask, "pikit"), tmp_path)


@pytest.mark.parametrize("game", [game for game in GAMES if game != "pikit"])
def test_every_end_is_worth_a_picture(visit: Visit, ask: Callable[..., Any], tmp_path: Path, game: str) -> None:
    check(at_the_end(visit, ask, game), tmp_path)


def test_a_watcher_sees_the_winner_and_no_place(visit: Visit, finished: str) -> None:
    page = visit(f"/t/{finished}")
    expect(page.get_by_test_id("ending")).to_contain_text(re.compile("wins|share the win"))
    expect(page.get_by_test_id("ending")).not_to_contain_text("You are")


@pytest.mark.parametrize("game", ["pikit", "arrr"])
def test_no_winner_is_told_while_the_table_counts(visit: Visit, played: Callable[..., str], game: str) -> None:
    page = visit(f"/t/{played(game)}", reduced_motion="no-preference")
    count = page.get_by_role("button", name=re.compile("Show (it )?all"))
    expect(count).to_be_visible()
    expect(page.get_by_test_id("ending")).to_have_count(0)
    count.click()
    expect(page.get_by_test_id("ending")).to_be_visible()
