"""Components: what lies in the box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Final

from msgspec.structs import replace

from roarhouse.core import deck
from roarhouse.core.bags import Bag
from roarhouse.core.box import Box
from roarhouse.core.complaints import Complaint, listed, of_card, wrong_count
from roarhouse.core.deck import Spoken
from roarhouse.core.verbs import Verb
from roarhouse.core.words import Words
from roarhouse.games.rampage.options import RampageOptions
from roarhouse.games.rampage.physics.city.plan import COLOURS, Map, Roster
from roarhouse.games.rampage.physics.city.spots import anchors
from roarhouse.games.rampage.physics.interface import Act, Outcome, Physics, Settings, Table
from roarhouse.games.rampage.physics.world import World
from roarhouse.games.rampage.verbs import CharacterVerb, Moment, PowerVerb, SuperpowerVerb

# rampage.components.4, rampage.monsters.2: Teeth tokens of each Monster
TEETH: Final = 4
# rampage.components.12: Characters, Powers, Secret Superpowers
OF_EACH_KIND: Final = 16
KINDS: Final = ("character", "power", "superpower")
CHARACTER, POWER, SUPERPOWER = 0, 1, 2
ACTIONS: Final = 2
# rampage.monsters.3: the corners of the seats, clockwise; with two players opposite ones, in the big city around it
CORNERS: Final[dict[int, tuple[int, ...]]] = {
    2: (0, 2),
    3: (0, 1, 2),
    4: (0, 1, 2, 3),
    5: (0, 6, 7, 4, 2),
    6: (0, 6, 7, 4, 2, 3),
    7: (0, 5, 6, 7, 4, 2, 3),
    8: (0, 5, 6, 7, 4, 1, 2, 3),
}


class CardRow(deck.Row, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: Spoken
    text: Spoken


class CharacterCard(CardRow, frozen=True, kw_only=True, forbid_unknown_fields=True):
    effect: CharacterVerb


class PowerCard(CardRow, frozen=True, kw_only=True, forbid_unknown_fields=True):
    effect: PowerVerb


class SuperpowerCard(CardRow, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """rampage.superpowers.0: `windows` are the moments at which it may be used."""

    effect: SuperpowerVerb
    windows: tuple[Moment, ...]


class RampageDeck(deck.Deck, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """rampage.components.12: 48 Monster cards."""

    character: tuple[CharacterCard, ...]
    power: tuple[PowerCard, ...]
    superpower: tuple[SuperpowerCard, ...]

    def check(self) -> Iterable[Complaint]:
        for table, rows in zip(KINDS, (self.character, self.power, self.superpower), strict=True):
            if len(rows) != OF_EACH_KIND:
                yield wrong_count(table, len(rows), OF_EACH_KIND)
        for card in self.superpower:
            known = card.effect.moments
            if not card.windows or not set(card.windows) <= set(known):
                found = listed(card.windows) or Words("nothing")
                yield of_card(card.id, "windows", found, Words("deck-some-of", {"values": listed(known)}))

    def name(self, id: str, language: str) -> str:
        return names(self)[id].in_language(language)


@cache
def names(cards: RampageDeck) -> dict[str, Spoken]:
    return {card.id: card.name for card in (*cards.character, *cards.power, *cards.superpower)}


@cache
def world(settings: Settings) -> World:
    """The physics of one set of options; it keeps no game, so all tables share it."""
    return World(settings)


class RampageBox(Box):
    """Cards are numbers: Characters first, then Powers, then Superpowers, as in the deck."""

    deck: RampageDeck
    options: RampageOptions

    def __init__(self, cards: RampageDeck, options: RampageOptions, deck_hash: str) -> None:
        super().__init__(cards, options, deck_hash)
        # rampage.big-city.3: two boxes
        self.boards = 2 if options.big_city else 1
        settings = Settings(self.boards, options.noise, options.drop_height, options.rim_contact, options.ruin_edge)
        self.world: Physics = world(settings)
        self.map: Map = self.world.map
        self.roster: Roster = self.world.roster
        self.anchors = tuple([anchors(self.map, zone) for zone in range(len(self.map.neighborhoods))])
        self._seat(options)
        self.rows: tuple[CharacterCard | PowerCard | SuperpowerCard, ...] = (
            *cards.character,
            *cards.power,
            *cards.superpower,
        )
        self.effects: tuple[Verb, ...] = tuple([row.effect for row in self.rows])
        none: tuple[Moment, ...] = ()
        self.moments = tuple([row.windows if isinstance(row, SuperpowerCard) else none for row in self.rows])
        self.kind_of = tuple(
            [k for k, some in enumerate((cards.character, cards.power, cards.superpower)) for _ in some]
        )
        self.all_cards: Bag = (self.boards,) * len(self.rows)
        self.all_meeples: Bag = tuple(
            [Counter(map(self.roster.colour, self.roster.meeples))[colour] for colour in range(len(COLOURS))]
        )
        # rampage.big-city.3: both Runaway boards lie together
        self.lines = tuple([size * self.boards for size in options.lines_a])
        sizes = options.zones_b
        self.zones = tuple([getattr(sizes, colour, 0) * self.boards for colour in COLOURS])

    def _seat(self, options: RampageOptions) -> None:
        """rampage.teams.1: partners sit opposite each other. Without teams every seat is a party of one."""
        self.corners = CORNERS[options.seats]
        self.seat_of = {corner: seat for seat, corner in enumerate(self.corners)}
        count = options.team_count
        self.parties = tuple([self.seats[party::count] for party in range(count)])
        self.party_of = tuple([seat % count for seat in self.seats])

    def actions(self, party: int) -> int:
        """rampage.turn.3, rampage.teams.5, rampage.big-city.5: two; a team has one more than members."""
        return len(self.parties[party]) + 1 if self.options.in_teams else ACTIONS

    def cards_with(self, verb: type[Verb]) -> list[int]:
        return [card for card, effect in enumerate(self.effects) if isinstance(effect, verb)]

    def happens(self, table: Table, act: Act, seed: int) -> Outcome:
        """rampage.judge.13: what physics makes of it. A Body that the hand has taken away was not struck."""
        outcome = self.world.simulate(table, act, seed)
        struck = tuple([piece for piece in outcome.struck if outcome.table.there(piece)])
        return replace(outcome, struck=struck, table=replace(outcome.table, stirred=()))
