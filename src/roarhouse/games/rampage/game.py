"""Rampage as a `Game`: the chapters put together."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from roarhouse.core.game import Choice, Game, Result
from roarhouse.core.words import Seat, Section, Words
from roarhouse.games.rampage import imagination, scoring, text, wording
from roarhouse.games.rampage.characters import COLOURS
from roarhouse.games.rampage.choices import RampageChoice
from roarhouse.games.rampage.components import TEETH, RampageBox, RampageDeck
from roarhouse.games.rampage.defaults import default
from roarhouse.games.rampage.opening import set_up
from roarhouse.games.rampage.options import RampageOptions
from roarhouse.games.rampage.setup import Introduce
from roarhouse.games.rampage.state import Rampage
from roarhouse.games.rampage.typed import hint, typed
from roarhouse.games.rampage.view import RampageView, view

BRISK: dict[str, Any] = {
    "stallTurns": 1
}  # over soon: the first turn without a Floor is the last but one of everybody


class RampageGame(Game[Rampage]):
    """The standard game is the one without a mode. All modes are brisk, since physics takes its time."""

    name = "rampage"
    version = 2
    portable: ClassVar = False  # nature is physics: another machine may come to another outcome
    end_rule = "rampage.end.4"
    Options = RampageOptions
    Deck = RampageDeck
    State = Rampage
    View = RampageView
    Choices: ClassVar = RampageChoice
    modes: ClassVar = {
        "brisk": {"seats": 2, **BRISK},
        "briskBabies": {"seats": 3, "runawaySide": "B", "babyMonsters": True, "startPlayer": "host", **BRISK},
        "briskTeams": {
            "seats": 4,
            "teams": True,
            "tailorMade": True,
            "fashionableDiet": True,
            "startPlayer": "vote",
            "friendlyFire": False,
            **BRISK,
        },
        "briskBigCity": {"seats": 6, "bigCity": True, "teamSize": 3, **BRISK},
        "briskRulings": {
            "seats": 2,
            "runawaySide": "random",
            "ruinEdge": "flush",
            "noise": "high",
            "dropHeight": 40,
            "rimContact": False,
            "actionsOptional": False,
            "dropPoses": "upright",
            "tossNeedsFreeVehicle": False,
            "gobbleAfterChow": True,
            "ruinMeeples": "all",
            "vacuumOptional": False,
            "accidents": "off",
            "openStomachs": True,
            "linesA": [1, 1, 1, 1, 1, 1],
            "zonesB": {"red": 1, "blue": 1, "green": 1, "yellow": 1, "black": 1},
            "introSeconds": 0,
            "turnSeconds": 0,
            **BRISK,
        },
    }

    def __init__(self, deck: RampageDeck | None = None) -> None:
        super().__init__(deck)
        self._boxes: dict[RampageOptions, RampageBox] = {}

    def box(self, options: RampageOptions) -> RampageBox:
        """Packed once for all games with the same options."""
        if options not in self._boxes:
            self._boxes[options] = RampageBox(self.deck, options, self.deck_hash)
        return self._boxes[options]

    def setup(self, box: RampageBox) -> Rampage:
        return set_up(box)

    def copy(self, s: Rampage) -> Rampage:
        return s.copy()

    def apply(self, s: Rampage, seat: Seat, choice: Choice) -> None:
        """A film belongs to the one choice in which physics ran; the next one has another, or none."""
        s.shot = None
        super().apply(s, seat, choice)

    def view(self, s: Rampage, seat: Seat) -> RampageView:
        return view(s, seat)

    def imagine(self, s: Rampage, seat: Seat, rng: Random) -> Rampage:
        return imagination.imagine(s, seat, rng)

    def result(self, s: Rampage) -> Result | None:
        return scoring.result(s)

    def default(self, s: Rampage, seat: Seat) -> Choice:
        """What a seat does whose time has run out, or who is not there."""
        return default(s, seat)

    def seconds(self, s: Rampage, seat: Seat) -> int | None:
        """rampage.monsters.9, rampage.turn.3: so long to see the introduction, so long for any decision; 0: as the
        table's clock has it."""
        options = s.box.options
        return (options.intro_seconds if isinstance(s.agenda[-1], Introduce) else options.turn_seconds) or None

    def census(self, s: Rampage) -> dict[str, int]:
        """Meeples, Floors, Vehicles, Teeth and cards are neither made nor lost."""
        box, built = s.box, imagination.built(s)
        around = [s.runaway, s.boxed, imagination.in_sight(s) if built else box.all_meeples, *s.meeples]
        floors = sum([s.table.there(floor) for floor in box.roster.floors]) if built else len(box.roster.floors)
        vehicles = sum([s.table.there(v) for v in box.roster.vehicles]) if built else len(box.roster.vehicles)
        unused = TEETH * (4 * box.boards - len(box.seats))
        hands = (s.characters, s.powers, s.common, s.supers, s.drawn, s.shelved)
        cards = sum([len(cards) for zone in hands for cards in zone])
        return {
            **{f"{colour} meeples": sum([bag[k] for bag in around]) for k, colour in enumerate(COLOURS)},
            "floors": floors + s.floors_boxed + sum(s.floors),
            "vehicles": vehicles,
            "teeth": sum(s.mouth) + sum(s.broken) + s.teeth_boxed + unused,
            "cards": sum(s.deck) + len(s.discards) + cards,
        }

    def secrets(self, s: Rampage, seat: Seat) -> dict[str, object]:
        """Superpowers and cards in hand; Stomachs, unless what is nowhere else must be in the only hidden one."""
        others = [other for other in s.box.seats if other != seat]
        zones = {"superpowers": s.supers, "cards in hand": s.drawn, "cards out of play": s.shelved}
        found: dict[str, object] = {
            f"{name} of {k}": zone[k] for name, zone in zones.items() for k in others if zone[k]
        }
        hidden = imagination.hidden_stomachs(s, seat)
        if len(hidden) > 1:
            meeples, floors, teeth = imagination.unaccounted(s, hidden)
            kept = (("Meeples", s.meeples, any(meeples)), ("Floors", s.floors, floors), ("Teeth", s.broken, teeth))
            found |= {f"{name} in Stomachs": [zone[k] for k in hidden] for name, zone, some in kept if some}
        step = s.agenda[-1] if s.agenda else None
        open_choice = isinstance(step, Introduce)
        return found | {f"sealed choice of {k}": s.sealed[k] for k in others if k in s.sealed and not open_choice}

    def facts(self, s: Rampage) -> dict[str, Any]:
        rows = s.box.rows
        return {
            "character": [[rows[card].id for card in cards] for cards in s.characters],
            "power": [[rows[card].id for card in s.powers_of(seat)] for seat in s.box.seats],
            "start": [["begins" if seat == s.first else "later"] for seat in s.box.seats],
            "seat": [[f"seat {seat + 1}"] for seat in s.box.seats],
        }

    def read(self, view: RampageView, *also: str) -> tuple[Section, ...]:
        return text.read(view, self.deck)

    def words(self, s: Rampage, seat: Seat, choice: Choice) -> Words:
        return wording.words(s, seat, choice)

    def typed(self, s: Rampage, seat: Seat, typed_text: str) -> Choice | None:
        return typed(s, seat, typed_text)

    def hint(self, s: Rampage, seat: Seat) -> Words:
        return hint(s, seat)


GAME = RampageGame
