"""Pictures of the City: at rest, or at a moment of a film."""

from __future__ import annotations

from math import isfinite
from pathlib import Path

from roarhouse.core.errors import NotFound, RoarhouseError
from roarhouse.core.game import Choice
from roarhouse.core.speech import Speaker
from roarhouse.core.words import Words
from roarhouse.games.rampage.choices import Happens
from roarhouse.games.rampage.physics.city.geometry import PER_CM
from roarhouse.games.rampage.physics.picture.light import Camera
from roarhouse.games.rampage.physics.picture.paint import Labels
from roarhouse.games.rampage.physics.picture.render import from_above, overview, picture, towards
from roarhouse.games.rampage.physics.sim.engine import Poses
from roarhouse.games.rampage.physics.sim.film import decode
from roarhouse.games.rampage.physics.sim.scene import rows_of
from roarhouse.games.rampage.state import Rampage


def draw(
    s: Rampage,
    file: Path,
    speaker: Speaker,
    view: str,
    during: tuple[Choice, float] | None,
    size: tuple[int, int],
) -> None:
    """The table as a PNG file; `during` is a choice of nature and the seconds since it began."""
    rows = moment(*during) if during else rows_of(s.table)
    known = views(s)
    if view.lower() not in known:
        raise NotFound("view", view, known)
    picture(rows, size, known[view.lower()], labels(s, speaker)).save(file, format="png")


def views(s: Rampage) -> dict[str, Camera]:
    """The whole City from the south or from above, or a near look at one of its Ruins."""
    spots = {ruin.id.lower(): ruin.outline.middle() for ruin in s.box.map.ruins}
    near = {id: towards(x / PER_CM, y / PER_CM) for id, (x, y) in spots.items()}
    return {"south": overview(s.box.boards), "above": from_above(s.box.boards), **near}


def labels(s: Rampage, speaker: Speaker) -> Labels:
    """The names of the Neighborhoods, as they are printed on the board."""
    ids = [zone.id for zone in s.box.map.neighborhoods]
    return tuple([(id, speaker.say(Words(f"zone-{id.removesuffix('2')}")).upper()) for id in ids])


def moment(choice: Choice, seconds: float) -> Poses:
    """Poses at a moment of the film; pieces without a track are at their final pose."""
    if not isinstance(choice, Happens) or not choice.outcome.film:
        raise RoarhouseError("nothing moves in this line, so there is no moment to draw")
    film = decode(choice.outcome.film)
    if not (isfinite(seconds) and 0 <= seconds <= film.frames / film.fps):
        raise RoarhouseError(f"expected a moment from 0 to {film.frames / film.fps:.2f} s, got {seconds:g}")
    rows = rows_of(choice.outcome.table)
    for piece, pose in film.at(round(seconds * film.fps)).items():
        rows[piece] = pose
    return rows
