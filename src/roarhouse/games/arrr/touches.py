"""The parts of the view that a choice or an effect concerns, as `zone:number`.

| zone | number |
|---|---|
| `hand`, `crew`, `discard` | a Crew card or Event: in the hand, equipped, in the Crew discard pile |
| `sea`, `chest` | an Exploration card: in the row, in a Chest |
| `captain` | a Captain that is offered |
| `seat`, `stat` | a player, a stat |
| `pile` | the place of an effect on the pile |
"""

from __future__ import annotations

from roarhouse.core.game import Choice
from roarhouse.core.words import Seat
from roarhouse.games.arrr.choices import (
    NOTHING,
    Captain,
    Challenge,
    Claim,
    Discard,
    Equip,
    First,
    Lose,
    Play,
    Sail,
    Spoils,
    Take,
    Unequip,
    Vote,
)
from roarhouse.games.arrr.state import Arrr, Piled
from roarhouse.games.arrr.verbs import Aim

Parts = tuple[str, ...]


def touches(s: Arrr, seat: Seat, choice: Choice) -> Parts:
    match choice:
        case Discard(card) | Equip(card):
            return (f"hand:{card}",)
        case Unequip(card) | Lose(card):
            return (f"crew:{card}",)
        case Play(card, use, target):
            held = "hand" if card >= s.box.first_event else "crew"
            return (f"{held}:{card}", *target_parts(s, s.box.uses[card][use].aim, target))
    return action_parts(seat, choice)


def action_parts(seat: Seat, choice: Choice) -> Parts:
    match choice:
        case Sail(card):
            return (f"sea:{card}",)
        case Captain():
            return (f"seat:{seat}",)
        case Challenge(other, _) | First(other) | Vote(other):
            return (f"seat:{other}",) if other != NOTHING else ()
        case Claim(_, card):
            return (f"chest:{card}",) if card != NOTHING else ()
        case Spoils(cards, _):
            return tuple([f"crew:{card}" for card in cards])
        case Take(captain):
            return (f"captain:{captain}",)
    return ()


def effect_parts(s: Arrr, effect: Piled) -> Parts:
    """At what an effect is aimed; a penalty hits a player."""
    if effect.pair:
        return tuple([f"sea:{card}" for card in effect.pair])
    if effect.of in ("event", "crew"):
        return target_parts(s, s.box.uses[effect.card][effect.use].aim, effect.target)
    return (f"seat:{effect.target}",) if effect.target != NOTHING else ()


def target_parts(s: Arrr, aim: Aim, target: int) -> Parts:
    match aim:
        case "nothing":
            return ()
        case "exploration":
            return (f"sea:{target}",)
        case "places":
            return tuple([f"sea:{card}" for card in s.row[target : target + 2]])
    return (f"{aim}:{target}",)
