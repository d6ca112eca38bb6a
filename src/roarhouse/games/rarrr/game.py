"""RARRR!! as a `Game`: the chapters put together."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from roarhouse.core.bags import cards_of
from roarhouse.core.game import Choice, Game, Result
from roarhouse.core.words import Seat, Section, Words
from roarhouse.games.rarrr import imagination, scoring, text
from roarhouse.games.rarrr.choices import RarrrChoice
from roarhouse.games.rarrr.components import RarrrBox, RarrrDeck
from roarhouse.games.rarrr.options import RarrrOptions
from roarhouse.games.rarrr.state import Rarrr, set_up
from roarhouse.games.rarrr.view import RarrrView, view


class RarrrGame(Game[Rarrr]):
    name = "rarrr"
    version = 1
    end_rule = "rarrr.round.10"
    Options = RarrrOptions
    Deck = RarrrDeck
    State = Rarrr
    View = RarrrView
    Choices: ClassVar = RarrrChoice
    modes: ClassVar = {
        "basic": {},
        "bonus": {"bonusScoring": True},
        "faceDown": {"faceDownCards": True},
        "resistance": {"powerResistance": True},
        "advanced": {"bonusScoring": True, "faceDownCards": True, "powerResistance": True},
        "otherRulings": {
            "firstAngriest": 1,
            "monstersFaceUp": False,
            "cityTiming": "beforeDraftFromRound2",
            "loneLastPlayer": "freeWin",
            "boostMode": "flat",
            "allPassAngriest": "lastPasser",
            "faceDownCards": True,
            "faceDownSameType": True,
            "faceDownRevealOnDiscard": True,
            "powerResistance": True,
            "resistanceCountsFaceDown": False,
            "draftMemoryAid": True,
        },
    }

    def box(self, options: RarrrOptions) -> RarrrBox:
        return RarrrBox(self.deck, options, self.deck_hash)

    def setup(self, box: RarrrBox) -> Rarrr:
        return set_up(box)

    def copy(self, s: Rarrr) -> Rarrr:
        return s.copy()

    def view(self, s: Rarrr, seat: Seat) -> RarrrView:
        return view(s, seat)

    def imagine(self, s: Rarrr, seat: Seat, rng: Random) -> Rarrr:
        return imagination.imagine(s, seat, rng)

    def result(self, s: Rarrr) -> Result | None:
        return scoring.result(s)

    def census(self, s: Rarrr) -> dict[str, int]:
        """Cards are neither made nor lost."""
        katakana_out = not s.katakana[0]
        hands = sum(map(sum, s.hands)) + sum(map(sum, s.packs))
        kept = sum(map(len, s.katakana)) + sum(card >= 0 for card in s.dropped)
        laid = sum(len(one.cards) + len(one.down) for sets in s.laid for one in sets)
        boosts = sum(map(len, s.boosts)) + sum(one.boost > 0 for sets in s.laid for one in sets)
        return {
            "katakana": sum(s.boxed) + kept + (hands if katakana_out else 0),
            "power": sum(s.undealt)
            + sum(s.discard)
            + sum(map(len, s.buried))
            + laid
            + (0 if katakana_out else hands),
            "cities": len(s.city_deck) + len(s.row) + sum(map(len, s.won)) + len(s.removed) + (s.city >= 0),
            "boosts": boosts + s.spent,
        }

    def secrets(self, s: Rarrr, seat: Seat) -> dict[str, object]:
        others = [other for other in s.box.seats if other != seat]
        found: dict[str, object] = {f"hand of {k}": s.hands[k] for k in others if any(s.hands[k])}
        found |= {f"pack of {k}": s.packs[k] for k in others if any(s.packs[k])}
        found |= {f"third Katakana card of {k}": s.dropped[k] for k in others if s.dropped[k] >= 0}
        found |= {f"sealed choice of {k}": s.sealed[k] for k in others if k in s.sealed}
        found |= {
            f"face-down cards of {k}": down for k in others if (down := [one.down for one in s.laid[k] if one.down])
        }
        found |= {f"buried cards of {k}": s.buried[k] for k in others if s.buried[k]}
        if s.monsters and not s.box.options.monsters_face_up and not s.katakana[0]:
            found |= {f"monster of {k}": s.monsters[k] for k in others}
        if 0 < sum(s.undealt) < sum(s.box.all_power):
            found["undealt Power cards"] = cards_of(s.undealt)
        return found

    def facts(self, s: Rarrr) -> dict[str, Any]:
        deck = s.box.deck
        return {
            "monster": [[deck.monster[card].syllable] for card in s.monsters],
            "katakana": [[deck.katakana[card].syllable for card in cards] for cards in s.katakana],
            "start": [["Angriest at the start" if seat == s.first else "not angriest"] for seat in s.box.seats],
            "seat": [[f"seat {seat + 1}"] for seat in s.box.seats],
        }

    def read(self, view: RarrrView, *also: str) -> tuple[Section, ...]:
        return text.read(view, self.deck)

    def words(self, s: Rarrr, seat: Seat, choice: Choice) -> Words:
        return text.words(s, seat, choice)

    def typed(self, s: Rarrr, seat: Seat, typed: str) -> Choice | None:
        return text.typed(s, seat, typed)

    def hint(self, s: Rarrr, seat: Seat) -> Words:
        return text.hint(s, seat)


GAME = RarrrGame
