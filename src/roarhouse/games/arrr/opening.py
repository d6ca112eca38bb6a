"""The table before the first step, with the whole game on the agenda."""

from __future__ import annotations

from roarhouse.core.game import Step
from roarhouse.games.arrr.components import PIECES, ArrrBox
from roarhouse.games.arrr.rules import captains, setup
from roarhouse.games.arrr.rules.turn import Begin
from roarhouse.games.arrr.state import Arrr


def set_up(box: ArrrBox) -> Arrr:
    """arrr.setup.11, arrr.modes.3, arrr.modes.7: two Pieces each, and the whole game on the agenda."""
    seats = len(box.seats)
    s = Arrr(
        agenda=[],
        sealed={},
        box=box,
        unused=tuple(range(len(box.deck.exploration))),
        crew_deck=box.all_crew,
        event_deck=box.all_events if box.has_events else (),
        reserve=PIECES - setup.PIECES_DEALT * seats,
        crew=[()] * seats,
        events=[()] * seats,
        known=[()] * seats,
        equipped=[()] * seats,
        permanents=[()] * seats,
        captains=[],
        offers=[],
        pieces=[setup.PIECES_DEALT] * seats,
        chest=[()] * seats,
        stakes=[None] * seats,
    )
    s.then(setup.PickCollections(), setup.StockSea(), setup.FirstRow(), setup.DealHands())
    s.agenda[:0] = [Begin(), *reversed(captain_steps(box)), start_step(box)]
    return s


def start_step(box: ArrrBox) -> Step:
    """arrr.turn.1: by dice, by lot or by the host."""
    match box.options.start_player:
        case "random":
            return setup.DrawStart()
        case "host":
            return setup.ChooseStart(setup.HOST)
    return setup.ThrowForStart(box.seats)


def captain_steps(box: ArrrBox) -> list[Step]:
    """arrr.captains.1, arrr.setup.12: by lot, one of two, or drafted; arrr.modes.10: in the full mode only."""
    if not box.has_captains:
        return []
    match box.options.captains:
        case "draft":
            return [captains.DraftCaptains()]
        case "two":
            return [captains.OfferCaptains(2)]
    return [captains.OfferCaptains(1)]
