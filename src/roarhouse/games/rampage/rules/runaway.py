"""Runaway Meeples: Meeples that leave the City, and what they cost the active player."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from roarhouse.core.bags import Bag, cards_of, minus, plus
from roarhouse.core.game import Ask, Auto, Choice, Refusal, no
from roarhouse.core.pile import Window
from roarhouse.core.words import Seat, Who, Words
from roarhouse.games.rampage.choices import Answer, GiveUp, Suffer
from roarhouse.games.rampage.physics.city.plan import COLOURS
from roarhouse.games.rampage.rules.end import sixth_line
from roarhouse.games.rampage.rules.placing import Relocate
from roarhouse.games.rampage.rules.teeth import LoseTeeth, PayMeeples
from roarhouse.games.rampage.speech.names import meeple_names
from roarhouse.games.rampage.state import Rampage
from roarhouse.games.rampage.verbs import Soothe

GRAY: Final = COLOURS.index("gray")
RED, BLUE, GREEN, YELLOW, BLACK = (COLOURS.index(c) for c in ("red", "blue", "green", "yellow", "black"))
# rampage.runaway-b.14: the order in which effects come unless the player wants another
ORDER_B: Final = (RED, BLUE, GREEN, YELLOW, BLACK)
LAST_LINE: Final = 5


class Punishment(Struct, frozen=True):
    """Teeth lost to the box, and what comes on top; each with the rule that says so."""

    teeth: int
    why: str
    then: Literal["", "relocate", "hysteria", "save", "story"] = ""
    why_then: str = ""


LINES: Final = (
    Punishment(1, "rampage.runaway-a.4", "relocate", "rampage.runaway-a.5"),
    Punishment(1, "rampage.runaway-a.6", "hysteria", "rampage.runaway-a.7"),
    Punishment(2, "rampage.runaway-a.8"),
    Punishment(1, "rampage.runaway-a.9", "relocate", "rampage.runaway-a.10"),
    Punishment(1, "rampage.runaway-a.11", "hysteria", "rampage.runaway-a.12"),
)
ZONES: Final = {
    RED: Punishment(1, "rampage.runaway-b.4", "save", "rampage.runaway-b.5"),
    BLUE: Punishment(1, "rampage.runaway-b.6", "story", "rampage.runaway-b.7"),
    GREEN: Punishment(2, "rampage.runaway-b.8"),
    YELLOW: Punishment(1, "rampage.runaway-b.9", "hysteria", "rampage.runaway-b.10"),
    BLACK: Punishment(1, "rampage.runaway-b.11", "relocate", "rampage.runaway-b.12"),
}
SAVED: Final = 4  # Meeples that a Heroic Save takes out of a Stomach


# -- on the board ---------------------------------------------------------------------------------------------


class RunAway(Auto, frozen=True):
    """rampage.runaway.1, rampage.runaway.3, rampage.runaway.4: Meeples out of the City go on the one side in use, and
    the active player bears the effects."""

    meeples: Bag

    def do(self, s: Rampage) -> None:
        s.tell("rampage.runaway.1", "run-away", n=sum(self.meeples), meeples=meeple_names(self.meeples))
        if s.side == "A":
            fill_lines(s, self.meeples)
        else:
            fill_zones(s, self.meeples)


def lines_full(s: Rampage, meeples: int) -> int:
    """rampage.runaway-a.1: lines fill from the top, regardless of colour."""
    full = 0
    for size in s.box.lines:
        meeples -= size
        if meeples < 0:
            break
        full += 1
    return full


def fill_lines(s: Rampage, meeples: Bag) -> None:
    """rampage.runaway-a.2, rampage.runaway-a.3: every line that becomes full. rampage.runaway-a.15: the Meeples stay;
    a line that was emptied in part can become full again."""
    before = lines_full(s, sum(s.runaway))
    s.runaway = plus(s.runaway, meeples)
    s.pending += tuple(range(before, lines_full(s, sum(s.runaway))))


def fill_zones(s: Rampage, meeples: Bag) -> None:
    """rampage.runaway-b.1, rampage.runaway-b.13: each colour in its zone, Old Folks straight to the box.

    rampage.runaway-b.15: a zone takes effect as often as it is filled.
    """
    old = tuple([n if colour == GRAY else 0 for colour, n in enumerate(meeples)])
    s.boxed = plus(s.boxed, old)
    s.runaway = plus(s.runaway, minus(meeples, old))
    for zone in ORDER_B:
        s.pending += (zone,) * (s.runaway[zone] // s.box.zones[zone] - s.pending.count(zone))


class RunawayRow(Struct, frozen=True):
    """A line of side A or a zone of side B as it lies there; `zone` is its number in `pending` and `Suffer`."""

    zone: int
    size: int
    meeples: tuple[int, ...]  # their colours; on side A their order has no meaning
    full: bool
    next: bool  # the next one to be filled: the first open line, or a zone that lacks one Meeple
    rule: str  # of its effect


def runaway_rows(s: Rampage) -> tuple[RunawayRow, ...]:
    """rampage.runaway-a.1, rampage.runaway-b.1: the side in use, in the order of its effects; none before it is
    known."""
    if not s.side:
        return ()
    return line_rows(s) if s.side == "A" else zone_rows(s)


def line_rows(s: Rampage) -> tuple[RunawayRow, ...]:
    fled, full, rows = cards_of(s.runaway), lines_full(s, sum(s.runaway)), []
    for line, size in enumerate(s.box.lines):
        here, fled = tuple(fled[:size]), fled[size:]
        rule = LINES[line].why if line < LAST_LINE else "rampage.runaway-a.13"
        rows.append(RunawayRow(line, size, here, line < full, line == full, rule))
    return tuple(rows)


def zone_rows(s: Rampage) -> tuple[RunawayRow, ...]:
    sizes = [(zone, s.box.zones[zone], s.runaway[zone]) for zone in ORDER_B]
    return tuple(
        [RunawayRow(zone, size, (zone,) * n, n >= size, size - n == 1, ZONES[zone].why) for zone, size, n in sizes]
    )


# -- effects --------------------------------------------------------------------------------------------------


class Effects(Auto, frozen=True):
    """rampage.runaway-a.2, rampage.runaway-b.2: after the action, one effect after the other until none is left.

    rampage.runaway-a.3: in the order of the lines, but the sixth comes first. rampage.runaway-b.14: zones in the
    order that the player wants. rampage.runaway-b.16: none of them ends the game.
    """

    def do(self, s: Rampage) -> None:
        if not s.pending:
            return
        if s.side == "A" and LAST_LINE in s.pending:
            sixth_line(s)
        elif s.side == "B" and len(set(s.pending)) > 1:
            s.then(ChooseEffect(s.actor), self)
        else:
            s.then(self)
            announce(s, min(s.pending))


class ChooseEffect(Ask, frozen=True):
    """rampage.runaway-b.14: which of several effects comes next."""

    rule = "rampage.runaway-b.14"

    def menu(self, s: Rampage, seat: Seat) -> tuple[Suffer, ...]:
        return tuple([Suffer(zone) for zone in ORDER_B if zone in s.pending])

    def take(self, s: Rampage, choice: Suffer) -> None:
        announce(s, choice.zone)


def announce(s: Rampage, zone: int) -> None:
    """Put an effect on the agenda, and ask every seat that could hold Too Cute: the active player first, then
    clockwise."""
    s.tell(punishment(s, zone).why, effect_name(s, zone), who=Who(s.actor))
    s.then(Punish(zone))
    asked = [seat for seat in s.clockwise(s.actor) if s.could_hold(seat, Soothe)]
    if asked:
        s.then(BeCute(asked[0], tuple(asked[1:])))


def punishment(s: Rampage, zone: int) -> Punishment:
    return LINES[zone] if s.side == "A" else ZONES[zone]


def effect_name(s: Rampage, zone: int) -> str:
    return f"line-{zone + 1}" if s.side == "A" else f"effect-{COLOURS[zone]}"


class BeCute(Window, frozen=True):
    """rampage.superpowers.12: the effect is called off as a whole; the Meeples stay on side A, and on side B the zone
    is emptied all the same."""

    rule = "rampage.superpowers.12"

    def answers(self, s: Rampage, seat: Seat) -> tuple[Choice, ...]:
        card = s.held(seat, Soothe)
        return () if card is None else (Answer(card),)

    def respond(self, s: Rampage, choice: Answer) -> None:
        step = s.agenda.pop()
        assert isinstance(step, Punish)
        s.discard(self.seat, choice.card)
        s.show(self.rule, "soothes", who=Who(self.seat), card=s.card(choice.card))
        over(s, step.zone)

    def go_on(self, s: Rampage, asked: tuple[Seat, ...]) -> None:
        s.then(BeCute(asked[0], asked[1:]))

    def prompt(self, s: Rampage, seat: Seat) -> Words:
        step = s.agenda[-2]
        assert isinstance(step, Punish)
        effect = Words(effect_name(s, step.zone), {"who": Who(s.actor)})
        return Words("ask-becute", {"effect": effect})


class Punish(Auto, frozen=True):
    """Both parts of an effect against the active Monster."""

    zone: int

    def do(self, s: Rampage) -> None:
        what, seat = punishment(s, self.zone), s.actor
        over(s, self.zone)
        if what.then == "relocate" and not s.away[seat]:
            s.then(Relocate(s.next_player(seat), seat))
        elif what.then == "hysteria":
            s.then(Hysteria(seat, what.why_then))
        elif what.then == "save":
            s.then(PayMeeples(seat, SAVED, why=what.why_then))
        elif what.then == "story":
            s.then(Story(seat))
        s.then(LoseTeeth(seat, what.teeth, what.why))


def over(s: Rampage, zone: int) -> None:
    """rampage.runaway-b.3: the Meeples of a zone go back to the box; those beside it enter."""
    k = s.pending.index(zone)
    s.pending = s.pending[:k] + s.pending[k + 1 :]
    if s.side == "B":
        full = tuple([s.box.zones[zone] if colour == zone else 0 for colour in range(len(COLOURS))])
        s.runaway, s.boxed = minus(s.runaway, full), plus(s.boxed, full)


class Hysteria(Auto, frozen=True):
    """rampage.runaway-a.7, rampage.runaway-a.12, rampage.runaway-b.10, rampage.teams.13: every other player, or every
    other team, has one more action in its next turn."""

    seat: Seat
    why: str

    def do(self, s: Rampage) -> None:
        own = s.box.party_of[self.seat]
        s.bonus = [n + (party != own) for party, n in enumerate(s.bonus)]
        s.tell(self.why, "others-act-more", who=Who(self.seat))


class Story(Auto, frozen=True):
    """rampage.runaway-b.7: one card is given up, if there is one."""

    seat: Seat

    def do(self, s: Rampage) -> None:
        if own_cards(s, self.seat):
            s.then(GiveUpCard(self.seat))


class GiveUpCard(Ask, frozen=True):
    """rampage.runaway-b.7: any own card; a Superpower is shown and has no effect."""

    rule = "rampage.runaway-b.7"

    def menu(self, s: Rampage, seat: Seat) -> tuple[GiveUp, ...]:
        return tuple([GiveUp((card,)) for card in own_cards(s, seat)])

    def refuse(self, s: Rampage, seat: Seat, choice: Choice) -> Refusal | None:
        return None if choice in self.menu(s, seat) else no(self.rule, "not-your-card")

    def take(self, s: Rampage, choice: GiveUp) -> None:
        (card,) = choice.cards
        s.discard(self.seat, card)
        s.show(self.rule, "gives-up", who=Who(self.seat), card=s.card(card))


def own_cards(s: Rampage, seat: Seat) -> tuple[int, ...]:
    return s.supers[seat] + s.powers_of(seat) + s.characters[seat]
