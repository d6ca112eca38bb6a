"""The table as text: the same lines for terminals, screen readers and golden playthroughs."""

from __future__ import annotations

from typing import Final

from roarhouse.core.bags import bag_of
from roarhouse.core.words import Fact, Many, Named, Seat, Section, Who, Words
from roarhouse.games.rampage.components import RampageDeck, world
from roarhouse.games.rampage.physics.city.plan import COLOURS, Zone
from roarhouse.games.rampage.physics.interface import Settings
from roarhouse.games.rampage.rules.runaway import RunawayRow
from roarhouse.games.rampage.speech.chart import chart
from roarhouse.games.rampage.speech.names import Plan, meeple_names, ruin_name, vehicle_name, zone_name, zone_names
from roarhouse.games.rampage.view import Player, RampageView, Stomach

FLAGS: Final = ("away", "fallen", "inverted", "paralysed")


def read(view: RampageView, deck: RampageDeck) -> tuple[Section, ...]:
    """rampage.components.14: the City, the Monsters and the Runaway board at one glance."""
    plan = world(Settings(boards=view.boards))
    sections = [Section(Words("title", title(view)))]
    if view.readings.zones:
        sections.append(Section(Words("city"), tuple(chart(view, plan.map, plan.roster))))
        sections.append(Section(Words("neighborhoods"), tuple(neighborhoods(view, plan))))
    lines = [line for seat in range(len(view.players)) for line in monster(view, plan, deck, seat)]
    sections.append(Section(Words("monsters"), tuple(lines)))
    sections.append(Section(Words("runaway-board", {"side": view.side or "?"}), tuple(runaway(view))))
    if view.seat >= 0 and (own := own_lines(view, deck)):
        sections.append(Section(Words("yours"), tuple(own)))
    return tuple(sections)


def title(view: RampageView) -> dict[str, Fact]:
    return {
        "turn": view.turns,
        "phase": Words(f"phase-{view.phase}"),
        "actions": view.actions,
        "last": "no" if view.last_turns < 0 else "yes",
    }


# -- the City -------------------------------------------------------------------------------------------------


def neighborhoods(view: RampageView, plan: Plan) -> list[Words]:
    """Where there is something to eat, to toss and to pull down."""
    lines = [line for zone in range(len(plan.map.neighborhoods)) if (line := neighborhood(view, plan, zone))]
    storeys = [
        Words("building", {"ruin": ruin_name(plan, ruin), "n": sum([p in plan.roster.floors for p in pieces])})
        for ruin, pieces in enumerate(view.readings.buildings)
        if pieces
    ]
    return [*lines, Words("buildings", {"buildings": Many(tuple(storeys))})]


def neighborhood(view: RampageView, plan: Plan, zone: Zone) -> Words | None:
    readings, roster = view.readings, plan.roster
    edible = [meeple for meeple in readings.edible if zone in readings.zones[meeple]]
    vehicles = [v for v in roster.vehicles if zone in readings.zones[v] and v not in readings.out]
    if not edible and not vehicles:
        return None
    meeples = meeple_names(bag_of(len(COLOURS), map(roster.colour, edible)))
    named = Many(tuple([vehicle_name(plan, vehicle) for vehicle in vehicles]))
    return Words("neighborhood", {"zone": zone_name(plan, zone), "meeples": meeples, "vehicles": named})


# -- the Monsters ---------------------------------------------------------------------------------------------


def monster(view: RampageView, plan: Plan, deck: RampageDeck, seat: Seat) -> list[Words]:
    """rampage.monsters.9, rampage.lexicon.11: where it is, how many Teeth it has, and its open cards."""
    p = view.players[seat]
    flags = [Words(f"is-{flag}") for flag in FLAGS if getattr(p, flag)]
    facts: dict[str, Fact] = {"who": Who(seat), "teeth": p.teeth, "place": place(plan, p)}
    facts |= {"supers": p.supers, "flags": Many(tuple(flags)), "flagged": len(flags)}
    lines = [Words("monster-line", facts)]
    cards = [*p.characters, *p.powers, *view.common[p.party]]
    if cards:
        lines.append(Words("monster-cards", {"cards": Many(tuple(card_name(deck, card) for card in cards))}))
    if p.stomach is not None:
        lines.append(stomach(p.stomach))
    return lines


def place(plan: Plan, p: Player) -> Fact:
    if not p.in_city:
        return Words("not-in-the-city")
    walks = [Words("at-sidewalk", {"ruin": ruin_name(plan, ruin)}) for ruin in p.sidewalks]
    return Many((*zone_names(plan, p.zones).of, *walks)) if p.zones or walks else Words("in-no-zone")


def stomach(content: Stomach) -> Words:
    """rampage.lexicon.12: for viewers who may look behind the screen."""
    facts: dict[str, Fact] = {"meeples": meeple_names(content.meeples), "sets": content.sets}
    return Words("monster-stomach", {**facts, "floors": content.floors, "teeth": content.teeth})


def card_name(deck: RampageDeck, card: int) -> Named:
    return Named((*deck.character, *deck.power, *deck.superpower)[card].id)


# -- the Runaway board ----------------------------------------------------------------------------------------


def runaway(view: RampageView) -> list[Words]:
    """rampage.city.9: lines of side A, or zones of side B, and what the next one does."""
    rows = sorted(view.runaway_rows, key=lambda row: row.zone)
    if view.side == "B":
        return [Words("zone-line", {"kind": COLOURS[row.zone], **filled(row)}) for row in rows]
    if not rows:
        return []
    lines = [Words("line-line", {"line": row.zone + 1, **filled(row)}) for row in rows]
    return [*lines, Words("runaways", {"meeples": meeple_names(view.runaway)})]


def filled(row: RunawayRow) -> dict[str, Fact]:
    return {"n": len(row.meeples), "size": row.size}


# -- the own cards --------------------------------------------------------------------------------------------


def own_lines(view: RampageView, deck: RampageDeck) -> list[Words]:
    lines = [Words("your-secret", {"card": card_name(deck, card)}) for card in view.supers]
    if view.drawn:
        lines.append(Words("your-choice", {"cards": Many(tuple(card_name(deck, card) for card in view.drawn))}))
    if view.kissed is not None:
        lines.append(Words("kissed-stomach", {"meeples": meeple_names(view.kissed)}))
    return lines
