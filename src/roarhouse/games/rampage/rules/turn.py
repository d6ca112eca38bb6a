"""The turn: the Monster is restored, acts, and chows down; then the next player or team."""

from __future__ import annotations

from roarhouse.core.game import Ask, Auto, Choice, Menu, Refusal, no
from roarhouse.core.words import Seat, Who, Words
from roarhouse.games.rampage.choices import DONE, PASS, RIGHT, Done, Pass, Use
from roarhouse.games.rampage.rules.actions.menu import ACTIONS, possible_actions
from roarhouse.games.rampage.rules.actions.right import start_right
from roarhouse.games.rampage.rules.aftermath import Aftermath
from roarhouse.games.rampage.rules.cards.mutation import GiveUpPowers
from roarhouse.games.rampage.rules.cards.superpowers import refuse_use, usable, use
from roarhouse.games.rampage.rules.chow import ChowDown
from roarhouse.games.rampage.rules.end import announce, finish
from roarhouse.games.rampage.rules.hands import Arrange, Mount
from roarhouse.games.rampage.rules.placing import Reappear, Restart
from roarhouse.games.rampage.rules.runaway import Effects
from roarhouse.games.rampage.rules.variants import Market
from roarhouse.games.rampage.state import Rampage
from roarhouse.games.rampage.verbs import Moment


class Turn(Auto, frozen=True):
    """rampage.turn.3, rampage.turn.7, rampage.teams.4, rampage.teams.5: the actions of a turn and those granted since
    the last one; a team plays together."""

    party: int

    def do(self, s: Rampage) -> None:
        seats = len(s.box.seats)
        s.party, s.turns, s.gained = self.party, s.turns + 1, False
        s.actions = s.box.actions(self.party) + s.bonus[self.party]
        s.bonus[self.party] = 0
        s.passed, s.meals = [False] * seats, [None] * seats
        s.actor, s.deed = s.members[0], ""
        for seat in s.members:
            s.tell("rampage.turn.3", "turn-begins", who=Who(seat), n=s.actions)
        restore = [Restore(seat) for seat in s.members]
        meal = (Bystanders("others"), ChowDown(), Leftovers())
        late = (*[Late(seat) for seat in s.members], Bystanders("between"))
        ending = (*[GiveUpPowers(k) for k in s.members], *[Market(k) for k in s.members], EndTurn())
        s.then(*restore, Acting(), *meal, *late, *ending)


class Restore(Auto, frozen=True):
    """rampage.turn.6, rampage.rumble.5, rampage.clarifications.2: ahead of any action the Monster reappears, its Paws
    come back to the City, and its Body to its Paws, one after the other."""

    seat: Seat

    def do(self, s: Rampage) -> None:
        corner = s.box.corners[self.seat]
        if s.away[self.seat]:
            s.then(Reappear(self.seat, self.seat))
        elif not s.in_city(s.paws(self.seat)):
            s.then(Restart(self.seat))
        elif corner not in s.readings.mounted:
            if corner in s.readings.fallen:
                s.tell("rampage.rumble.5", "gets-up", who=Who(self.seat))
            s.then(Arrange((Mount(corner, s.inverted[self.seat]),)))


# -- actions --------------------------------------------------------------------------------------------------


class Acting(Auto, frozen=True):
    """rampage.turn.3, rampage.teams.5: as long as actions are left and are wanted. rampage.superpowers.16: the last
    ones are spent on Bodies that are still upside down."""

    def do(self, s: Rampage) -> None:
        due = [seat for seat in s.members if s.inverted[seat] and s.stands(seat)]
        if due and 0 < s.actions <= len(due):
            s.then(self)
            start_right(s, due[0], RIGHT)
        elif s.actions > 0 and (able := claimants(s)):
            s.then(ChooseAction(able[0]), self)
        elif due and s.actions > 0:
            s.then(self)
            start_right(s, due[0], RIGHT)
        elif holders := [k for k in s.members if not (s.passed[k] or s.away[k]) and s.could_use(k, "turn")]:
            s.then(BeforeChow(holders[0]), self)


def claimants(s: Rampage) -> tuple[Seat, ...]:
    """rampage.teams.5: team members who stand in the City and have not left this action to the others. The one who
    acted last is asked last, so that no member takes all actions unasked."""
    acted = s.members.index(s.actor) + 1 if s.deed and s.actor in s.members else 0
    order = s.members[acted:] + s.members[:acted]
    return tuple([seat for seat in order if not s.passed[seat] and s.stands(seat)])


class ChooseAction(Ask, frozen=True):
    """rampage.turn.3, rampage.teams.5: an action, a Secret Superpower, or a pass. In a team a pass leaves this action
    to the others; the action part is over when all have passed."""

    rule = "rampage.turn.3"

    def menu(self, s: Rampage, seat: Seat) -> tuple[Choice, ...]:
        uses = [Use(card) for card in usable(s, seat, "turn")]
        may_pass = [PASS] if refuse_pass(s, seat) is None else []
        return (*possible_actions(s, seat), *uses, *may_pass)

    def refuse(self, s: Rampage, seat: Seat, choice: Choice) -> Refusal | None:
        if isinstance(choice, Pass):
            return refuse_pass(s, seat)
        if isinstance(choice, Use):
            return refuse_use(s, seat, choice.card, "turn")
        if type(choice) not in ACTIONS:
            return no(self.rule, "choose-an-action")
        return ACTIONS[type(choice)][0](s, seat, choice)

    def take(self, s: Rampage, choice: Choice) -> None:
        if isinstance(choice, Pass):
            s.passed[self.seat] = True
            s.tell("rampage.turn.3", "passes", who=Who(self.seat), n=s.actions)
        elif isinstance(choice, Use):
            use(s, self.seat, choice.card)
        else:
            ACTIONS[type(choice)][1](s, self.seat, choice)

    def prompt(self, s: Rampage, seat: Seat) -> Words:
        return Words("ask-chooseaction", {"n": s.actions})


