"""The table of RARRR!!: every zone, and the steps that can be on its agenda."""

from __future__ import annotations

from copy import copy as shallow

from roarhouse.core.bags import Bag, empty
from roarhouse.core.game import State
from roarhouse.core.words import Fact, Many, Named, Seat, Words
from roarhouse.games.rarrr.battle import BattlePhase, Bidding, SelectCity, Turn
from roarhouse.games.rarrr.choices import RarrrChoice, Set
from roarhouse.games.rarrr.components import BOOSTS, POWERS, RarrrBox
from roarhouse.games.rarrr.draft import Draft
from roarhouse.games.rarrr.power import DealCities, DealPower, Round
from roarhouse.games.rarrr.rounds import EndRound
from roarhouse.games.rarrr.setup import (
    KATAKANA_DEALT,
    DealKatakana,
    DealMonsters,
    FirstAngriest,
    KeepTwo,
    NameMonster,
)

SetupStep = FirstAngriest | DealMonsters | DealKatakana | KeepTwo | NameMonster
RoundStep = Round | DealPower | DealCities | Draft | EndRound
BattleStep = BattlePhase | SelectCity | Turn | Bidding


class Rarrr(State, kw_only=True):
    """A list has one entry for each seat. Cards are kinds: small numbers, in the order of the deck."""

    agenda: list[SetupStep | RoundStep | BattleStep]
    sealed: dict[int, RarrrChoice]
    box: RarrrBox
    round: int = 0
    angriest: Seat = -1
    first: Seat = -1  # who was the angriest player at the start
    # the Monsters
    monsters: tuple[int, ...] = ()
    katakana: list[tuple[int, ...]]  # the two beside the Monster card
    names: list[tuple[int, ...]]  # their order: 0 is the Monster card
    limits: list[tuple[int, ...]]
    dropped: list[int]  # the third Katakana card, known to its owner alone
    boxed: Bag = ()  # Katakana cards that were never dealt
    # cards in hands and packs: Katakana during their draft, Power cards after it
    packs: list[Bag]
    hands: list[Bag]
    memory: list[tuple[tuple[Bag, int], ...]] | None = None  # packs held in this draft, with the pick from each
    known: list[Bag]  # cards in a hand that everybody saw going there
    undealt: Bag = ()
    discard: Bag = ()  # face-up
    buried: list[tuple[tuple[int, int], ...]]  # discarded unseen: (power of the set or -1, card), known to the owner
    boosts: list[tuple[int, ...]]
    spent: int = 0  # Boosts that have left the game
    # the cities
    city_deck: tuple[int, ...]
    row: tuple[int, ...] = ()
    won: list[tuple[int, ...]]
    removed: tuple[int, ...] = ()
    # the battle
    city: int = -1
    levels: list[int]
    passed: list[bool]
    laid: list[tuple[Set, ...]]

    def copy(self) -> Rarrr:
        t = shallow(self)
        t.story = None
        t.agenda = self.agenda[:]
        t.sealed = self.sealed.copy()
        t.katakana = self.katakana[:]
        t.names = self.names[:]
        t.limits = self.limits[:]
        t.dropped = self.dropped[:]
        t.packs = self.packs[:]
        t.hands = self.hands[:]
        t.memory = self.memory and self.memory[:]
        t.known = self.known[:]
        t.buried = self.buried[:]
        t.boosts = self.boosts[:]
        t.won = self.won[:]
        t.levels = self.levels[:]
        t.passed = self.passed[:]
        t.laid = self.laid[:]
        return t

    # -- questions that several chapters ask -----------------------------------------------------------------

    def battles(self, seat: Seat) -> bool:
        """Has this seat laid a set in this battle? Every set is worth at least 1, so its Level tells."""
        return self.levels[seat] > 0

    def highest_other(self, seat: Seat) -> int:
        """The highest Level of all other Monsters."""
        highest = 0
        for other, level in enumerate(self.levels):
            if level > highest and other != seat:
                highest = level
        return highest

    def resists(self, power: int) -> bool:
        """rarrr.components.10: resistance counts only with its advanced rule."""
        return self.box.options.power_resistance and self.city >= 0 and self.box.resisted[self.city] == power

    def all_but(self, seat: Seat) -> tuple[Seat, ...]:
        """Everybody else at the table, and the watchers."""
        return (-2, *[other for other in self.box.seats if other != seat])

    # -- what things are called ------------------------------------------------------------------------------

    def monster_id(self, seat: Seat) -> str:
        return self.box.deck.monster[self.monsters[seat]].id

    def city_id(self, city: int) -> str:
        return self.box.deck.city[city].id

    def card_name(self, of: str, card: int) -> Words | Named:
        if of == "katakana":
            return Named(self.box.deck.katakana[card].id)
        row = self.box.deck.power[card]
        return Words("power-card", {"power": Words(f"power-{row.power}"), "value": row.value})

    def card_in_set(self, card: int, hidden: bool) -> Words | Named:
        return Words("face-down-card") if hidden else self.card_name("power", card)

    def set_in_words(self, laid: Set) -> Words:
        values = "+".join(str(self.box.value_of[card]) for card in laid.cards)
        facts: dict[str, Fact] = {"power": Words(f"power-{POWERS[laid.power]}"), "values": values}
        return Words("set", facts | {"boost": laid.boost, "down": len(laid.down)})

    def limits_in_words(self, seat: Seat) -> Many:
        return Many(tuple(Words(f"limit-{POWERS[p]}", {"n": n}) for p, n in enumerate(self.limits[seat]) if n))

    def monster_name(self, seat: Seat) -> str:
        box = self.box.deck
        cards = [box.monster[self.monsters[seat]].syllable]
        cards += [box.katakana[card].syllable for card in self.katakana[seat]]
        return "".join(cards[k] for k in self.names[seat]).capitalize()


def set_up(box: RarrrBox) -> Rarrr:
    """rarrr.setup.1, rarrr.setup.2, rarrr.boost.11, rarrr.objective.3: Boosts and a dial for each seat, and the whole
    game on the agenda. rarrr.components.11, rarrr.components.12, rarrr.boost.1: there are enough of both for six.
    rarrr.objective.1, rarrr.round.10: after the third round nothing is left on the agenda."""
    seats, kinds = len(box.seats), len(box.all_power)
    s = Rarrr(
        agenda=[],
        sealed={},
        box=box,
        katakana=[()] * seats,
        names=[()] * seats,
        limits=[(0,) * len(POWERS)] * seats,
        dropped=[-1] * seats,
        boxed=box.all_katakana,
        packs=[()] * seats,
        hands=[()] * seats,
        memory=[()] * seats if box.options.draft_memory_aid else None,
        known=[empty(kinds)] * seats,
        undealt=box.all_power,
        discard=empty(kinds),
        buried=[()] * seats,
        boosts=[BOOSTS] * seats,
        city_deck=tuple(range(len(box.deck.city))),
        won=[()] * seats,
        levels=[0] * seats,
        passed=[False] * seats,
        laid=[()] * seats,
    )
    s.then(Round(1), Round(2), Round(3))
    s.then(DealMonsters(), DealKatakana(), Draft("katakana", KATAKANA_DEALT), KeepTwo(), NameMonster())
    first = box.options.first_angriest
    if first == "random":
        s.then(FirstAngriest())
    else:
        s.angriest = s.first = first
    return s
