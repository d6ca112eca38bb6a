"""The pictures of README and documentation: all there, small enough, and of tables that can be reached again."""

from __future__ import annotations

import gzip
import re

import pytest
from PIL import Image

from tools.pictures.moments import Moment, played, prepared
from tools.pictures.shots import MOMENTS
from tools.site.pages import ROOT

FOLDER = ROOT / "docs" / "pictures"
NAMES = ("home", *(moment.table for moment in MOMENTS))
MB = 1_000_000


def frames(name: str) -> int:
    with Image.open(FOLDER / f"{name}.webp") as picture:
        return int(getattr(picture, "n_frames", 1))


def test_every_picture_opens_and_only_the_collapse_moves() -> None:
    assert {name: frames(name) > 1 for name in NAMES} == {name: name == "collapse" for name in NAMES}


def test_pictures_are_small() -> None:
    assert (FOLDER / "collapse.webp").stat().st_size < 3 * MB
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) < 6 * MB


def test_the_readme_opens_with_all_of_them() -> None:
    opening = (ROOT / "README.md").read_text(encoding="utf-8").partition("\n## ")[0]
    assert set(re.findall(r"docs/pictures/(\w+)\.webp", opening)) == set(NAMES)


def test_every_picture_that_is_named_is_there() -> None:
    for page in (ROOT / "README.md", *(ROOT / "docs").rglob("*.md")):
        for link in re.findall(r"!\[[^\]]*\]\(([^)]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / link).exists(), f"{page.name}: {link}"


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.table)
def test_the_table_of_a_picture_is_the_same_in_every_run(moment: Moment) -> None:
    """Fixed seeds, and records where bots think by the clock."""
    once, again = [list(played(prepared(moment)[0], moment)) for _ in range(2)]
    assert once == again
    assert len(once) > 10


def test_records_are_kept_without_a_time_of_packing() -> None:
    """So that packing the same record again changes nothing."""
    for file in (ROOT / "tools" / "pictures").glob("*.gz"):
        data = file.read_bytes()
        assert gzip.compress(gzip.decompress(data), mtime=0) == data
