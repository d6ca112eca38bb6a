"""What a seat would best eat, and what it is not asked."""

from __future__ import annotations

from roarhouse.games.rampage.appetite import Serving, best_serving
from roarhouse.games.rampage.choices import DONE, Dine, Eat
from roarhouse.games.rampage.state import Rampage
from roarhouse.server.tables.attention import forced_choice
from tests.games.rampage.table import GAME, City
from tests.games.rampage.test_chow import PARK, in_park

HERE = Dine("here", PARK)


def served(s: Rampage) -> Serving:
    serving = GAME.view(s, 0).serving
    assert serving is not None
    return serving


def test_a_meal_that_fits_is_eaten_unasked() -> None:
    """One place with food, and Teeth for all of it: nothing is left to decide."""
    t, found = in_park(3)
    t.passes("Ann")
    assert forced_choice(GAME, t.s, 0) == HERE
    t.does("Ann", HERE)
    for _ in found:
        bite = forced_choice(GAME, t.s, 0)
        assert isinstance(bite, Eat)
        t.does("Ann", bite).settles()
    assert sum(t.s.meeples[0]) == 3


def test_with_too_few_teeth_the_seat_is_asked_and_told_what_is_best() -> None:
    """Colours that the next set lacks come first."""
    t, found = in_park(3)
    t.eaten(Ann="red 2").teeth(Ann=0).passes("Ann")
    assert best_serving(t.s, 0) == GAME.view(t.s, 0).serving
    assert served(t.s).dine == HERE
    t.does("Ann", HERE)
    assert forced_choice(GAME, t.s, 0) is None
    assert set(served(t.s).meeples) == set(found[1:])


def test_what_is_best_is_told_to_its_owner_only() -> None:
    t, _ = in_park(3)
    t.passes("Ann")
    assert GAME.view(t.s, 1).serving is None
    assert GAME.view(t.s, -2).serving is None


def test_without_food_the_meal_is_over_unasked() -> None:
    t = City().at(Ann="park").passes("Ann")
    assert GAME.pointless(t.s, 0, HERE)
    assert forced_choice(GAME, t.s, 0) == DONE


def test_a_secret_card_for_the_meal_is_a_decision() -> None:
    t, _ = in_park(3)
    t.cards(Ann="really-hungry").passes("Ann")
    assert forced_choice(GAME, t.s, 0) is None


def test_on_a_fashionable_diet_every_meeple_is_a_decision() -> None:
    t, _ = in_park(3, fashionableDiet=True)
    t.passes("Ann")
    assert forced_choice(GAME, t.s, 0) is None
