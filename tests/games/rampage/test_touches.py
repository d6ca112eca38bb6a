"""What a choice concerns: the parts that a client lets be touched, and the cards that it spends."""

from __future__ import annotations

import pytest

from roarhouse.core.game import Choice
from roarhouse.games.rampage.choices import (
    NO_SEAT,
    SKIP,
    Answer,
    Breathe,
    Corner,
    Demolish,
    Dine,
    Eat,
    Foresee,
    Into,
    Keep,
    Move,
    Place,
    Slam,
    Snack,
    Suffer,
    Target,
    TossIt,
    Use,
    Vote,
)
from tests.games.rampage.table import BUS, GAME, RUINS, ZONES, City, card


def parts(t: City, choice: Choice) -> tuple[str, ...]:
    return GAME.touches(t.s, 0, choice)


def test_actions_concern_pieces() -> None:
    t = City().cards(Ann="catcher")
    assert parts(t, Move()) == (f"piece:{t.s.paws(0)}",)
    assert parts(t, TossIt(BUS)) == (f"piece:{BUS}",)
    assert parts(t, TossIt(t.s.body(1))) == (f"piece:{t.s.body(1)}", f"card:{card('catcher')}")
    corner = t.s.box.corners[1]
    assert parts(t, Slam(corner)) == parts(t, Breathe(corner)) == (f"piece:{t.s.body(1)}",)
    pieces = [int(part.removeprefix("piece:")) for part in parts(t, Demolish(RUINS["NW"]))]
    assert pieces
    assert set(pieces) == set(t.s.box.roster.floors) & set(t.s.readings.buildings[RUINS["NW"]])


def test_a_meal_concerns_the_meeples_of_its_place_and_the_cards_it_spends() -> None:
    t = City().at(Ann="park", Ben="theatre").cards(Ann="really-hungry, scavenger, ultra-bright-smile").fled("red 2")
    red = t.puts_meeple("red", 5, 26)
    hungry, scavenger, smile = (card(id) for id in ("really-hungry", "scavenger", "ultra-bright-smile"))
    park = f"zone:{ZONES['park']}"
    assert parts(t, Dine("here", ZONES["park"])) == (park, f"piece:{red}")
    assert parts(t, Dine("here", ZONES["park"], hungry=True)) == (park, f"piece:{red}", f"card:{hungry}")
    assert parts(t, Dine("scavenger", ZONES["theatre"]))[-1] == f"card:{scavenger}"
    assert parts(t, Dine("siren")) == (f"piece:{red}",)
    assert parts(t, Dine("runaways")) == ("runaway:5", f"card:{smile}")
    assert (parts(t, Eat(red)), parts(t, Snack(5))) == ((f"piece:{red}",), ("runaway:5",))


@pytest.mark.parametrize(
    ("choice", "concerned"),
    [
        (Corner(2), ("start:2",)),
        (Into(3), ("zone:3",)),
        (Place(0, 2600), (f"zone:{ZONES['park']}",)),
        (Place(-1300, 1800, 0, True), (f"ruin:{RUINS['NW']}",)),
        (Use(40), ("card:40",)),
        (Answer(40), ("card:40",)),
        (Keep((1, 17)), ("card:1", "card:17")),
        (Vote(1), ("seat:1",)),
        (Vote(NO_SEAT), ()),
        (Target(1), ("seat:1",)),
        (Suffer(5), ("effect:5",)),
        (Foresee(1, 3), ("seat:1", "card:3")),
        (Foresee(1), ("seat:1",)),
        (SKIP, ()),
    ],
)
def test_other_choices_concern_places_cards_and_seats(choice: Choice, concerned: tuple[str, ...]) -> None:
    assert parts(City(), choice) == concerned
