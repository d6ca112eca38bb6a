"""The solution of the puzzle at a table."""

from __future__ import annotations

import msgspec

from roarhouse.core.codec import Codec
from roarhouse.core.errors import RoarhouseError
from roarhouse.core.game import Choice
from roarhouse.core.studies.puzzles import find_puzzle
from roarhouse.server.store.base import About


def is_free(about: About) -> bool:
    """Are choices made, and taken back at will?"""
    return about.study is not None and about.study.kind in ("trick", "yard")


def solution_of(about: About, codec: Codec) -> Choice | None:
    """The best choice, where it is known; None at other tables, and where the puzzle is no longer in the file."""
    if about.study is None or about.study.kind != "puzzle":
        return None
    try:
        found = find_puzzle(about.game, about.study.id)
    except RoarhouseError:
        return None
    return codec.choice(msgspec.json.encode(found.solution))
