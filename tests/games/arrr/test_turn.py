"""The game flow, Recruitment and Equipment."""

from __future__ import annotations

from random import Random

import pytest

from roarhouse.games.arrr.choices import DONE, PILLAGE, Discard, Done, Drawn, Equip, Unequip
from roarhouse.games.arrr.rules.action import Declare
from roarhouse.games.arrr.rules.equipment import Equipping
from roarhouse.games.arrr.rules.hands import Draw
from roarhouse.games.arrr.rules.recruitment import Recruiting
from tests.games.arrr.cards import CARDS, CREW, GAME, cards
from tests.games.arrr.table import Table

CREW_IDS = list(CREW)
EVENT_IDS = ["foul-wind", "blinding-fog", "rum-ration", "rising-swell", "fair-tide", "light-fingers"]


def recruits(crew: int, events: int, discards: int = 0) -> Table:
    """Ann begins her turn with some Crew cards and Events, and discards some of the Crew cards."""
    t = Table("Ann Ben").holds(Ann=" ".join(CREW_IDS[:crew])).events(Ann=" ".join(EVENT_IDS[:events]))
    t.starts_turn()
    for card in CREW_IDS[:discards]:
        t.does("Ann", Discard(CARDS[card]))
    if t.now is Recruiting:
        t.does("Ann", DONE)
    return t


def drawn(t: Table) -> tuple[int, int]:
    step = t.s.agenda[-1]
    return (step.crew, step.events) if isinstance(step, Draw) else (0, 0)


def equips(old: str, hand: str, captain: str = "", **values: str) -> Table:
    """Ann is in her Equipment phase."""
    t = Table("Ann Ben", **values).crew(Ann=old).holds(Ann=hand).events(Ann="foul-wind blinding-fog rum-ration")
    if captain:
        t.captains(Ann=captain)
    t.starts_turn().does("Ann", DONE)
    while t.turn == "nature":
        t.does("nature", GAME.nature(t.s, Random(1)))
    assert t.now is Equipping
    return t


@pytest.mark.rule("arrr.turn.3", "arrr.symbols.6")
def test_a_turn_is_recruitment_equipment_action_and_new_horizons() -> None:
    t = Table("Ann Ben").holds(Ann="grog-barrel").starts_turn()
    phases = [t.view("Ann").phase]
    while t.s.turns == 2:
        if t.turn == "nature":
            t.does("nature", GAME.nature(t.s, Random(1)))
        else:
            t.does(t.turn, PILLAGE if t.now is Declare else t.menu(t.turn)[0])
        if t.s.turns == 2 and t.view("Ann").phase != phases[-1]:
            phases.append(t.view("Ann").phase)
    assert phases == ["recruitment", "equipment", "action", "horizon"]


@pytest.mark.rule("arrr.turn.4", "arrr.horizon.4")
def test_play_passes_to_the_left() -> None:
    t = Table("Ann Ben Cid").holds(Ben="grog-barrel").starts().pillages("Ann").ends_turn()
    assert (t.s.active, t.turn) == (1, "Ben")


@pytest.mark.rule("arrr.turn.5", "arrr.crew.14")
def test_depleted_cards_are_prepared_when_their_players_turn_begins() -> None:
    t = Table("Ann Ben").crew(Ann="grog-barrel", Ben="ships-cat marked-deck").depletes("grog-barrel ships-cat")
    t.starts().pillages("Ann")
    assert t.depleted() == "grog-barrel ships-cat"
    t.ends_turn()
    assert t.s.active == 1
    assert t.depleted() == "grog-barrel"


@pytest.mark.rule("arrr.recruitment.1")
def test_any_number_of_cards_may_be_discarded_first_none_included() -> None:
    t = Table("Ann Ben").holds(Ann="grog-barrel ships-cat").events(Ann="foul-wind").starts_turn()
    assert t.refusal("Ann", Discard(CARDS["marked-deck"])) == "arrr.recruitment.1"
    assert DONE in t.menu("Ann")
    t.does("Ann", Discard(CARDS["foul-wind"])).does("Ann", Discard(CARDS["ships-cat"]))
    assert (t.hand("Ann"), t.now) == ("grog-barrel", Recruiting)
    t.does("Ann", Discard(CARDS["grog-barrel"]))
    assert drawn(t) == (3, 3)


@pytest.mark.rule("arrr.recruitment.2", "arrr.recruitment.4")
def test_with_fewer_than_six_cards_he_must_draw_up_to_six_from_both_decks() -> None:
    t = recruits(crew=2, events=1)
    assert (t.turn, drawn(t)) == ("nature", (1, 2))
    crew, events = t.s.crew_deck[0], t.s.event_deck[:2]
    assert t.refusal("nature", Drawn((crew, *events, t.s.event_deck[2]))) == "arrr.recruitment.4"
    assert t.refusal("nature", Drawn((CARDS[CREW_IDS[0]], *events))) == "arrr.recruitment.4"
    t.does("nature", Drawn((crew, *events)))
    assert (len(t.s.crew[0]), len(t.s.events[0])) == (3, 3)
    assert "Ann draws a Crew card and 2 Events." in t.heard("Ben")
    assert not any("draws" in line and "Crew card and" in line for line in t.heard("Ann"))


@pytest.mark.rule("arrr.recruitment.3")
def test_with_six_cards_or_more_nothing_is_drawn_the_books_first_example() -> None:
    assert drawn(recruits(crew=4, events=4)) == (0, 0)
    assert drawn(recruits(crew=3, events=3)) == (0, 0)


