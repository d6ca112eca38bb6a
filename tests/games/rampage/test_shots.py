"""Films reach every viewer once, with the event in which physics ran; estimates are for their owners."""

from __future__ import annotations

from pathlib import Path
from random import Random

from roarhouse.core.codec import Codec
from roarhouse.core.game import NATURE, WATCHER
from roarhouse.games.rampage.choices import Aim, Move
from roarhouse.games.rampage.physics.interface import Flick
from roarhouse.games.rampage.physics.picture import blueprint
from roarhouse.games.rampage.physics.sim.film import decode
from roarhouse.games.rampage.state import Rampage
from tests.games.rampage.table import GAME, City

ACT = Flick(0, 3150, 600)


def flicked() -> Rampage:
    """A table right after nature has said what came of a flick."""
    s = City("Ann Ben").s
    GAME.apply(s, 0, Move())
    GAME.apply(s, 0, Aim(ACT))
    GAME.apply(s, NATURE, GAME.nature(s, Random(1)))
    return s


def test_every_viewer_gets_the_film_with_the_act() -> None:
    s = flicked()
    for seat in (0, 1, WATCHER):
        view = GAME.view(s, seat)
        assert view.shot is not None
        assert (view.shot.by, view.shot.act, view.shot.number) == (0, ACT, view.shots)
        assert s.paws(0) in [track.piece for track in decode(view.shot.film).tracks]


def test_the_next_choice_has_no_film_or_another_one() -> None:
    s = flicked()
    number = s.shots
    while GAME.turn(s) == (NATURE,):
        GAME.apply(s, NATURE, GAME.nature(s, Random(1)))
        assert s.shot is not None
        assert s.shot.number == number + 1
        number += 1
    seat = GAME.turn(s)[0]
    GAME.apply(s, seat, GAME.default(s, seat))
    assert GAME.view(s, seat).shot is None
    assert GAME.view(s, seat).shots == number


def test_a_copy_shares_the_film_and_the_codec_returns_it() -> None:
    s = flicked()
    twin = GAME.copy(s)
    assert twin.shot is s.shot
    assert Codec(GAME).state(Codec(GAME).encode(s)) == s
    assert b'"film":"' in Codec(GAME).encode(GAME.view(s, WATCHER))


def test_an_estimate_counts_what_its_owner_can_know() -> None:
    s = City("Ann Ben").cards(Ann="romantic").s
    s.meeples[0], s.floors[0], s.broken[0] = (1, 1, 1, 3, 1, 2), 3, 1
    assert dict(GAME.view(s, 0).estimate) == {
        "score-sets": 10,
        "score-floors": 3,
        "score-teeth": 2,
        "score-character": 6,
    }
    assert GAME.view(s, WATCHER).estimate == ()


def test_an_estimate_tells_nothing_of_other_stomachs() -> None:
    s = City("Ann Ben Cleo").cards(Ann="glutton").s
    s.meeples = [(2, 0, 0, 0, 0, 0), (1, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0)]
    before = GAME.view(s, 0).estimate
    s.meeples[1] = (9, 0, 0, 0, 0, 0)
    assert GAME.view(s, 0).estimate == before


def test_the_browser_draws_the_city_of_the_physics() -> None:
    """Else: `.venv/bin/python -m roarhouse.games.rampage.physics.picture.blueprint`."""
    drawn = Path(__file__).resolve().parents[3] / "web" / "src" / "games" / "rampage" / "city.gen.ts"
    assert drawn.read_text() == blueprint.written()
