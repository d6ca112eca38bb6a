"""Words: everything that is told, asked, offered, shown or refused can be said in English and in German."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from roarhouse.core.folders import folders
from roarhouse.core.game import NATURE, WATCHER
from roarhouse.core.options import make_options
from roarhouse.core.phrases import LANGUAGES
from roarhouse.core.rulebook import rules_of
from roarhouse.core.speech import Speaker
from roarhouse.core.words import Words
from roarhouse.games.rarrr.choices import Angriest, Bid, Keep, Monsters, Pass, Pick, Select, Set
from roarhouse.games.rarrr.game import RarrrGame
from roarhouse.games.rarrr.state import Rarrr
from tests.games.rarrr.cards import CITIES, GAME, kinds
from tests.games.rarrr.seats import Seats
from tests.games.rarrr.table import Setup, Table
from tests.laws.laws import Nonsense, choose

SOURCE = "".join(file.read_text(encoding="utf-8") for file in sorted(Path(folders()["rarrr"]).rglob("*.py")))


# -- whole games ---------------------------------------------------------------------------------------------


def everything_said(mode: str, seed: int) -> Iterator[tuple[str, Words]]:
    """Every rule and every sentence of a random game: stories, questions, choices, the table, refusals."""
    rng, s = Random(seed), GAME.start(make_options(RarrrGame, mode, seats=3))
    s.story = []
    while GAME.turn(s):
        seat, choice = choose(GAME, s, rng)
        if seat != NATURE:
            yield "", GAME.prompt(s, seat)
            yield "", GAME.hint(s, seat)
            yield "", GAME.words(s, seat, choice)
            refusal = GAME.refuse(s, seat, Nonsense())
            assert refusal is not None
            yield refusal.rule, refusal.why
        if rng.random() < 0.2:
            for viewer in (WATCHER, 0):
                yield from (
                    ("", line) for part in GAME.read(GAME.view(s, viewer)) for line in (part.title, *part.lines)
                )
        GAME.apply(s, seat, choice)
        yield from ((told.rule, told.words) for told in s.story)
        s.story = []
    result = GAME.result(s)
    assert result is not None
    yield from ((result.rule, Words(row)) for row, _ in result.sheet)


def read_aloud(s: Rarrr, viewer: int) -> Iterator[Words]:
    for part in GAME.read(GAME.view(s, viewer)):
        yield from (part.title, *part.lines)


@pytest.mark.parametrize("mode", RarrrGame.modes)
def test_a_whole_game_can_be_said_in_both_languages_and_names_known_rules(mode: str) -> None:
    speakers = [Speaker(GAME, language, ("Ann", "Ben", "Cid")) for language in LANGUAGES]
    for rule, words in everything_said(mode, 1):
        assert not rule or rule in rules_of("rarrr")
        english, german = (speaker.say(words) for speaker in speakers)
        assert english.strip()
        assert german.strip()
        assert not re.search(r"[{}$]|None|Words\(", english + german)


def test_every_story_that_the_code_tells_is_told_in_some_game() -> None:
    told = {words.key for mode in RarrrGame.modes for seed in (1, 2) for _, words in everything_said(mode, seed)}
    keys = set(re.findall(r's\.(?:tell|show)\(\s*(?:"[^"]+"|rule|self\.rule), "([a-z-]+)"', SOURCE))
    assert len(keys) >= 19
    assert keys <= told


def test_english_and_german_differ() -> None:
    english, german = (Speaker(GAME, language) for language in LANGUAGES)
    said = {words.key: (english.say(words), german.say(words)) for _, words in everything_said("advanced", 3)}
    assert [key for key, (one, other) in said.items() if one == other] in (["arrange"], [])


# -- refusals ------------------------------------------------------------------------------------------------


def drafting() -> Setup:
    t = Setup("Ann Ben").monsters(Ann="Fu", Ben="Ga").katakana(Ann="A He Ka", Ben="Go De Sa")
    return t.picks(Ben="Go")


def keeping() -> Setup:
    return drafting().picks(Ann="A").picks(Ann="De", Ben="He")


def battle(**values: Any) -> Table:
    """Ann has laid Electrical 1 and 3; Ben, with little, is to answer; São Paulo resists Toxic."""
    t = Table("Ann Ben Cid", **values).limits(Ben="E2 T2 R0 F1").boosts(Ben="1 2")
    return t.holds(Ann="E 1 3", Ben="E 1 3, T 1 2 3, R 3, F 1 1", Cid="F 3 3 3").at("São Paulo").bids("Ann", "E 1 3")


def passing() -> Table:
    """Ben has laid Electrical 3 and Toxic 3 in vain; Ann has passed, Cid is still in."""
    return battle().bids("Ben", "E 3 +1, T 3 +2").bids("Cid", "F 3 3 3").passes("Ann")


def over() -> Table:
    return Table("Ann Ben", round=3).cities("").starts()


Asked = Callable[[], tuple[Seats, str, Any]]  # a table, a player, and the choice to try


def ann(t: Callable[[], Seats], choice: Any) -> Asked:
    return lambda: (t(), "Ann", choice)


def ben(t: Callable[[], Seats], choice: Any) -> Asked:
    return lambda: (t(), "Ben", choice)


def ben_takes_back(t: Callable[[], Table], cards: str) -> Asked:
    return lambda: (here := t(), "Ben", here.passing("Ben", cards))


REFUSALS: list[tuple[Asked, str, str, str, str]] = [
    (
        lambda: (Setup("Ann Ben", firstAngriest="random"), "nature", Angriest(7)),
        "rarrr.setup.5", "no-such-seat", "There is no such seat.", "Diesen Platz gibt es nicht.",
    ),
    (
        lambda: (Setup("Ann Ben"), "nature", Monsters((1, 1))),
        "rarrr.setup.6", "bad-deal", "That is not a possible deal.", "So kann nicht ausgeteilt werden.",
    ),
    (
        ann(drafting, Pick(20)),
        "rarrr.draft.3", "not-in-your-pack",
        "That card is not in the pack you hold.", "Diese Karte ist nicht in dem Stapel, den du hältst.",
    ),
    (
        ben(keeping, Keep((0, 1))),
        "rarrr.setup.12", "not-on-the-menu", "That cannot be chosen now.", "Das steht jetzt nicht zur Wahl.",
    ),
    (
        ann(lambda: Table("Ann Ben").holds(Ann="E 1").cities("Tokyo, Rome").starts(), Select(CITIES["Paris"])),
        "rarrr.battle.2", "not-a-face-up-city",
        "That is not a face-up city of this round.", "Das ist keine aufgedeckte Stadt dieser Runde.",
    ),
    (ann(battle, Pass()), "rarrr.battle.6", "not-your-turn", "It is not your turn.", "Du bist nicht am Zug."),
    (
        ben(battle, Select(0)),
        "rarrr.battle.6", "bid-or-pass", "Now you either bid or pass.", "Jetzt bietest du, oder du setzt aus.",
    ),
    (
        ben(battle, Bid(())),
        "rarrr.battle.6", "no-set",
        "A bid needs at least one set.", "Ein Gebot braucht mindestens ein Set.",
    ),
    (
        ben(battle, "E 2"),
        "rarrr.sets.14", "not-in-your-hand",
        "You do not hold all of these cards.", "Du hast nicht alle diese Karten auf der Hand.",
    ),
    (
        ben(battle, Bid((Set(0, kinds("E1 T1")),))),
        "rarrr.sets.2", "mixed-types",
        "A set has one Power type; all of its face-up cards are of that type.",
        "Ein Set hat einen Kraft-Typ; alle aufgedeckten Karten darin haben ihn.",
    ),
    (
        ben(battle, "T +2"),
        "rarrr.sets.4", "no-card",
        "A set of Toxic needs at least one face-up card of that type.",
        "Ein Set Gift braucht mindestens eine aufgedeckte Karte dieses Kraft-Typs.",
    ),
    (
        ben(battle, Bid((Set(3, kinds("F1")), Set(3, kinds("F1"))))),
        "rarrr.sets.6", "type-already-laid",
        "You have laid a set of Fire in this battle; there is one for each type, and nothing is added to it.",
        "Ein Set Feuer liegt in diesem Kampf schon vor dir; je Typ gibt es nur eines, und nichts kommt mehr dazu.",
    ),
    (
        ben(battle, "T 1 2 3"),
        "rarrr.sets.7", "over-the-limit",
        "3 cards in a set of Toxic; your limit is 2.", "3 Karten in einem Set Gift; dein Limit ist 2.",
    ),
    (
        ben(battle, "R 3"),
        "rarrr.sets.8", "over-the-limit",
        "1 card in a set of Radioactive; your limit is 0.",
        "1 Karte in einem Set Radioaktivität; dein Limit ist 0.",
    ),
    (
        ben(battle, "T 2 / F1"),
        "rarrr.advanced-facedown.1", "no-face-down-cards",
        "Face-down cards are not in use at this table.", "Verdeckte Karten sind an diesem Tisch nicht im Spiel.",
    ),
    (
        ben(lambda: battle(faceDownCards=True), "T 2 / T1"),
        "rarrr.advanced-facedown.6", "face-down-of-same-type",
        "Only cards of another type may lie face-down in a set of Toxic.",
        "In einem Set Gift dürfen nur Karten eines anderen Kraft-Typs verdeckt liegen.",
    ),
    (
        ben(battle, "E 3 1 +3"),
        "rarrr.boost.2", "no-such-boost",
        "You have no unused Boost of 3.", "Du hast keinen unbenutzten Kraft-Booster 3.",
    ),
    (
        ben(battle, "E 1 3"),
        "rarrr.sets.12", "not-above",
        "That makes Level 8; you need more than 8.", "Das ergibt Kraft-Level 8; du brauchst mehr als 8.",
    ),
    (
        ben_takes_back(passing, "E3 T3 T1"),
        "rarrr.pass.6", "too-many-back",
        "You may take back 2 cards, not 3.", "Du darfst 2 Karten wieder auf die Hand nehmen, nicht 3.",
    ),
    (
        ben_takes_back(battle, "E3 T3"),
        "rarrr.pass.2", "too-many-back",
        "You may take back one card, not 2.", "Du darfst eine Karte wieder auf die Hand nehmen, nicht 2.",
    ),
    (
        ben_takes_back(passing, "F1"),
        "rarrr.pass.2", "not-played-by-you",
        "You have not played that card in this battle.", "Diese Karte hast du in diesem Kampf nicht gespielt.",
    ),
    (
        ben(over, Pass()),
        "rarrr.round.10", "game-is-over",
        "The game is over; nothing can be chosen any more.", "Das Spiel ist aus; es gibt nichts mehr zu wählen.",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("refused", "rule", "key", "english", "german"), REFUSALS)
def test_a_refusal_names_its_rule_and_its_reason_in_both_languages(
    refused: Asked, rule: str, key: str, english: str, german: str
) -> None:
    t, name, choice = refused()
    refusal = t.refused(name, choice)
    assert refusal is not None
    assert (refusal.rule, refusal.why.key) == (rule, key)
    assert t.say(refusal) == f"{english} [{rule}]"
    assert t.say(refusal, "de") == f"{german} [{rule}]"


def test_every_reason_that_the_code_gives_is_among_them() -> None:
    keys = set(re.findall(r'\bno\([^()]*?,\s*"([a-z-]+)"', SOURCE))
    assert len(keys) >= 17
    assert keys <= {key for _, _, key, _, _ in REFUSALS}


def test_every_rule_that_a_refusal_names_is_a_rule() -> None:
    named = set(re.findall(r'"(rarrr\.[a-z-]+\.\d+)"', SOURCE))
    assert named <= set(rules_of("rarrr"))
