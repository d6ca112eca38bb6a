"""The deck file: known cards, and what is wrong with a bad one."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from roarhouse.core.deck import complaints, deck_path
from roarhouse.games.arrr.game import ArrrGame
from roarhouse.games.arrr.rules.effects import resolve, targets, victim
from roarhouse.games.arrr.verbs import Effect, Penalty, Reward
from tests.games.arrr.cards import DECK

TEXT = deck_path("arrr").read_text(encoding="utf-8")


def complaint(tmp_path: Path, old: str, new: str) -> str:
    """What is said about the deck after one change."""
    assert old in TEXT
    file = tmp_path / "deck.toml"
    file.write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    found = complaints(ArrrGame, file)
    assert found
    return str(found[0])


def test_the_deck_is_good() -> None:
    assert complaints(ArrrGame, deck_path("arrr")) == []


def test_the_known_real_cards_are_in_their_place() -> None:
    known = {card.id: card for card in DECK.rows() if card.provenance == "source"}
    assert set(known) == {"great-cthulhu", "ghost-ship", "shoal"}
    sea = {card.id: card for card in DECK.exploration}
    cthulhu, ship = sea["great-cthulhu"], sea["ghost-ship"]
    assert [(test.stat, test.difficulty) for test in cthulhu.tests] == [("courage", 5)]
    assert (cthulhu.fame, [verb.damage for verb in cthulhu.failure]) == (5, [3])  # type: ignore[union-attr]
    assert [(test.stat, test.difficulty) for test in ship.tests] == [("courage", 3)]
    assert (ship.fame, [(verb.cards, verb.deck) for verb in ship.success]) == (3, [(1, "event")])  # type: ignore[union-attr]
    shoal = next(card for card in DECK.event if card.id == "shoal")
    assert (shoal.symbol, [verb.cards for verb in shoal.effect]) == ("flash", [2])  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('verb = "addDice"', 'verb = "adDice"', "card 'marrow-meg', ability.verb: expected one of addDice, "),
        ('dice = 2, stats = ["attack"]', 'stats = ["attack"]', "card 'marrow-meg', dice: expected a field 'dice'"),
        (
            'dice = 2, stats = ["attack"]',
            'dice = "two"',
            "card 'marrow-meg', ability.dice: expected a whole number, found 'two'",
        ),
        (
            'dice = 2, stats = ["attack"]',
            "dice = 0",
            "marrow-meg', ability.dice: expected a whole number ≥ 1, found 0",
        ),
        ('dice = 2, stats = ["attack"]', "dice = 2, stat = 1", "expected only known fields, found a field 'stat'"),
        ('windows = ["W2"]', 'windows = ["W2", "W7"]', "found 'W7'"),
        ('kind = "pack"', 'kind = "pak"', "card 'harbour-brawlers', kind: expected one of item, mate, pack"),
        ("count = 2", "count = 3", "table 'event': expected 39 cards, found 40 cards"),
        ('collection = "idols"', 'collection = "idol"', "card 'idol-of-salt', collection: expected one of charts, "),
        ('collection = "idols"', "fame = 2", "collection 'idols': expected 3 cards of it, found 2"),
        ('collection = "idols"', 'collection = "idols"\nfame = 2', "expected no fame on a Collection card, found 2"),
        ("tests = [{", "tests = []\nextra = [{", "expected only known fields, found a field 'extra'"),
        ('symbol = "flash"', 'symbol = "none"', "card 'harbour-tax', effect.windows: expected W1 alone for a flash"),
        (
            'symbol = "permanent"',
            'symbol = "none"',
            "card 'black-spot', effect.verb: expected 'place' for a permanent",
        ),
        ("stats = { attack = 3", "stats = { attack = -3", "card 'marrow-meg', stats: expected no number below 0"),
        ('kind = "mate"', 'kind = "pack"', "card 'marrow-meg', ability: expected a Pack without one"),
        ('kind = "pack"', 'kind = "item"', "card 'harbour-brawlers', ability: expected an ability"),
        ("traits = { firstCheat = -1 }\n", "", "card 'black-spot', traits: expected traits for a permanent"),
        (
            '"], dice = 1, least = 1 }]',
            '"], dice = 1, least = 1 }, { verb = "swap" }]',
            "expected a verb without a target",
        ),
        ('on = "navigation"', 'on = "rum"', "card 'customs-cutter', influence.on: expected one of attack, "),
    ],
)
def test_a_bad_deck_is_refused_with_card_field_and_expectation(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert said in complaint(tmp_path, old, new)


def test_every_verb_of_a_deck_is_carried_out() -> None:
    effects, others = set(get_args(Effect)), {*get_args(Reward), *get_args(Penalty)}
    assert set(resolve) == effects | others
    assert set(targets) == effects
    assert set(victim) < effects


def test_a_verb_that_threatens_something_has_a_victim() -> None:
    assert {verb for verb in get_args(Effect) if verb.threatens} <= set(victim)
