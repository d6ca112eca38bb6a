"""Secrets: what a view shows, and what imagination makes of the rest."""

from __future__ import annotations

from random import Random

import pytest

from roarhouse.core.codec import Codec
from roarhouse.core.game import WATCHER
from roarhouse.games.rampage.choices import Pay, Target, Use
from tests.games.rampage.table import GAME, City, card, meeples


def eaten_by_all(**values: object) -> City:
    t = City("Ann Ben Cid", **values).cards(Ann="hobo", Ben="catcher", Cid="scavenger")
    return t.eaten(Ann="red 2", Ben="blue 3", Cid="gray 1, red 1").floors(Ben=0)


@pytest.mark.rule("rampage.monsters.8", "rampage.lexicon.12", "rampage.components.3")
def test_no_message_to_a_seat_carries_foreign_stomachs_or_superpowers() -> None:
    one, other = eaten_by_all(), eaten_by_all()
    other.s.meeples[1], other.s.meeples[2] = meeples("gray 1, red 1"), meeples("blue 3")
    other.s.supers[1], other.s.supers[2] = other.s.supers[2], other.s.supers[1]
    codec = Codec(GAME)
    for seat in (0, WATCHER):
        assert codec.encode(GAME.view(one.s, seat)) == codec.encode(GAME.view(other.s, seat))
    assert GAME.view(one.s, 1) != GAME.view(other.s, 1)


def test_imagination_keeps_what_is_known_and_deals_the_rest_again() -> None:
    t = eaten_by_all()
    seen = set()
    for k in range(30):
        s = GAME.imagine(t.s, 0, Random(k))
        assert s.meeples[0] == meeples("red 2")
        assert s.supers[0] == (card("hobo"),)
        assert GAME.view(s, 0) == GAME.view(t.s, 0)
        assert GAME.census(s) == GAME.census(t.s)
        assert sum(map(sum, s.meeples[1:])) == 5
        assert all(s.box.kind_of[c] == 2 and c != card("hobo") for k in (1, 2) for c in s.supers[k])
        seen.add((s.meeples[1], s.supers[1]))
    assert len(seen) > 20


def test_with_two_players_the_other_stomach_is_what_is_nowhere_else() -> None:
    t = City().eaten(Ann="red 2", Ben="blue 3")
    assert GAME.imagine(t.s, 0, Random(1)).meeples == [meeples("red 2"), meeples("blue 3")]
    assert not any("Stomachs" in name for name in GAME.secrets(t.s, 0))
    assert any("Stomachs" in name for name in GAME.secrets(t.s, WATCHER))


@pytest.mark.rule("rampage.teams.12")
def test_open_stomachs_and_teammates_are_not_imagined() -> None:
    t = eaten_by_all(openStomachs=True)
    assert GAME.imagine(t.s, 0, Random(1)).meeples == t.s.meeples
    team = City("Ann Ben Cid Dot", teams=True).eaten(Ann="red 2", Cid="blue 3", Ben="gray 1")
    assert [GAME.imagine(team.s, 0, Random(k)).meeples[2] for k in range(5)] == [meeples("blue 3")] * 5


def test_a_kissed_stomach_is_known_during_the_kiss_and_forgotten_after_it() -> None:

    t = City("Ann Ben Cid").cards(Ann="passionate-kiss").eaten(Ben="red 2, blue 1", Cid="gray 3")
    t.at(Ann="theatre west", Ben="theatre east").does("Ann", Use(card("passionate-kiss")), Target(1))
    assert {GAME.imagine(t.s, 0, Random(k)).meeples[1] for k in range(9)} == {meeples("red 2, blue 1")}
    assert len({GAME.imagine(t.s, 2, Random(k)).meeples[1] for k in range(9)}) > 1
    t.does("Ann", Pay(meeples("red 2")))
    assert len({GAME.imagine(t.s, 0, Random(k)).meeples[1] for k in range(9)}) > 1


def test_sealed_choices_and_drawn_cards_of_others_are_imagined() -> None:
    from tests.games.rampage.table import Opening

    t = Opening("Ann Ben Cid", tailorMade=True).settles_city().settles()
    t.does("Ben", t.menu("Ben")[3])
    imagined = [GAME.imagine(t.s, 0, Random(k)) for k in range(8)]
    assert len({s.sealed[1] for s in imagined}) > 1
    assert len({s.drawn[1] for s in imagined}) > 1
    assert {s.drawn[0] for s in imagined} == {t.s.drawn[0]}
    assert {"sealed choice of 1", "cards in hand of 1", "cards in hand of 2"} <= set(GAME.secrets(t.s, 0))
