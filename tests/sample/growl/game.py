"""Growl: a game in one file, to prove that a new folder is all it takes."""

from __future__ import annotations

from random import Random
from typing import Annotated, Any, ClassVar

from msgspec import Meta

from roarhouse.core import deck
from roarhouse.core.box import Box
from roarhouse.core.game import Ask, Chance, Choice, Game, Gather, Refusal, State, View, no
from roarhouse.core.options import Options
from roarhouse.core.result import Result
from roarhouse.core.words import Named, Seat, Section, Who, Words


class Deal(Choice, frozen=True):
    cards: tuple[int, ...]


class Mood(Choice, frozen=True):
    growl: bool


class Bite(Choice, frozen=True):
    whom: Seat  # -1: none


class DealCards(Chance, frozen=True):
    """growl.deal.1: one card each."""

    rule = "growl.deal.1"

    def sample(self, s: Growl, rng: Random) -> Deal:
        return Deal(tuple(rng.sample(range(len(s.box.deck.card)), len(s.box.seats))))

    def refuse(self, s: Growl, seat: Seat, choice: Choice) -> Refusal | None:
        cards = choice.cards if isinstance(choice, Deal) else ()
        good = len(cards) == len(set(cards)) == len(s.box.seats) and set(cards) <= set(range(len(s.box.deck.card)))
        return None if good else no(self.rule, "bad-deal")

    def take(self, s: Growl, choice: Deal) -> None:
        s.cards = list(choice.cards)
        s.tell(self.rule, "dealt")


class Moods(Gather, frozen=True):
    """growl.growl.1: everybody at the same time."""

    rule = "growl.growl.1"

    def seats(self, s: Growl) -> tuple[Seat, ...]:
        return s.box.seats

    def menu(self, s: Growl, seat: Seat) -> tuple[Mood, ...]:
        return Mood(True), Mood(False)

    def reveal(self, s: Growl, sealed: dict[Seat, Mood]) -> None:
        for seat in s.box.seats:
            s.growls[seat] = sealed[seat].growl
            s.show(self.rule, "growls" if s.growls[seat] else "hushes", who=Who(seat))
        s.then(Biting(0))

    def prompt(self, s: Growl, seat: Seat) -> Words:
        return Words("ask-mood")


class Biting(Ask, frozen=True):
    """growl.bite.1: anybody who growled, or nobody."""

    rule = "growl.bite.1"

    def menu(self, s: Growl, seat: Seat) -> tuple[Bite, ...]:
        return (Bite(-1), *[Bite(other) for other in s.box.seats if s.growls[other] and other != seat])

    def take(self, s: Growl, choice: Bite) -> None:
        s.bitten = choice.whom
        if choice.whom >= 0:
            card = Named(s.box.deck.card[s.cards[choice.whom]].id)
            s.show(self.rule, "bites", who=Who(self.seat), whom=Who(choice.whom), card=card)
        for seat in s.box.seats:
            s.show("growl.score.1", "shows", who=Who(seat), card=Named(s.box.deck.card[s.cards[seat]].id))


class Card(deck.Row, frozen=True, kw_only=True, forbid_unknown_fields=True):
    value: int


class GrowlDeck(deck.Deck, frozen=True, kw_only=True, forbid_unknown_fields=True):
    card: tuple[Card, ...]

    def name(self, id: str, language: str) -> str:
        return id


class GrowlOptions(Options, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True):
    seats: Annotated[int, Meta(ge=2, le=4)] = 3


class GrowlBox(Box):
    deck: GrowlDeck
    options: GrowlOptions


class Growl(State, kw_only=True):
    sealed: dict[int, Mood]
    box: GrowlBox
    cards: list[int]
    growls: list[bool]
    bitten: Seat = -1


class GrowlView(View, frozen=True, kw_only=True):
    cards: tuple[int, ...]  # -1: unknown
    growls: tuple[bool, ...]
    chosen: tuple[bool, ...]
    sealed: Mood | None
    bitten: Seat


def shown(s: Growl, owner: Seat, seat: Seat) -> bool:
    return owner in (seat, s.bitten) or not s.agenda


class GrowlGame(Game[Growl]):
    name = "growl"
    title = deck.Spoken("Growl", "Knurr")
    version = 1
    end_rule = "growl.score.1"
    Options = GrowlOptions
    Deck = GrowlDeck
    Box = GrowlBox
    State = Growl
    View = GrowlView
    Choices: ClassVar = Deal | Mood | Bite
    Steps: ClassVar = DealCards | Moods | Biting

    def setup(self, box: GrowlBox) -> Growl:
        seats = len(box.seats)
        return Growl(agenda=[Moods(), DealCards()], sealed={}, box=box, cards=[-1] * seats, growls=[False] * seats)

    def view(self, s: Growl, seat: Seat) -> GrowlView:
        return GrowlView(
            seat=seat,
            turn=self.turn(s),
            cards=tuple(card if shown(s, owner, seat) else -1 for owner, card in enumerate(s.cards)),
            growls=tuple(s.growls),
            chosen=tuple(other in s.sealed for other in s.box.seats),
            sealed=s.sealed.get(seat),
            bitten=s.bitten,
        )

    def imagine(self, s: Growl, seat: Seat, rng: Random) -> Growl:
        t = self.copy(s)
        hidden = [owner for owner in t.box.seats if not shown(t, owner, seat) and t.cards[owner] >= 0]
        known = {card for owner, card in enumerate(t.cards) if owner not in hidden}
        cards = rng.sample([k for k in range(len(t.box.deck.card)) if k not in known], len(hidden))
        for owner, card in zip(hidden, cards, strict=True):
            t.cards[owner] = card
        for other in sorted(t.sealed):
            if other != seat:
                t.sealed[other] = Mood(rng.random() < 0.5)
        return t

    def result(self, s: Growl) -> Result | None:
        """growl.score.1: each seat that growled and was not bitten scores the card."""
        if s.agenda:
            return None
        values = [s.box.deck.card[card].value for card in s.cards]
        scores = tuple(values[k] if s.growls[k] and k != s.bitten else 0 for k in s.box.seats)
        return Result(tuple(k for k in s.box.seats if scores[k] == max(scores)), scores, "growl.score.1")

    def census(self, s: Growl) -> dict[str, int]:
        return {"cards": len(set(s.cards)) if s.cards[0] >= 0 else len(s.box.seats)}

    def secrets(self, s: Growl, seat: Seat) -> dict[str, object]:
        hidden = [k for k in s.box.seats if s.cards[k] >= 0 and not shown(s, k, seat)]
        found: dict[str, object] = {f"card of {k}": s.cards[k] for k in hidden}
        return found | {f"mood of {k}": s.sealed[k] for k in s.sealed if k != seat}

    def read(self, view: Any, *also: str) -> tuple[Section, ...]:
        own = view.cards[view.seat] if view.seat >= 0 else -1
        card = Named(self.deck.card[own].id) if own >= 0 else Words("nothing")
        return (Section(Words("table"), (Words("hold", {"card": card}),)),)

    def words(self, s: Growl, seat: Seat, choice: Choice) -> Words:
        match choice:
            case Mood(growl):
                return Words("growl" if growl else "hush")
            case Bite(whom) if whom >= 0:
                return Words("bite", {"whom": Who(whom)})
        return Words("spare")

    def typed(self, s: Growl, seat: Seat, text: str) -> Choice | None:
        return None

    def hint(self, s: Growl, seat: Seat) -> Words:
        return Words("type-growl")


GAME = GrowlGame
