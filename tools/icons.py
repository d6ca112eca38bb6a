"""Draw the icons of the installed application from `web/public/favicon.svg` (`make icons`)."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser

from tools.pictures.browser import chromium

PUBLIC = Path(__file__).resolve().parents[1] / "web" / "public"
PAGE = '<body style="margin:0;background:{ground}"><div style="width:{size}px;height:{size}px">{svg}</div></body>'
SAFE = 0.72  # of the width: a mask may cut off what is outside
RED = "#bf1f1a"


def main() -> None:
    svg = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    (PUBLIC / "icons").mkdir(exist_ok=True)
    with chromium() as browser:
        for size in (192, 512):
            draw(browser, svg, size, f"icon-{size}")
        draw(browser, maskable(svg), 512, "maskable-512", RED)
        draw(browser, maskable(svg), 180, "touch-180", RED)
        draw(browser, badge(svg), 96, "badge-96")


def draw(browser: Browser, svg: str, size: int, name: str, ground: str = "transparent") -> None:
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(PAGE.format(ground=ground, size=size, svg=svg))
    file = PUBLIC / "icons" / f"{name}.png"
    page.screenshot(path=file, omit_background=ground == "transparent")
    page.close()
    print(f"{file.name}: {size} × {size}, {file.stat().st_size / 1000:.1f} kB")


def maskable(svg: str) -> str:
    """The head on a ground that fills the square, within the part that no mask cuts off."""
    inner = re.sub(r"<rect[^>]*/>", "", re.sub(r"</?svg[^>]*>", "", svg))
    shift = 32 * (1 - SAFE)
    ground = f'<rect width="64" height="64" fill="{RED}"/>'
    placed = f'<g transform="translate({shift} {shift}) scale({SAFE})">{inner}</g>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">{ground}{placed}</svg>'


def badge(svg: str) -> str:
    """The head alone, in white, with eyes and teeth cut out: systems colour it themselves."""
    head, *holes = re.findall(r'<path[^>]* d="([^"]+)"', svg)
    cut = "".join(f'<path d="{hole}"/>' for hole in holes)
    mask = f'<mask id="m"><rect width="64" height="64" fill="#fff"/>{cut}</mask>'
    shape = f'<path fill="#fff" mask="url(#m)" d="{head}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="4 4 56 56">{mask}{shape}</svg>'


if __name__ == "__main__":
    main()
