"""When Secret Superpowers can be used: at any time, unless a card names a moment."""

from __future__ import annotations

import pytest

from roarhouse.core.codec import Codec
from roarhouse.core.game import WATCHER
from roarhouse.games.rampage.choices import DONE, Use
from roarhouse.games.rampage.rules.cards.driving import DriveInto
from roarhouse.games.rampage.rules.turn import ChooseAction, Interfere, LateUse
from tests.games.rampage.table import GAME, City, card

ANY_TIME = [
    "earthquake",
    "hobo",
    "invisibility",
    "passionate-kiss",
    "small-wings",
    "terminator",
    "who-cut-the-cheese",
]
BOUND = ["catcher", "really-hungry", "scavenger", "teeth-protector", "too-cute", "ultra-bright-smile", "unleashed"]


def ben_acted(**cards: str) -> City:
    """Ben, whose turn it is, has acted; now Ann may interfere before he chows down."""
    t = City("Ben Ann Cid").cards(**cards).at(Ann="theatre west", Ben="theatre east").eaten(Ben="red 2, blue 2")
    return t.passes("Ben")


@pytest.mark.rule("rampage.superpowers.0")
@pytest.mark.parametrize("id", ANY_TIME)
def test_a_superpower_that_names_no_moment_is_usable_in_the_turn_of_another(id: str) -> None:
    t = ben_acted(Ann=id)
    assert t.turn == "Ann"
    assert Use(card(id)) in t.menu("Ann")
    t.does("Ann", Use(card(id)))
    assert card(id) in t.s.discards


@pytest.mark.rule("rampage.superpowers.0")
@pytest.mark.parametrize("id", [*BOUND, "unstable-mutation"])
def test_a_superpower_that_names_a_moment_is_bound_to_it(id: str) -> None:
    """Every seat is asked that could hold one: the question tells nothing."""
    t = ben_acted(Ann=id)
    assert t.turn == "Ann"
    assert t.menu("Ann") == (DONE,)
    assert t.why("Ann", Use(card(id))) == ("rampage.superpowers.0", "not-now")


def asked(id: str) -> list[tuple[str, str, list[bytes]]]:
    """Who is asked what in Ben's turn while Ann holds a card and declines, and what the others see meanwhile."""
    t, codec, found = ben_acted(Ann=id), Codec(GAME), []
    while t.s.party == 0:
        if t.now is Interfere:
            assert DONE in t.menu(t.turn)
        found.append((t.turn, str(t.now), [codec.encode(GAME.view(t.s, seat)) for seat in (0, 2, WATCHER)]))
        t.plays_on(most=1)
    return found


@pytest.mark.rule("rampage.superpowers.0", "rampage.monsters.8")
def test_windows_in_the_turn_of_another_tell_nothing_about_the_card() -> None:
    """Whatever Ann holds, she is asked at the same moments, and the others see the same."""
    moments = asked("hobo")
    assert [(who, step) for who, step, _ in moments if who == "Ann"] == [("Ann", str(Interfere))]
    assert [who for who, step, _ in moments if step == str(Interfere)] == ["Ann"]
    for id in (*ANY_TIME, *BOUND, "paralyzing-gaze", "unstable-mutation"):
        assert asked(id) == moments, id


@pytest.mark.rule("rampage.superpowers.0")
@pytest.mark.parametrize("id", [*ANY_TIME, "paralyzing-gaze"])
def test_a_superpower_that_names_no_moment_is_usable_after_chow_down(id: str) -> None:
    t = City().cards(Ann=id).at(Ann="theatre west", Ben="theatre east").passes("Ann").does("Ann", DONE)
    t.plays_on(until=LateUse)
    assert Use(card(id)) in t.menu("Ann")


@pytest.mark.rule("rampage.superpowers.0", "rampage.superpowers.5")
def test_a_gaze_between_two_turns_holds_for_the_next_turn_of_every_opponent() -> None:
    t = ben_acted(Cid="paralyzing-gaze")
    assert t.menu("Cid") == (DONE,)  # amid Ben's turn
    t.plays_on(until=Interfere)
    t.does("Cid", Use(card("paralyzing-gaze"))).settles()
    assert (t.now, t.turn, t.s.paralysed) == (ChooseAction, "Ann", [True, True, False])


@pytest.mark.rule("rampage.superpowers.0", "rampage.rumble.5")
def test_a_fallen_monster_stays_down_when_its_owner_interferes() -> None:
    t = City("Ben Ann Cid").cards(Ann="earthquake").at(Ann="theatre west", Ben="theatre east").knock_down("Ann")
    t.passes("Ben").does("Ann", Use(card("earthquake")))
    while t.now is DriveInto:
        t.does("Ann", t.menu("Ann")[0]).settles()
    assert t.s.box.corners[1] in t.s.readings.fallen
    assert t.s.actor == 0
