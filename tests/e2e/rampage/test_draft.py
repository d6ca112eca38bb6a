"""Cards of Rampage chosen in secret, votes, the order of effects, last words, and Monsters that come back."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from roarhouse.games.rampage.choices import BUY, DONE, Breathe, Draws, Move, Use
from roarhouse.games.rampage.rules.placing import Reappear
from roarhouse.games.rampage.rules.scoring import LookAhead
from roarhouse.games.rampage.rules.setup import VoteForStart
from roarhouse.games.rampage.rules.turn import ChooseAction
from tests.e2e.kit.screens import PHONE
from tests.e2e.kit.table import violations
from tests.e2e.rampage.player import asks, at_rest
from tests.e2e.rampage.situation import Lay, click_spot, from_above, press, situation, untold, unveiled
from tests.games.rampage.table import GAME, City, Opening, card, meeples
from tests.games.rampage.test_end import ended
from tests.games.rampage.test_runaway import flee
from tests.games.rampage.test_variants import at_market, draws

__all__ = ["situation"]

TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
DRAFT = {
    "Ann": "shy, punk, mean, boxer, siren, climber, hobo, unleashed, catcher",
    "Ben": "young, seer, softie, vacuum, jumper, retainer, too-cute, scavenger, small-wings",
}


# -- cards ----------------------------------------------------------------------------------------------------


def test_cards_are_drafted_in_secret_and_shown_together(situation: Lay) -> None:
    """rampage.variants.4: one of each kind; others see who has chosen, not what."""
    t = Opening("Ann Ben", tailorMade=True).settles_city().deals(**DRAFT)
    table = situation(t, "Ann Ben", lang="de", **TOUCH)
    ann, ben = table.pages["Ann"], table.pages["Ben"]
    asks(ann, "tailor")
    keep = ann.get_by_role("button", name="Behalten")
    expect(keep).to_be_disabled()
    for name in ("Fiesling", "Sirene", "Entfesselt!"):
        ann.get_by_role("button", name=name).click()
    assert violations(ann) == []
    keep.click()
    kept = [card("mean"), card("siren"), card("unleashed")]
    table.records(0, do="keep", cards=kept)
    asks(ben, "tailor")
    untold(ben, "Fiesling", "Sirene", "Entfesselt")
    for key in ("2", "4", "7", " "):
        ben.keyboard.press(key)
    table.records(1, do="keep", cards=[card("softie"), card("jumper"), card("scavenger")])
    asks(ben, "introduce")
    expect(ben.locator("[data-step=introduce]")).to_contain_text("Sirene")
    untold(ben, "Entfesselt")
    ben.keyboard.press(" ")
    table.records(1, do="ready")


def test_a_baby_monster_buys_a_card_and_keeps_a_secret(situation: Lay) -> None:
    """rampage.variants.6, rampage.variants.7: paid in Floors; a Superpower stays its owner's."""
    table = situation(at_market(1), "Ann Ben")
    page = table.pages["Ann"]
    asks(page, "buycard")
    expect(page.get_by_test_id("ask")).to_contain_text("1 Floor")
    page.keyboard.press("1")
    table.records(0, do="buy")
    asks(page, "keepone")
    page.get_by_role("button", name=re.compile("Secret Superpower")).click()
    page.get_by_role("button", name="Keep", exact=True).click()
    table.records(0, do="keep")
    kept = table.chosen()[-1][1]["cards"][0]
    rows = (*GAME.deck.character, *GAME.deck.power, *GAME.deck.superpower)
    assert rows[kept] in GAME.deck.superpower
    asks(page, "buycard")
    page.keyboard.press(" ")
    table.records(0, do="done")
    asks(table.pages["Ben"], "chooseaction")
    untold(table.pages["Ben"], rows[kept].name.en)


def test_one_of_three_drawn_cards_is_kept_on_a_phone(situation: Lay) -> None:
    t = draws(at_market(3).does("Ann", BUY), "mean", "boxer", "hobo")
    table = situation(t, "Ann Ben", lang="de", **TOUCH)
    page = table.pages["Ann"]
    asks(page, "keepone")
    assert violations(page) == []
    at_rest(table.pages["Ben"])
    untold(table.pages["Ben"], "Landstreicher", "Fiesling", "Boxer")
    page.get_by_role("button", name="Boxer").tap()
    page.get_by_role("button", name="Behalten").tap()
    table.records(0, do="keep", cards=[card("boxer")])
    expect(table.pages["Ben"].get_by_role("main")).to_contain_text("Boxer")


def test_a_mutation_gives_up_as_many_powers_as_it_drew(situation: Lay) -> None:
    """rampage.superpowers.15: old or new, by keys alone."""
    drawn = tuple(sorted(map(card, ("jumper", "long-tail", "siren"))))
    t = City().cards(Ann="unstable-mutation, boxer").does("Ann", Use(card("unstable-mutation")))
    table = situation(t.does("nature", Draws(drawn)).passes("Ann").does("Ann", DONE), lang="de")
    page = table.pages["Ann"]
    asks(page, "choosepowers")
    give = page.get_by_role("button", name="Abgeben")
    for key in ("1", "2", "4"):
        expect(give).to_be_disabled()
        page.keyboard.press(key)
    page.keyboard.press(" ")
    table.records(0, do="giveup", cards=sorted(map(card, ("boxer", "jumper", "siren"))))


# -- effects, votes, last words -------------------------------------------------------------------------------


