"""Choices as their chooser reads them."""

from __future__ import annotations

from roarhouse.core.game import Choice
from roarhouse.core.words import Fact, Many, Seat, Who, Words
from roarhouse.games.rampage.choices import (
    NO_CARD,
    NO_SEAT,
    Aim,
    Aimed,
    Answer,
    Breathe,
    Corner,
    Demolish,
    Dine,
    Eat,
    Foresee,
    GiveUp,
    Into,
    Keep,
    Move,
    Pay,
    Place,
    Put,
    Rob,
    Slam,
    Snack,
    Suffer,
    Target,
    TossIt,
    Use,
    Vote,
)
from roarhouse.games.rampage.physics.city.plan import Spot
from roarhouse.games.rampage.physics.interface import Breath, Drop, Flick
from roarhouse.games.rampage.rules.placing import zone_at
from roarhouse.games.rampage.rules.runaway import effect_name
from roarhouse.games.rampage.speech.names import meeple_name, meeple_names, ruin_name, vehicle_name, zone_name
from roarhouse.games.rampage.state import Rampage


def words(s: Rampage, seat: Seat, choice: Choice) -> Words:
    return of_action(s, seat, choice) or of_place(s, choice) or of_card(s, choice) or plain(choice)


def plain(choice: Choice) -> Words:
    """Choices that say nothing but their name: Pass, Skip, Done …"""
    return Words(f"do-{type(choice).__name__.lower()}")


def of_action(s: Rampage, seat: Seat, choice: Choice) -> Words | None:
    match choice:
        case Move(jump):
            return Words("do-jump" if jump else "do-move")
        case Demolish(ruin):
            return Words("do-demolish", {"ruin": ruin_name(s.box, ruin)})
        case Slam(monster):
            return Words("do-slam", {"whom": Who(s.box.seat_of[monster])})
        case TossIt(piece):
            return toss(s, seat, piece)
        case Breathe(monster):
            other = s.box.seat_of[monster]
            return Words("do-breathe") if other == seat else Words("do-hurricane", {"whom": Who(other)})
        case Put(monster):
            whom = s.box.seat_of[monster]
            return Words("do-put-own") if whom == seat else Words("do-put", {"whom": Who(whom)})
        case Aim(act):
            return aim(act)
    return None


def toss(s: Rampage, seat: Seat, piece: int) -> Words:
    if piece in s.box.roster.vehicles:
        return Words("do-toss", {"vehicle": vehicle_name(s.box, piece)})
    if piece == s.paws(seat):
        return Words("do-kungfu")
    return Words("do-catch", {"whom": Who(next(other for other in s.box.seats if s.body(other) == piece))})


def aim(act: Aimed) -> Words:
    """Degrees, percent and centimetres."""
    if isinstance(act, Drop):
        facts: dict[str, Fact] = {"pose": Words(f"pose-{act.pose}"), "yaw": tenths(act.yaw)}
        return Words("aim-drop", {**facts, "x": cm(act.x), "y": cm(act.y)})
    shared: dict[str, Fact] = {"yaw": tenths(act.yaw), "strength": act.strength // 10}
    if isinstance(act, Flick):
        return Words("aim-flick", {**shared, "offset": act.offset // 10})
    if isinstance(act, Breath):
        return Words("aim-breath", {**shared, "pitch": tenths(act.pitch), "sweep": tenths(act.sweep)})
    more: dict[str, Fact] = {"tilt": tenths(act.tilt), "side": act.side // 10, "height": act.height // 10}
    return Words("aim-toss", {**shared, **more})


def tenths(value: int) -> Fact:
    return decimal(value / 10)


def cm(value: int) -> Fact:
    return decimal(value / 100)


def decimal(value: float) -> Fact:
    """With the point, or the comma, of the language."""
    whole, _, part = f"{value:g}".partition(".")
    return Words("decimal", {"whole": whole, "part": part}) if part else whole


def of_place(s: Rampage, choice: Choice) -> Words | None:
    match choice:
        case Place(x, y, _, up):
            return top(s, (x, y)) if up else spot(s, (x, y))
        case Corner(corner):
            return Words("do-corner", {"corner": Words(f"corner-{corner}")})
        case Into(zone):
            return Words("do-into", {"zone": zone_name(s.box, zone)})
        case Dine(how, zone, hungry):
            where: Fact = zone_name(s.box, zone) if zone >= 0 else ""
            return Words(f"do-dine-{how}", {"zone": where, "hungry": "yes" if hungry else "no"})
        case Eat(meeple):
            x, y = s.table.spot(meeple)
            colour = s.box.roster.colour(meeple)
            return Words("do-eat", {"meeple": meeple_name(colour), "x": cm(x), "y": cm(y)})
        case Snack(colour):
            return Words("do-snack", {"meeple": meeple_name(colour)})
    return None


def spot(s: Rampage, at: Spot) -> Words:
    zone = zone_at(s, at)
    name: Fact = zone_name(s.box, zone) if zone >= 0 else Words("in-no-zone")
    return Words("do-place", {"x": cm(at[0]), "y": cm(at[1]), "zone": name})


def top(s: Rampage, at: Spot) -> Words:
    ruins = [ruin for ruin, place in enumerate(s.box.map.ruins) if place.outline.holds(*at)]
    name: Fact = ruin_name(s.box, ruins[0]) if ruins else Words("in-no-zone")
    return Words("do-climb", {"x": cm(at[0]), "y": cm(at[1]), "ruin": name})


def of_card(s: Rampage, choice: Choice) -> Words | None:
    match choice:
        case Use(card) | Answer(card):
            return Words("do-use", {"card": s.card(card)})
        case Keep(cards):
            return Words("do-keep", {"cards": Many(tuple(map(s.card, cards)))})
        case GiveUp(cards):
            return Words("do-giveup", {"cards": Many(tuple(map(s.card, cards)))})
        case Pay(meeples):
            return Words("do-pay", {"meeples": meeple_names(meeples)})
        case Suffer(zone):
            return Words("do-suffer", {"effect": Words(effect_name(s, zone), {"who": Who(s.actor)})})
        case Vote(seat):
            return Words("do-abstain") if seat == NO_SEAT else Words("do-vote", {"whom": Who(seat)})
        case Target(seat):
            return Words("do-kiss", {"whom": Who(seat)})
        case Rob(counts):
            parts = [Words("do-rob-from", {"n": n, "whom": Who(k)}) for k, n in enumerate(counts) if n]
            return Words("do-rob", {"from": Many(tuple(parts))})
        case Foresee(guess, copy):
            return foresight(s, guess, copy)
    return None


def foresight(s: Rampage, guess: Seat, copy: int) -> Words:
    if copy == NO_CARD:
        return Words("do-foresee", {"whom": Who(guess)})
    if guess == NO_SEAT:
        return Words("do-imitate", {"card": s.card(copy)})
    return Words("do-imitate-seer", {"card": s.card(copy), "whom": Who(guess)})
