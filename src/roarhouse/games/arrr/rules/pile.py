"""The pile: which seats may answer when, and how waiting effects are resolved, the newest first."""

from __future__ import annotations

from roarhouse.core.game import Auto, Choice, Refusal
from roarhouse.core.pile import Window
from roarhouse.core.words import Seat, Who, Words
from roarhouse.games.arrr.choices import CAPTAIN, CHEAT, Captain, Cheat, Play
from roarhouse.games.arrr.rules.cheating import cheat, may_cheat
from roarhouse.games.arrr.rules.crew import deplete, discard_equipped
from roarhouse.games.arrr.rules.effects import aimed, perform, still_aims
from roarhouse.games.arrr.rules.events import captain_is_ready, plays, refuse_answer, use_captain
from roarhouse.games.arrr.rules.hands import discard, remove_from_hand
from roarhouse.games.arrr.rules.influence import difficulty
from roarhouse.games.arrr.rules.tests import dice_of, successes
from roarhouse.games.arrr.speech.names import effect_name
from roarhouse.games.arrr.state import Arrr, Piled
from roarhouse.games.arrr.verbs import Moment


def order(s: Arrr) -> tuple[Seat, ...]:
    """arrr.pile.10: the player in turn first, in a Challenge then the challenged one, and on clockwise."""
    around: tuple[Seat, ...] = s.box.clockwise[s.active]
    if len(s.in_turn) == 1:
        return around
    return s.in_turn + tuple([seat for seat in around if seat not in s.in_turn])


def may_answer(s: Arrr, seat: Seat, moment: Moment) -> bool:
    """arrr.pile.10: each seat is asked that could act by public knowledge, so that being asked tells nothing: seats
    with an Event in hand, with a usable ability, or able to cheat.

    An option asks only seats that can answer, which reveals that they can.
    arrr.pile.11, arrr.pile.13: before the declaration, and on a penalty, seats only answer what is on the pile.
    """
    if not s.pile and (moment == "W4" or (moment == "W0" and not s.box.options.open_before_declaration)):
        return False
    if s.events[seat] and s.box.hides_skips:
        return True
    return (seat in s.in_turn or bool(s.events[seat])) and bool(answers(s, seat, moment))


def answers(s: Arrr, seat: Seat, moment: Moment) -> tuple[Choice, ...]:
    """arrr.pile.12: effects to put on the pile; with an empty one a thrower may also cheat."""
    found: list[Choice] = plays(s, seat, moment)
    if moment == "W3" and not s.pile and may_cheat(s, seat):
        found.append(CHEAT)
    if captain_is_ready(s, seat, moment):
        found.append(CAPTAIN)
    return tuple(found)


def ask(s: Arrr, moment: Moment, seats: tuple[Seat, ...]) -> None:
    """Ask the next seat that may answer; after the last one the pile is resolved, or the window is closed."""
    for k, seat in enumerate(seats):
        if may_answer(s, seat, moment):
            s.agenda.append(Respond(seat, seats[k + 1 :], moment))
            return
    if s.pile:
        s.agenda.append(Resolve(moment))


class Open(Auto, frozen=True):
    """arrr.pile.11, arrr.events.4: a window of the Action phase, opened again after every pile until a whole
    round passes with nothing on it."""

    moment: Moment

    def do(self, s: Arrr) -> None:
        if not s.pile:
            s.kept = ()
        ask(s, self.moment, order(s))


class Respond(Window, frozen=True):
    """arrr.pile.10, arrr.events.2, arrr.events.3: put one effect on the pile, or pass; any number of Events may
    follow."""

    moment: Moment
    rule = "arrr.pile.10"

    def answers(self, s: Arrr, seat: Seat) -> tuple[Choice, ...]:
        return answers(s, seat, self.moment)

    def refuse(self, s: Arrr, seat: Seat, choice: Choice) -> Refusal | None:
        return None if choice in self.menu(s, seat) else refuse_answer(s, seat, choice, self.moment)

    def respond(self, s: Arrr, choice: Play | Cheat | Captain) -> None:
        if isinstance(choice, Play):
            announce(s, self.seat, choice)
            ask(s, self.moment, s.box.after[self.seat])
        else:
            s.then(Open(self.moment))
            if isinstance(choice, Cheat):
                cheat(s, self.seat)
            else:
                use_captain(s, self.seat, self.moment)

    def go_on(self, s: Arrr, asked: tuple[Seat, ...]) -> None:
        ask(s, self.moment, asked)

    def close(self, s: Arrr) -> None:
        ask(s, self.moment, ())

    def prompt(self, s: Arrr, seat: Seat) -> Words:
        if s.pile:
            return Words("ask-answer", {"effect": effect_name(s, s.pile[-1])})
        return window_words(s, seat, self.moment)


