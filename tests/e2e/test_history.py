"""Statistics of this device: counted at the end of a game, saved to a file, read from one, wiped."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.kit.games import FEATURED
from tests.e2e.kit.table import play_now, play_to_the_end, violations
from tests.e2e.kit.visitors import Visit

DAY = 24 * 3600 * 1000
START = 1_780_000_000_000


def game(n: int, **more: Any) -> dict[str, Any]:
    place = n % 4 + 1
    scores = [10 + n * 7 % 23, 12, 14, 8]
    return {
        "table": f"past{n}",
        "game": FEATURED,
        "at": START + n * 3 * DAY,
        "players": [{"name": "Momo"}, {"name": "Ada"}, {"name": "Gorkra", "bot": "greedy"}, {"name": "Riko"}],
        "scores": scores,
        "winners": [0 if place == 1 else 1],
        "mine": [0],
        "place": place,
        **more,
    }


def file(folder: Path, games: Any, **more: Any) -> Path:
    path = folder / "history.json"
    path.write_text(json.dumps({"kind": "roarhouse-history", "version": 1, "games": games, **more}))
    return path


def read_file(page: Page, path: Path) -> None:
    page.locator("input[type=file]").set_input_files(path)


@pytest.mark.slow
@pytest.mark.core
def test_a_history_is_read_saved_and_wiped(visit: Visit, tmp_path: Path) -> None:
    page = visit("/")
    page.get_by_role("link", name="Your games").click()
    expect(page.get_by_text("Nothing here yet")).to_be_visible()
    read_file(page, file(tmp_path, [game(n) for n in range(12)]))
    expect(page.get_by_text("12 games added, 0 known already.")).to_be_visible()
    expect(page.get_by_role("row", name="Ada 12")).to_be_visible()
    page.reload()  # and a visitor who comes straight to this page
    expect(page.get_by_text("RARRR!!", exact=True).first).to_be_visible()
    expect(page.get_by_role("img", name="1st: 3; 2nd: 3; 3rd: 3; 4th: 3")).to_be_visible()
    assert violations(page) == []

    read_file(page, file(tmp_path, [game(20), game(21, scores=[1, 2])]))
    expect(page.get_by_role("alert")).to_contain_text(
        "“games 2, scores”: expected one whole number for each player, found [1,2]"
    )
    read_file(page, file(tmp_path, [game(3)], version=2))
    expect(page.get_by_role("alert")).to_contain_text("expected version 1, found 2")
    page.reload()
    expect(page.get_by_role("row", name="Ada 12")).to_be_visible()  # nothing was lost, nothing half read

    with page.expect_download() as saving:
        page.get_by_role("button", name="Save to a file").click()
    saved = json.loads(Path(saving.value.path()).read_text())
    assert sorted(one["table"] for one in saved["games"]) == sorted(f"past{n}" for n in range(12))

    page.get_by_role("button", name="Wipe everything").click()
    page.get_by_role("button", name="Really forget all 12 games?").click()
    expect(page.get_by_text("Nothing here yet")).to_be_visible()
    read_file(page, Path(saving.value.path()))
    expect(page.get_by_text("12 games added")).to_be_visible()


@pytest.mark.timeout(600)
def test_a_finished_game_is_counted_once(visit: Visit) -> None:
    """A table that is opened again is not counted again, not even after the history was wiped."""
    page = visit("/")
    play_now(page)
    play_to_the_end(page, 500)
    table = page.url
    for _ in range(2):
        page.goto("/history")
        expect(page.locator("dl dd").first).to_have_text("1")
        page.goto(table)
        expect(page.locator("[data-over]")).to_be_visible()
    page.goto("/history")
    page.get_by_role("button", name="Wipe everything").click()
    page.get_by_role("button", name="Really forget 1 game?").click()
    page.goto(table)
    expect(page.locator("[data-over]")).to_be_visible()
    page.goto("/history")
    expect(page.get_by_text("Nothing here yet")).to_be_visible()