@pytest.mark.rule("arrr.recruitment.5")
def test_no_event_is_drawn_beyond_the_third() -> None:
    assert drawn(recruits(crew=1, events=4)) == (1, 0)
    assert drawn(recruits(crew=0, events=3)) == (3, 0)


@pytest.mark.rule("arrr.recruitment.6")
def test_no_crew_card_is_drawn_beyond_the_third_the_books_second_example() -> None:
    assert drawn(recruits(crew=4, events=2, discards=1)) == (0, 1)
    assert drawn(recruits(crew=5, events=0)) == (0, 1)


@pytest.mark.rule("arrr.recruitment.7")
@pytest.mark.parametrize(
    ("crew", "events", "expected"),
    [(2, 2, (1, 1)), (0, 0, (3, 3)), (5, 0, (0, 1)), (1, 4, (1, 0)), (0, 4, (2, 0)), (4, 1, (0, 1)), (3, 0, (0, 3))],
)
def test_the_numbers_to_draw_are_forced(crew: int, events: int, expected: tuple[int, int]) -> None:
    assert drawn(recruits(crew, events)) == expected


@pytest.mark.rule("arrr.equipment.1", "arrr.crew.1")
def test_up_to_four_crew_cards_of_the_hand_are_placed_face_up() -> None:
    t = equips("", "marrow-meg grog-barrel ships-cat reef-runners marked-deck")
    for card in ["marrow-meg", "grog-barrel", "ships-cat", "reef-runners"]:
        t.does("Ann", Equip(CARDS[card]))
    assert t.refusal("Ann", Equip(CARDS["marked-deck"])) == "arrr.equipment.1"
    assert {one.card for one in t.sees("Ben", "Ann").equipped} == set(
        cards("marrow-meg grog-barrel ships-cat reef-runners")
    )
    assert t.refusal("Ann", Equip(CARDS["doc-leech"])) == "arrr.equipment.1"


@pytest.mark.rule("arrr.equipment.2", "arrr.crew.3")
def test_a_second_first_mate_is_refused_until_the_first_is_gone() -> None:
    t = equips("marrow-meg", "doc-leech grog-barrel")
    assert t.refusal("Ann", Equip(CARDS["doc-leech"])) == "arrr.equipment.2"
    assert (
        t.say(t.refused("Ann", Equip(CARDS["doc-leech"])))
        == "There is no room for another First Mate. [arrr.equipment.2]"
    )
    t.does("Ann", Unequip(CARDS["marrow-meg"])).does("Ann", Equip(CARDS["doc-leech"]))
    assert t.equipped("Ann") == "doc-leech"


@pytest.mark.rule("arrr.equipment.3", "arrr.crew.3")
def test_a_second_pack_is_refused() -> None:
    t = equips("", "reef-runners grey-gulls").does("Ann", Equip(CARDS["grey-gulls"]))
    assert t.refusal("Ann", Equip(CARDS["reef-runners"])) == "arrr.equipment.3"


@pytest.mark.rule("arrr.equipment.4", "arrr.crew.4", "arrr.crew.5", "arrr.equipment.6")
def test_items_alone_may_be_equipped_and_fewer_than_four_cards() -> None:
    t = equips("", "marrow-meg grog-barrel ships-cat marked-deck powder-keg")
    for card in ["grog-barrel", "ships-cat", "marked-deck", "powder-keg"]:
        assert DONE in t.menu("Ann")
        t.does("Ann", Equip(CARDS[card]))
    assert t.equipped("Ann") == "grog-barrel marked-deck powder-keg ships-cat"
    few = equips("", "marrow-meg grog-barrel").does("Ann", Equip(CARDS["grog-barrel"])).does("Ann", Done())
    assert (few.equipped("Ann"), few.now) == ("grog-barrel", Declare)


@pytest.mark.rule("arrr.equipment.5")
def test_old_cards_make_room_and_go_to_the_discard_pile() -> None:
    t = equips("grog-barrel ships-cat", "marked-deck powder-keg signal-flags", crewLimit="total")
    t.does("Ann", Equip(CARDS["marked-deck"])).does("Ann", Equip(CARDS["powder-keg"]))
    assert t.refusal("Ann", Equip(CARDS["signal-flags"])) == "arrr.equipment.4"
    assert t.refusal("Ann", Unequip(CARDS["marked-deck"])) == "arrr.equipment.5"
    t.does("Ann", Unequip(CARDS["ships-cat"])).does("Ann", Equip(CARDS["signal-flags"]))
    assert t.equipped("Ann") == "grog-barrel marked-deck powder-keg signal-flags"
    assert CARDS["ships-cat"] in t.s.crew_discard
    assert CARDS["ships-cat"] not in t.s.crew[0]


@pytest.mark.rule("arrr.equipment.7")
def test_new_cards_are_prepared() -> None:
    t = equips("grog-barrel", "marked-deck").does("Ann", Equip(CARDS["marked-deck"]))
    assert [one.depleted for one in t.sees("Ben", "Ann").equipped] == [False, False]


@pytest.mark.rule("arrr.equipment.8")
def test_nothing_can_be_equipped_in_another_phase() -> None:
    t = equips("grog-barrel", "marked-deck").does("Ann", DONE)
    assert t.refusal("Ann", Equip(CARDS["marked-deck"])) == "arrr.action.2"
    early = Table("Ann Ben").holds(Ann="marked-deck").starts_turn()
    assert early.refusal("Ann", Equip(CARDS["marked-deck"])) == "arrr.recruitment.1"
