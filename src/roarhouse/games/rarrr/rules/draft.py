"""How to draft: all players pick one card of a pack, face-down, then the rest goes to the left."""

from __future__ import annotations

from typing import Literal

from roarhouse.core.bags import cards_of, plus, with_card, without_card
from roarhouse.core.drafts import pass_left
from roarhouse.core.game import Choice, Gather, Refusal, no
from roarhouse.core.words import Many, Seat, Who, Words
from roarhouse.games.rarrr.choices import Pick
from roarhouse.games.rarrr.speech import names
from roarhouse.games.rarrr.state import Rarrr

Drafted = Literal["katakana", "power"]


class Draft(Gather, frozen=True):
    """rarrr.draft.3, rarrr.draft.4, rarrr.draft.7: one card each, sealed; repeated until all cards are drafted.

    rarrr.draft.1, rarrr.setup.11, rarrr.power.3: Katakana cards and Power cards are drafted alike.
    """

    of: Drafted
    left: int  # cards in each pack
    rule = "rarrr.draft.3"

    def seats(self, s: Rarrr) -> tuple[Seat, ...]:
        return s.box.seats

    def menu(self, s: Rarrr, seat: Seat) -> tuple[Pick, ...]:
        picks = s.box.picks
        return tuple([picks[kind] for kind, count in enumerate(s.packs[seat]) if count])

    def refuse(self, s: Rarrr, seat: Seat, choice: Choice) -> Refusal | None:
        """rarrr.draft.3, rarrr.draft.4: any card of the pack in hand; sealed, and final when the packs move on."""
        pack = s.packs[seat]
        if isinstance(choice, Pick) and 0 <= choice.card < len(pack) and pack[choice.card]:
            return None
        return no(self.rule, "not-in-your-pack")

    def seal(self, s: Rarrr, seat: Seat, choice: Pick) -> None:
        if s.story is not None:
            s.tell("rarrr.draft.3", "you-pick", (seat,), card=names.card_name(s, self.of, choice.card))
            s.tell("rarrr.draft.4", "has-picked", s.all_but(seat), who=Who(seat))

    def reveal(self, s: Rarrr, sealed: dict[Seat, Pick]) -> None:
        """rarrr.draft.6, rarrr.draft.8: the rest goes to the left neighbour, in every draft and every round."""
        packs, hands = s.packs, s.hands
        for seat, pick in sealed.items():
            if s.memory is not None:
                s.memory[seat] += ((packs[seat], pick.card),)
            packs[seat] = without_card(packs[seat], pick.card)
            hands[seat] = with_card(hands[seat], pick.card)
        s.packs = pass_left(packs)
        if s.story is not None:
            tell_packs(s, self.of)
        if self.left == 2:
            take_the_last(s)
        else:
            s.then(Draft(self.of, self.left - 1))

    def prompt(self, s: Rarrr, seat: Seat) -> Words:
        return Words(f"ask-draft-{self.of}", {"left": self.left})


def tell_packs(s: Rarrr, of: Drafted) -> None:
    """Each player sees the pack that came from the right."""
    for seat, pack in enumerate(s.packs):
        cards = Many(tuple(names.card_name(s, of, card) for card in cards_of(pack)))
        s.show("rarrr.draft.6", "you-hold", (seat,), cards=cards)


def take_the_last(s: Rarrr) -> None:
    """rarrr.draft.9: the last card of a pack is taken without a choice."""
    s.hands = [plus(hand, pack) for hand, pack in zip(s.hands, s.packs, strict=True)]
    s.packs = [(0,) * len(pack) for pack in s.packs]
    if s.memory is not None:
        s.memory = [()] * len(s.box.seats)
    s.tell("rarrr.draft.9", "last-card")
