"""What can be put on the pile: by which seat, when, and at what; and why not."""

from __future__ import annotations

from msgspec.structs import replace

from roarhouse.core.game import Choice, Refusal, no
from roarhouse.core.words import Seat, Words
from roarhouse.games.arrr.choices import NOTHING, Captain, Cheat, Play
from roarhouse.games.arrr.rules.effects import perform, targets, targets_of
from roarhouse.games.arrr.rules.tests import throw_of
from roarhouse.games.arrr.speech.names import captain_name, card_name
from roarhouse.games.arrr.state import Arrr, Piled
from roarhouse.games.arrr.verbs import CardVerb, Moment


def plays(s: Arrr, seat: Seat, moment: Moment) -> list[Choice]:
    """arrr.events.7: every Event in hand and every ability of the seat that fits the moment, with each target it
    can have; both can be answers too."""
    return plays_of(s, seat, s.box.uses_at[moment][bool(s.pile)])


def plays_of(s: Arrr, seat: Seat, at: tuple[tuple[int, ...], ...]) -> list[Choice]:
    """The plays of those uses of each card that `at` names."""
    box = s.box
    found: list[Choice] = []
    before = NOTHING
    for card in s.events[seat]:
        if card != before and at[card] and may_play(s, seat, box.who[card]):
            add_uses(s, seat, card, at[card], found)
        before = card
    if seat in s.in_turn:
        for card in s.equipped[seat]:
            if at[card] and is_ready(s, card):
                add_uses(s, seat, card, at[card], found)
    return found


def add_uses(s: Arrr, seat: Seat, card: int, uses: tuple[int, ...], found: list[Choice]) -> None:
    verbs, known = s.box.uses[card], s.box.plays
    for use in uses:
        verb = verbs[use]
        for target in targets[type(verb)](verb, s, seat, card):
            key = (card, use, target)
            play = known.get(key)
            if play is None:
                play = known[key] = Play(card, use, target)
            found.append(play)


def may_play(s: Arrr, seat: Seat, who: str) -> bool:
    """arrr.events.2: any player, unless the card names one."""
    if who == "any":
        return True
    if who == "thrower":
        return throw_of(s, seat) is not None
    if who == "inTurn":
        return seat in s.in_turn
    return (seat == s.active) == (who == "active")


def is_ready(s: Arrr, card: int) -> bool:
    """arrr.crew.12, arrr.pile.5, arrr.pile.7: prepared, not barred for this turn, and not waiting on the pile
    already."""
    return card not in s.depleted and card not in s.course.barred and not (s.pile and is_piled(s, card))


def is_piled(s: Arrr, card: int) -> bool:
    return any(effect.card == card and effect.of == "crew" for effect in s.pile)


# -- Captains ------------------------------------------------------------------------------------------------------


def captain_is_ready(s: Arrr, seat: Seat, moment: Moment) -> bool:
    """arrr.captains.8, arrr.captains.3: an ability that is used, by a player in turn, in its windows, once in a
    turn."""
    if not s.captains or not s.box.captain_at[moment][s.captains[seat]]:
        return False
    return seat in s.in_turn and seat not in s.course.captains and bool(captain_verbs(s, seat, moment))


def captain_verbs(s: Arrr, seat: Seat, moment: Moment) -> list[CardVerb]:
    captain = s.captains[seat]
    return [verb for verb in s.box.captain_at[moment][captain] if targets_of(s, verb, seat, captain)]


def use_captain(s: Arrr, seat: Seat, moment: Moment) -> None:
    """arrr.captains.7: it takes effect at once, without the pile, and cannot be cancelled."""
    captain = s.captains[seat]
    s.course = replace(s.course, captains=(*s.course.captains, seat))
    s.log(seat, "commands", captain)
    s.tell("arrr.captains.7", "uses-captain", captain=captain_name(s.box.deck, captain))
    for verb in captain_verbs(s, seat, moment):
        perform(s, verb, Piled("captain", captain, seat))


