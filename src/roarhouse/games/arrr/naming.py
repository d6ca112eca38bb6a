"""What cards and effects are called."""

from __future__ import annotations

from roarhouse.core.words import Fact, Many, Named, Who, Words
from roarhouse.games.arrr.components import ArrrDeck, CrewCard, EventCard
from roarhouse.games.arrr.values import STATS, Piled


def hand_card(deck: ArrrDeck, card: int) -> CrewCard | EventCard:
    return deck.crew[card] if card < len(deck.crew) else deck.event[card - len(deck.crew)]


def card_name(deck: ArrrDeck, card: int) -> Named:
    return Named(hand_card(deck, card).id)


def sea_name(deck: ArrrDeck, card: int) -> Named:
    return Named(deck.exploration[card].id)


def effect_name(deck: ArrrDeck, row: tuple[int, ...], pile: tuple[Piled, ...], effect: Piled) -> Words:
    """An effect with its target, as both lie on the table."""
    if effect.of == "penalty":
        return Words("effect-penalty", {"card": sea_name(deck, effect.card), "whom": Who(effect.target)})
    name, target = card_name(deck, effect.card), target_name(deck, row, pile, effect)
    return Words("effect", {"card": name}) if target is None else Words("effect-at", {"card": name, "target": target})


def target_name(deck: ArrrDeck, row: tuple[int, ...], pile: tuple[Piled, ...], effect: Piled) -> Fact | None:
    card, target = hand_card(deck, effect.card), effect.target
    verb = (card.ability if isinstance(card, CrewCard) else card.effect)[effect.use]
    match verb.aim:
        case "seat":
            return Who(target)
        case "crew" | "discard":
            return card_name(deck, target)
        case "exploration":
            return sea_name(deck, target)
        case "stat":
            return Words(f"stat-{STATS[target]}")
        case "places":
            return Many((sea_name(deck, row[target]), sea_name(deck, row[target + 1])))
        case "pile":
            return effect_name(deck, row, pile, pile[target])
    return None
