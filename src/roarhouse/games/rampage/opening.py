"""The table before the first step."""

from __future__ import annotations

from roarhouse.core.bags import empty
from roarhouse.core.game import Step
from roarhouse.games.rampage.choices import NO_SEAT
from roarhouse.games.rampage.components import TEETH, RampageBox
from roarhouse.games.rampage.physics.interface import Table
from roarhouse.games.rampage.rules.setup import (
    BuildCity,
    ChooseSide,
    DealCards,
    FirstPlayer,
    FirstTurn,
    Introduce,
    VoteForStart,
)
from roarhouse.games.rampage.rules.yard import EnterYard
from roarhouse.games.rampage.state import Rampage


def set_up(box: RampageBox) -> Rampage:
    """rampage.monsters.1, rampage.monsters.2, rampage.components.3, rampage.components.4: a screen and four Teeth for
    each seat, an empty City, all cards in the box; and everything that comes before the first turn on the agenda."""
    seats, options = len(box.seats), box.options
    none = empty(len(box.all_meeples))
    s = Rampage(
        agenda=[],
        sealed={},
        box=box,
        table=Table((None,) * len(box.roster.pieces)),
        side=options.runaway_side if options.runaway_side != "random" else "",
        runaway=none,
        boxed=none,
        mouth=[TEETH] * seats,
        meeples=[none] * seats,
        floors=[0] * seats,
        broken=[0] * seats,
        away=[False] * seats,
        paralysed=[False] * seats,
        inverted=[False] * seats,
        characters=[()] * seats,
        powers=[()] * seats,
        common=[()] * len(box.parties),
        supers=[()] * seats,
        drawn=[()] * seats,
        shelved=[()] * seats,
        deck=box.all_cards,
        mutated=[0] * seats,
        bought=[0] * seats,
        bonus=[0] * len(box.parties),
        passed=[False] * seats,
        meals=[None] * seats,
        foreseen=[None] * seats,
    )
    s.first = 0 if options.start_player == "host" else NO_SEAT
    side = (ChooseSide(),) if options.runaway_side == "random" else ()
    cards = (DealCards(), Introduce(), *first_player(box), FirstTurn())
    s.then(*side, BuildCity(), *((EnterYard(),) if options.yard else cards))
    return s


def first_player(box: RampageBox) -> tuple[Step, ...]:
    """rampage.turn.1: by lot among the players (or teams), by vote, or the host."""
    ways: dict[str, tuple[Step, ...]] = {
        "vote": (VoteForStart(),),
        "random": (FirstPlayer(tuple([party[0] for party in box.parties])),),
        "host": (),
    }
    return ways[box.options.start_player]
