"""Play cards: any number, one after the other, each for its effect."""

from __future__ import annotations

from typing import Final

from roarhouse.core.game import Ask, Auto, Choice, Refusal, no
from roarhouse.core.words import Seat, Who, Words
from roarhouse.games.pikit.choices import ENOUGH, Enough, Play
from roarhouse.games.pikit.components import DISCARD_EFFECTS
from roarhouse.games.pikit.rules.cancel import in_hand, put_on_pile
from roarhouse.games.pikit.rules.declare import possible, refuse_deed
from roarhouse.games.pikit.speech.names import card_words, deed_words
from roarhouse.games.pikit.state import Pikit


class PlayCards(Auto, frozen=True):
    """pikit.play.1, pikit.play.6: every player with a card is asked, even if no card can be played. Cards that have
    just come into the hand can be played too."""

    seat: Seat

    def do(self, s: Pikit) -> None:
        if s.has_cards(self.seat):
            s.agenda.append(Playing(self.seat))


class Playing(Ask, frozen=True):
    """pikit.play.1, pikit.play.3, pikit.effect-reroll.3: one card, whose effect ends before the next; or no more."""

    rule = "pikit.play.5"

    def menu(self, s: Pikit, seat: Seat) -> tuple[Choice, ...]:
        return tuple(plays(s, seat))

    def refuse(self, s: Pikit, seat: Seat, choice: Choice) -> Refusal | None:
        match choice:
            case Enough():
                return None
            case Play():
                return refuse_play(s, seat, choice)
        return no("pikit.play.1", "play-or-go-on")

    def take(self, s: Pikit, choice: Play | Enough) -> None:
        if isinstance(choice, Play):
            s.agenda.append(PlayCards(self.seat))
            if s.story is not None:
                card, deed = card_words(s.box.deck, choice.card), deed_words(choice.deed)
                s.tell("pikit.play.2", "plays", who=Who(self.seat), card=card, deed=deed)
            put_on_pile(s, self.seat, choice.card, choice.deed)

    def prompt(self, s: Pikit, seat: Seat) -> Words:
        return Words("ask-playing", {"first": s.dice[0], "second": s.dice[1]})


def plays(s: Pikit, seat: Seat) -> list[Choice]:
    """pikit.play.4, pikit.play.8, pikit.play.9: every card with a discard effect, with everything it can do now."""
    found: list[Choice] = [ENOUGH]
    hand, box = s.hands[seat], s.box
    for value, uses in box.uses:
        if hand[value]:
            deeds = possible(s, seat, uses)
            found += deeds if box.options.declare_on_play or not deeds else box.undeclared[value]
    return found


# -- why not ---------------------------------------------------------------------------------------------------------


def has_discard_effect(s: Pikit, seat: Seat, play: Play) -> Refusal | None:
    """pikit.play.4: cards with a special effect stay in hand."""
    if s.box.effect_of[play.card] in DISCARD_EFFECTS:
        return None
    return no("pikit.play.4", "no-discard-effect", card=play.card)


def declared_in_time(s: Pikit, seat: Seat, play: Play) -> Refusal | None:
    """pikit.play.9: the effect is declared with the card, or only once the card was not cancelled."""
    if s.box.options.declare_on_play:
        return no("pikit.play.9", "declare-now") if play.deed is None else None
    return None if play.deed is None else no("pikit.play.9", "declare-later")


def would_have_an_effect(s: Pikit, seat: Seat, play: Play) -> Refusal | None:
    """pikit.play.8: what is declared must be possible; without a declaration, something must be possible."""
    if play.deed is not None:
        return refuse_deed(s, seat, play.card, play.deed)
    uses = dict(s.box.uses).get(play.card)
    if uses is None:
        return no("pikit.effect-cancel.9", "nothing-to-cancel")
    return None if possible(s, seat, uses) else no("pikit.play.8", "no-effect-now", card=play.card)


PLAY_RULES: Final = (in_hand, has_discard_effect, declared_in_time, would_have_an_effect)


def refuse_play(s: Pikit, seat: Seat, play: Play) -> Refusal | None:
    return next((found for check in PLAY_RULES if (found := check(s, seat, play))), None)
