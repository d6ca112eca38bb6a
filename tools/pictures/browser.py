"""A real server on a free port, and a real browser that looks at it."""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = ["--no-sandbox", "--disable-gpu", "--enable-unsafe-swiftshader", "--disable-background-networking"]
# The processor draws here, but the pictures should show what a graphics card would.
FINE = """for (const context of [WebGLRenderingContext, WebGL2RenderingContext]) {
  const read = context.prototype.getParameter;
  context.prototype.getParameter = function (name) {
    return name === 0x9246 || name === 0x1F01 ? 'graphics card' : read.call(this, name);
  };
}"""
# Lazy parts and fonts are there, and what was to be drawn has been drawn.
SETTLED = """async () => {
  await document.fonts.ready;
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 40)));
  for (let frames = 0; frames < 25; frames += 1) await frame();
}"""


@contextmanager
def server(database: Path) -> Iterator[str]:
    """The address of a server on this database."""
    command = [sys.executable, "-m", "roarhouse", "serve", "--port", "0", "--database", f"sqlite:///{database}"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        address = process.stdout.readline().partition(": ")[2].split()[0].rstrip("/")
        wait_for(f"{address}/healthz")
        yield address
    finally:
        process.terminate()
        process.wait(timeout=20)


def wait_for(url: str) -> None:
    """Until the server has made its database and answers."""
    for _ in range(300):
        with suppress(OSError), urllib.request.urlopen(url, timeout=5):
            return
        time.sleep(0.1)
    raise SystemExit("pictures: the server does not answer")


@contextmanager
def chromium() -> Iterator[Browser]:
    path = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    if path is None:
        raise SystemExit("pictures: no Chromium found; on Debian and Ubuntu: apt-get install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, headless=True, args=FLAGS)
        yield browser
        browser.close()


def visit(browser: Browser, address: str, size: tuple[int, int], scale: float) -> Page:
    """An English visitor who sees no motion."""
    width, height = size
    context = browser.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        device_scale_factor=scale,
        locale="en",
        reduced_motion="reduce",
        color_scheme="light",
    )
    context.set_default_timeout(60_000)
    context.add_init_script(FINE)
    return context.new_page()


def settle(page: Page) -> None:
    page.evaluate(SETTLED)
