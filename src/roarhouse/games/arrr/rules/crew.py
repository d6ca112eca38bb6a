"""Crew cards in play: equipped, depleted, damaged, taken."""

from __future__ import annotations

from roarhouse.core.game import Ask
from roarhouse.core.words import Seat, Who, Words
from roarhouse.games.arrr.choices import NOTHING, PAY, Lose, Pay
from roarhouse.games.arrr.rules.hands import add_openly, discard, without
from roarhouse.games.arrr.rules.treasury import lose
from roarhouse.games.arrr.speech.names import card_name
from roarhouse.games.arrr.state import Arrr

EQUIPPED_MOST = 4


def owner_of(s: Arrr, card: int) -> Seat:
    """Who has equipped a Crew card."""
    for seat, cards in enumerate(s.equipped):
        if card in cards:
            return seat
    return NOTHING


def equipped_of(s: Arrr, seat: Seat, kind: str) -> list[int]:
    """arrr.crew.2: the equipped cards of a kind: First Mates, Items or Packs."""
    kinds = s.box.kinds
    return [card for card in s.equipped[seat] if kinds[card] == kind]


def room_for(s: Arrr, seat: Seat, card: int, placed: int) -> str:
    """arrr.crew.3, arrr.equipment.1, arrr.equipment.2, arrr.equipment.3: the rule that leaves no room for a card;
    nothing if there is some. `placed`: cards that have come from the hand in this turn.

    arrr.equipment.4, arrr.crew.4: the number of Items has no limit, unless a table limits the whole crew.
    """
    kind, kinds = s.box.kinds[card], s.box.kinds
    alike = len([other for other in s.equipped[seat] if kinds[other] == kind])
    if kind == "mate" and alike >= 1 + s.traits(seat).first_mates:
        return "arrr.equipment.2"
    if kind == "pack" and alike:
        return "arrr.equipment.3"
    if s.box.options.crew_limit == "total" and len(s.equipped[seat]) >= EQUIPPED_MOST:
        return "arrr.equipment.4"
    return "arrr.equipment.1" if placed >= EQUIPPED_MOST else ""


def leave_play(s: Arrr, seat: Seat, card: int) -> None:
    s.equipped[seat] = without(s.equipped[seat], card)
    if card in s.depleted:
        s.depleted = without(s.depleted, card)


def discard_equipped(s: Arrr, seat: Seat, card: int, rule: str) -> None:
    """arrr.equipment.5: to the discard pile, not to the hand."""
    leave_play(s, seat, card)
    discard(s, card)
    if s.story is not None:
        s.tell(rule, "loses-card", who=Who(seat), card=card_name(s.box.deck, card))


def take_equipped(s: Arrr, taker: Seat, seat: Seat, card: int, rule: str) -> None:
    """An equipped card goes to a hand, visible to all."""
    leave_play(s, seat, card)
    add_openly(s, taker, card)
    if s.story is not None:
        s.tell(rule, "takes-card", who=Who(taker), whom=Who(seat), card=card_name(s.box.deck, card))


def deplete(s: Arrr, card: int) -> None:
    """arrr.crew.9: the card is turned."""
    s.depleted += (card,)


def prepare(s: Arrr, cards: tuple[int, ...]) -> None:
    s.depleted = tuple([card for card in s.depleted if card not in cards])


# -- damage --------------------------------------------------------------------------------------------------------


def suffer(s: Arrr, seat: Seat, damage: int) -> None:
    """arrr.exploration.14, arrr.captains.5, arrr.permanents.4: one equipped card is discarded for each
    point, as the damaged player chooses; with fewer all are lost, but never a Captain or a permanent."""
    damage = max(0, damage - s.traits(seat).armour)
    s.tell("arrr.exploration.14", "suffers", who=Who(seat), n=damage)
    lose_crew(s, seat, damage)


def in_danger(s: Arrr, seat: Seat) -> list[int]:
    """Equipped cards which nothing keeps in play."""
    return [card for card in s.equipped[seat] if card not in s.kept]


def lose_crew(s: Arrr, seat: Seat, damage: int) -> None:
    cards = in_danger(s, seat)
    if len(cards) <= damage:
        for card in cards:
            discard_equipped(s, seat, card, "arrr.exploration.14")
    elif damage > 0:
        s.then(Damaged(seat, damage))


class Damaged(Ask, frozen=True):
    """arrr.exploration.14: any of the equipped cards, depleted ones too."""

    damage: int
    rule = "arrr.exploration.14"

    def menu(self, s: Arrr, seat: Seat) -> tuple[Lose, ...]:
        loses = s.box.loses
        return tuple([loses[card] for card in in_danger(s, seat)])

    def take(self, s: Arrr, choice: Lose) -> None:
        discard_equipped(s, self.seat, choice.card, self.rule)
        lose_crew(s, self.seat, self.damage - 1)

    def prompt(self, s: Arrr, seat: Seat) -> Words:
        return Words("ask-damaged", {"n": self.damage})


class Mutinied(Ask, frozen=True):
    """arrr.terms.10: a First Mate or Pieces, among what is possible."""

    pieces: int
    rule = "arrr.terms.10"

    def menu(self, s: Arrr, seat: Seat) -> tuple[Lose | Pay, ...]:
        mates = [s.box.loses[card] for card in equipped_of(s, seat, "mate") if card not in s.kept]
        return (*mates, PAY) if s.pieces[seat] >= self.pieces else tuple(mates)

    def take(self, s: Arrr, choice: Lose | Pay) -> None:
        if isinstance(choice, Lose):
            discard_equipped(s, self.seat, choice.card, self.rule)
        else:
            lose(s, self.seat, self.pieces, self.rule)

    def prompt(self, s: Arrr, seat: Seat) -> Words:
        return Words("ask-mutinied", {"n": self.pieces})
