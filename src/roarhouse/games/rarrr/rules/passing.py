"""Passing: out of this battle, with a card or two in hand again."""

from __future__ import annotations

from itertools import combinations
from random import Random

from roarhouse.core.bags import add, with_card
from roarhouse.core.game import Refusal, no
from roarhouse.core.words import Many, Seat, Who
from roarhouse.games.rarrr.choices import Back, Pass, Set
from roarhouse.games.rarrr.speech import names
from roarhouse.games.rarrr.state import Rarrr

NOTHING_BACK = Pass()


def may_take_back(s: Rarrr, seat: Seat) -> int:
    """rarrr.pass.2, rarrr.pass.6: one card; two for the last player to pass, who sees that one other is left."""
    return 2 if s.passed.count(False) == 2 else 1


def played(s: Rarrr, seat: Seat) -> list[Back]:
    """rarrr.pass.12, rarrr.advanced-facedown.11: what this seat has played in this battle, face-down or not."""
    return [back for laid in s.laid[seat] for back in cards_in(laid)]


def cards_in(laid: Set) -> list[Back]:
    return [Back(laid.power, card) for card in laid.cards] + [Back(laid.power, card, True) for card in laid.down]


def passes(s: Rarrr, seat: Seat) -> tuple[Pass, ...]:
    """rarrr.pass.4: every way to pass; taking back is voluntary."""
    cards, most = played(s, seat), may_take_back(s, seat)
    return tuple({Pass(back): None for n in range(most + 1) for back in combinations(cards, n)})


def random_pass(s: Rarrr, seat: Seat, rng: Random) -> Pass:
    if not s.laid[seat]:
        return NOTHING_BACK
    cards, most = played(s, seat), may_take_back(s, seat)
    return Pass(tuple(rng.sample(cards, min(len(cards), rng.randint(0, most)))))


def refuse_pass(s: Rarrr, seat: Seat, choice: Pass) -> Refusal | None:
    if len(choice.back) > may_take_back(s, seat):
        rule = "rarrr.pass.6" if may_take_back(s, seat) == 2 else "rarrr.pass.2"
        return no(rule, "too-many-back", n=len(choice.back), most=may_take_back(s, seat))
    cards = played(s, seat)
    for back in choice.back:
        if back not in cards:
            return no("rarrr.pass.2", "not-played-by-you")
        cards.remove(back)
    return None


def pass_battle(s: Rarrr, seat: Seat, back: tuple[Back, ...]) -> None:
    """rarrr.pass.1, rarrr.pass.3, rarrr.pass.5: Boosts leave the game, some cards return, the rest is discarded,
    and the player is out of this battle."""
    s.tell("rarrr.pass.9", "passes", who=Who(seat))
    if back:
        take_back(s, seat, back)
    discard_sets(s, seat, back)
    s.passed[seat] = True


def take_back(s: Rarrr, seat: Seat, back: tuple[Back, ...]) -> None:
    """rarrr.advanced-facedown.10: all seats see which card returns, or only that a face-down card does."""
    for one in back:
        s.hands[seat] = with_card(s.hands[seat], one.card)
        if not one.down:
            s.known[seat] = with_card(s.known[seat], one.card)
    if s.story is not None:
        shown = Many(tuple(names.card_in_set(s, one.card, one.down) for one in back))
        s.tell("rarrr.pass.2", "takes-back", s.all_but(seat), who=Who(seat), cards=shown)
        own = Many(tuple(names.card_in_set(s, one.card, False) for one in back))
        s.tell("rarrr.pass.2", "takes-back", (seat,), who=Who(seat), cards=own)


def discard_sets(s: Rarrr, seat: Seat, back: tuple[Back, ...]) -> None:
    """rarrr.pass.13, rarrr.boost.10: out of play until the next shuffle, Boosts permanently."""
    if not s.laid[seat]:
        return
    cards = played(s, seat)
    for one in back:
        cards.remove(one)
    s.spent += sum([one.boost > 0 for one in s.laid[seat]])
    reveal = s.box.options.face_down_reveal_on_discard
    s.discard = add(s.discard, [one.card for one in cards if reveal or not one.down])
    s.buried[seat] += tuple([(one.power, one.card) for one in cards if one.down and not reveal])
    s.laid[seat] = ()
    down = [names.card_name(s, "power", one.card) for one in cards if one.down] if reveal else []
    if down:
        s.show("rarrr.advanced-facedown.10", "turns-over", who=Who(seat), cards=Many(tuple(down)))
