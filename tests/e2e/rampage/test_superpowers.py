"""Superpowers and Powers of Rampage in the browser, what they cost others, and what teams and two boards ask."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from roarhouse.games.rampage.choices import PASS, Move, Use
from tests.e2e.kit.screens import PHONE
from tests.e2e.kit.table import violations
from tests.e2e.rampage.player import aims, asks, at_rest
from tests.e2e.rampage.situation import Lay, click_spot, from_above, press, situation, untold
from tests.games.rampage.table import BUS, RUINS, TAXI, City, card, meeples

__all__ = ["situation"]

TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
NEAR = {"Ann": "theatre west", "Ben": "theatre east"}
USES = [
    ("unleashed", "en", "Unleashed!", "Ann", "4 actions left"),
    ("terminator", "de", "Terminator", "Ben", "umgeworfen"),
    ("paralyzing-gaze", "de", "Lähmender Blick", "Ben", "darf sich nicht bewegen"),
    ("who-cut-the-cheese", "en", "Who Cut the Cheese?!", "Ben", "upside down"),
    ("unstable-mutation", "de", "Instabile Mutation", "Ann", "Kraft"),
    ("invisibility", "en", "Invisibility", "Ann", "invisible"),
]


@pytest.mark.parametrize(("power", "lang", "name", "whom", "seen"), USES, ids=[row[0] for row in USES])
def test_a_superpower_is_secret_until_it_is_used(
    situation: Lay, power: str, lang: str, name: str, whom: str, seen: str
) -> None:
    """rampage.superpowers.0, rampage.superpowers.17: then all players see it, and what it does."""
    t = City("Ann Ben").cards(Ann=f"{power}, boxer").at(**NEAR)
    table = situation(t, "Ann Ben", lang=lang)
    ann, ben = table.pages["Ann"], table.pages["Ben"]
    asks(ann, "chooseaction")
    at_rest(ben)
    untold(ben, name)
    press(ann, f"{name[:9]}.*")
    table.records(0, do="use", card=card(power))
    ben.keyboard.press("l")
    log = "Protokoll" if lang == "de" else "Log"
    expect(ben.get_by_role("list", name=log)).to_contain_text(name)
    shown = ben.get_by_role("article", name=whom, exact=True)
    if power == "unstable-mutation":  # one that it had, and three that it has drawn
        expect(shown.locator(".power")).to_have_count(4)
    else:
        expect(shown).to_contain_text(seen)


def test_meeples_pay_for_a_tooth_that_is_missing(situation: Lay) -> None:
    """rampage.clarifications.11: two, of the victim's choice, by keys alone."""
    t = City().cards(Ann="terminator").teeth(Ben=0).eaten(Ben="red 2, blue 1").at(**NEAR)
    table = situation(t.does("Ann", Use(card("terminator"))).settles(), "Ann Ben", lang="de", **TOUCH)
    page = table.pages["Ben"]
    asks(page, "paymeeples")
    assert violations(page) == []
    expect(page.locator("[data-step=paymeeples]")).to_contain_text("Helden von 2")
    page.keyboard.press(" ")  # nothing is chosen yet, so nothing is paid
    page.keyboard.press("1")
    expect(page.locator("[data-step=paymeeples]").get_by_role("status")).to_have_text("Das ist alles.")
    page.keyboard.press(" ")
    table.records(1, do="pay", meeples=list(meeples("blue 1, red 1")))
    expect(table.pages["Ann"].locator("[data-step=chooseaction]")).to_be_visible()


def test_a_pass_leaves_the_action_to_the_team(situation: Lay) -> None:
    """rampage.teams.5: the partner is asked, with as many actions as before."""
    table = situation(City("Ann Ben Cid Dot", teams=True), "Ann Cid", lang="de")
    ann, cid = table.pages["Ann"], table.pages["Cid"]
    asks(ann, "chooseaction")
    press(ann, "Keine Aktion mehr")
    table.records(0, do="pass")
    asks(cid, "chooseaction")
    expect(cid.get_by_test_id("ask")).to_contain_text("Noch 3 Aktionen")
    press(cid, "Keine Aktion mehr")
    asks(ann, "bite")
    assert ann.locator(".rails").evaluate("(rails) => rails.scrollWidth <= rails.clientWidth")


def test_a_monster_restarts_on_the_second_board(situation: Lay) -> None:
    """rampage.big-city.7: any empty starting area, by a click on it."""
    t = City("Ann Ben Cid Dot Eve Fay", bigCity=True, teamSize=3).acts("Ann", Move(), gone=["Ann"])
    table = situation(t, viewport={"width": 1200, "height": 760})
    page = table.pages["Ann"]
    asks(page, "restart")
    from_above(page)
    x, y = t.s.box.map.starts[5].middle()
    click_spot(page, x / 100, y / 100)
    table.records(0, do="corner", corner=5)
    asks(page, "chooseaction")


def test_partners_are_told_nothing_of_each_others_cards(situation: Lay) -> None:
    """rampage.teams.8: they may look into each other's Stomachs, not at each other's Superpowers."""
    t = City("Ann Ben Cid Dot", teams=True).cards(Ann="hobo", Cid="catcher").eaten(Ann="red 2, blue 1")
    table = situation(t.does("Ann", PASS), "Cid")
    page = table.pages["Cid"]
    asks(page, "chooseaction")
    at_rest(page)
    untold(page, "Hobo")
    expect(page.get_by_role("article", name="Ann", exact=True)).to_contain_text("2 Heroes")


# -- targets --------------------------------------------------------------------------------------------------


TARGETS = [
    ("heavyweight", "en", "^Demolish.*on Ben", "", {"do": "slam", "monster": 2}, "drop"),
    ("catcher", "de", "^Schleudern", "Ben schleudern", {"do": "tossit"}, "toss"),
    ("hurricane", "de", "^Pusten", "Von Ben aus", {"do": "breathe", "monster": 2}, "breath"),
    ("jumper", "en", "^Move", "jump", {"do": "move", "jump": True}, "toss"),
    ("kung-fu-master", "de", "^Schleudern", "Pranken fliegen", {"do": "tossit"}, "toss"),
    ("telekinesis", "en", "^Toss", "taxi", {"do": "tossit", "piece": TAXI}, "toss"),
    ("long-tail", "de", "^Abreißen", "Nordwestturm", {"do": "demolish", "ruin": RUINS["NW"]}, "drop"),
]


@pytest.mark.parametrize(
    ("power", "lang", "family", "way", "chosen", "kind"), TARGETS, ids=[row[0] for row in TARGETS]
)
def test_a_power_opens_another_way_to_act(
    situation: Lay, power: str, lang: str, family: str, way: str, chosen: dict[str, object], kind: str
) -> None:
    """It is listed with the other ways of its action; the server does exactly what was aimed by keys."""
    t = City().cards(Ann=power).puts_vehicle(BUS, 0, 8.5)
    table = situation(t.at(Ann="theatre west", Ben="theatre east"), lang=lang)
    page = table.pages["Ann"]
    asks(page, "chooseaction")
    press(page, family)
    if way:  # there is more than one
        ways = page.get_by_role("group", name=re.compile(family))
        ways.get_by_role("button", name=re.compile(way)).first.click()
    table.records(0, **chosen)
    aims(page, kind)
    page.keyboard.press("Enter")
    table.records(0, do="aim")
    assert table.chosen()[-1][1]["act"]["type"] == kind
