"""Looking back with the master: from the end screen to the graph, and from there to any moment."""

from __future__ import annotations

import re
import urllib.request
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Page, expect

from roarhouse.bots import analysis
from roarhouse.bots.analysis import moments
from roarhouse.bots.looking_back import Analysis, look_back
from roarhouse.core.records.record import parse
from roarhouse.server.store.base import Analysed, ClaimAnalysis
from roarhouse.server.store.database import engine_for
from roarhouse.server.store.sql import apply_all
from tests.e2e.kit.screens import PHONE
from tests.e2e.kit.table import version, violations
from tests.e2e.kit.visitors import Visit


def judged(address: str, table: str, monkeypatch: pytest.MonkeyPatch) -> Analysis:
    """An analysis with few simulations."""
    for name, n in (("SAMPLES", 2), ("SEARCHED", 8), ("COMPARED", 4)):
        monkeypatch.setattr(analysis, name, n)
    with urllib.request.urlopen(f"{address}/api/v1/tables/{table}/record") as answer:
        text = answer.read()
    record = parse(text)[0]
    found = moments(1.0, text, 0, len(record.lines) + 1, False)
    return look_back(record.game.name, record.options.seats, False, found)


def keep(database: Path, table: str, found: Analysis) -> None:
    """Store an analysis beside the running server."""
    total, result = len(found.moments), msgspec.json.encode(found)
    done = Analysed(table=table, kind="known", state="done", done=total, total=total, result=result)
    engine = engine_for(f"sqlite:///{database}")
    with engine.execution_options(writes=True).begin() as link:
        apply_all(link, [ClaimAnalysis(analysis=done, now=0.0)])
    engine.dispose()


def shows(page: Page, moment: int) -> None:
    expect(page.locator("[data-version]")).to_have_attribute("data-version", str(moment))


@pytest.mark.slow
@pytest.mark.core
def test_every_part_of_an_analysis_leads_to_its_moment(
    visit: Visit, address: str, database: Path, finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = judged(address, finished, monkeypatch)
    keep(database, finished, found)
    page = visit(f"/t/{finished}/replay")
    shows(page, 0)
    page.get_by_role("button", name="Look back with the master").click()
    graph = page.get_by_role("slider", name="Chances to win over the game")
    graph.focus()
    page.keyboard.press("ArrowRight")
    shows(page, found.moments[1].version)
    page.keyboard.press("End")
    shows(page, found.moments[-1].version)
    expect(graph).to_have_attribute("aria-valuetext", re.compile(f"^Move {found.moments[-1].version}: Momo .* %"))
    box = graph.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(graph).not_to_have_attribute("aria-valuetext", re.compile(f"^Move {found.moments[-1].version}:"))
    assert abs(version(page) - found.moments[-1].version / 2) <= 1
    turn = page.get_by_test_id("turning-points").get_by_role("button")
    expect(turn).to_have_count(len(found.turns))
    turn.first.click()  # a key would end the picture of a city that has just fallen
    shows(page, found.turns[0])
    expect(turn.first).to_have_attribute("aria-current", "step")
    assert violations(page) == []


def test_a_game_is_judged_while_its_replay_is_looked_at(visit: Visit, played: Callable[..., str]) -> None:
    """The whole way: end screen, progress, result; with open cards it is judged again and says so."""
    table = played("pikit")
    page = visit(f"/t/{table}", viewport=PHONE)
    page.get_by_test_id("ending").get_by_role("button", name="Look back with the master").click()
    panel = page.get_by_test_id("lookback")
    expect(panel.get_by_role("progressbar")).to_be_visible()
    expect(page.get_by_test_id("chances")).to_be_visible(timeout=300_000)
    assert version(page) > 0
    expect(panel.get_by_test_id("balances").get_by_role("row")).to_have_count(3)
    panel.get_by_role("switch", name="With open cards").click()
    expect(panel.get_by_text("Judged with every card known")).to_be_visible()
    expect(page.get_by_test_id("chances")).to_be_visible(timeout=300_000)
    assert violations(page) == []
