"""Choices in words, as their chooser reads them, and hints on how to type them."""

from __future__ import annotations

from roarhouse.core.game import Choice
from roarhouse.core.pile import Let
from roarhouse.core.words import Fact, Named, Seat, Who, Words
from roarhouse.games.arrr.choices import (
    NOTHING,
    Captain,
    Challenge,
    Cheat,
    Claim,
    Collections,
    Decline,
    Discard,
    Done,
    DrawFrom,
    Equip,
    First,
    Lose,
    Pay,
    Pillage,
    Play,
    Put,
    Reject,
    Rethrow,
    Sail,
    Spoils,
    Take,
    Unequip,
    Vote,
)
from roarhouse.games.arrr.rules.action import Declare
from roarhouse.games.arrr.rules.cards.answers import PayOrCancel
from roarhouse.games.arrr.rules.cards.flashes import Aground
from roarhouse.games.arrr.rules.challenge import AnswerChallenge
from roarhouse.games.arrr.rules.crew import Mutinied
from roarhouse.games.arrr.rules.effects import aimed
from roarhouse.games.arrr.rules.pile import Respond
from roarhouse.games.arrr.speech.names import (
    action_name,
    captain_name,
    card_names,
    claim_name,
    collection_names,
    effect_name,
    face_names,
)
from roarhouse.games.arrr.speech.read import hand_line, text_words
from roarhouse.games.arrr.state import Arrr


def words(s: Arrr, seat: Seat, choice: Choice) -> Words:
    return setup_words(s, choice) or card_words(s, choice) or action_choice(s, choice) or pile_words(s, seat, choice)


def setup_words(s: Arrr, choice: Choice) -> Words | None:
    match choice:
        case Collections(symbols):
            names = collection_names(s.box.deck, symbols)
            return Words("choose-collections", {"collections": names})
        case First(seat):
            return Words("choose-first", {"who": Who(seat)})
        case Take(captain):
            id = s.box.deck.captain[captain].id
            return Words("choose-captain", {"captain": Named(id), "text": text_words(id)})
        case Vote(seat):
            return Words("choose-abstain") if seat == NOTHING else Words("choose-vote", {"who": Who(seat)})
    return None


def card_words(s: Arrr, choice: Choice) -> Words | None:
    match choice:
        case Done():
            return Words("choose-done")
        case Discard(card):
            return Words("choose-discard", {"card": hand_line(s.box.deck, card)})
        case Equip(card):
            return Words("choose-equip", {"card": hand_line(s.box.deck, card)})
        case Unequip(card):
            return Words("choose-unequip", {"card": hand_line(s.box.deck, card)})
        case Lose(card):
            return Words("choose-lose", {"card": hand_line(s.box.deck, card)})
        case DrawFrom(deck):
            return Words(f"choose-draw-{deck}")
        case Put(bottom):
            return Words("choose-bottom" if bottom else "choose-top")
    return None


def action_choice(s: Arrr, choice: Choice) -> Words | None:
    match choice:
        case Pillage() | Sail() | Challenge():
            return action_name(s.box.deck, choice)
        case Claim():
            accepting = isinstance(s.agenda[-1], AnswerChallenge)
            return Words("choose-accept" if accepting else "choose-claim", {"stake": claim_name(s.box.deck, choice)})
        case Reject():
            return Words("choose-reject")
        case Spoils(cards, piece):
            facts: dict[str, Fact] = {"n": len(cards), "cards": card_names(s.box.deck, cards)}
            return Words("choose-spoils", facts | {"piece": "yes" if piece else "no"})
    return None


def pile_words(s: Arrr, seat: Seat, choice: Choice) -> Words:
    match choice:
        case Play(card, use, target):
            of = "event" if card >= s.box.first_event else "crew"
            effect = effect_name(s, aimed(s, "event" if of == "event" else "crew", card, seat, use, target))
            facts: dict[str, Fact] = {"effect": effect, "text": text_words(s.box.deck.hand_card(card).id)}
            return Words(f"choose-play-{of}", facts)
        case Cheat():
            return Words("choose-cheat")
        case Captain():
            return Words("choose-use-captain", {"captain": captain_name(s.box.deck, s.captains[seat])})
        case Rethrow(faces):
            named = face_names(faces)
            return Words("choose-rethrow", {"faces": named}) if faces else Words("choose-keep-dice")
        case Pay() | Decline():
            return price_words(s, choice)
        case Let():
            return Words("choose-pass")
    return Words("not-on-the-menu")


def price_words(s: Arrr, choice: Pay | Decline) -> Words:
    """What is paid, in Pieces or in cards, and what happens if it is not."""
    pays = isinstance(choice, Pay)
    match s.agenda[-1] if s.agenda else None:
        case Aground(_, cards):
            return Words("choose-throw-overboard", {"n": cards}) if pays else Words("choose-no-sail")
        case PayOrCancel(_, _, pieces) | Mutinied(_, pieces):
            return Words("choose-pay", {"n": pieces}) if pays else Words("choose-decline")
    return Words("choose-pay", {"n": 1}) if pays else Words("choose-decline")


def hint(s: Arrr, seat: Seat) -> Words:
    """How to type a choice now."""
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, Declare):
        return Words("type-declare")
    return Words("type-respond") if isinstance(step, Respond) else Words("type-any")
