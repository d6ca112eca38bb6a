"""Tables that several tests begin with."""

from __future__ import annotations

from typing import Any, Final

from roarhouse.games.arrr.choices import DONE, Discard, Play
from roarhouse.games.arrr.rules.hands import Draw
from roarhouse.games.arrr.rules.recruitment import Recruiting
from tests.games.arrr.cards import CARDS, CREW
from tests.games.arrr.table import Table

HARMLESS: Final = "salvage-rights"  # an Event that can be held without being of use
CREW_IDS: Final = list(CREW)
EVENT_IDS: Final = ["foul-wind", "blinding-fog", "rum-ration", "rising-swell", "fair-tide"]
ATTACKERS: Final = "marrow-meg boarding-cutlass"


def sailing(**events: str) -> Table:
    """Ann faces the Customs Cutter with three dice; what others hold is told."""
    t = Table("Ann Ben Cid").row("customs-cutter siren-shoals").crew(Ann="marrow-meg").owns(Ann=2).events(**events)
    return t.starts().tackles("Ann", "customs-cutter")


def declared(what: str = "sail", **events: str) -> Table:
    """Ann has declared; W1 is open."""
    t = Table("Ann Ben Cid").row("customs-cutter siren-shoals ghost-ship").crew(Ann="marrow-meg", Ben="grog-barrel")
    t.owns(Ann=2, Ben=2).events(**events).starts()
    if what == "challenge":
        return t.challenges("Ann", "Ben", "attack", 1)
    return t.pillages("Ann") if what == "pillage" else t.sails("Ann", "siren-shoals")


def fighting(crew: str = ATTACKERS, **captains: str) -> Table:
    """Ann faces the Customs Cutter alone on the sea; Ben watches."""
    t = Table("Ann Ben").row("customs-cutter").crew(Ann=crew).watched()
    return (t.captains(**captains) if captains else t).starts().tackles("Ann", "customs-cutter")


def cutter(crew: str = "marrow-meg", pieces: int = 2, **events: str) -> Table:
    """Ann faces the Customs Cutter (Attack 3, damage 1) alone on the sea; Cid is always asked."""
    t = Table("Ann Ben Cid").row("customs-cutter").crew(Ann=crew).owns(Ann=pieces)
    return t.events(**{"Cid": HARMLESS} | events).starts().tackles("Ann", "customs-cutter")


def duel(claim: int | str = 1, counter: int | str = 1, **pieces: int) -> Table:
    """Ann and Ben fight on Attack, four dice against two; Cid holds a Foul Wind and Light Fingers."""
    t = Table("Ann Ben Cid").crew(Ann="boarding-cutlass powder-keg", Ben="brace-of-pistols")
    t.owns(**{"Ann": 3, "Ben": 3} | pieces).events(Cid="foul-wind light-fingers").starts()
    return t.challenges("Ann", "Ben", "attack", claim).all_pass().claims("Ben", counter)


def drawn(crew: int, events: int, discards: int = 0, captain: str = "", **values: Any) -> tuple[int, int]:
    """What Ann must draw in Recruitment after some discards of Crew cards."""
    t = Table("Ann Ben", **values).holds(Ann=" ".join(CREW_IDS[:crew])).events(Ann=" ".join(EVENT_IDS[:events]))
    (t.captains(Ann=captain) if captain else t).starts_turn()
    for card in CREW_IDS[:discards]:
        t.does("Ann", Discard(CARDS[card]))
    if t.now is Recruiting:
        t.does("Ann", DONE)
    step = t.s.agenda[-1]
    return (step.crew, step.events) if isinstance(step, Draw) else (0, 0)


def targets(t: Table, name: str, card: str) -> set[int]:
    return {one.target for one in t.menu(name) if isinstance(one, Play) and one.card == CARDS[card]}