def test_votes_are_secret_until_all_have_voted(situation: Lay) -> None:
    t = Opening("Ann Ben Cid", startPlayer="vote").until(VoteForStart)
    table = situation(t, "Ann Ben Cid", lang="de")
    ann, ben, cid = table.pages.values()
    asks(ann, "voteforstart")
    assert violations(ann) == []
    ann.locator("[data-step=voteforstart]").get_by_role("button", name="Cid").click()
    table.records(0, do="vote", seat=2)
    asks(ben, "voteforstart")
    untold(ben, "stimmt für")
    ben.keyboard.press("3")
    table.records(1, do="vote", seat=2)
    cid.locator("[data-step=voteforstart]").get_by_role("button", name="Enthaltung").click()
    table.records(2, do="vote", seat=-1)
    asks(cid, "chooseaction")
    ann.keyboard.press("l")
    expect(ann.get_by_role("list", name="Protokoll")).to_contain_text("Ben stimmt für Cid")


def test_effects_come_in_the_order_that_is_chosen(situation: Lay) -> None:
    """rampage.runaway-b.14."""
    table = situation(flee(City(runawaySide="B").eaten(Ann="gray 4"), "yellow 4, green 5, red 4"), lang="de")
    page = table.pages["Ann"]
    asks(page, "chooseeffect")
    press(page, "^Massenhysterie: Ann")
    yellow, green = (meeples(f"{colour} 1").index(1) for colour in ("yellow", "green"))
    table.records(0, do="suffer", zone=yellow)
    expect(page.get_by_role("button", name=re.compile("^Massenhysterie: Ann"))).to_have_count(0)
    press(page, "^Luftangriff: Ann")
    asks(page, "chooseaction")  # the last effect comes by itself
    suffered = [choice["zone"] for _, choice in table.chosen() if choice["do"] == "suffer"]
    assert suffered[:2] == [yellow, green]


def test_an_imitator_copies_in_secret(situation: Lay) -> None:
    """rampage.characters.5: before any Stomach is opened."""
    t = ended(City("Ann Ben").cards(Ann="imitator", Ben="seer").eaten(Ann="red 2"))
    assert t.now is LookAhead
    table = situation(t, "Ann Ben", lang="de", **TOUCH)
    ann, ben = table.pages["Ann"], table.pages["Ben"]
    asks(ann, "lookahead")
    ann.get_by_role("button", name=re.compile("Seher.*nachahmen: Ann hat am meisten gefressen")).tap()
    table.records(0, do="foresee", guess=0, copy=card("seer"))
    asks(ben, "lookahead")
    untold(ben, "ahmt Seher nach")
    ben.keyboard.press("2")
    table.records(1, do="foresee", guess=1)
    expect(ben.locator("[data-over]")).to_be_visible()


def test_everybody_is_asked_alike_for_a_late_superpower(situation: Lay) -> None:
    """rampage.superpowers.0: with or without one; no one else learns which."""
    t = City().cards(Ann="hobo", Ben="paralyzing-gaze").passes("Ann").does("Ben", DONE).does("Ann", DONE)
    table = situation(t, "Ann Ben")
    ann, ben = table.pages["Ann"], table.pages["Ben"]
    asks(ann, "lateuse")
    untold(ben, "Hobo")
    ann.keyboard.press(" ")
    table.records(0, do="done")
    asks(ben, "chooseaction")
    press(ben, "No more actions")
    asks(ann, "interfere")
    ann.keyboard.press(" ")
    asks(ben, "bite")
    press(ben, "Eat nothing")
    asks(ben, "lateuse")
    press(ben, "Use Paralyzing Gaze")
    table.records(1, do="use", card=card("paralyzing-gaze"))
    asks(ann, "chooseaction")
    expect(ann.locator(".family.cannot").first).to_contain_text("Move")


def test_a_superpower_before_the_meal(situation: Lay) -> None:
    t = City().cards(Ann="unleashed").acts("Ann", Breathe(0)).acts("Ann", Breathe(0))
    table = situation(t, lang="de")
    page = table.pages["Ann"]
    asks(page, "beforechow")
    press(page, "Entfesselt!")
    table.records(0, do="use", card=card("unleashed"))
    asks(page, "chooseaction")
    expect(page.get_by_test_id("ask")).to_contain_text("Noch 2 Aktionen")


# -- coming back ----------------------------------------------------------------------------------------------


def test_a_body_is_righted_for_the_price_of_an_action(situation: Lay) -> None:
    t = City().cards(Ann="who-cut-the-cheese").does("Ann", Use(card("who-cut-the-cheese"))).settles()
    table = situation(t.passes("Ann").plays_on(ChooseAction), "Ben", lang="de")
    page = table.pages["Ben"]
    asks(page, "chooseaction")
    press(page, "Körper wieder umdrehen")
    table.records(1, do="right")
    expect(page.get_by_test_id("ask")).to_contain_text("Deine letzte Aktion")


def test_an_invisible_monster_reappears_where_it_is_tapped(situation: Lay) -> None:
    t = City().cards(Ann="invisibility").does("Ann", Use(card("invisibility"))).settles()
    table = situation(t.passes("Ben").plays_on(Reappear), lang="de", **TOUCH)
    page = table.pages["Ann"]
    asks(page, "reappear")
    assert violations(page) == []
    from_above(page)
    click_spot(page, 0.0, -26.0)
    put = page.get_by_role("button", name="Hierhin")
    expect(put).to_be_enabled()
    put.tap()
    table.records(0, do="place")
    asks(page, "chooseaction")
    unveiled(page, "[data-step=chooseaction] .act")


def test_paws_out_of_the_city_restart_where_it_is_clicked(situation: Lay) -> None:
    """rampage.move.5: on an empty starting area."""
    table = situation(City("Ann Ben Cid").acts("Ann", Move(), gone=["Ann"]))
    page = table.pages["Ann"]
    asks(page, "restart")
    from_above(page)
    click_spot(page, -26.0, -26.0)
    table.records(0, do="corner", corner=3)
    asks(page, "chooseaction")
