"""The table of RARRR!!: every zone, and questions that several chapters ask."""

from __future__ import annotations

from roarhouse.core.bags import Bag
from roarhouse.core.game import State
from roarhouse.core.words import Seat
from roarhouse.games.rarrr.choices import RarrrChoice, Set
from roarhouse.games.rarrr.components import RarrrBox


class Rarrr(State, kw_only=True):
    """A list has one entry for each seat. Cards are kinds: small numbers, in the order of the deck."""

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
    known: list[Bag]  # cards in a hand that all seats saw going there
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
        """All other seats, and watchers."""
        return (-2, *[other for other in self.box.seats if other != seat])


def census(s: Rarrr) -> dict[str, int]:
    """Cards are neither made nor lost."""
    katakana_out = not s.katakana[0]
    hands = sum(map(sum, s.hands)) + sum(map(sum, s.packs))
    kept = sum(map(len, s.katakana)) + sum(card >= 0 for card in s.dropped)
    laid = sum(len(one.cards) + len(one.down) for sets in s.laid for one in sets)
    boosts = sum(map(len, s.boosts)) + sum(one.boost > 0 for sets in s.laid for one in sets)
    return {
        "katakana": sum(s.boxed) + kept + (hands if katakana_out else 0),
        "power": sum(s.undealt) + sum(s.discard) + sum(map(len, s.buried)) + laid + (0 if katakana_out else hands),
        "cities": len(s.city_deck) + len(s.row) + sum(map(len, s.won)) + len(s.removed) + (s.city >= 0),
        "boosts": boosts + s.spent,
    }
