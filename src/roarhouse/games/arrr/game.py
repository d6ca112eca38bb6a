"""Arrr!!! as a `Game`: the chapters put together."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from roarhouse.core.game import Choice, Game, Result
from roarhouse.core.words import Seat, Section, Words
from roarhouse.games.arrr import imagination, scoring, text, typed, wording
from roarhouse.games.arrr.box import ArrrBox
from roarhouse.games.arrr.choices import NOTHING, ArrrChoice
from roarhouse.games.arrr.components import ArrrDeck
from roarhouse.games.arrr.defaults import default
from roarhouse.games.arrr.facts import facts
from roarhouse.games.arrr.options import ArrrOptions
from roarhouse.games.arrr.pile import Respond
from roarhouse.games.arrr.state import Arrr, set_up
from roarhouse.games.arrr.view import ArrrView, face, knows_collections, view


class ArrrGame(Game[Arrr]):
    name = "arrr"
    version = 1
    end_rule = "arrr.end.1"
    Options = ArrrOptions
    Deck = ArrrDeck
    State = Arrr
    View = ArrrView
    Choices: ClassVar = ArrrChoice
    modes: ClassVar = {
        "arrrr": {},
        "avast": {"mode": "avast"},
        "swabber": {"mode": "swabber"},
        "teams": {"teams": True, "seats": 4},
        "openTeams": {"teams": True, "seats": 4, "teamHandsOpen": True, "teamCollections": "sum", "lastTie": "vote"},
        "otherRulings": {
            "startPlayer": "host",
            "captains": "draft",
            "collections": "chosen",
            "pieceSupply": "unlimited",
            "sixthFace": "blank",
            "difficultyShift": -1,
            "zeroDiceCheat": False,
            "challengeEmptyChest": False,
            "pileReopen": True,
            "openBeforeDeclaration": True,
            "showFame": True,
            "lastTie": "vote",
        },
        "twoCaptains": {"captains": "two", "startPlayer": "random"},
    }

    def __init__(self, deck: Any = None) -> None:
        super().__init__(deck)
        self._boxes: dict[ArrrOptions, ArrrBox] = {}

    def box(self, options: ArrrOptions) -> ArrrBox:
        """A box never changes, so all tables with the same options share one."""
        if options not in self._boxes:
            self._boxes[options] = ArrrBox(self.deck, options, self.deck_hash)
        return self._boxes[options]

    def setup(self, box: ArrrBox) -> Arrr:
        return set_up(box)

    def copy(self, s: Arrr) -> Arrr:
        return s.copy()

    def view(self, s: Arrr, seat: Seat) -> ArrrView:
        return view(s, seat)

    def imagine(self, s: Arrr, seat: Seat, rng: Random) -> Arrr:
        return imagination.imagine(s, seat, rng)

    def result(self, s: Arrr) -> Result | None:
        return scoring.result(s)

    def census(self, s: Arrr) -> dict[str, int]:
        """Cards and Pieces are neither made nor lost."""
        piled = [effect for effect in (*s.pile, s.resolving) if effect is not None and effect.of == "event"]
        hands = sum(map(len, s.crew)) + sum(map(len, s.equipped))
        events = sum(map(len, s.events)) + sum(map(len, s.permanents)) + len(piled)
        stakes = [stake for stake in s.stakes if stake is not None]
        sea = len(s.sea) + len(s.top) + len(s.bottom) + len(s.unused) + len(s.row) + len(s.sunk)
        return {
            "crew": len(s.crew_deck) + len(s.crew_discard) + hands,
            "events": len(s.event_deck) + len(s.event_discard) + events,
            "explorations": sea + sum(map(len, s.chest)) + sum(stake.card != NOTHING for stake in stakes),
            "pieces": s.reserve + sum(s.pieces) + sum(stake.pieces for stake in stakes),
        }

    def secrets(self, s: Arrr, seat: Seat) -> dict[str, object]:
        others = [other for other in s.box.seats if seat not in s.friends(other)]
        found: dict[str, object] = {f"Crew cards of {k}": s.crew[k] for k in others if s.crew[k] and s.crew_deck}
        found |= {f"Events of {k}": s.events[k] for k in others if s.events[k] and s.event_deck}
        found |= {f"sealed choice of {k}": s.sealed[k] for k in s.box.seats if k in s.sealed and k != seat}
        placed = [seen.card for seen in (*s.top, *s.bottom) if face(seen, seat) == NOTHING]
        if s.sea and (placed or not knows_collections(s)):
            found["Exploration deck"] = (placed, s.sea)
        return found

    def facts(self, s: Arrr) -> dict[str, Any]:
        return facts(s)

    def default(self, s: Arrr, seat: Seat) -> Choice:
        return default(s, seat)

    def seconds(self, s: Arrr, seat: Seat) -> int | None:
        """arrr.pile.10, arrr.action.4: so long for an answer, so long for anything else; 0: as the table's clock
        has it."""
        options = s.box.options
        return (options.response_seconds if isinstance(s.agenda[-1], Respond) else options.turn_seconds) or None

    def read(self, view: ArrrView, *also: str) -> tuple[Section, ...]:
        return text.read(view, self.deck, *also)

    def words(self, s: Arrr, seat: Seat, choice: Choice) -> Words:
        return wording.words(s, seat, choice)

    def typed(self, s: Arrr, seat: Seat, typed_text: str) -> Choice | None:
        return typed.typed(s, seat, typed_text)

    def hint(self, s: Arrr, seat: Seat) -> Words:
        return wording.hint(s, seat)


GAME = ArrrGame