# -- why not -------------------------------------------------------------------------------------------------------


def refuse_answer(s: Arrr, seat: Seat, choice: Choice, moment: Moment) -> Refusal:
    """The first rule that forbids an answer; what is on the menu is never asked for here."""
    if isinstance(choice, Play):
        checks = (unknown_card, not_yours, ability_not_ready, wrong_moment, wrong_player, wrong_target)
        return next((why for check in checks if (why := check(s, seat, choice, moment))), NO_ANSWER)
    if isinstance(choice, Cheat):
        return no("arrr.cheating.3", "cannot-cheat")
    return no("arrr.captains.8", "captain-not-now") if isinstance(choice, Captain) else NO_ANSWER


NO_ANSWER = no("arrr.pile.10", "no-such-answer")


def unknown_card(s: Arrr, seat: Seat, play: Play, moment: Moment) -> Refusal | None:
    known = 0 <= play.card < len(s.box.uses) and 0 <= play.use < max(1, len(s.box.uses[play.card]))
    return None if known else NO_ANSWER


def not_yours(s: Arrr, seat: Seat, play: Play, moment: Moment) -> Refusal | None:
    """arrr.events.1, arrr.crew.1: an Event in hand, or the ability of an equipped card."""
    if play.card >= s.box.first_event:
        return None if play.card in s.events[seat] else no("arrr.events.1", "not-in-your-hand")
    return None if play.card in s.equipped[seat] else no("arrr.crew.1", "not-equipped")


def ability_not_ready(s: Arrr, seat: Seat, play: Play, moment: Moment) -> Refusal | None:
    """arrr.crew.8, arrr.crew.12, arrr.crew.13, arrr.pile.5, arrr.pile.7: why an ability cannot be announced."""
    if play.card >= s.box.first_event:
        return None
    name = card_name(s.box.deck, play.card)
    if not s.box.uses[play.card]:
        return no("arrr.crew.8", "no-ability", card=name)
    if seat not in s.in_turn:
        return no("arrr.crew.13", "not-in-turn")
    if play.card in s.depleted:
        return no("arrr.crew.12", "is-depleted", card=name)
    if play.card in s.course.barred:
        return no("arrr.pile.5", "is-barred", card=name)
    return no("arrr.pile.7", "is-waiting", card=name) if is_piled(s, play.card) else None


def wrong_moment(s: Arrr, seat: Seat, play: Play, moment: Moment) -> Refusal | None:
    """arrr.flash.1, arrr.flash.2, arrr.events.4, arrr.events.8: a card may name its moment."""
    if play.use in s.box.uses_at[moment][bool(s.pile)][play.card]:
        return None
    windows, name = s.box.uses[play.card][play.use].windows, card_name(s.box.deck, play.card)
    if windows == ("W1",):
        return no("arrr.flash.1", "only-in-a-flash", card=name)
    if windows == ("W2",) and moment == "W3":
        return no("arrr.events.8", "already-thrown", card=name)
    return no("arrr.pile.11", "wrong-moment", card=name)


def wrong_player(s: Arrr, seat: Seat, play: Play, moment: Moment) -> Refusal | None:
    """arrr.events.2: only the player that the card names."""
    if play.card < s.box.first_event or may_play(s, seat, s.box.who[play.card]):
        return None
    who = Words(f"who-{s.box.who[play.card]}")
    return no("arrr.events.2", "not-for-you", card=card_name(s.box.deck, play.card), who=who)


def wrong_target(s: Arrr, seat: Seat, play: Play, moment: Moment) -> Refusal | None:
    """arrr.events.5, arrr.captains.7, arrr.pile.8: at the player in turn and the cards of that player, or at
    what the card names."""
    rule = "arrr.events.5" if play.card >= s.box.first_event else "arrr.pile.8"
    return no(rule, "no-such-target", card=card_name(s.box.deck, play.card))