def refuse_pass(s: Rampage, seat: Seat) -> Refusal | None:
    """rampage.turn.3: the action part may be ended early, unless actionsOptional is off; a member of a team may
    always leave the actions to the others."""
    optional = s.box.options.actions_optional or len(claimants(s)) > 1
    return None if optional else no("rampage.turn.3", "must-act", n=s.actions)


class BeforeChow(Ask, frozen=True):
    """rampage.superpowers.0: after the last action and before Chow Down; every seat is asked that could hold such a
    card."""

    rule = "rampage.superpowers.0"

    def menu(self, s: Rampage, seat: Seat) -> Menu:
        return (*[Use(card) for card in usable(s, seat, "turn")], DONE)

    def refuse(self, s: Rampage, seat: Seat, choice: Choice) -> Refusal | None:
        if isinstance(choice, Use):
            return refuse_use(s, seat, choice.card, "turn")
        return None if choice == DONE else no(self.rule, "superpower-or-done")

    def take(self, s: Rampage, choice: Use | Done) -> None:
        if isinstance(choice, Use):
            use(s, self.seat, choice.card)
        else:
            s.passed[self.seat] = True


# -- after the meal -------------------------------------------------------------------------------------------


class Leftovers(Auto, frozen=True):
    """rampage.runaway.1, rampage.gobble.5: what left the City since the last action is resolved before the turn ends;
    Floors that the meal has emptied stay, unless gobbleAfterChow is set."""

    def do(self, s: Rampage) -> None:
        s.deed = ""
        for seat in s.members:
            s.paralysed[seat] = False
        s.then(Aftermath(gobble=s.box.options.gobble_after_chow, rumbles=False), Effects())


class Late(Auto, frozen=True):
    """rampage.superpowers.0: some Superpowers can also be used after Chow Down; every seat is asked that could hold
    one."""

    seat: Seat

    def do(self, s: Rampage) -> None:
        if not s.away[self.seat] and s.could_use(self.seat, "late"):
            s.then(LateUse(self.seat))


class LateUse(Ask, frozen=True):
    """rampage.superpowers.4, rampage.superpowers.5, rampage.superpowers.16: one of these now, or none."""

    rule = "rampage.superpowers.0"

    def menu(self, s: Rampage, seat: Seat) -> Menu:
        return (*[Use(card) for card in usable(s, seat, "late")], DONE)

    def refuse(self, s: Rampage, seat: Seat, choice: Choice) -> Refusal | None:
        if isinstance(choice, Use):
            return refuse_use(s, seat, choice.card, "late")
        return None if choice == DONE else no(self.rule, "superpower-or-done")

    def take(self, s: Rampage, choice: Use | Done) -> None:
        if isinstance(choice, Use):
            s.then(Late(self.seat))
            use(s, self.seat, choice.card)


# -- in the turn of another player ----------------------------------------------------------------------------


class Bystanders(Auto, frozen=True):
    """rampage.superpowers.0: a Superpower is shown when its owner wants to use it, also in the turn of another,
    before Chow Down and after it. Those whose turn comes next need not be asked after it."""

    moment: Moment

    def do(self, s: Rampage) -> None:
        coming = s.box.parties[(s.party + 1) % len(s.box.parties)] if self.moment == "between" else ()
        others = [seat for seat in s.clockwise(s.members[0]) if seat not in (*s.members, *coming)]
        s.then(*[Bystander(seat, self.moment, s.actor) for seat in others])


class Bystander(Auto, frozen=True):
    """Each seat that could hold such a card is asked; afterwards the turn goes on as before."""

    seat: Seat
    moment: Moment
    actor: Seat

    def do(self, s: Rampage) -> None:
        s.actor, s.deed = self.actor, ""
        if not s.away[self.seat] and s.could_use(self.seat, self.moment):
            s.then(Interfere(self.seat, self.moment, self.actor))


class Interfere(Ask, frozen=True):
    """rampage.superpowers.0: one of the Superpowers that name no moment, or none."""

    moment: Moment
    actor: Seat
    rule = "rampage.superpowers.0"

    def menu(self, s: Rampage, seat: Seat) -> Menu:
        return (*[Use(card) for card in usable(s, seat, self.moment)], DONE)

    def refuse(self, s: Rampage, seat: Seat, choice: Choice) -> Refusal | None:
        if isinstance(choice, Use):
            return refuse_use(s, seat, choice.card, self.moment)
        return None if choice == DONE else no(self.rule, "superpower-or-done")

    def take(self, s: Rampage, choice: Use | Done) -> None:
        if isinstance(choice, Use):
            s.then(Bystander(self.seat, self.moment, self.actor))
            use(s, self.seat, choice.card)

    def prompt(self, s: Rampage, seat: Seat) -> Words:
        return Words("ask-interfere", {"who": Who(self.actor)})


class EndTurn(Auto, frozen=True):
    """rampage.turn.2, rampage.teams.7: the next one clockwise. rampage.end.3, rampage.end.4: after the end was
    announced the others have one last turn. rampage.end.6: too many turns without a Floor announce it as well."""

    def do(self, s: Rampage) -> None:
        s.stall = 0 if s.gained else s.stall + 1
        if s.last_turns < 0 and 0 < s.box.options.stall_turns <= s.stall:
            announce(s, "rampage.end.6", "stalled")
        if s.last_turns == 0:
            finish(s)
            return
        s.last_turns -= s.last_turns > 0
        s.then(Turn((s.party + 1) % len(s.box.parties)))
