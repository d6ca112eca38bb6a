"""RARRR!! in the browser: changed picks in a draft, a crowded hand, standing orders."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.kit.screens import DESKTOP, PHONE
from tests.e2e.kit.table import answer, asked, beyond, moment, over, phase, play_now, play_until, version
from tests.e2e.kit.visitors import Seated, Visit

# cards whose visible middle is covered by something else
MISSED = """(fan) => {
  const cards = [...fan.querySelectorAll('button')];
  const left = (card) => card.getBoundingClientRect().left;
  return cards.filter((card, k) => {
    const box = card.querySelector('.sides').getBoundingClientRect();
    const right = k + 1 < cards.length ? Math.min(box.right, left(cards[k + 1])) : box.right;
    const found = document.elementFromPoint((box.left + right) / 2, box.top + box.height / 2);
    return found?.closest('button') !== card;
  }).map((card) => card.textContent.trim());
}"""


def two_people(visit: Visit, ask: Callable[..., Any]) -> tuple[Page, Page]:
    """Two friends at a running table, each in their own browser."""
    people = [{"kind": "person", "name": name} for name in ("Momo", "Riko")]
    made = ask("/tables", {"game": "rarrr", "options": {"seats": 2}, "seats": people})
    ask(f"/tables/{made['table']}/start", {}, made["host"])
    momo, riko = (visit(f"/t/{made['table']}#seat={one['seat']}&s={one['secret']}") for one in made["seats"])
    expect(asked(momo)).to_be_visible()
    expect(asked(riko)).to_be_visible()
    return momo, riko


def pack(page: Page) -> Locator:
    return page.get_by_role("main").locator("button[data-option]")


def pick(page: Page, place: int) -> str:
    """Pick a card by pressing it twice; returns its name."""
    card = pack(page).nth(place)
    name = (card.locator(".sr-only").first.text_content() or "").strip()
    before = version(page)
    card.click()
    pack(page).nth(place).click()
    expect(page.locator("[data-version]")).not_to_have_attribute("data-version", str(before))
    return name


def test_a_sealed_pick_can_be_changed_until_the_last_one_is_in(visit: Visit, ask: Callable[..., Any]) -> None:
    """A pick can be changed or withdrawn until all are in; the friend learns that there is one, never which."""
    momo, riko = two_people(visit, ask)
    pick(momo, 0)
    expect(momo.get_by_test_id("waiting")).to_be_visible()
    heard = riko.get_by_role("list", name="Log").locator("li").count()
    pick(momo, 1)
    expect(riko.get_by_role("list", name="Log").locator("li")).to_have_count(heard)
    momo.get_by_role("button", name="Undo").click()
    expect(asked(momo)).to_be_visible()
    name = pick(momo, 2)
    syllable = name.split()[0].rstrip(":,")
    held = pack(riko).nth(0)
    held.click()
    momo.get_by_role("button", name="Undo").click()
    expect(asked(momo)).to_be_visible()
    pick(momo, 2)
    expect(riko.locator("[data-version]")).to_have_attribute("data-version", str(version(momo)))
    expect(held).to_have_attribute("aria-pressed", "true")  # events of others keep the selection
    pick(riko, 1)
    expect(momo.get_by_role("list", name="Log").get_by_text(f"You take {syllable}")).to_have_count(1)
    expect(asked(momo)).to_be_visible()


def until_battle(page: Page) -> None:
    """Through the drafts by keyboard."""
    play_until(lambda: phase(page) == "battle" and asked(page).count() > 0, page)


def test_a_crowded_hand_and_a_standing_order(visit: Visit) -> None:
    page = visit("/")
    play_now(page)
    until_battle(page)
    page.keyboard.press("l")  # on a phone the log would lie over the hand
    fans = page.get_by_role("main").locator(".fan:has(button)")
    for size in (PHONE, {"width": 600, "height": 900}, DESKTOP):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        assert fans.count()
        for fan in fans.all():
            fan.evaluate("fan => fan.scrollIntoView({ block: 'center' })")
            assert fan.evaluate(MISSED) == [], size
            fan.locator("button").first.hover(position={"x": 4, "y": 20})
            assert fan.evaluate(MISSED) == [], f"beside a card that has risen: {size}"
    page.keyboard.press("l")
    an_order_is_given_and_taken_back(page)
    an_order_answers(page)


def an_order_is_given_and_taken_back(page: Page) -> None:
    give_an_order(page, 300)  # higher than any bid: the order stays until it is withdrawn
    expect(page.get_by_text("You pass above 300.")).to_be_visible()
    page.get_by_role("main").get_by_role("button", name="Cancel", exact=True).click()
    expect(page.get_by_text("You pass above")).to_have_count(0)


def an_order_answers(page: Page) -> None:
    """Order a pass as soon as there is a bid, and play until it happens."""
    ordered = page.get_by_role("list", name="Log").get_by_text("Your standing order has answered for you.")
    button = page.get_by_role("button", name="Pass for me above")
    while not ordered.count():
        assert not over(page), "no standing order has ever answered"
        if button.count() and button.is_enabled():
            give_an_order(page, 0)
        now = moment(page)
        if now.asked:
            answer(page)
        else:
            beyond(page, now.version)


def give_an_order(page: Page, level: int) -> None:
    page.get_by_role("button", name="Pass for me above").click()
    page.get_by_label("Highest Level you would still answer").fill(str(level))
    page.get_by_role("button", name="Set", exact=True).click()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_on_a_phone_a_whole_pack_lies_above_the_footer(visit: Visit, seated: Seated, lang: str) -> None:
    (seat,) = seated("rarrr", 4)
    page = visit(seat, lang=lang, viewport={"width": 390, "height": 844})
    play_until(lambda: phase(page) == "draft" and asked(page).count() > 0, page)
    cards = page.locator("[data-part^='pack:']")
    assert cards.count() == 12
    foot = page.locator(".foot").bounding_box()
    boxes = [box for card in cards.all() if (box := card.bounding_box())]
    assert foot
    assert max(box["y"] + box["height"] for box in boxes) <= foot["y"]
