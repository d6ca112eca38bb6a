"""Setup: the angriest player, the Monsters, and their names."""

from __future__ import annotations

from itertools import combinations, permutations
from random import Random
from typing import Final

from roarhouse.core.bags import Bag, cards_of, deal, empty, minus, plus
from roarhouse.core.game import Chance, Choice, Gather, Refusal, no
from roarhouse.core.words import Many, Named, Seat, Who, Words
from roarhouse.games.rarrr.choices import Angriest, Arrange, Keep, Monsters, Packs
from roarhouse.games.rarrr.components import KATAKANA_DEALT
from roarhouse.games.rarrr.speech import names
from roarhouse.games.rarrr.state import Rarrr

KEPT: Final = 2
ORDERS: Final = tuple(Arrange((a, b, c)) for a, b, c in permutations((0, 1, 2)))


class FirstAngriest(Chance, frozen=True):
    """rarrr.setup.4, rarrr.setup.5: chosen by nature, unless an option names the angriest player."""

    rule = "rarrr.setup.5"

    def sample(self, s: Rarrr, rng: Random) -> Angriest:
        return Angriest(rng.randrange(s.box.options.seats))

    def refuse(self, s: Rarrr, seat: Seat, choice: Choice) -> Refusal | None:
        return None if isinstance(choice, Angriest) and choice.seat in s.box.seats else no(self.rule, "no-such-seat")

    def take(self, s: Rarrr, choice: Angriest) -> None:
        s.angriest = s.first = choice.seat
        s.tell("rarrr.setup.4", "is-angriest", who=Who(choice.seat))


class DealMonsters(Chance, frozen=True):
    """rarrr.setup.6, rarrr.setup.7: one Monster card each; the others are out of the game."""

    rule = "rarrr.setup.6"

    def sample(self, s: Rarrr, rng: Random) -> Monsters:
        return Monsters(tuple(rng.sample(range(len(s.box.deck.monster)), len(s.box.seats))))

    def refuse(self, s: Rarrr, seat: Seat, choice: Choice) -> Refusal | None:
        cards = choice.cards if isinstance(choice, Monsters) else ()
        good = len(cards) == len(s.box.seats) == len(set(cards)) and set(cards) <= set(range(len(s.box.deck.monster)))
        return None if good else no(self.rule, "bad-deal")

    def take(self, s: Rarrr, choice: Monsters) -> None:
        s.monsters = choice.cards
        for seat in s.box.seats:
            to = None if s.box.options.monsters_face_up else (seat,)
            s.tell("rarrr.setup.6", "gets-monster", to, who=Who(seat), card=names.monster_card(s, seat))


class DealKatakana(Chance, frozen=True):
    """rarrr.setup.3, rarrr.setup.9, rarrr.setup.10: three Katakana cards each; the rest goes to the box."""

    rule = "rarrr.setup.9"

    def sample(self, s: Rarrr, rng: Random) -> Packs:
        return Packs(deal(rng, s.box.all_katakana, len(s.box.seats), KATAKANA_DEALT))

    def refuse(self, s: Rarrr, seat: Seat, choice: Choice) -> Refusal | None:
        return refuse_packs(self.rule, choice, len(s.box.seats), KATAKANA_DEALT, s.box.all_katakana)

    def take(self, s: Rarrr, choice: Packs) -> None:
        s.packs = list(choice.packs)
        s.hands = [minus(pack, pack) for pack in choice.packs]
        s.boxed = minus(s.box.all_katakana, plus(*choice.packs))
        s.tell("rarrr.setup.9", "katakana-dealt", n=KATAKANA_DEALT)


def refuse_packs(rule: str, choice: Choice, seats: int, each: int, deck: Bag) -> Refusal | None:
    """A deal is one pack of the right size for each seat, and no card more often than it exists."""
    packs = choice.packs if isinstance(choice, Packs) else ()
    good = len(packs) == seats and all(
        len(pack) == len(deck) and min(pack) >= 0 and sum(pack) == each for pack in packs
    )
    good = good and min(minus(deck, plus(*packs))) >= 0
    return None if good else no(rule, "bad-deal")


class KeepTwo(Gather, frozen=True):
    """rarrr.setup.12, rarrr.setup.13: two of the three drafted cards, chosen in secret and revealed together."""

    rule = "rarrr.setup.12"

    def seats(self, s: Rarrr) -> tuple[Seat, ...]:
        return s.box.seats

    def menu(self, s: Rarrr, seat: Seat) -> tuple[Keep, ...]:
        return tuple(Keep(pair) for pair in combinations(cards_of(s.hands[seat]), KEPT))

    def reveal(self, s: Rarrr, sealed: dict[Seat, Keep]) -> None:
        for seat in s.box.seats:
            kept = sealed[seat].cards
            s.katakana[seat] = kept
            s.dropped[seat] = next(card for card in cards_of(s.hands[seat]) if card not in kept)
            s.limits[seat] = limits(s, seat)
            cards = Many(tuple(Named(s.box.deck.katakana[card].id) for card in kept))
            s.show("rarrr.setup.12", "keeps", who=Who(seat), monster=names.monster_card(s, seat), cards=cards)
        s.hands = [empty(len(s.box.all_power))] * len(s.box.seats)
        s.packs = s.hands[:]


def limits(s: Rarrr, seat: Seat) -> tuple[int, ...]:
    """rarrr.setup.16, rarrr.setup.17: icons on the Monster card and both Katakana cards; they never change."""
    box, (first, second) = s.box, s.katakana[seat]
    cards = (box.monster_icons[s.monsters[seat]], box.katakana_icons[first], box.katakana_icons[second])
    return plus(*cards)


class NameMonster(Gather, frozen=True):
    """rarrr.setup.14, rarrr.setup.15: the three syllables in any order, announced to the table."""

    rule = "rarrr.setup.14"

    def seats(self, s: Rarrr) -> tuple[Seat, ...]:
        return s.box.seats

    def menu(self, s: Rarrr, seat: Seat) -> tuple[Arrange, ...]:
        return ORDERS

    def reveal(self, s: Rarrr, sealed: dict[Seat, Arrange]) -> None:
        for seat in s.box.seats:
            s.names[seat] = sealed[seat].order
            s.show("rarrr.setup.15", "is-called", who=Who(seat), name=names.monster_name(s, seat))

    def prompt(self, s: Rarrr, seat: Seat) -> Words:
        return Words("ask-namemonster", {"limits": names.limits_in_words(s, seat)})