def window_words(s: Arrr, seat: Seat, moment: Moment) -> Words:
    """What a window with an empty pile is about, told to the player at this seat."""
    hits = [successes(s, throw) for throw in s.throws]
    if moment == "W3" and len(hits) == 2:
        one, other = s.throws
        return Words("ask-w3-challenge", {"who": Who(one.seat), "n": hits[0], "whom": Who(other.seat), "m": hits[1]})
    if moment in ("W2", "W3") and len(hits) == 1:
        who, dice = Who(s.active), dice_of(s, s.throws[0])
        key = f"ask-{moment.lower()}{'-own' if seat == s.active else ''}"
        return Words(key, {"who": who, "dice": dice, "n": hits[0], "needed": difficulty(s)})
    return Words("ask-w2-challenge" if moment == "W2" else f"ask-{moment.lower()}")


def announce(s: Arrr, seat: Seat, play: Play) -> None:
    """arrr.pile.1, arrr.pile.3, arrr.events.6, arrr.crew.10: an Event leaves the hand and waits on the pile; the
    card of an ability stays as it is, since to deplete it is a part of what waits."""
    event = play.card >= s.box.first_event
    if event:
        remove_from_hand(s, seat, play.card)
    effect = aimed(s, "event" if event else "crew", play.card, seat, play.use, play.target)
    s.pile += (effect,)
    s.log(seat, "plays", play.card)
    if s.story is not None:
        s.show("arrr.pile.1", "announces", who=Who(seat), effect=effect_name(s, effect))


# -- resolving -----------------------------------------------------------------------------------------------------


class Resolve(Auto, frozen=True):
    """arrr.pile.1, arrr.pile.9: the newest effect is carried out."""

    moment: Moment

    def do(self, s: Arrr) -> None:
        effect = s.pile[-1]
        s.pile, s.resolving = s.pile[:-1], effect
        s.then(Resolved(self.moment))
        if effect.cancelled:
            return
        if effect.of == "crew":
            resolve_ability(s, effect)
        elif effect.of == "event":
            resolve_event(s, effect)
        else:
            carry_out(s, effect)


def resolve_ability(s: Arrr, effect: Piled) -> None:
    """arrr.pile.4, arrr.pile.6, arrr.crew.9, arrr.crew.10: the card is depleted now, and if that is not possible
    any more the ability has no effect."""
    card, seat = effect.card, effect.by
    if card not in s.equipped[seat] or card in s.depleted:
        s.tell("arrr.pile.6", "no-effect", effect=effect_name(s, effect))
        return
    verb = s.box.uses[card][effect.use]
    deplete(s, card)
    if verb.discard:
        discard_equipped(s, seat, card, "arrr.terms.10")
    resolve_event(s, effect)


def resolve_event(s: Arrr, effect: Piled) -> None:
    """arrr.pile.8: without a legal target nothing happens."""
    verb = s.box.uses[effect.card][effect.use]
    if still_aims(s, verb, effect):
        if s.story is not None:
            s.tell("arrr.pile.1", "resolves", effect=effect_name(s, effect))
        perform(s, verb, effect)
    else:
        s.tell("arrr.pile.8", "no-effect", effect=effect_name(s, effect))


def carry_out(s: Arrr, effect: Piled) -> None:
    """arrr.exploration.11: all that an Exploration card names, in its order."""
    for verb in reversed(s.verbs(effect)):  # what is put on the agenda last is done first
        perform(s, verb, effect)


class Resolved(Auto, frozen=True):
    """arrr.events.11, arrr.permanents.3: a used or cancelled Event is discarded, unless a permanent has found its
    place.

    arrr.pile.9: the rest of the pile follows at once, or by an option all may answer again.
    """

    moment: Moment

    def do(self, s: Arrr) -> None:
        effect, s.resolving = s.resolving, None
        if effect is not None and effect.of == "event":
            discard(s, effect.card)
        again = not s.pile or s.box.options.pile_reopen
        s.then(Open(self.moment) if again else Resolve(self.moment))
