"""What the lessons of Rampage show comes about when the physics plays their openings."""

from __future__ import annotations

from roarhouse.core.lessons.files import find_lesson
from roarhouse.core.lessons.rehearsal import Rehearsal
from roarhouse.core.options import make_options
from roarhouse.games.rampage.game import RampageGame
from roarhouse.games.rampage.rules.chow import Bite, dining_places, limit

GAME = RampageGame()


def test_more_meeples_tumble_out_than_can_be_eaten_in_the_lesson_on_meals() -> None:
    lesson = find_lesson("rampage", "03-meals-and-runaways")
    played = Rehearsal(GAME, lesson, "", GAME.start(make_options(RampageGame, "", **lesson.options)))
    played.play_script()
    s = played.s
    assert isinstance(s.agenda[-1], Bite)
    (place,) = dining_places(s, lesson.learner)
    edible = [meeple for meeple in s.readings.edible if place.zone in s.readings.zones[meeple]]
    assert len(edible) > limit(s, lesson.learner)
