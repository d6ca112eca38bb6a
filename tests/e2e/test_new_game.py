"""What docs/adding-a-game.md promises, done with Yodel: copy a folder, build, and play it in the browser."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.kit.screens import ROOT
from tests.e2e.kit.server import Server
from tests.e2e.kit.table import asked, over, version
from tests.e2e.kit.visitors import Visit

SAMPLE = ROOT / "tests" / "sample"
BUILT = shutil.ignore_patterns("__pycache__", "node_modules", "dist")


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the source tree with one more game, built."""
    tree = tmp_path_factory.mktemp("tree")
    for part in ("src", "web"):
        shutil.copytree(ROOT / part, tree / part, ignore=BUILT)
    (tree / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    shutil.copytree(SAMPLE / "yodel", tree / "src" / "roarhouse" / "games" / "yodel", ignore=BUILT)
    shutil.copytree(SAMPLE / "web" / "yodel", tree / "web" / "src" / "games" / "yodel")
    subprocess.run(["npm", "--prefix", str(tree / "web"), "run", "--silent", "build"], check=True)
    return tree


@pytest.fixture(scope="module")
def address(copied: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    server = Server(tmp_path_factory.mktemp("new") / "tables.db", copied)
    yield server.address
    server.stop()


@pytest.mark.parametrize(
    ("lang", "title", "headline", "options"),
    [
        ("en", "Yodel!", "Five loud games", "The only option, with its rule"),
        ("de", "Jodel!", "Fünf laute Spiele", "Die einzige Option, mit ihrer Regel"),
    ],
)
def test_home_page_and_lobby_show_what_the_game_declares(
    visit: Visit, lang: str, title: str, headline: str, options: str
) -> None:
    page = visit("/", lang=lang)
    expect(page.get_by_role("heading", name=re.compile(headline))).to_be_visible()
    card = page.get_by_role("article").filter(has=page.get_by_role("heading", name=title))
    expect(card.get_by_role("img", name="A mountain that yodels")).to_be_visible()
    card.get_by_role("link").click()
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    expect(page.get_by_role("img", name="A mountain that yodels")).to_be_visible()
    page.get_by_text(options).click()
    expect(page.get_by_label("Mountains")).to_have_value("3")


def call(page: Page, text: str) -> None:
    """Type a call, have it checked, and confirm it."""
    before = version(page)
    page.get_by_label("Or type another choice").fill(text)
    page.get_by_role("button", name="Check").click()
    page.get_by_role("button", name=f"Call {text}", exact=True).last.click()
    expect(page.locator("[data-version]")).not_to_have_attribute("data-version", str(before))


def test_it_is_played_by_typing_and_looked_back_at(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="I know it: play Yodel! against bots").click()
    expect(asked(page)).to_have_text(re.compile("How loud do you call"))
    expect(page.get_by_text("Type a number from 1 to 1000.")).to_be_visible()
    page.get_by_label("Or type another choice").fill("2000")
    page.get_by_role("button", name="Check").click()
    expect(page.get_by_text("A call is a number from 1 to 1000.")).to_be_visible()
    for mountain in range(3):
        expect(page.get_by_text("have answered.").or_(page.get_by_text("has answered."))).to_be_visible()
        call(page, "123")
        expect(page.get_by_text("called 123").nth(mountain)).to_be_visible()
    expect(page.locator("[data-over]")).to_have_count(1)
    assert over(page)
    look_back(visit(re.sub(r"(/t/\w+).*", r"\1/replay", page.url)))


def look_back(page: Page) -> None:
    """The table of a past moment as text, and its title after opening the link elsewhere."""
    expect(page.get_by_role("heading", name="Yodel!")).to_be_visible()
    expect(page.get_by_text("0 mountains have answered.")).to_be_visible()
    moment = page.get_by_role("slider", name="Moment", exact=True)
    moment.fill(moment.get_attribute("max") or "")
    expect(page.get_by_text("3 mountains have answered.")).to_be_visible()
