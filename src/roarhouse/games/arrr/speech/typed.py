"""Typed choices, in either language: a verb, then a name."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from roarhouse.core.deck import Spoken
from roarhouse.core.game import Choice
from roarhouse.core.pile import LET
from roarhouse.core.words import Seat
from roarhouse.games.arrr.choices import (
    CAPTAIN,
    CHEAT,
    DECLINE,
    DONE,
    NOTHING,
    PAY,
    PILLAGE,
    REJECT,
    Challenge,
    Claim,
    Discard,
    DrawFrom,
    Equip,
    Lose,
    Play,
    Put,
    Sail,
    Unequip,
)
from roarhouse.games.arrr.state import Arrr

# words that are a choice by themselves
WHOLE: dict[str, Choice] = {
    **dict.fromkeys(("pass", "passe", "passen", "weiter", "p", ""), LET),
    **dict.fromkeys(("done", "fertig", "d", "f"), DONE),
    **dict.fromkeys(("pillage", "plündern"), PILLAGE),
    **dict.fromkeys(("reject", "ablehnen"), REJECT),
    **dict.fromkeys(("cheat", "schummeln", "c", "s"), CHEAT),
    **dict.fromkeys(("captain", "kapitän", "kapitänin"), CAPTAIN),
    **dict.fromkeys(("pay", "zahlen"), PAY),
    **dict.fromkeys(("decline", "verzichten"), DECLINE),
    **dict.fromkeys(("crew", "mannschaft"), DrawFrom("crew")),
    **dict.fromkeys(("event", "ereignis"), DrawFrom("event")),
    **dict.fromkeys(("top", "oben"), Put(False)),
    **dict.fromkeys(("bottom", "unten"), Put(True)),
}
# words that are followed by a card of a hand or a crew
WITH_CARD: dict[str, type[Any]] = {
    **dict.fromkeys(("discard", "ablegen"), Discard),
    **dict.fromkeys(("equip", "ausrüsten"), Equip),
    **dict.fromkeys(("unequip", "abrüsten"), Unequip),
    **dict.fromkeys(("lose", "verlieren"), Lose),
}
STAT_NAMES = {"attack": 0, "angriff": 0, "navigation": 1, "wits": 2, "verstand": 2, "courage": 3, "mut": 3}


def typed(s: Arrr, seat: Seat, text: str) -> Choice | None:
    text = " ".join(text.casefold().split())
    if text in WHOLE:
        return WHOLE[text]
    verb, _, rest = text.partition(" ")
    if verb in WITH_CARD:
        card = hand_card(s, rest)
        return WITH_CARD[verb](card) if card is not None else None
    if verb in ("sail", "segeln"):
        card = number_of(rest, [card.name for card in s.box.deck.exploration])
        return Sail(card) if card is not None else None
    if verb in ("challenge", "herausfordern"):
        return typed_challenge(rest)
    if verb in ("claim", "fordern", "accept", "annehmen"):
        return typed_claim(s, rest)
    return typed_play(s, seat, rest) if verb in ("play", "spielen", "use", "nutzen") else None


def number_of(text: str, names: Iterable[Spoken]) -> int | None:
    """Which name is meant, in either language: the whole of it, or a beginning that no other has."""
    spoken = [(name.en.casefold(), name.de.casefold()) for name in names]
    whole = [k for k, both in enumerate(spoken) if text in both]
    begun = [k for k, (en, de) in enumerate(spoken) if text and (en.startswith(text) or de.startswith(text))]
    return whole[0] if whole else begun[0] if len(begun) == 1 else None


def hand_card(s: Arrr, text: str) -> int | None:
    deck = s.box.deck
    return number_of(text, [*[card.name for card in deck.crew], *[card.name for card in deck.event]])


def typed_challenge(text: str) -> Challenge | None:
    """`2 attack`: the second seat, on Attack."""
    whom, _, stat = text.partition(" ")
    if whom.isdigit() and stat in STAT_NAMES:
        return Challenge(int(whom) - 1, STAT_NAMES[stat])
    return None


def typed_claim(s: Arrr, text: str) -> Claim | None:
    """`3`: a number of Pieces; or the name of a Collection card."""
    if text.isdigit():
        return Claim(int(text))
    card = number_of(text, [card.name for card in s.box.deck.exploration])
    return Claim(0, card) if card is not None else None


def typed_play(s: Arrr, seat: Seat, text: str) -> Play | None:
    """`foul wind at 2`: a card, and its target where there is more than one."""
    name, _, at = (text.replace(" auf ", " at ") if " at " not in text else text).partition(" at ")
    card = hand_card(s, name)
    if card is None:
        return None
    menu = s.agenda[-1].menu(s, seat) if s.agenda and seat in s.agenda[-1].turn(s) else ()
    fitting = [one for one in menu if isinstance(one, Play) and one.card == card]
    aimed = [one for one in fitting if aims_at(s, one, at)] if at else fitting
    return aimed[0] if len(aimed) == 1 else Play(card) if not fitting else None


def aims_at(s: Arrr, play: Play, text: str) -> bool:
    """Is this what was typed after `at`?"""
    aim, target = s.box.uses[play.card][play.use].aim, play.target
    match aim:
        case "seat":
            return text == str(target + 1)
        case "crew" | "discard":
            return hand_card(s, text) == target
        case "stat":
            return STAT_NAMES.get(text, NOTHING) == target
        case "pile" | "places":
            return text == str(target + 1)
        case "exploration":
            return number_of(text, [card.name for card in s.box.deck.exploration]) == target
    return False
