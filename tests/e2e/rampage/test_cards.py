"""Cards of Rampage that ask for a source, a destination, a target or another flick."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from roarhouse.games.rampage.choices import Breathe, Move
from tests.e2e.kit.screens import PHONE
from tests.e2e.kit.table import violations
from tests.e2e.kit.waiting import wait_until
from tests.e2e.rampage.player import aims, asks, at_rest, city, on_screen
from tests.e2e.rampage.situation import Lay, Situation, click_spot, from_above, press, situation, untold, unveiled
from tests.games.rampage.table import RUINS, SPOTS, ZONES, City, card, standing
from tests.games.rampage.test_chow import in_park

__all__ = ["situation"]

MARK = "(city) => city.city.handling.touch.mark"  # where the Paws would be put, in cm
TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


# -- before and after the flick -------------------------------------------------------------------------------


def test_a_climber_starts_on_the_roof_that_is_clicked(situation: Lay) -> None:
    """rampage.powers.2: the roof as it is seen from aside; a spot in the street says why not."""
    table = situation(City().cards(Ann="climber").does("Ann", Move()))
    page = table.pages["Ann"]
    asks(page, "placepaws")
    expect(page.get_by_role("button", name="on top of the north-west tower")).to_be_visible()
    click_spot(page, *SPOTS["boardwalk"])
    refusal = page.locator("[data-step=placepaws]").get_by_role("alert")
    expect(refusal.get_by_role("button", name=re.compile(r"powers\.2"))).to_be_visible()
    assert violations(page) == []
    click_spot(page, -13, 18, 5.7)  # the roof of the north-western tower, three storeys high
    put = page.get_by_role("button", name="Put it here")
    expect(put).to_be_enabled()
    put.click()
    table.records(0, do="place", up=True)
    x, y = (table.chosen()[-1][1][axis] / 100 for axis in "xy")
    assert abs(x + 13) < 2
    assert abs(y - 18) < 2
    aims(page, "flick")


def test_stretchy_paws_are_shifted_by_keys_alone(situation: Lay) -> None:
    """rampage.powers.13: a suggestion, a step to the south, and there."""
    table = situation(City().cards(Ann="stretchy-paws").does("Ann", Move()), lang="de", **TOUCH)
    page = table.pages["Ann"]
    asks(page, "placepaws")
    page.keyboard.press("1")
    put = page.get_by_role("button", name="Hierhin")
    expect(put).to_be_enabled()
    page.get_by_role("button", name="Süd", exact=True).focus()
    before = at_rest(page).evaluate(MARK)
    page.keyboard.press("Enter")
    south = pytest.approx([before[0], before[1] - 0.5])
    wait_until(lambda: city(page).evaluate(MARK) == south, "the mark has not moved to the south")
    expect(put).to_be_enabled()
    put.focus()
    page.keyboard.press("Enter")
    table.records(0, do="place")
    aims(page, "flick")
    unveiled(page, "[data-aim=flick] h3")


@pytest.mark.parametrize(("lang", "skip"), [("en", ""), ("de", "Verzichten")])
def test_a_star_dancer_flicks_again_or_does_without(situation: Lay, lang: str, skip: str) -> None:
    """rampage.powers.12: there is no way back to another action."""
    table = situation(City().cards(Ann="star-dancer").aims("Ann", Move()).happens(), lang=lang)
    page = table.pages["Ann"]
    aims(page, "flick")
    expect(page.get_by_test_id("ask")).to_contain_text("Noch einmal schnippen" if skip else "A second flick")
    expect(page.get_by_role("button", name=re.compile("Another action|Andere Aktion"))).to_have_count(0)
    if skip:
        page.get_by_role("button", name=skip).click()
        table.records(0, do="skip")
    else:
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("Enter")
        table.records(0, do="aim")
    asks(page, "chooseaction")


def test_vacuum_draws_meeples_into_the_neighbourhood_that_is_clicked(situation: Lay) -> None:
    t = City().cards(Ann="vacuum").at(Ann="park")
    table = situation(t.acts("Ann", Breathe(0), out=[t.loose("blue")]))
    page = table.pages["Ann"]
    asks(page, "usevacuum")
    expect(page.get_by_test_id("ask")).to_contain_text("1 Meeple has left the City")
    from_above(page)
    click_spot(page, 8.0, 27.0)
    table.records(0, do="into", zone=ZONES["park"])
    asks(page, "chooseaction")


def test_vacuum_can_be_left_out_by_a_key(situation: Lay) -> None:
    t = City().cards(Ann="vacuum").at(Ann="park")
    table = situation(t.acts("Ann", Breathe(0), out=[t.loose("blue")]), lang="de")
    page = table.pages["Ann"]
    asks(page, "usevacuum")
    page.keyboard.press(" ")
    table.records(0, do="skip")


def test_smelly_paws_drive_meeples_where_a_finger_points(situation: Lay) -> None:
    """rampage.powers.11: into a Neighborhood that borders on the Ruin."""
    t = City().cards(Ann="smelly-paws")
    t.acts("Ann", Move(), moves={t.s.paws(0): standing(t.s, t.s.paws(0), *SPOTS["NW walk"])})
    table = situation(t, lang="de", **TOUCH)
    page = table.pages["Ann"]
    asks(page, "driveinto")
    expect(page.get_by_test_id("ask")).to_contain_text("Nordwestturm")
    assert violations(page) == []
    from_above(page)
    page.touchscreen.tap(*on_screen(page, *SPOTS["park"]))
    table.records(0, do="into", zone=ZONES["park"])


def test_an_earthquake_asks_for_every_ruin(situation: Lay) -> None:
    """rampage.superpowers.2: one after the other, by keys alone."""
    table = situation(City().cards(Ann="earthquake"), lang="de")
    page = table.pages["Ann"]
    asks(page, "chooseaction")
    page.keyboard.press("6")
    table.records(0, do="use", card=card("earthquake"))
    for n in range(len(RUINS)):
        asks(page, "driveinto")
        at_rest(page)
        page.keyboard.press("1")
        page.wait_for_function("(n) => Number(document.querySelector('[data-version]').dataset.version) > n", arg=n)
        expect(page.locator("[aria-busy=true]")).to_have_count(0)
    asks(page, "chooseaction")
    assert [one["do"] for _, one in table.chosen()] == ["use", *["into"] * len(RUINS)]


# -- meals ----------------------------------------------------------------------------------------------------


def test_a_siren_lures_one_meeple_from_anywhere(situation: Lay) -> None:
    """rampage.powers.10: then the meal is over."""
    t = City().cards(Ann="siren")
    meeple = t.puts_meeple("red", 0, -26)
    table = situation(t.passes("Ann"), "Ann Ben", lang="de")
    page = table.pages["Ann"]
    asks(page, "bite")
    press(page, "anlocken")
    table.records(0, do="eat", meeple=meeple)  # the only one is eaten by itself
    asks(table.pages["Ben"], "chooseaction")


def test_a_stretchy_tongue_licks_the_neighbourhood_that_is_clicked(situation: Lay) -> None:
    t = City().cards(Ann="stretchy-tongue")
    meeple = t.puts_meeple("red", 0, 12)
    table = situation(t.passes("Ann"), "Ann Ben")
    page = table.pages["Ann"]
    asks(page, "bite")
    from_above(page)
    click_spot(page, -6, 11)
    table.records(0, do="eat", meeple=meeple)  # the only one is eaten by itself
    assert table.chosen()[0][1].items() >= {"do": "dine", "how": "tongue", "zone": ZONES["theatre"]}.items()


def test_a_scavenger_eats_elsewhere_and_nobody_knew(situation: Lay) -> None:
    """rampage.superpowers.8: the card is secret until it is used."""
    t = City().cards(Ann="scavenger").at(Ben="station").teeth(Ann=0)
    meeple = t.puts_meeple("red", 5, -12)
    table = situation(t.passes("Ann"), "Ann Ben", lang="de")
    page, other = table.pages["Ann"], table.pages["Ben"]
    asks(page, "bite")
    at_rest(other)
    untold(other, "Aasfresser")
    press(page, "Aas fressen: Bahnhof")
    table.records(0, do="eat", meeple=meeple)  # the only one is eaten by itself
    assert table.chosen()[0][1].items() >= {"do": "dine", "how": "scavenger", "zone": ZONES["station"]}.items()
    other.keyboard.press("l")
    expect(other.get_by_role("list", name="Protokoll")).to_contain_text("Aasfresser")


def test_an_ultra_bright_smile_eats_runaways_by_keys_alone(situation: Lay) -> None:
    t = City().cards(Ann="ultra-bright-smile").teeth(Ann=0).fled("red 3, blue 1")
    table = situation(t.passes("Ann"), **TOUCH)
    page = table.pages["Ann"]
    asks(page, "bite")
    page.keyboard.press("2")
    table.records(0, do="dine", how="runaways")
    expect(page.get_by_role("main")).to_contain_text("Eaten: 0 of 2")
    assert violations(page) == []
    page.keyboard.press("1")
    table.records(0, do="snack", colour=0)
    expect(page.get_by_role("main")).to_contain_text("Eaten: 1 of 2")
    page.keyboard.press(" ")
    table.records(0, do="done")


def test_really_hungry_doubles_the_meal(situation: Lay) -> None:
    t, found = in_park(3)
    table = situation(t.cards(Ann="really-hungry").teeth(Ann=0).passes("Ann"), lang="de")
    page = table.pages["Ann"]
    asks(page, "bite")
    press(page, "Bärenhunger")
    wait_until(lambda: len(eaten(table)) == len(found), "the meal that fits has not been eaten")
    assert sorted(eaten(table)) == sorted(found)
    assert table.chosen()[0][1].items() >= {"do": "dine", "how": "here", "hungry": True}.items()


def eaten(table: Situation) -> list[int]:
    return [choice["meeple"] for seat, choice in table.chosen() if seat == 0 and choice["do"] == "eat"]
