"""Pair! Two equal dice give access to a Mecha."""

from __future__ import annotations

from roarhouse.core.game import Ask, Choice, Refusal, no
from roarhouse.core.words import Seat, Who, Words
from roarhouse.games.pikit.choices import MECHA, NOTHING, STEAL_MECHA, TAKE_MECHA, Nothing, StealMecha, TakeMecha
from roarhouse.games.pikit.rules.steal import StealCard, own_mecha
from roarhouse.games.pikit.speech.names import card_words
from roarhouse.games.pikit.state import TABLE, Pikit


def is_pair(s: Pikit) -> bool:
    """pikit.pair.2: the dice show equal faces; with pairByTurnedDie = false none of them was turned."""
    first, second = s.dice
    return first == second and (not s.turned or s.box.options.pair_by_turned_die)


def pair_option(s: Pikit, seat: Seat) -> TakeMecha | StealMecha | None:
    """pikit.pair.3, pikit.pair.4, pikit.pair.7: the Mecha from the table, or a theft from its owner, or nothing."""
    if not is_pair(s):
        return None
    owner = s.owners[s.dice[0]]
    if owner == seat:
        return None
    return TAKE_MECHA if owner == TABLE else STEAL_MECHA


def refuse_pair_option(s: Pikit, seat: Seat, choice: TakeMecha | StealMecha) -> Refusal | None:
    if choice == pair_option(s, seat):
        return None
    if not is_pair(s):
        return no("pikit.pair.1", "no-pair", first=s.dice[0], second=s.dice[1])
    if s.owners[s.dice[0]] == seat:
        return no("pikit.pair.7", "mecha-is-yours", pair=s.dice[0])
    rule = "pikit.pair.3" if isinstance(choice, TakeMecha) else "pikit.pair.4"
    return no(rule, "mecha-is-elsewhere", pair=s.dice[0])


def use_pair(s: Pikit, seat: Seat, choice: TakeMecha | StealMecha) -> None:
    """pikit.pair.3, pikit.pair.4, pikit.pair.9, pikit.pair.10: no card is played, so this cannot be cancelled; the
    centre does not change."""
    pair = s.dice[0]
    if isinstance(choice, StealMecha):
        s.then(StealCard(seat, s.owners[pair], pair))
        return
    if s.story is not None:
        s.tell("pikit.pair.3", "takes-mecha", who=Who(seat), card=card_words(s.box.deck, MECHA + pair))
    own_mecha(s, seat, pair)


class UsePair(Ask, frozen=True):
    """pikit.pair.1, pikit.pair.8: with pairMode = extra a pair is used, or not, before cards are taken."""

    rule = "pikit.pair.1"

    def menu(self, s: Pikit, seat: Seat) -> tuple[Choice, ...]:
        option = pair_option(s, seat)
        return (option, NOTHING) if option else (NOTHING,)

    def refuse(self, s: Pikit, seat: Seat, choice: Choice) -> Refusal | None:
        match choice:
            case TakeMecha() | StealMecha():
                return refuse_pair_option(s, seat, choice)
            case Nothing():
                return None
        return no(self.rule, "pair-or-nothing")

    def take(self, s: Pikit, choice: TakeMecha | StealMecha | Nothing) -> None:
        if not isinstance(choice, Nothing):
            use_pair(s, self.seat, choice)

    def prompt(self, s: Pikit, seat: Seat) -> Words:
        return Words("ask-usepair", {"pair": s.dice[0]})
