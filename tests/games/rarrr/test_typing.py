"""Typed choices: understood in both languages, legal or not; what cannot be understood is no choice."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from roarhouse.core.game import NATURE, Choice, Menu
from roarhouse.core.options import make_options
from roarhouse.core.phrases import LANGUAGES
from roarhouse.core.speech import Speaker
from roarhouse.games.rarrr.choices import Arrange, Back, Bid, Keep, Pass, Pick, Select
from roarhouse.games.rarrr.game import RarrrGame
from roarhouse.games.rarrr.rules.draft import Draft
from roarhouse.games.rarrr.rules.power import DealPower
from roarhouse.games.rarrr.rules.setup import KeepTwo, NameMonster
from tests.games.rarrr.cards import CITIES, DECK, GAME, KATAKANA, bid, kinds, shown
from tests.games.rarrr.table import Setup, Table
from tests.laws.laws import walk


def power_draft() -> Setup:
    return Setup("Ann Ben").plays_on_until(DealPower).plays_on_until(Draft)


def named(step: type[KeepTwo | NameMonster]) -> Setup:
    """Ann has Fu, and has drafted A, He and Ka."""
    t = Setup("Ann Ben").monsters(Ann="Fu", Ben="Ga").drafts(Ann="A He Ka", Ben="Go De Sa")
    return t if step is KeepTwo else t.keeps(Ann="A He", Ben="Go De")


def battle() -> Table:
    """Ann has laid Toxic 2 and 3 with Fire 1 face-down; it is her turn again."""
    t = Table("Ann Ben", faceDownCards=True).holds(Ann="T 2 3, F 1 1, E 1", Ben="R 3 3 3").at("Tokyo")
    return t.bids("Ann", "T 2 3 / F1").bids("Ben", "R 3 3 3")


def typed(t: Setup | Table, text: str) -> Choice | None:
    return GAME.typed(t.s, 0, text)


@pytest.mark.parametrize("text", ["go", "GO", " Go ", "ゴ"])
def test_a_katakana_card_is_typed_by_its_syllable_in_either_script(text: str) -> None:
    t = Setup("Ann Ben").monsters(Ann="Fu", Ben="Ga").katakana(Ann="A He Ka", Ben="Go De Sa")
    assert typed(t, text) == Pick(KATAKANA["Go"])


@pytest.mark.parametrize("text", ["t3", "T3", "t 3", "toxic 3", "Toxic3", "g3", "gift 3", "Gift  3"])
def test_a_power_card_is_typed_by_its_type_and_value_in_either_language(text: str) -> None:
    assert typed(power_draft(), text) == Pick(kinds("T3")[0])


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("electrical 1", "E1"),
        ("elektrizität 1", "E1"),
        ("radioaktivität 2", "R2"),
        ("feuer 3", "F3"),
        ("fire 3", "F3"),
    ],
)
def test_every_power_type_has_its_word_in_either_language(text: str, card: str) -> None:
    assert typed(power_draft(), text) == Pick(kinds(card)[0])


def test_a_value_that_no_card_has_is_understood_and_refused() -> None:
    t = power_draft()
    choice = typed(t, "t9")
    assert isinstance(choice, Pick)
    assert t.refusal("Ann", choice) == "rarrr.draft.3"


@pytest.mark.parametrize("text", ["he a", "A He", "ア ヘ"])
def test_two_katakana_cards_are_kept_by_their_syllables(text: str) -> None:
    assert typed(named(KeepTwo), text) == Keep((KATAKANA["A"], KATAKANA["He"]))


@pytest.mark.parametrize(("text", "order"), [("ahefu", (1, 2, 0)), ("FUAHE", (0, 1, 2)), ("Hefua", (2, 0, 1))])
def test_a_monster_is_named_by_typing_its_name(text: str, order: tuple[int, int, int]) -> None:
    assert typed(named(NameMonster), text) == Arrange(order)


@pytest.mark.parametrize(
    ("text", "city"),
    [
        ("tokyo", "Tokyo"),
        ("Tokio", "Tokyo"),
        ("São Paulo", "São Paulo"),
        ("sao paulo", "São Paulo"),
        ("sao-paulo", "São Paulo"),
        ("mexiko-stadt", "Mexico City"),
        ("NEW YORK", "New York"),
        ("Kairo", "Cairo"),
    ],
)
def test_a_city_is_typed_by_its_name_in_either_language(text: str, city: str) -> None:
    assert typed(Table("Ann Ben").holds(Ann="E 1").starts(), text) == Select(CITIES[city])


@pytest.mark.parametrize(
    ("text", "sets"),
    [
        ("t 3 3 2 +1, f 1", "T 2 3 3 +1, F 1"),
        ("g332+1,f1", "T 2 3 3 +1, F 1"),
        ("Gift 3 3 2 + 1, Feuer 1", "T 2 3 3 +1, F 1"),
        ("toxic 3 / f1 e2", "T 3 / F1 E2"),
        ("t 3 / f 1 1 e 2", "T 3 / F1 F1 E2"),
        ("t 3 +2 / f1", "T 3 +2 / F1"),
    ],
)
def test_a_bid_is_typed_as_sets(text: str, sets: str) -> None:
    assert typed(battle(), text) == bid(sets)


@pytest.mark.parametrize("text", ["pass", "p", "Passe", "passen", "Aussetzen", "a"])
def test_passing_is_typed_in_either_language(text: str) -> None:
    assert typed(battle(), text) == Pass()


@pytest.mark.parametrize("text", ["pass t3 f1", "pass t3, f1", "passe g 3 f 1", "pass f1 t3"])
def test_cards_to_be_taken_back_are_typed_after_passing(text: str) -> None:
    t = battle()
    choice = typed(t, text)
    assert choice == t.passing("Ann", "T3 /F1")
    assert t.refusal("Ann", choice or Pass()) == ""


def test_a_card_that_was_not_played_is_understood_and_refused() -> None:
    t = battle()
    assert typed(t, "pass e1") == Pass((Back(0, kinds("E1")[0]),))
    assert t.refusal("Ann", Pass((Back(0, kinds("E1")[0]),))) == "rarrr.pass.2"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "?",
        "t",
        "3",
        "x 3",
        "t 3 +",
        "t 3 + +1",
        "t 3 +1 +2",
        "t 3 +²",
        "t 3 / f",
        "t 3 / x1",
        "pass x",
        "pass t",
        "t3,",
    ],
)
def test_what_cannot_be_understood_is_no_bid(text: str) -> None:
    assert typed(battle(), text) is None


@pytest.mark.parametrize(
    ("t", "texts"),
    [
        (power_draft(), ["", "t", "t3 f1", "t33", "x1", "3"]),
        (named(KeepTwo), ["", "a", "a he ka", "a x", "a he x"]),
        (named(NameMonster), ["", "godzilla", "fu"]),
        (Table("Ann Ben").holds(Ann="E 1").starts(), ["", "atlantis", "sao"]),
    ],
)
def test_what_cannot_be_understood_is_no_choice(t: Setup | Table, texts: list[str]) -> None:
    assert [typed(t, text) for text in texts] == [None] * len(texts)


# -- every choice can be typed -------------------------------------------------------------------------------


def as_typed(s: Any, choice: Choice) -> str:
    match choice:
        case Pick(card):
            katakana = isinstance(s.agenda[-1], Draft) and s.agenda[-1].of == "katakana"
            return DECK.katakana[card].syllable if katakana else shown([card])
        case Keep(cards):
            return " ".join(DECK.katakana[card].syllable for card in cards)
        case Select(city):
            return DECK.city[city].name.de
        case Bid(sets):
            return ", ".join(
                shown(x.cards) + (f" +{x.boost}" if x.boost else "")
                + (" / " + shown(x.down).replace(",", "") if x.down else "")
                for x in sets
            )  # fmt: skip
        case Pass(back):
            return "pass " + shown([one.card for one in back])
    return str(GAME.words(s, 0, choice).facts["name"])


def offered(menu: Menu) -> list[Choice]:
    return list(menu) if isinstance(menu, tuple) else list(menu.worth_trying())


def alike(one: Choice | None, other: Choice) -> bool:
    """Passing with the same cards, be it that one of them lies both face-up and face-down."""
    match one, other:
        case Pass(a), Pass(b):
            return sorted(x.card for x in a) == sorted(x.card for x in b)
    return False


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_whatever_is_offered_can_be_typed(mode: str) -> None:
    """Where a card lies both face-up and face-down, what is typed means the one that lies face-up."""
    for s, (seat, _) in walk(GAME, make_options(RarrrGame, mode, seats=2), Random(3)):
        if seat == 0:
            for choice in offered(GAME.menu(s, seat)):
                understood = GAME.typed(s, seat, as_typed(s, choice))
                assert understood == choice or alike(understood, choice), as_typed(s, choice)
                assert GAME.refuse(s, seat, understood or choice) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_who_is_asked_is_told_how_to_type(language: str) -> None:
    speaker, hints = Speaker(GAME, language), set()
    for s, (seat, _) in walk(GAME, make_options(RarrrGame, "advanced", seats=2), Random(4)):
        if seat != NATURE:
            hints.add(speaker.say(GAME.hint(s, seat)))
    assert len(hints) == 6


def test_face_down_cards_are_hinted_at_only_where_there_are_some() -> None:
    speaker = Speaker(GAME, "en")
    basic = Table("Ann Ben").holds(Ann="T 2 3", Ben="R 3").at("Tokyo")
    assert "Face-down" not in speaker.say(GAME.hint(basic.s, 0))
    assert "Face-down" in speaker.say(GAME.hint(battle().s, 0))
