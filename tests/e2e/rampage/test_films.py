"""Films in Rampage's city: nothing reveals the outcome before the end, and a film can be skipped."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.kit.table import asked, version
from tests.e2e.kit.visitors import Visit
from tests.e2e.rampage.player import (
    AT_ONCE,
    CRAWL,
    SMALL,
    aims,
    assert_same_rest,
    at_rest,
    button,
    city,
    code,
    introduce,
    picture,
    sit,
    to_act,
)

MOVES: dict[str, Any] = {"reduced_motion": "no-preference", "viewport": {"width": 1150, "height": 600}}


def begin(visit: Visit, ask: Callable[..., Any]) -> tuple[Page, Page]:
    """A player about to breathe, and a watcher; both see films."""
    page = sit(visit, ask, noise="off", babyMonsters=True, more=MOVES)[0]
    introduce(page)
    to_act(page)
    watcher = visit(f"/t/{code(page)}", **{**SMALL, **MOVES})
    button(page, "^Breathe").click()
    aims(page, "breath")
    for one in (page, watcher):
        at_rest(one).evaluate(CRAWL)
        show_log(one)
    return page, watcher


def show_log(page: Page) -> None:
    expect(city(page)).to_be_visible()  # from then on the log is open or not
    if not page.get_by_role("list", name="Log").count():
        page.keyboard.press("l")
    expect(page.get_by_role("list", name="Log")).to_be_visible()


def shows_nothing_yet(page: Page) -> None:
    """Log, captions, live regions and the prompt do not reveal what the film shows."""
    expect(page.get_by_test_id("film")).to_be_visible()
    expect(asked(page)).to_have_count(0)
    expect(page.get_by_role("main").locator("[data-step], [data-aim]")).to_have_count(0)
    expect(page.get_by_role("list", name="Log")).not_to_contain_text("breathes")
    expect(page.get_by_role("main")).not_to_contain_text("breathes")
    for live in page.locator("[aria-live]").all():
        expect(live).not_to_contain_text("breathes")


def test_nothing_tells_how_a_film_ends(visit: Visit, ask: Callable[..., Any]) -> None:
    """Until it is over or skipped; a late visitor is told at once and sees the final positions."""
    page, watcher = begin(visit, ask)
    before = version(page)
    page.keyboard.press("Enter")
    for one in (page, watcher):
        one.get_by_role("button", name="Pause").click()
        shows_nothing_yet(one)
    late = visit(f"/t/{code(page)}", **{**SMALL, **MOVES})
    show_log(late)
    expect(late.get_by_role("list", name="Log")).to_contain_text("breathes")
    assert_same_rest(ask, late)
    assert version(late) > version(watcher)
    city(page).evaluate(AT_ONCE)
    page.locator("#main").focus()
    page.keyboard.press(" ")  # skip
    to_act(page)
    expect(page.get_by_role("list", name="Log")).to_contain_text("breathes")
    assert version(page) > before
    shows_nothing_yet(watcher)
    watcher.get_by_role("button", name="Speed ×2").click()
    watcher.get_by_role("button", name="Go on").click()
    expect(watcher.get_by_role("list", name="Log")).to_contain_text("breathes")
    assert version(watcher) == version(page)
    for one in (page, watcher):
        assert_same_rest(ask, one)


def test_a_film_runs_only_where_somebody_looks(visit: Visit, ask: Callable[..., Any]) -> None:
    """A background tab is told at once, and so is a page that shows the past."""
    page, watcher = begin(visit, ask)
    page.keyboard.press("Enter")
    expect(city(watcher)).to_have_attribute("data-film", "playing")
    hide(watcher)
    expect(watcher.get_by_role("list", name="Log")).to_contain_text("breathes")
    page.get_by_role("list", name="Log").get_by_role("button").first.click()
    expect(page.get_by_role("list", name="Log")).to_contain_text("breathes")
    page.get_by_role("button", name="Back to now").click()
    city(page).evaluate(AT_ONCE)
    to_act(page)
    assert_same_rest(ask, page)


def hide(page: Page) -> None:
    """As if another tab were in front."""
    page.evaluate(
        """() => {
          Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
          Object.defineProperty(document, 'hidden', { value: true, configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }"""
    )


# counts what is built of Web Audio, and keeps how loud each gain is set at most
LISTEN = """() => {
  window.heard = { voices: 0, loudest: 0 };
  for (const make of ['createOscillator', 'createBufferSource']) {
    const real = AudioContext.prototype[make];
    AudioContext.prototype[make] = function () { window.heard.voices += 1; return real.call(this); };
  }
  const gain = AudioContext.prototype.createGain;
  AudioContext.prototype.createGain = function () {
    const node = gain.call(this);
    for (const set of ['setValueAtTime', 'exponentialRampToValueAtTime']) {
      const real = node.gain[set].bind(node.gain);
      node.gain[set] = (value, at) => {
        window.heard.loudest = Math.max(window.heard.loudest, value);
        return real(value, at);
      };
    }
    return node;
  };
}"""


def test_a_film_is_heard_unless_sound_is_off(visit: Visit, ask: Callable[..., Any]) -> None:
    """Wood and card are made of oscillators and noise, none louder than full; the switch silences them all."""
    page = sit(visit, ask, noise="off", babyMonsters=True, more=MOVES)[0]
    page.evaluate(LISTEN)
    introduce(page)
    to_act(page)
    button(page, "^Breathe").click()
    aims(page, "breath")
    before = page.evaluate("heard.voices")
    page.keyboard.press("Enter")
    to_act(page)
    loud = page.evaluate("heard")
    assert loud["voices"] > before + 5
    assert 0 < loud["loudest"] <= 1
    page.keyboard.press("m")
    expect(page.get_by_role("button", name="Sound")).to_have_attribute("aria-pressed", "false")
    silent = page.evaluate("heard.voices")
    page.get_by_role("button", name="Once more", exact=True).click()
    expect(city(page)).to_have_attribute("data-film", "playing")
    at_rest(page)
    assert page.evaluate("heard.voices") == silent


LOSE = """(city) => new Promise((done) => {
  const { renderer } = city.city.stage;
  const card = renderer.getContext().getExtension('WEBGL_lose_context');
  const canvas = renderer.domElement;
  canvas.addEventListener('webglcontextlost', () => setTimeout(() => card.restoreContext()), { once: true });
  canvas.addEventListener('webglcontextrestored', () => {
    const pictures = renderer.info.render.frame;
    requestAnimationFrame(() => requestAnimationFrame(() => done(renderer.info.render.frame > pictures)));
  }, { once: true });
  card.loseContext();
})"""


def test_a_lost_graphics_card_comes_back(visit: Visit, ask: Callable[..., Any]) -> None:
    """As after a sleep: the city is drawn again without a reload."""
    page = sit(visit, ask, noise="off", babyMonsters=True)[0]
    introduce(page)
    to_act(page)
    assert at_rest(page).evaluate(LOSE)
    assert at_rest(page).evaluate("(city) => city.stats().calls") > 20
    picture(page, "card-came-back")


def test_the_city_is_built_once(visit: Visit, ask: Callable[..., Any]) -> None:
    """Joining, leaving and bots change the list of seats, not the city."""
    page = sit(visit, ask, noise="off", babyMonsters=True)[0]
    introduce(page)
    to_act(page)
    at_rest(page).evaluate("(city) => { city.first = true; }")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.get_by_role("status").get_by_role("button", name="Play on myself").click()
    expect(page.get_by_role("button", name="Play on myself")).to_have_count(0)
    assert city(page).evaluate("(city) => city.first === true")
