"""Equipment: up to four Crew cards of the hand come in front of a player."""

from __future__ import annotations

from roarhouse.core.game import Ask, Choice, Refusal, no
from roarhouse.core.words import Seat, Who
from roarhouse.games.arrr.choices import DONE, Done, Equip, Unequip
from roarhouse.games.arrr.rules.crew import discard_equipped, room_for
from roarhouse.games.arrr.rules.hands import remove_from_hand
from roarhouse.games.arrr.speech.names import card_name
from roarhouse.games.arrr.state import Arrr


class Equipping(Ask, frozen=True):
    """arrr.equipment.1, arrr.equipment.6, arrr.equipment.8, arrr.crew.1, arrr.crew.5: as many Crew cards of the
    hand as there is room for, or fewer, in this phase only; `old`: cards of earlier turns, which may make room."""

    old: tuple[int, ...]
    rule = "arrr.equipment.1"

    def menu(self, s: Arrr, seat: Seat) -> tuple[Choice, ...]:
        equips, unequips = s.box.equips, s.box.unequips
        placed = self.placed(s)
        fitting = [equips[card] for card in s.crew[seat] if not room_for(s, seat, card, placed)]
        return (DONE, *fitting, *[unequips[card] for card in self.old])

    def placed(self, s: Arrr) -> int:
        """How many cards have come from the hand in this turn."""
        return len(s.equipped[self.seat]) - len(self.old)

    def refuse(self, s: Arrr, seat: Seat, choice: Choice) -> Refusal | None:
        if isinstance(choice, Equip):
            if choice.card not in s.crew[seat]:
                return no(self.rule, "not-in-your-hand")
            rule = room_for(s, seat, choice.card, self.placed(s))
            return no(rule, NO_ROOM[rule]) if rule else None
        if isinstance(choice, Unequip):
            return None if choice.card in self.old else no("arrr.equipment.5", "not-from-before")
        return None if isinstance(choice, Done) else no(self.rule, "not-on-the-menu")

    def take(self, s: Arrr, choice: Equip | Unequip | Done) -> None:
        if isinstance(choice, Equip):
            equip(s, self.seat, choice.card)
            prepare_crew(s, self.seat, self.old)
        elif isinstance(choice, Unequip):
            discard_equipped(s, self.seat, choice.card, "arrr.equipment.5")
            prepare_crew(s, self.seat, tuple([card for card in self.old if card != choice.card]))


NO_ROOM = {
    "arrr.equipment.1": "four-placed",
    "arrr.equipment.2": "second-mate",
    "arrr.equipment.3": "second-pack",
    "arrr.equipment.4": "crew-is-full",
}


def prepare_crew(s: Arrr, seat: Seat, old: tuple[int, ...]) -> None:
    """Ask a player who has a card to equip or to discard."""
    if s.crew[seat] or old:
        s.then(Equipping(seat, old))


def equip(s: Arrr, seat: Seat, card: int) -> None:
    """arrr.equipment.7, arrr.terms.3: face up and prepared in the player area."""
    remove_from_hand(s, seat, card)
    s.equipped[seat] += (card,)
    s.log(seat, "equips", card)
    if s.story is not None:
        s.show("arrr.crew.1", "equips", who=Who(seat), card=card_name(s.box.deck, card))
