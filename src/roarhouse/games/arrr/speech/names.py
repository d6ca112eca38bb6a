"""What cards, effects and declarations are called."""

from __future__ import annotations

from roarhouse.core.words import Fact, Many, Named, Who, Words
from roarhouse.games.arrr.cards import CrewCard
from roarhouse.games.arrr.choices import NOTHING, Challenge, Claim, Pillage, Sail
from roarhouse.games.arrr.components import ArrrDeck
from roarhouse.games.arrr.state import Arrr, Piled
from roarhouse.games.arrr.verbs import STATS


def card_name(deck: ArrrDeck, card: int) -> Named:
    return Named(deck.hand_card(card).id)


def card_names(deck: ArrrDeck, cards: tuple[int, ...]) -> Many:
    return Many(tuple(card_name(deck, card) for card in cards))


def sea_name(deck: ArrrDeck, card: int) -> Named:
    return Named(deck.exploration[card].id)


def sea_names(deck: ArrrDeck, cards: tuple[int, ...]) -> Many:
    return Many(tuple(sea_name(deck, card) for card in cards))


def captain_name(deck: ArrrDeck, captain: int) -> Named:
    return Named(deck.captain[captain].id)


def collection_names(deck: ArrrDeck, symbols: tuple[int, ...]) -> Many:
    return Many(tuple(Named(deck.collection[symbol].id) for symbol in symbols))


def stat_name(stat: int) -> Words:
    return Words(f"stat-{STATS[stat]}")


def face_names(faces: tuple[int, ...]) -> Many:
    return Many(tuple(Words(f"face-{face}") for face in faces))


# -- effects -------------------------------------------------------------------------------------------------------


def effect_name(s: Arrr, effect: Piled) -> Words:
    return piled_name(s.box.deck, s.pile, effect)


def piled_name(deck: ArrrDeck, pile: tuple[Piled, ...], effect: Piled) -> Words:
    """An effect with its target."""
    if effect.of == "penalty":
        return Words("effect-penalty", {"card": sea_name(deck, effect.card), "whom": Who(effect.target)})
    name, target = card_name(deck, effect.card), target_name(deck, pile, effect)
    return Words("effect", {"card": name}) if target is None else Words("effect-at", {"card": name, "target": target})


def target_name(deck: ArrrDeck, pile: tuple[Piled, ...], effect: Piled) -> Fact | None:
    card, target = deck.hand_card(effect.card), effect.target
    verb = (card.ability if isinstance(card, CrewCard) else card.effect)[effect.use]
    match verb.aim:
        case "seat":
            return Who(target)
        case "crew" | "discard":
            return Words("target-card", {"card": card_name(deck, target)})
        case "exploration":
            return Words("target-card", {"card": sea_name(deck, target)})
        case "stat":
            return stat_name(target)
        case "places":
            one, other = effect.pair
            return Words("target-places", {"card": sea_name(deck, one), "other": sea_name(deck, other)})
        case "pile":
            return name_on_pile(deck, pile, target)
    return None


def name_on_pile(deck: ArrrDeck, pile: tuple[Piled, ...], place: int) -> Words:
    """An effect on the pile; with its place if the same effect is there twice."""
    name = piled_name(deck, pile, pile[place])
    alike = [(one.of, one.card, one.target) for one in pile]
    return Words("effect-nth", {"effect": name, "n": place + 1}) if alike.count(alike[place]) > 1 else name


# -- declarations --------------------------------------------------------------------------------------------------


def action_name(deck: ArrrDeck, choice: Pillage | Sail | Challenge) -> Words:
    if isinstance(choice, Sail):
        return Words("action-sail", {"card": sea_name(deck, choice.card)})
    if isinstance(choice, Challenge):
        return Words("action-challenge", {"whom": Who(choice.opponent), "stat": stat_name(choice.stat)})
    return Words("action-pillage")


def claim_name(deck: ArrrDeck, claim: Claim) -> Words:
    if claim.card != NOTHING:
        return Words("stake-card", {"card": sea_name(deck, claim.card)})
    return Words("stake-pieces", {"n": claim.pieces})
