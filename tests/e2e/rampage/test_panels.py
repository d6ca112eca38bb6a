"""Panels of Rampage in the browser: the end of a big game, and what a click in the city does with a card."""

from __future__ import annotations

from playwright.sync_api import expect

from roarhouse.core.game import settle
from roarhouse.games.rampage.rules.end import finish
from roarhouse.games.rampage.rules.setup import VoteForStart
from tests.e2e.kit.table import violations
from tests.e2e.kit.visitors import Visit
from tests.e2e.rampage.player import asks, on_screen
from tests.e2e.rampage.situation import Lay, click_piece, from_above, press, situation
from tests.games.rampage.table import City, Opening
from tests.games.rampage.test_chow import in_park
from tests.games.rampage.test_runaway import flee

__all__ = ["situation"]

TELEVISION = {"width": 1920, "height": 1080}
EIGHT = "Ann Ben Cid Dot Eve Fay Gus Hal"
HIDDEN = "(dock) => dock.scrollHeight - dock.clientHeight"


def test_eight_stomachs_are_counted_on_one_television(situation: Lay, visit: Visit) -> None:
    """rampage.big-city.6: four teams, each by its lowest member, and nothing is below the edge of the screen."""
    t = City(EIGHT, bigCity=True, teamSize=2).cards(Ann="shy", Ben="mean", Hal="punk")
    t.floors(**dict(zip(EIGHT.split(), (9, 4, 2, 6, 7, 5, 3, 8), strict=True)))
    finish(t.s)
    settle(t.s)
    table = situation(t, "")
    page = visit(f"/t/{table.table}/screen", viewport=TELEVISION)
    over = page.get_by_role("region", name="game over")
    teams = over.get_by_role("heading", level=3)
    expect(teams).to_have_count(4)
    told = [heading.partition(" points")[0] for heading in teams.all_text_contents()]
    assert told == [f"Team {k + 1}: {team.score}" for k, team in enumerate(t.result.teams)]
    assert page.locator(".dock").evaluate(HIDDEN) <= 0
    assert violations(page) == []


def test_a_click_on_another_body_drops_the_own_one_on_it(situation: Lay) -> None:
    """rampage.powers.3: Heavyweight, as its button in the list does."""
    t = City().cards(Ann="heavyweight").at(Ann="theatre west", Ben="theatre east")
    table = situation(t)
    page = table.pages["Ann"]
    asks(page, "chooseaction")
    click_piece(page, t, t.s.body(1))
    table.records(0, do="slam", monster=2)


def test_a_click_on_the_ground_spends_no_secret_card(situation: Lay) -> None:
    """rampage.superpowers.8: a Scavenger is spent by its button only."""
    t, _ = in_park(2)
    table = situation(t.cards(Ann="scavenger").passes("Ann"), "Ann Ben")  # against bots the useless card is not asked
    page = table.pages["Ann"]
    asks(page, "bite")
    from_above(page)
    page.mouse.click(*on_screen(page, 25.0, -5.0))  # where Ben is
    expect(page.get_by_role("button", name="Scavenge")).to_contain_text("uses up a secret card")
    assert table.chosen() == []
    press(page, "^Scavenge")
    table.records(0, do="dine", how="scavenger")


def test_a_relocated_monster_is_turned_before_it_is_put_down(situation: Lay) -> None:
    table = situation(flee(City(runawaySide="B"), "black 4"), "Ann Ben")
    page = table.pages["Ben"]
    asks(page, "relocate")
    press(page, "^Boardwalk, ")
    press(page, "↺ 15°")
    put = page.get_by_role("button", name="Put it here")
    expect(put).to_be_enabled()
    put.click()
    table.records(1, do="place", yaw=150)


def test_a_vote_stays_visible_until_everybody_has_voted(situation: Lay) -> None:
    """rampage.turn.1: and may be changed."""
    t = Opening("Ann Ben Cid", startPlayer="vote").settles_city().until(VoteForStart)
    table = situation(t, "Ann Ben")
    page = table.pages["Ann"]
    asks(page, "voteforstart")
    choice = page.locator("[data-step=voteforstart]")
    for whom, seat in (("Cid", 2), ("Ben", 1)):
        choice.get_by_role("button", name=whom).click()
        expect(choice.get_by_role("button", name=whom)).to_have_attribute("aria-pressed", "true")
        assert table.chosen()[-1] == (0, {"do": "vote", "seat": seat})
    expect(choice.locator("[aria-pressed=true]")).to_have_count(1)
