"""Add cards to your hand: one of the ways that the dice allow."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from roarhouse.core.bags import Bag
from roarhouse.core.bags import take as taken_from
from roarhouse.core.game import Ask, Auto, Choice, Refusal, no
from roarhouse.core.words import Seat, Who, Words
from roarhouse.games.pikit.choices import NOTHING, TAKE_MECHA, Nothing, StealMecha, Take, TakeMecha
from roarhouse.games.pikit.components import ROLLS
from roarhouse.games.pikit.rules.pair import UsePair, pair_option, refuse_pair_option, use_pair
from roarhouse.games.pikit.rules.special import with_chain
from roarhouse.games.pikit.speech.names import cards_words
from roarhouse.games.pikit.state import Pikit

By = Literal["sum", "both", "face", "difference"]


class Way(Struct, frozen=True):
    """A way to take cards: its name, the cards, and the number of each of two values that the centre must have."""

    by: By
    take: Take
    one: int
    other: int
    each: int = 1


def ways_of(first: int, second: int) -> tuple[Way, ...]:
    """pikit.take.2, pikit.take.3, pikit.take.4, pikit.take.5, pikit.take.10: by the sum, by both faces, by one face,
    by the difference. A card that can be taken in two ways is listed once.

    pikit.special-8.5: only the sum reaches an 8.
    """
    low, high = sorted((first, second))
    singles: dict[int, By] = {low + high: "sum", first: "face", second: "face"}
    singles.setdefault(high - low, "difference")
    ways = [Way(by, Take((value,)), value, value) for value, by in singles.items()]
    ways.insert(1, Way("both", Take((low, high)), low, high, 2 if low == high else 1))
    return tuple(ways)


WAYS: Final = {roll: ways_of(*roll) for roll in ROLLS}


def open_ways(dice: tuple[int, int], centre: Bag) -> list[Way]:
    """pikit.take.1, pikit.objective.1, pikit.roll.2: the ways for which the centre has the cards."""
    return [way for way in WAYS[dice] if centre[way.one] >= way.each and centre[way.other] >= way.each]


class AddCards(Auto, frozen=True):
    """pikit.take.6, pikit.pair.1: without any way to take a card the player is not asked. A pair is one more way, or
    with pairMode = extra a separate choice before."""

    seat: Seat

    def do(self, s: Pikit) -> None:
        pair, extra = pair_option(s, self.seat), s.box.options.pair_mode == "extra"
        if open_ways(s.dice, s.centre) or (pair and not extra):
            s.agenda.append(Taking(self.seat))
        elif not pair:
            s.tell("pikit.take.6", "takes-nothing", who=Who(self.seat))
        if pair and extra:
            s.then(UsePair(self.seat))


def pair_way(s: Pikit, seat: Seat) -> TakeMecha | StealMecha | None:
    """pikit.pair.1: the pair's option instead of a card of the centre."""
    return pair_option(s, seat) if s.box.options.pair_mode == "alternative" else None


class Taking(Ask, frozen=True):
    """pikit.take.1, pikit.take.7, pikit.take.12: exactly one way, given by the values that are taken."""

    rule = "pikit.take.1"

    def menu(self, s: Pikit, seat: Seat) -> tuple[Choice, ...]:
        """The first choice is the default of a player whose time is up."""
        found: list[Choice] = [way.take for way in open_ways(s.dice, s.centre)]
        nothing = not found or s.box.options.decline == "always"
        pair = pair_way(s, seat)
        if pair is TAKE_MECHA:
            found.insert(0, pair)
        elif pair:
            found.append(pair)
        return (*found, NOTHING) if nothing else tuple(found)

    def refuse(self, s: Pikit, seat: Seat, choice: Choice) -> Refusal | None:
        match choice:
            case Take(cards):
                return refuse_take(s, cards)
            case TakeMecha() | StealMecha():
                return refuse_pair_way(s, seat, choice)
            case Nothing():
                return refuse_nothing(s)
        return no(self.rule, "take-something")

    def take(self, s: Pikit, choice: Take | TakeMecha | StealMecha | Nothing) -> None:
        match choice:
            case Take(cards):
                take_from_centre(s, self.seat, cards)
            case Nothing():
                s.tell("pikit.take.6", "takes-nothing", who=Who(self.seat))
            case _:
                use_pair(s, self.seat, choice)

    def prompt(self, s: Pikit, seat: Seat) -> Words:
        return Words("ask-taking", {"first": s.dice[0], "second": s.dice[1]})


def take_from_centre(s: Pikit, seat: Seat, cards: tuple[int, ...]) -> None:
    """pikit.take.11, pikit.take.13, pikit.special-8.1: openly, into a hand of any size."""
    cards = with_chain(cards, s.box.chaining, s.centre)
    s.centre = taken_from(s.centre, cards)
    s.into_hand(seat, cards)
    if s.story is not None:
        s.tell("pikit.take.11", "takes", who=Who(seat), cards=cards_words(s.box.deck, cards))


# -- why not ---------------------------------------------------------------------------------------------------------


def refuse_take(s: Pikit, cards: tuple[int, ...]) -> Refusal | None:
    """pikit.take.7, pikit.take.8, pikit.take.9: the cards are not in the centre, or are no way at all."""
    if any(way.take.cards == cards for way in open_ways(s.dice, s.centre)):
        return None
    first, second = s.dice
    if any(way.take.cards == cards for way in WAYS[s.dice]):
        rule = {0: "pikit.take.8", 12: "pikit.take.9"}.get(cards[0], "pikit.take.1")
        return no(rule, "not-in-the-centre", cards=" + ".join(map(str, cards)))
    if len(cards) == 1:
        return no("pikit.take.1", "matches-nothing", card=cards[0], first=first, second=second)
    return no("pikit.take.7", "not-combined", first=first, second=second)


def refuse_pair_way(s: Pikit, seat: Seat, choice: TakeMecha | StealMecha) -> Refusal | None:
    if s.box.options.pair_mode == "extra":
        return no("pikit.pair.1", "pair-came-before")
    return refuse_pair_option(s, seat, choice)


def refuse_nothing(s: Pikit) -> Refusal | None:
    """pikit.take.6, pikit.pair.8: only if no card matches, or if the table allows it always."""
    if s.box.options.decline == "always" or not open_ways(s.dice, s.centre):
        return None
    return no("pikit.take.6", "must-take")
