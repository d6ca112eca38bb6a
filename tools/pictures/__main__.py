"""Take all pictures again (`make pictures`), or some: `python -m tools.pictures home rarrr`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser

from tools.pictures import shots
from tools.pictures.browser import chromium, server
from tools.pictures.moments import Moment, lay

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "pictures"
TABLES = {"rarrr": shots.bidding, "pikit": shots.table, "arrr": shots.table, "rampage": shots.without_log}
FILM_WIDTH, FRAME_MS, HOLD_MS = 800, 66, (900, 1800)


def main(wanted: list[str]) -> None:
    names = wanted or ["home", *(moment.table for moment in shots.MOMENTS)]
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        database = Path(folder) / "tables.db"
        with server(database) as address:
            if "home" in names:
                save(shots.home(browser, address), "home")
            for moment in (one for one in shots.MOMENTS if one.table in names):
                take(browser, address, database, moment)


def take(browser: Browser, address: str, database: Path, moment: Moment) -> None:
    laid = lay(database, moment)
    if moment.table in TABLES:
        save(TABLES[moment.table](browser, address, laid), moment.table)
    else:
        save_film(shots.collapse(browser, address, laid), moment.table)


def save(picture: Image.Image, name: str) -> None:
    told(picture, name, quality=86, method=6)


def save_film(frames: list[Image.Image], name: str) -> None:
    """An animated WebP that stops for a moment at its beginning and at its end."""
    width, height = frames[0].size
    part = (0, 2, width, round(height * 0.9))  # below it there is only the table
    size = (FILM_WIDTH, round(FILM_WIDTH * (part[3] - part[1]) / width))
    small = [frame.resize(size, Image.Resampling.LANCZOS, box=part) for frame in frames]
    durations = [HOLD_MS[0], *[FRAME_MS] * (len(small) - 2), HOLD_MS[1]]
    told(small[0], name, save_all=True, append_images=small[1:], duration=durations, loop=0, quality=76, method=6)


def told(picture: Image.Image, name: str, **how: object) -> None:
    file = FOLDER / f"{name}.webp"
    picture.save(file, "WEBP", **how)
    print(f"{file.name}: {picture.width} × {picture.height}, {file.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main(sys.argv[1:])
