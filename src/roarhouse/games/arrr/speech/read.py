"""The table as text: the same lines for terminals, screen readers and golden playthroughs."""

from __future__ import annotations

from roarhouse.core.words import Fact, Many, Named, Seat, Section, Who, Words
from roarhouse.games.arrr.cards import CrewCard, ExplorationCard
from roarhouse.games.arrr.choices import NOTHING
from roarhouse.games.arrr.components import ArrrDeck
from roarhouse.games.arrr.parts import UNKNOWN, Dice, Equipped, Player, SeaCard, Trial
from roarhouse.games.arrr.speech.names import (
    card_name,
    card_names,
    face_names,
    piled_name,
    sea_name,
    sea_names,
    stat_name,
)
from roarhouse.games.arrr.state import Piled
from roarhouse.games.arrr.view import ArrrView


def read(view: ArrrView, deck: ArrrDeck, *also: str) -> tuple[Section, ...]:
    """The table; `discard` also reads the discard piles."""
    sections = [Section(title(view)), Section(Words("seven-seas"), tuple(sea_lines(view, deck)))]
    areas = [line for seat, p in enumerate(view.players) for line in player_lines(view, deck, seat, p)]
    sections.append(Section(Words("players"), tuple(areas)))
    if view.action.trial is not None:
        sections.append(Section(Words("throw"), tuple(trial_lines(view.action.trial))))
    if view.action.pile or view.action.resolving:
        sections.append(Section(Words("pile"), tuple(pile_lines(view, deck))))
    if view.seat >= 0:
        sections.append(Section(Words("your-hand"), tuple(hand_line(deck, c) for c in view.players[view.seat].hand)))
    if "discard" in also:
        sections.append(Section(Words("discard-piles"), discard_lines(view, deck)))
    return tuple(sections)


def discard_lines(view: ArrrView, deck: ArrrDeck) -> tuple[Words, ...]:
    """arrr.terms.11: each deck has its own face-up pile."""
    sunk = sea_names(deck, view.sea.sunk)
    crew, events = (card_names(deck, some) for some in (view.decks.crew_discard, view.decks.event_discard))
    return (
        Words("discards-crew", {"cards": crew}),
        Words("discards-event", {"cards": events}),
        Words("sunk", {"cards": sunk}),
    )


def title(view: ArrrView) -> Words:
    """arrr.symbols.6: the phase of the turn, and in the Action phase the window."""
    facts: dict[str, Fact] = {"n": view.turns, "phase": Words(f"phase-{view.phase}")}
    facts["moment"] = Words(f"moment-{view.action.moment.lower()}") if view.action.moment else ""
    if view.active != NOTHING and view.turns:
        return Words("title-turn" if not view.action.moment else "title-window", {**facts, "who": Who(view.active)})
    return Words("title", facts)


# -- cards ---------------------------------------------------------------------------------------------------------


def stat_words(counts: tuple[int, ...]) -> Many:
    """arrr.symbols.1: each stat with its number."""
    shown = [Words("stat-value", {"stat": stat_name(k), "n": n}) for k, n in enumerate(counts) if n]
    return Many(tuple(shown))


def hand_line(deck: ArrrDeck, card: int) -> Words:
    """arrr.symbols.2: kind or symbol, stats and text of a hand card."""
    row = deck.hand_card(card)
    if isinstance(row, CrewCard):
        facts: dict[str, Fact] = {"card": Named(row.id), "kind": Words(f"kind-{row.kind}")}
        facts["stats"] = stat_words(row.stats.counts())
        return Words("crew-line", {**facts, "text": text_words(row.id) if row.text else ""})
    symbol = Words(f"symbol-{row.symbol}")
    return Words("event-line", {"card": Named(row.id), "symbol": symbol, "text": text_words(row.id)})


def text_words(id: str) -> Words:
    return Words("card-text", {"text": Named(f"{id}.text")})


def test_words(tests: tuple[tuple[int, int], ...]) -> Many:
    """arrr.tests.2: stat and difficulty, in the order in which they are taken."""
    return Many(tuple(Words("test", {"stat": stat_name(stat), "n": n}) for stat, n in tests))


# -- the Seven Seas ------------------------------------------------------------------------------------------------


def sea_lines(view: ArrrView, deck: ArrrDeck) -> list[Words]:
    """arrr.terms.2, arrr.terms.9: the row from the deck outwards, then deck and Reserve."""
    lines = [sea_line(deck, k + 1, one) for k, one in enumerate(view.sea.row)]
    lines.append(Words("decks", {"sea": view.sea.deck, "crew": view.decks.crew, "events": view.decks.event}))
    if view.decks.reserve is not None:
        lines.append(Words("reserve", {"n": view.decks.reserve}))
    if view.sea.top != UNKNOWN:
        lines.append(Words("top-card", {"card": sea_name(deck, view.sea.top)}))
    for key, holds in (
        ("calm", view.action.calm),
        ("no-sail", view.action.aground),
        ("no-penalties", view.action.spared),
    ):
        if holds:
            lines.append(Words(key))
    return lines


