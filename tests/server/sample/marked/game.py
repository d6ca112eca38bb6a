"""Marked: every card is a number of nine digits, so a leak can be found in the bytes of a message."""

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
    hands: tuple[tuple[int, ...], ...]


class Give(Choice, frozen=True):
    mark: int


class Lay(Choice, frozen=True):
    mark: int


class DealCards(Chance, frozen=True):
    rule = "marked.deal.1"

    def sample(self, s: Marked, rng: Random) -> Deal:
        marks = rng.sample([card.mark for card in s.box.deck.card], 4 * len(s.box.seats))
        return Deal(tuple(tuple(sorted(marks[4 * k : 4 * k + 4])) for k in s.box.seats))

    def refuse(self, s: Marked, seat: Seat, choice: Choice) -> Refusal | None:
        return None if isinstance(choice, Deal) else no(self.rule, "bad-deal")

    def take(self, s: Marked, choice: Deal) -> None:
        s.hands = list(choice.hands)
        for seat in s.box.seats:
            s.show(self.rule, "you-get", (seat,), cards=", ".join(map(str, s.hands[seat])))


class GiveLeft(Gather, frozen=True):
    left: int
    rule = "marked.give.1"

    def seats(self, s: Marked) -> tuple[Seat, ...]:
        return s.box.seats

    def menu(self, s: Marked, seat: Seat) -> tuple[Give, ...]:
        return tuple(Give(mark) for mark in s.hands[seat])

    def seal(self, s: Marked, seat: Seat, choice: Give) -> None:
        s.tell(self.rule, "you-give", (seat,), card=Named(f"card-{choice.mark}"))
        s.tell(self.rule, "has-given", tuple(k for k in (-2, *s.box.seats) if k != seat), who=Who(seat))

    def reveal(self, s: Marked, sealed: dict[Seat, Give]) -> None:
        for seat in s.box.seats:
            other = (seat + 1) % len(s.box.seats)
            mark = sealed[seat].mark
            s.hands[seat] = tuple(one for one in s.hands[seat] if one != mark)
            s.hands[other] = tuple(sorted((*s.hands[other], mark)))
            s.show(self.rule, "you-are-given", (other,), card=Named(f"card-{mark}"))
        s.then(GiveLeft(self.left - 1) if self.left else Laying(0))


class Laying(Ask, frozen=True):
    rule = "marked.play.1"

    def menu(self, s: Marked, seat: Seat) -> tuple[Lay, ...]:
        return tuple(Lay(mark) for mark in s.hands[seat])

    def take(self, s: Marked, choice: Lay) -> None:
        s.hands[self.seat] = tuple(one for one in s.hands[self.seat] if one != choice.mark)
        s.laid = (*s.laid, choice.mark)
        s.tell(self.rule, "lays", who=Who(self.seat), card=choice.mark)
        if len(s.laid) < 2 * len(s.box.seats):
            s.then(Laying((self.seat + 1) % len(s.box.seats)))


class Card(deck.Row, frozen=True, kw_only=True, forbid_unknown_fields=True):
    mark: int


class MarkedDeck(deck.Deck, frozen=True, kw_only=True, forbid_unknown_fields=True):
    card: tuple[Card, ...]

    def name(self, id: str, language: str) -> str:
        return id


class MarkedOptions(Options, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True):
    seats: Annotated[int, Meta(ge=2, le=4)] = 3


class MarkedBox(Box):
    deck: MarkedDeck
    options: MarkedOptions


class Marked(State, kw_only=True):
    sealed: dict[int, Give]
    box: MarkedBox
    hands: list[tuple[int, ...]]
    laid: tuple[int, ...] = ()


class MarkedView(View, frozen=True, kw_only=True):
    hand: tuple[int, ...]
    counts: tuple[int, ...]
    laid: tuple[int, ...]
    sealed: Give | None
    chosen: tuple[bool, ...]


class MarkedGame(Game[Marked]):
    name = "marked"
    title = deck.Spoken("Marked", "Gezinkt")
    version = 1
    end_rule = "marked.play.1"
    Options = MarkedOptions
    Deck = MarkedDeck
    Box = MarkedBox
    State = Marked
    View = MarkedView
    Choices: ClassVar = Deal | Give | Lay
    Steps: ClassVar = DealCards | GiveLeft | Laying

    def setup(self, box: MarkedBox) -> Marked:
        return Marked(agenda=[GiveLeft(2), DealCards()], sealed={}, box=box, hands=[()] * len(box.seats))

    def view(self, s: Marked, seat: Seat) -> MarkedView:
        return MarkedView(
            seat=seat,
            turn=self.turn(s),
            hand=s.hands[seat] if seat >= 0 else (),
            counts=tuple(map(len, s.hands)),
            laid=s.laid,
            sealed=s.sealed.get(seat),
            chosen=tuple(k in s.sealed for k in s.box.seats),
        )

    def imagine(self, s: Marked, seat: Seat, rng: Random) -> Marked:
        t = self.copy(s)
        known = {*t.laid, *(t.hands[seat] if seat >= 0 else ())}
        rest = rng.sample([card.mark for card in t.box.deck.card if card.mark not in known], sum(map(len, t.hands)))
        for other in t.box.seats:
            if other != seat:
                t.hands[other] = tuple(sorted(rest.pop() for _ in t.hands[other]))
        t.sealed = {k: give if k == seat else Give(t.hands[k][0]) for k, give in t.sealed.items()}
        return t

    def result(self, s: Marked) -> Result | None:
        return None if s.agenda else Result((0,), (0,) * len(s.box.seats), "marked.play.1")

    def read(self, view: Any, *also: str) -> tuple[Section, ...]:
        return (Section(Words("table"), tuple(Words("hold", {"card": mark}) for mark in view.hand)),)

    def words(self, s: Marked, seat: Seat, choice: Choice) -> Words:
        return Words("card", {"mark": getattr(choice, "mark", 0)})


GAME = MarkedGame
