"""Touch to learn: every number, sign and card that a table shows has an explanation, with a name or a rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.kit.games import GAMES
from tests.e2e.kit.screens import DESK, PHONE
from tests.e2e.kit.table import asked, painted
from tests.e2e.kit.visitors import Seated, Visit
from tests.e2e.rampage.player import at_rest

EXPLAINS: Final = {"explain": True}
REST: Final = 1000  # more milliseconds than a mouse must rest
APART: Final = 20  # pixels between two places where a mouse rests
# text with a digit, signs and cards, where they are seen, but for controls, sentences and what floats away; each is
# given a number
TAGGED: Final = r"""() => {
  const own = (one) => [...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data).join('');
  const shown = (one) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 2 && height > 2 && one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const told = (one) => /\d/.test(own(one)) || one.matches('svg.sign, .kit-card');
  const passed = '.button, .float, .rule, .heaps, .speeds, .passing, summary, .told, dialog, [data-number]';
  const left = (one) => one.closest(passed);
  for (const one of document.querySelectorAll('[data-number]')) one.removeAttribute('data-number');
  const found = [...document.querySelectorAll('main *')].filter((one) => told(one) && shown(one) && !left(one));
  found.forEach((one, k) => one.setAttribute('data-number', k));
  return found.length;
}"""
RESTS: Final = """([k, x]) => document.querySelector(`[data-number="${k}"]`)?.dispatchEvent(
  new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse', clientX: x, clientY: 1 }))"""
WHAT: Final = """(k) => {
  const one = document.querySelector(`[data-number="${k}"]`);
  const around = one?.closest('[class]')?.parentElement;
  return one && `${one.textContent.trim().slice(0, 30)} in ${around?.outerHTML.slice(0, 160)}`;
}"""


def unexplained(page: Page) -> Iterator[str]:
    """Rest a mouse on each of them; what stays silent, or answers with an empty heading."""
    popover = page.get_by_test_id("explained")
    expect(page.locator("main [data-about]").filter(visible=True).first).to_be_visible()
    count = page.evaluate(TAGGED)
    assert count
    for k in range(count):
        page.evaluate(RESTS, [k, APART * (k + 1)])
        page.clock.fast_forward(REST)
        names = popover.locator("h3").all_text_contents()
        silent = not names or not all(name.strip() for name in names)
        if silent and (what := page.evaluate(WHAT, k)):  # it may have gone since
            yield str(what)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_every_number_at_a_table_is_explained(visit: Visit, seated: Seated, game: str, size: Any) -> None:
    page = visit(seated(game, 3)[0], prefers=EXPLAINS, viewport=size)
    expect(asked(page)).to_be_visible()
    if game == "rampage":
        at_rest(page)
    painted(page)
    page.clock.install()
    assert list(unexplained(page)) == []


MOMENTS: Final = 4  # the last one is the podium, which counts the score in words


@pytest.mark.parametrize("game", ["rarrr", "pikit", "arrr"])
def test_every_number_in_the_past_is_explained(visit: Visit, played: Callable[..., str], game: str) -> None:
    table = played(game, 3)
    page, silent = visit(f"/t/{table}/replay", prefers=EXPLAINS, viewport=DESK), []
    last = int(page.get_by_role("slider", name="Moment").get_attribute("max") or 0)
    page.clock.install()
    for at in [last * k // MOMENTS for k in range(1, MOMENTS)]:
        page.goto(f"/t/{table}/replay#v={at}&seat=0")
        page.reload()
        expect(page.locator(f'[data-version="{at}"]')).to_have_count(1)
        painted(page)
        silent += [f"{at}: {one}" for one in unexplained(page)]
    assert silent == []