def sea_line(deck: ArrrDeck, place: int, one: SeaCard) -> Words:
    """arrr.symbols.3, arrr.symbols.4: tests, worth, Pieces, influence, and what else is printed on it."""
    card = deck.exploration[one.card]
    facts: dict[str, Fact] = {"place": place, "card": Named(card.id), "tests": test_words(one.tests)}
    facts |= {"worth": worth_words(card), "pieces": one.pieces, "influence": influence_words(card)}
    facts |= {"text": text_words(card.id) if card.text else ""}
    if one.chance == NOTHING:
        return Words("sea-line", facts)
    return Words("sea-odds", {**facts, "chance": one.chance, "cheating": one.chance_cheating})


def worth_words(card: ExplorationCard) -> Words:
    """arrr.exploration.4, arrr.exploration.7: fame, or the symbol of a collection."""
    if card.collection is not None:
        return Words("worth-collection", {"collection": Named(card.collection)})
    return Words("worth-fame", {"n": card.fame})


def influence_words(card: ExplorationCard) -> Words | str:
    if card.influence is None:
        return ""
    on = Words("pieces-word") if card.influence.on == "pieces" else Words(f"stat-{card.influence.on}")
    return Words("influence", {"on": on, "by": f"{card.influence.by:+d}"})


# -- the player areas ----------------------------------------------------------------------------------------------


def player_lines(view: ArrrView, deck: ArrrDeck, seat: Seat, p: Player) -> list[Words]:
    """arrr.terms.3, arrr.captains.4: Chest, Captain, hand, and the cards in play."""
    facts: dict[str, Fact] = {"who": Who(seat), "pieces": p.pieces, "crew": p.crew, "events": p.events}
    facts |= {"turn": "yes" if p.in_turn else "no", "fame": len(p.conquered)}
    lines = [Words("player-line", facts)]
    if p.captain != NOTHING:
        id = deck.captain[p.captain].id
        lines.append(Words("player-captain", {"captain": Named(id), "text": text_words(id)}))
    if p.equipped:
        cards = Many(tuple(equipped_words(deck, one) for one in p.equipped))
        lines.append(Words("player-crew", {"cards": cards, "stats": stat_words(p.stats)}))
    return lines + chest_lines(deck, p)


def equipped_words(deck: ArrrDeck, one: Equipped) -> Named | Words:
    name = card_name(deck, one.card)
    return Words("card-depleted", {"card": name}) if one.depleted else name


def chest_lines(deck: ArrrDeck, p: Player) -> list[Words]:
    """arrr.terms.8, arrr.exploration.10: what lies open in a Chest, beside it, and what is known of a hand."""
    lines = []
    if p.collected:
        lines.append(Words("player-collected", {"cards": Many(tuple(collected_words(deck, c) for c in p.collected))}))
    if p.fame != UNKNOWN and p.conquered:
        cards = sea_names(deck, p.conquered)
        lines.append(Words("player-fame", {"n": p.fame, "cards": cards}))
    if p.permanents:
        lines.append(Words("player-permanents", {"cards": card_names(deck, p.permanents)}))
    if p.stake is not None:
        card = sea_name(deck, p.stake.card) if p.stake.card != NOTHING else Words("no-card")
        lines.append(Words("player-stake", {"n": p.stake.pieces, "card": card}))
    if p.known:
        lines.append(Words("player-known", {"cards": card_names(deck, p.known)}))
    return lines


def collected_words(deck: ArrrDeck, card: int) -> Words:
    row = deck.exploration[card]
    return Words("card-of", {"card": Named(row.id), "collection": Named(row.collection or "")})


# -- the throw and the pile ----------------------------------------------------------------------------------------


def trial_lines(trial: Trial) -> list[Words]:
    stat = stat_name(trial.stat)
    if trial.stage == NOTHING:
        lines = [Words("trial-challenge", {"stat": stat})]
    else:
        lines = [Words("trial-test", {"stat": stat, "n": trial.difficulty})]
    return lines + [dice_line(trial, one) for one in trial.dice]


def dice_line(trial: Trial, one: Dice) -> Words:
    if not trial.thrown:
        return Words("dice-before", {"who": Who(one.seat), "n": one.dice})
    faces = face_names(one.faces)
    return Words("dice-after", {"who": Who(one.seat), "n": one.successes, "faces": faces})


def pile_lines(view: ArrrView, deck: ArrrDeck) -> list[Words]:
    """arrr.pile.1: the effect that is being carried out, then those that wait, the newest first."""
    waiting = [pile_line(view, deck, one.effect, "pile-line") for one in reversed(view.action.pile)]
    if view.action.resolving is not None:
        waiting.insert(0, pile_line(view, deck, view.action.resolving.effect, "pile-now"))
    return waiting


def pile_line(view: ArrrView, deck: ArrrDeck, effect: Piled, key: str) -> Words:
    pile = tuple([one.effect for one in view.action.pile])
    named = piled_name(deck, pile, effect)
    if effect.of == "penalty":
        return Words("pile-penalty", {"effect": named})
    return Words("pile-cancelled" if effect.cancelled else key, {"who": Who(effect.by), "effect": named})
