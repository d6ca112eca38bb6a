"""Values for the bot, in points: Meeples by the sets they make, Floors, Teeth, runaways, a good place."""

from __future__ import annotations

from typing import Final

from roarhouse.core.bags import with_card
from roarhouse.core.words import Seat
from roarhouse.games.rampage.physics.city.plan import COLOURS, Monster, Zone
from roarhouse.games.rampage.physics.interface import Outcome, Readings
from roarhouse.games.rampage.rules.chow import adjacent, limit
from roarhouse.games.rampage.rules.resolve import Simulate
from roarhouse.games.rampage.rules.runaway import LAST_LINE, LINES, lines_full
from roarhouse.games.rampage.state import Rampage
from roarhouse.games.rampage.verbs import BreakMore, Inhale, Lick, Majority, Mouthful, Pairs, ToothPrice

SET: Final = 10.0
SURPLUS: Final = 0.55  # what is left of a Meeple's worth for each one of its colour that is ahead of the sets
TOOTH: Final = 1.6  # an own Tooth: later meals are smaller without it
FLED: Final = 0.25  # a Meeple on the Runaway board: the next effect is nearer
RELOCATION: Final = 1.0
HYSTERIA: Final = 2.5
DISASTER: Final = 100.0  # the sixth line
SIDEWALK_NOW: Final = 1.6  # Paws on the Sidewalk of a Building, with an action left to use it
SIDEWALK_LATER: Final = 0.5
HOPE: Final = 0.3  # food that the meal cannot hold


# -- Meeples --------------------------------------------------------------------------------------------------


def meeple_value(s: Rampage, seat: Seat, colour: int, stomach: tuple[int, ...]) -> float:
    """One more of a colour: a sixth of a set, less if the others lag behind; and what the Character gives for it."""
    ahead = stomach[colour] - min(stomach)
    value = SET / len(COLOURS) * SURPLUS**ahead
    if s.box.options.fashionable_diet:
        value -= 0.5 + 0.2 * ahead
    for card in s.characters[seat]:
        effect = s.box.effects[card]
        if isinstance(effect, Majority) and effect.of in (COLOURS[colour], "meeples"):
            value += 0.8 if effect.of == COLOURS[colour] else 0.25
        elif isinstance(effect, Pairs) and COLOURS[colour] in effect.colours:
            value += effect.each / 2
    return value


def meal_value(s: Rampage, seat: Seat, colours: list[int], most: int) -> float:
    """The best meal of at most `most` Meeples, one after the other, and a little for the leftovers."""
    stomach, left, value = s.meeples[seat], list(colours), 0.0
    for _ in range(min(most, len(left))):
        best = max(left, key=lambda colour: meeple_value(s, seat, colour, stomach))
        value += meeple_value(s, seat, best, stomach)
        stomach = with_card(stomach, best)
        left.remove(best)
    return value + HOPE * len(left)


def food(s: Rampage, readings: Readings, zone: int) -> list[int]:
    return [s.box.roster.colour(meeple) for meeple in readings.edible if zone in readings.zones[meeple]]


def dining_value(s: Rampage, seat: Seat, zones: tuple[Zone, ...], readings: Readings) -> float:
    """The best meal in one of these Neighborhoods, or with a Stretchy Tongue beside them."""
    near = adjacent(s, zones) if s.power(seat, Lick) else []
    most = limit(s, seat)
    return max([meal_value(s, seat, food(s, readings, zone), most) for zone in (*zones, *near)], default=0.0)


# -- an outcome -----------------------------------------------------------------------------------------------


def appraise(s: Rampage, step: Simulate, outcome: Outcome) -> float:
    """What an outcome is worth to the acting seat."""
    if outcome.end == "aborted":
        return 0.0
    seat = step.seat
    value = floors_gained(s, outcome) - runaways(s, step, outcome) - penalty(s, step, outcome)
    value += teeth_broken(s, step, outcome)
    paws = s.paws(seat)
    if step.deed in ("flick", "jump") and paws in outcome.readings.out:
        return value
    place = s.readings if step.deed == "kungfu" else outcome.readings  # a Kung Fu Master's Paws come back
    value += dining_value(s, seat, place.neighborhoods(paws), outcome.readings)
    if useful(s, step, outcome) and any(outcome.readings.buildings[ruin] for ruin in place.sidewalks(paws)):
        value += SIDEWALK_NOW if s.actions > 1 else SIDEWALK_LATER
    return value


def useful(s: Rampage, step: Simulate, outcome: Outcome) -> bool:
    """Is there hope in a Sidewalk? Not where an act has just left all Buildings as they were."""
    return step.deed in ("flick", "jump") or outcome.readings.buildings != s.readings.buildings


def floors_gained(s: Rampage, outcome: Outcome) -> float:
    floors = s.box.roster.floors
    return len(outcome.readings.bare) + sum([1.0 for piece in outcome.readings.out if piece in floors])


def runaways(s: Rampage, step: Simulate, outcome: Outcome) -> float:
    """What the Meeples cost that left the City."""
    meeples = s.box.roster.meeples
    fled = [piece for piece in outcome.readings.out if piece in meeples]
    if step.deed == "breath" and s.power(step.seat, Inhale) and s.where(step.seat):
        return -0.5 * len(fled)
    cost = FLED * len(fled)
    if s.side == "A":
        before, after = lines_full(s, sum(s.runaway)), lines_full(s, sum(s.runaway) + len(fled))
        return cost + sum([line_cost(line) for line in range(before, after)])
    for colour, size in enumerate(s.box.zones):
        more = sum([s.box.roster.colour(piece) == colour for piece in fled])
        if size and s.runaway[colour] + more >= size:
            cost += TOOTH + RELOCATION
    return cost


def line_cost(line: int) -> float:
    if line == LAST_LINE:
        return DISASTER
    what = LINES[line]
    return what.teeth * TOOTH + {"relocate": RELOCATION, "hysteria": HYSTERIA}.get(what.then, 0.0)


def penalty(s: Rampage, step: Simulate, outcome: Outcome) -> float:
    """Paws out of the City, or a drop that misses."""
    missed = False
    if step.deed in ("flick", "jump"):
        missed = s.paws(step.seat) in outcome.readings.out
    elif step.deed == "drop":
        missed = not set(s.readings.buildings[step.target]) & set(outcome.struck)
    return (own_tooth(s, step.seat) + 0.5) if missed else 0.0


def own_tooth(s: Rampage, seat: Seat) -> float:
    effects = [s.box.effects[card] for card in s.characters[seat]]
    return TOOTH + sum([effect.each for effect in effects if isinstance(effect, Mouthful)])


def teeth_broken(s: Rampage, step: Simulate, outcome: Outcome) -> float:
    """Teeth of others are points, and make their meals smaller."""
    effects = [s.box.effects[card] for card in s.characters[step.seat]]
    each = max([effect.each for effect in effects if isinstance(effect, ToothPrice)], default=2) + 0.5
    boxer = s.power(step.seat, BreakMore)
    teeth = boxer.teeth if boxer and step.deed in ("flick", "jump") else 1
    own = s.box.party_of[step.seat]
    fallen = {m for m in outcome.knocked if m in s.box.seat_of and s.box.party_of[s.box.seat_of[m]] != own}
    return teeth * each * len(fallen | caught(s, step))


def caught(s: Rampage, step: Simulate) -> set[Monster]:
    """rampage.superpowers.1: a Tooth for the toss, however the Body lands."""
    monster = step.target - s.box.roster.body(0)
    return {monster} if step.deed == "catch" and monster not in s.readings.fallen else set()
