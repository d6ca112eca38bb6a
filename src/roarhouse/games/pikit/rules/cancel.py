"""Cancel: between a card's discard and its effect the other players may cancel it, and cancel the Cancel."""

from __future__ import annotations

from random import Random
from typing import Final

from roarhouse.core.game import Chance, Choice, Refusal, no
from roarhouse.core.pile import LET, Window
from roarhouse.core.words import Seat, Who, Words
from roarhouse.games.pikit.choices import MECHA, Cancel, Deed, Lots, Play
from roarhouse.games.pikit.rules.effects import Effect
from roarhouse.games.pikit.speech.names import card_words, deed_words
from roarhouse.games.pikit.state import Pikit


def put_on_pile(s: Pikit, by: Seat, card: int, deed: Deed | None) -> None:
    """pikit.play.2, pikit.effect-cancel.6: discarded face-up first, for good; then the others are asked."""
    s.out_of_hand(by, card)
    s.to_discard(by, card)
    s.agenda.append(Effect(by, card, deed))
    ask_others(s, by)


def ask_others(s: Pikit, by: Seat) -> None:
    """pikit.effect-cancel.4, pikit.effect-cancel.8, pikit.effect-cancel.11: every other seat that has a card,
    whether it holds a Cancel or not, clockwise from the seat that played; or in an order drawn by lot."""
    asked = tuple([seat for seat in s.box.others[by] if s.has_cards(seat)])
    if len(asked) > 1 and s.box.options.cancel_priority == "firstCome":
        s.then(DrawLots(asked))
    elif asked:
        s.agenda.append(Answer(asked[0], asked[1:]))


class DrawLots(Chance, frozen=True):
    """pikit.effect-cancel.8: with cancelPriority = firstCome nature decides who is quicker."""

    asked: tuple[Seat, ...]
    rule = "pikit.effect-cancel.8"

    def sample(self, s: Pikit, rng: Random) -> Lots:
        return Lots(tuple(rng.sample(self.asked, len(self.asked))))

    def refuse(self, s: Pikit, seat: Seat, choice: Choice) -> Refusal | None:
        good = isinstance(choice, Lots) and sorted(choice.seats) == sorted(self.asked)
        return None if good else no(self.rule, "bad-lots")

    def take(self, s: Pikit, choice: Lots) -> None:
        s.then(Answer(choice.seats[0], choice.seats[1:]))


class Answer(Window, frozen=True):
    """pikit.effect-cancel.1, pikit.effect-cancel.2, pikit.effect-cancel.3: any card that another player has just
    played can be cancelled, in any player's turn, also a Cancel or a Copy."""

    rule = "pikit.effect-cancel.1"

    def answers(self, s: Pikit, seat: Seat) -> tuple[Choice, ...]:
        hand = s.hands[seat]
        return tuple([play for value, play in s.box.answers if hand[value]])

    def refuse(self, s: Pikit, seat: Seat, choice: Choice) -> Refusal | None:
        return None if choice == LET else refuse_answer(s, seat, choice)

    def respond(self, s: Pikit, choice: Play) -> None:
        """pikit.effect-cancel.7: the Cancel goes on top of the pile and can be cancelled itself."""
        if s.story is not None:
            below = top_of_pile(s)
            card, other = card_words(s.box.deck, choice.card), card_words(s.box.deck, below.card)
            who, whose = Who(self.seat), Who(below.by)
            s.tell("pikit.effect-cancel.1", "cancels", who=who, card=card, whose=whose, other=other)
        put_on_pile(s, self.seat, choice.card, choice.deed)

    def go_on(self, s: Pikit, asked: tuple[Seat, ...]) -> None:
        s.agenda.append(Answer(asked[0], asked[1:]))

    def prompt(self, s: Pikit, seat: Seat) -> Words:
        below = top_of_pile(s)
        facts = {"card": card_words(s.box.deck, below.card), "deed": deed_words(below.deed)}
        return Words("ask-answer", {"who": Who(below.by), **facts})


def pile(s: Pikit) -> list[Effect]:
    """The cards whose effects are still to come, in the order played."""
    return [step for step in s.agenda if isinstance(step, Effect)]


def top_of_pile(s: Pikit) -> Effect:
    return pile(s)[-1]


# -- why not ---------------------------------------------------------------------------------------------------------


def in_hand(s: Pikit, seat: Seat, play: Play) -> Refusal | None:
    """pikit.play.4, pikit.mecha.2: the card must be a Kaijū in the hand."""
    if play.card > MECHA:
        return no("pikit.mecha.2", "mecha-is-not-played")
    return None if s.holds(seat, play.card) else no("pikit.play.1", "not-in-your-hand", card=play.card)


def only_cancel(s: Pikit, seat: Seat, play: Play) -> Refusal | None:
    """pikit.play.5: outside the player's own step 2 only Cancel is played."""
    effect = s.box.effect_of[play.card]
    if effect in ("cancel", "copy") and isinstance(play.deed, Cancel):
        return None
    return no("pikit.effect-copy.4" if effect == "copy" else "pikit.play.5", "only-cancel-now", card=play.card)


def copy_as_cancel(s: Pikit, seat: Seat, play: Play) -> Refusal | None:
    """pikit.effect-copy.4: a Copy may be played as a Cancel, unless the options forbid it."""
    if s.box.effect_of[play.card] == "copy" and not s.box.options.copy_as_reaction:
        return no("pikit.effect-copy.4", "no-copy-as-reaction", card=play.card)
    return None


ANSWER_RULES: Final = (in_hand, only_cancel, copy_as_cancel)


def refuse_answer(s: Pikit, seat: Seat, choice: Choice) -> Refusal | None:
    if not isinstance(choice, Play):
        return no("pikit.effect-cancel.1", "cancel-or-let")
    return next((found for check in ANSWER_RULES if (found := check(s, seat, choice))), None)


def refuse_cancel_out_of_order(s: Pikit, seat: Seat, choice: Choice) -> Refusal | None:
    """pikit.effect-cancel.4, pikit.effect-cancel.5, pikit.effect-cancel.10: the player's own card is not cancelled,
    nor is anything when no card is on the pile."""
    if not (isinstance(choice, Play) and isinstance(choice.deed, Cancel)):
        return None
    cards = pile(s)
    if not cards:
        return no("pikit.effect-cancel.5", "too-late-to-cancel")
    return no("pikit.effect-cancel.4", "your-own-card") if cards[-1].by == seat else None
