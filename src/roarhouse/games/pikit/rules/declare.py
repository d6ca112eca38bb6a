"""Declaring a discard effect: what a card can do now, and why not."""

from __future__ import annotations

from typing import Final

from roarhouse.core.game import Choice, Refusal, no
from roarhouse.core.words import Seat, Who
from roarhouse.games.pikit.choices import BOTH, EFFECT_OF, Cancel, Deed, Draw, Reroll, Steal, TurnDie
from roarhouse.games.pikit.components import FACES, WAYS_TO_REROLL, Uses
from roarhouse.games.pikit.speech.names import effect_words
from roarhouse.games.pikit.state import Pikit


def possible(s: Pikit, by: Seat, uses: Uses) -> tuple[Choice, ...]:
    """pikit.play.8, pikit.effect-copy.3: every declaration that has an effect now, the most usual first."""
    found = uses.on_dice[s.dice]
    if uses.steals:
        found += tuple([uses.steals[victim] for victim in s.box.others[by] if can_be_robbed(s, victim)])
    if uses.draws and can_draw(s):
        found += uses.draws
    return found


def can_be_robbed(s: Pikit, victim: Seat) -> bool:
    """pikit.effect-steal.3, pikit.play.8: there is a card to steal, or cards may be played without effect."""
    return s.has_cards(victim) or s.box.options.play_without_effect


def can_draw(s: Pikit) -> bool:
    """pikit.effect-draw.2, pikit.play.8: there is a card to draw, or cards may be played without effect."""
    return any(s.deck) or s.box.options.play_without_effect


# -- why not ---------------------------------------------------------------------------------------------------------


def of_this_card(s: Pikit, by: Seat, card: int, deed: Deed) -> Refusal | None:
    """pikit.components.8, pikit.effect-copy.1: the effect of the card; Copy can be any of the five others."""
    effect = s.box.effect_of[card]
    if effect in ("copy", EFFECT_OF[type(deed)]):
        return None
    return no("pikit.components.8", "other-effect", card=card, effect=effect_words(effect))


def something_to_cancel(s: Pikit, by: Seat, card: int, deed: Deed) -> Refusal | None:
    """pikit.effect-cancel.9: in the player's own step 2 no other player has just played a card."""
    return no("pikit.effect-cancel.9", "nothing-to-cancel") if isinstance(deed, Cancel) else None


def one_die_or_both(s: Pikit, by: Seat, card: int, deed: Deed) -> Refusal | None:
    """pikit.effect-reroll.1: the first die, the second, or both."""
    if isinstance(deed, Reroll) and deed.dice not in WAYS_TO_REROLL:
        return no("pikit.effect-reroll.1", "no-such-dice")
    return None


def another_player_with_cards(s: Pikit, by: Seat, card: int, deed: Deed) -> Refusal | None:
    """pikit.effect-steal.1, pikit.effect-steal.3: the victim is another player who has a card."""
    if not isinstance(deed, Steal):
        return None
    if deed.victim not in s.box.others[by]:
        return no("pikit.effect-steal.1", "no-such-victim")
    if not can_be_robbed(s, deed.victim):
        return no("pikit.effect-steal.3", "victim-has-no-cards", victim=Who(deed.victim))
    return None


def deck_to_draw_from(s: Pikit, by: Seat, card: int, deed: Deed) -> Refusal | None:
    """pikit.effect-draw.2: the deck is not empty."""
    return no("pikit.effect-draw.2", "deck-is-empty") if isinstance(deed, Draw) and not can_draw(s) else None


def another_face(s: Pikit, by: Seat, card: int, deed: Deed) -> Refusal | None:
    """pikit.effect-turn.1: one of two dice, to another of its faces."""
    if not isinstance(deed, TurnDie):
        return None
    if deed.die not in BOTH or deed.face not in FACES:
        return no("pikit.effect-turn.1", "no-such-face")
    if deed.face == s.dice[deed.die] and not s.box.options.turn_to_same_face:
        return no("pikit.effect-turn.1", "same-face", die=deed.die + 1, face=deed.face)
    return None


DEED_RULES: Final = (
    of_this_card,
    something_to_cancel,
    one_die_or_both,
    another_player_with_cards,
    deck_to_draw_from,
    another_face,
)


def refuse_deed(s: Pikit, by: Seat, card: int, deed: Deed) -> Refusal | None:
    return next((found for check in DEED_RULES if (found := check(s, by, card, deed))), None)
