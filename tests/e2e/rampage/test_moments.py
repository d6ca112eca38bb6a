"""Moments of a game of Rampage: meals in the city, penalties, placing, and cards that ask something."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from roarhouse.games.rampage.choices import Dine, Use
from roarhouse.games.rampage.rules.scoring import LookAhead
from tests.e2e.kit.table import violations
from tests.e2e.rampage.player import asks, on_screen
from tests.e2e.rampage.situation import Lay, click_piece, from_above, press, situation
from tests.games.rampage.table import RUINS, City, card, meeples
from tests.games.rampage.test_chow import PARK, in_park
from tests.games.rampage.test_end import ended
from tests.games.rampage.test_runaway import flee

__all__ = ["situation"]

# -- meals ------------------------------------------------------------------------------------------------------


def test_meeples_are_eaten_by_clicking_them(situation: Lay) -> None:
    """Those on the plate; of another one the server says why not, with the rule."""
    t, found = in_park(3)
    roof = t.loose_on(RUINS["SE"])
    t.teeth(Ann=0).passes("Ann").does("Ann", Dine("here", PARK))
    table = situation(t, color_scheme="dark")
    page = table.pages["Ann"]
    asks(page, "bite")
    assert violations(page) == []
    from_above(page)
    click_piece(page, t, roof)
    refusal = page.locator("[data-step=bite]").get_by_role("alert")
    expect(refusal).to_be_visible()
    expect(refusal.get_by_role("button", name=re.compile(r"clarifications\.13"))).to_be_visible()
    assert len(table.chosen()) == 0
    click_piece(page, t, found[1])
    table.records(0, do="eat", meeple=found[1])
    expect(page.locator("[data-step=bite]").get_by_role("status")).to_contain_text("Eaten: 1 of 2")
    press(page, "^Enough")
    table.records(0, do="done")


def test_a_place_to_eat_is_chosen_by_clicking_it(situation: Lay) -> None:
    t, _ = in_park(2)
    table = situation(t.passes("Ann"), "Ann Ben")
    page = table.pages["Ann"]
    asks(page, "bite")
    from_above(page)
    page.mouse.click(*on_screen(page, 12.0, 27.0))
    table.records(0, do="dine", how="here", zone=PARK)


# -- penalties and placing --------------------------------------------------------------------------------------


def test_a_penalty_is_paid_in_meeples_of_ones_choice(situation: Lay) -> None:
    """rampage.runaway-b.5: four of them; not before there are four can they be handed over."""
    table = situation(flee(City(runawaySide="B").eaten(Ann="blue 3, black 2"), "red 4"))
    page = table.pages["Ann"]
    asks(page, "paymeeples")
    hand_over = page.get_by_role("button", name="Hand them over")
    expect(hand_over).to_be_disabled()
    for kind, n in (("Journalists", 2), ("Businessmen", 2)):
        for _ in range(n):
            page.get_by_role("button", name=f"One more: {kind}").click()
    expect(page.get_by_text("That is all.")).to_be_visible()
    hand_over.click()
    table.records(0, do="pay", meeples=list(meeples("blue 2, black 2")))


def test_a_card_is_given_up_to_the_perfect_story(situation: Lay) -> None:
    """rampage.runaway-b.7: any own card; no one can answer before."""
    table = situation(flee(City(runawaySide="B").cards(Ann="shy, boxer, hobo"), "blue 4"))
    page = table.pages["Ann"]
    asks(page, "giveupcard")
    give = page.get_by_role("button", name="Give up")
    expect(give).to_be_disabled()
    page.get_by_role("button", name=re.compile("Boxer.*Teeth")).click()
    give.click()
    table.records(0, do="giveup", cards=[card("boxer")])
    expect(page.locator("[data-step=chooseaction]")).to_be_visible()


def test_a_monster_is_relocated_by_clicking_a_spot(situation: Lay) -> None:
    """By the next player; a spot that is not free says why, one that is takes the Monster."""
    table = situation(flee(City(runawaySide="B"), "black 4"), "Ann Ben")
    page = table.pages["Ben"]
    asks(page, "relocate")
    from_above(page)
    put = page.get_by_role("button", name="Put it here")
    page.mouse.click(*on_screen(page, -13.0, 18.0))  # a tower stands there
    expect(page.locator("[data-step=relocate]").get_by_role("alert")).to_be_visible()
    expect(put).to_be_disabled()
    page.mouse.click(*on_screen(page, 0.0, -26.0))
    expect(put).to_be_enabled()
    put.click()
    table.records(1, do="place")
    x, y = (table.chosen()[-1][1][axis] / 100 for axis in "xy")
    assert abs(x) < 0.5
    assert abs(y + 26) < 0.5


# -- cards ------------------------------------------------------------------------------------------------------


def test_a_hobo_takes_from_stomachs_that_nobody_sees(situation: Lay) -> None:
    t = City("Ann Ben Cid").cards(Ann="hobo").eaten(Ben="red 2, blue 3", Cid="gray 1")
    table = situation(t, "Ann Cid")
    page = table.pages["Ann"]
    asks(page, "chooseaction")
    press(page, "Hobo")
    asks(page, "robbing")
    page.get_by_role("button", name="One more: Ben").click()
    for _ in range(2):
        page.get_by_role("button", name="One more: Cid").click()
    page.get_by_role("button", name="Take them").click()
    table.records(0, do="rob", counts=[0, 1, 2])
    asks(page, "chooseaction")
    told = table.pages["Cid"].get_by_role("main")
    expect(told).not_to_contain_text(re.compile("takes from Ben: .*(Hero|Journalist)"))


def test_a_passionate_kiss_tastes_a_stomach(situation: Lay) -> None:
    t = City("Ann Ben Cid").cards(Ann="passionate-kiss").eaten(Ben="red 2, blue 1", Cid="gray 3")
    table = situation(t.at(Ann="theatre west", Ben="theatre east"))
    page = table.pages["Ann"]
    asks(page, "chooseaction")
    press(page, "Passionate Kiss")
    asks(page, "tastekiss")  # nobody else can be kissed
    page.get_by_role("button", name="One more: Journalists").click()
    page.get_by_role("button", name="One more: Heroes").click()
    page.get_by_role("button", name="Take them").click()
    table.records(0, do="pay", meeples=list(meeples("blue 1, red 1")))


def test_teeth_are_protected_by_an_answer(situation: Lay) -> None:
    """Terminator fells the neighbour, who is asked and answers with a card."""
    t = City().cards(Ann="terminator", Ben="teeth-protector").at(Ann="theatre west", Ben="theatre east")
    table = situation(t.does("Ann", Use(card("terminator"))).settles(), "Ann Ben")
    page = table.pages["Ben"]
    asks(page, "guard")
    expect(page.locator("[data-step=guard]")).to_contain_text("Teeth Protector")
    page.locator("[data-step=guard]").get_by_role("button", name=re.compile("Teeth Protector")).last.click()
    table.records(1, do="answer", card=card("teeth-protector"))


def test_too_cute_cancels_what_the_runaways_do(situation: Lay) -> None:
    """Every player is asked in the same way, with or without the card."""
    table = situation(flee(City().cards(Ann="hobo", Ben="too-cute"), "red 5"), "Ann Ben")
    ann, ben = table.pages["Ann"], table.pages["Ben"]
    asks(ann, "becute")
    ann.keyboard.press(" ")
    asks(ben, "becute")
    ben.locator("[data-step=becute]").get_by_role("button", name=re.compile("Too Cute")).last.click()
    table.records(1, do="answer", card=card("too-cute"))
    asks(ann, "chooseaction")


def test_small_wings_fly_to_a_clicked_spot(situation: Lay) -> None:
    table = situation(City().cards(Ann="small-wings"))
    page = table.pages["Ann"]
    press(page, "Small Wings")
    asks(page, "flyto")
    from_above(page)
    page.mouse.click(*on_screen(page, 0.0, -26.0))
    put = page.get_by_role("button", name="Put it here")
    expect(put).to_be_enabled()
    put.click()
    table.records(0, do="place")
    expect(page.locator(".ledger dl")).to_contain_text("Boardwalk")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_seer_names_the_greatest_eater_and_stomachs_are_counted(situation: Lay, scheme: str) -> None:
    """The last question of a game; then everything is counted, row by row, for all players."""
    t = ended(City("Ann Ben Cid").cards(Ann="seer").eaten(Ben="red 2", Cid="blue 2"))
    assert t.now is LookAhead
    table = situation(t, color_scheme=scheme)
    page = table.pages["Ann"]
    asks(page, "lookahead")
    page.locator("[data-step=lookahead]").get_by_role("button", name=re.compile("Cid")).click()
    table.records(0, do="foresee", guess=2)
    expect(page.locator("[data-over]")).to_be_visible()
    page.keyboard.press("Escape")
    over = page.get_by_role("region", name="game over")
    expect(over.get_by_text("Sets of six colours")).to_have_count(3)
    assert violations(page) == []
