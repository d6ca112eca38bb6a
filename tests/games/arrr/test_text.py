"""What the table shows and says, in both languages, and what can be typed."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from roarhouse.core.folders import folders
from roarhouse.core.phrases import LANGUAGES, word_files
from roarhouse.core.speech import Speaker
from roarhouse.games.arrr.bot.reasons import THEMES
from roarhouse.games.arrr.choices import (
    CHEAT,
    DONE,
    PILLAGE,
    REJECT,
    Challenge,
    Claim,
    Discard,
    Equip,
    Play,
    Put,
    Sail,
)
from roarhouse.games.arrr.rules.tests import ChooseDice
from tests.games.arrr.cards import CARDS, DECK, GAME, SEA
from tests.games.arrr.table import Setup, Table
from tests.laws.laws import choose


def all_keys_in(file: Path) -> list[str]:
    return re.findall(r"^([a-zA-Z][\w-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE)


def keys_in(file: Path) -> set[str]:
    return set(all_keys_in(file))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_twice(language: str) -> None:
    keys = all_keys_in(word_files("arrr", language)[1])
    assert sorted(keys) == sorted(set(keys))


def test_both_languages_have_the_same_words() -> None:
    english, german = (keys_in(word_files("arrr", language)[1]) for language in LANGUAGES)
    assert english == german


def test_every_word_that_the_code_speaks_exists_and_none_is_idle() -> None:
    code = "".join(file.read_text(encoding="utf-8") for file in sorted(folders()["arrr"].rglob("*.py")))
    keys = keys_in(word_files("arrr", "en")[1])
    idle = [key for key in keys if f'"{key}"' not in code and not built(key)]
    assert idle == []


def built(key: str) -> bool:
    """Keys that are put together: of stats, kinds, windows and so on."""
    parts = "stat face kind symbol who phase moment ask choose action"
    return key.partition("-")[0] in parts.split() or key in reasons()


def reasons() -> set[str]:
    """What a hint or an analysis says for or against a choice."""
    return {f"why-{theme}-{how}" for theme in THEMES.values() for how in ("more", "less")}


@pytest.mark.parametrize("card", DECK.rows(), ids=lambda card: card.id)
def test_every_card_has_a_name_and_a_text_in_both_languages(card: object) -> None:
    id = card.id  # type: ignore[attr-defined]
    names = {DECK.name(id, language) for language in LANGUAGES}
    assert all(names)
    if getattr(card, "ability", ()) or getattr(card, "effect", ()) or getattr(card, "traits", None):
        assert all(DECK.name(f"{id}.text", language) for language in LANGUAGES)


@pytest.mark.rule("arrr.symbols.1", "arrr.symbols.3", "arrr.symbols.4")
def test_the_row_is_read_with_stats_fame_pieces_conditions_and_influences() -> None:
    t = Table("Ann Ben").row("fort-thunderhead customs-cutter").crew(Ann="harbour-brawlers").owns(Ann=1).starts()
    assert t.aloud("Ann")[2] == (
        "1. Fort Thunderhead: Attack 5; fame 4, 2 Pieces; influence Attack +1 – "
        "Condition: a Pack equipped. Failure: 2 damage. [0 %, cheating 11 %]"
    )
    assert t.aloud("Ann", language="de")[3] == (
        "2. Zollkutter: Angriff 4; Ruhm 2, 2 Piaster; Einfluss Navigation +1 – Fehlschlag: 1 Schaden. "
        "[6 %, mit Schummeln 34 %]"
    )


@pytest.mark.rule("arrr.symbols.2")
def test_hand_cards_are_read_with_their_symbols_and_depletion() -> None:
    t = Table("Ann Ben").holds(Ann="marrow-meg").events(Ann="dead-calm black-spot foul-wind").starts()
    lines = t.aloud("Ann")
    assert (
        "Marrow Meg (First Mate; Attack 3 and Courage 1) – Deplete: your current Attack throw gets +2 dice." in lines
    )
    assert "Dead Calm (Event, flash) – Until the end of this turn no influence applies." in lines
    assert any(line.startswith("Black Spot (Event, permanent)") for line in lines)
    assert not any("Marrow Meg" in line for line in t.aloud("Ben"))


@pytest.mark.rule("arrr.symbols.5")
def test_drawing_is_read_as_crew_event_or_either() -> None:
    texts = {card.id: card.text.en for card in DECK.crew if card.text}
    assert "draw 1 Crew card" in texts["press-gang-notice"]
    assert "draw 1 Event card" in texts["signal-flags"]
    assert "from the Crew or the Event deck" in texts["mother-barnacle"]


@pytest.mark.rule("arrr.symbols.6")
def test_the_title_names_the_phase() -> None:
    t = Setup("Ann Ben")
    assert t.aloud("Ann")[0] == "Arrr!!! – setting up"
    seen = set()
    rng = Random(1)
    while t.s.agenda:
        GAME.apply(t.s, *choose(GAME, t.s, rng))
        seen.add(t.view("Ann").phase)
    assert seen == {"setup", "recruitment", "equipment", "action", "horizon", "over"}


def test_the_throw_and_the_pile_are_read() -> None:
    t = Table("Ann Ben").row("customs-cutter").crew(Ann="marrow-meg").events(Ben="foul-wind salvage-rights").starts()
    t.tackles("Ann", "customs-cutter").until_asked("Ben").plays("Ben", "foul-wind", at="Ann")
    lines = t.aloud("Ann")
    assert lines[0] == "Arrr!!! – turn 1, Ann – Action: before the throw"
    throw = lines.index("The throw")
    assert lines[throw + 1 : throw + 3] == ["Attack test, difficulty 3", "Ann will throw 3 dice"]
    assert lines[throw + 3 : throw + 5] == ["The pile", "Ben: Foul Wind at Ann"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", GAME.modes)
def test_every_prompt_choice_refusal_and_story_can_be_said(mode: str, language: str) -> None:
    speaker, rng = Speaker(GAME, language), Random(f"{mode}{language}")
    t = Setup("Ann Ben Cid Dot", **{name: value for name, value in GAME.modes[mode].items() if name != "seats"})
    while t.s.agenda:
        seat, choice = choose(GAME, t.s, rng)
        if seat >= 0:
            said = [speaker.say(GAME.words(t.s, seat, one)) for one in t.menu(t.names[seat])]
            assert all(said)
            assert speaker.say(GAME.prompt(t.s, seat))
            assert speaker.say(GAME.hint(t.s, seat))
        GAME.apply(t.s, seat, choice)
    assert all(t.heard(name, language) for name in ("Ann", "watcher"))
    assert all(t.aloud(name, language=language) for name in ("Ann", "watcher"))


@pytest.mark.parametrize(
    ("typed", "choice"),
    [
        ("pillage", PILLAGE),
        ("Plündern", PILLAGE),
        ("done", DONE),
        ("cheat", CHEAT),
        ("reject", REJECT),
        ("unten", Put(True)),
        ("sail customs cutter", Sail(SEA["customs-cutter"])),
        ("segeln zollk", Sail(SEA["customs-cutter"])),
        ("challenge 2 attack", Challenge(1, 0)),
        ("herausfordern 3 mut", Challenge(2, 3)),
        ("claim 3", Claim(3)),
        ("annehmen idol aus salz", Claim(0, SEA["idol-of-salt"])),
        ("equip grog barrel", Equip(CARDS["grog-barrel"])),
        ("ablegen grogfass", Discard(CARDS["grog-barrel"])),
        ("play buried surprise", Play(CARDS["buried-surprise"])),
        ("spielen foul wind", Play(CARDS["foul-wind"])),
        ("dance", None),
        ("sail idol", None),
        ("equip nothing at all", None),
    ],
)
def test_choices_can_be_typed_in_both_languages_legal_or_not(typed: str, choice: object) -> None:
    t = Table("Ann Ben").events(Ann="buried-surprise").starts()
    assert GAME.typed(t.s, 0, typed) == choice


def test_targets_can_be_typed() -> None:
    t = Table("Ann Ben Cid").crew(Ann="marrow-meg grappling-hook", Ben="harbour-brawlers ships-cat").owns(Ann=1)
    t.row("customs-cutter siren-shoals ghost-ship").events(Cid="foul-wind dirty-duel tangled-rigging").starts()
    assert GAME.typed(t.s, 0, "use grappling hook at 2") == Play(CARDS["grappling-hook"], 0, 1)
    assert GAME.typed(t.s, 0, "use grappling hook") is None
    t.challenges("Ann", "Ben", "attack").all_pass().claims("Ben", 0).until_asked("Cid")
    assert GAME.typed(t.s, 2, "play foul wind at 2") == Play(CARDS["foul-wind"], 0, 1)
    assert GAME.typed(t.s, 2, "spielen tangled rigging auf schiffskatze") == Play(
        CARDS["tangled-rigging"], 0, CARDS["ships-cat"]
    )


def test_two_effects_of_the_same_name_on_the_pile_are_told_apart_by_their_place() -> None:
    t = Table("Ann Ben Cid").crew(Ann="marrow-meg").events(Ann="second-wind second-wind", Cid="belay-that")
    t.row("customs-cutter").starts().tackles("Ann", "customs-cutter").plays("Ann", "second-wind")
    t.until_asked("Ann").plays("Ann", "second-wind").until_asked("Cid")
    said = [Speaker(GAME, "en").say(GAME.words(t.s, 2, choice)) for choice in t.menu("Cid")[1:]]
    assert [text.partition(" – ")[0] for text in said] == [
        "Play Belay That! at Second Wind (number 1 on the pile)",
        "Play Belay That! at Second Wind (number 2 on the pile)",
    ]


def test_the_discard_piles_are_read_on_request() -> None:
    t = Table("Ann Ben").discarded("grog-barrel foul-wind").sea("ghost-ship").starts()
    sections = GAME.read(t.view("Ann"), "discard")
    lines = [Speaker(GAME, "en", t.names).say(line) for line in sections[-1].lines]
    assert lines[:2] == ["Crew: Grog Barrel", "Events: Foul Wind"]
    assert lines[2].startswith("Out of the game: ")
    assert len(GAME.read(t.view("Ann"))) == len(sections) - 1


@pytest.mark.parametrize(
    ("language", "own", "whose"),
    [("en", "you have 3 dice", "Ann has 3 dice"), ("de", "Du hast 3 Würfel", "Ann hat 3 Würfel")],
)
def test_a_prompt_says_you_to_the_player_who_throws(language: str, own: str, whose: str) -> None:
    speaker = Speaker(GAME, language, ("Ann", "Ben"))
    t = Table("Ann Ben").row("customs-cutter").crew(Ann="marrow-meg").events(Ben="foul-wind").watched().starts()
    t.tackles("Ann", "customs-cutter")
    assert own in speaker.say(GAME.prompt(t.s, t.seat("Ann")))
    assert whose in speaker.say(GAME.prompt(t.until_asked("Ben").s, t.seat("Ben")))


@pytest.mark.parametrize(
    ("language", "own", "whose"),
    [("en", "your dice", "dice of Ben"), ("de", "deiner Würfel", "Würfel von Ben")],
)
def test_a_prompt_says_your_dice_of_the_players_own(language: str, own: str, whose: str) -> None:
    speaker = Speaker(GAME, language, ("Ann", "Ben"))
    for thrower, said in ((0, own), (1, whose)):
        step = ChooseDice(0, thrower, 0, 2, "any")
        assert said in speaker.say(step.prompt(Table("Ann Ben").s, 0))
