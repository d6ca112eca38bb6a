"""German sentences quote a card's name or put an article or a noun before it: a name cannot be inflected.

"Rüstet Verfluchter Kompass aus" is no German; "rüstet „Verfluchter Kompass“ aus" and "nimmt den Mecha" are. Names
that need neither are not listed: the powers, Katakana and cities of RARRR!!, and the Captains of Arrr!!!.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Final

import pytest

from roarhouse.core.phrases import word_files

# the facts of a message that are names of cards
NAMED: Final = {
    "arrr": ("card", "other", "cards"),
    "pikit": ("card", "cards"),
    "rampage": ("card", "cards"),
    "rarrr": ("monster",),
}
ARTICLE: Final = r"d(er|ie|as|en|em|es)|[kmds]?ein(e[nmrs]?)?|ihre?[nmrs]?|(dies|jed|welch)e[nmrs]?"
WEB: Final = Path(__file__).parents[2] / "web/src/games"


def german_files(game: str) -> list[Path]:
    return [word_files(game, "de")[1], WEB / game / "words.de.ftl"]


def bare_names(text: str, facts: tuple[str, ...]) -> list[str]:
    """The messages in which a name follows a word that is neither an article nor a noun."""
    return [line for line in text.splitlines() if any(is_bare(*found) for found in after_words(line, facts))]


def after_words(line: str, facts: tuple[str, ...]) -> list[tuple[str, str]]:
    """The words right before a name, each with all that stands before it."""
    names = "|".join(facts)
    return [(line[: m.start()], m[1]) for m in re.finditer(rf"\b([^\W\d_]+) \{{ \$(?:{names}) \}}", line)]


def is_bare(before: str, word: str) -> bool:
    begins = before.strip().endswith(("=", "]")) or not before.strip()
    noun = word[0].isupper() and not begins
    return not noun and re.fullmatch(ARTICLE, word.lower()) is None


@pytest.mark.parametrize("game", NAMED)
def test_a_name_of_a_card_is_quoted_or_has_an_article(game: str) -> None:
    found = [
        line for file in german_files(game) for line in bare_names(file.read_text(encoding="utf-8"), NAMED[game])
    ]
    assert found == []


@pytest.mark.parametrize("game", NAMED)
def test_the_listed_facts_are_used(game: str) -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in german_files(game))
    assert [fact for fact in NAMED[game] if f"${fact} " not in text] == []


@pytest.mark.parametrize(
    ("line", "bare"),
    [
        ("equips = { $who } rüstet { $card } aus.", True),
        ("take = Nimm { $card }", True),
        ("kept = Die Fähigkeit von { $card } wartet.", True),
        ("equips = { $who } rüstet „{ $card }“ aus.", False),
        ("takes = { $who } nimmt den { $card }.", False),
        ("draws = { $who } zieht: { $cards }.", False),
        ("has = { $who } hat die Kraft { $card }.", False),
        ("sighted = { $card } ist in Sicht.", False),
    ],
)
def test_what_counts_as_bare(line: str, bare: bool) -> None:
    assert bool(bare_names(line, ("card", "cards"))) == bare


# -- words --------------------------------------------------------------------------------------------------------

# what a native reader stumbled over once, with the word that stands there now
RETIRED: Final = {
    r"\bhebt (die|eine|das|den) .*(Karte|Effekt|Ereignis|Fähigkeit).* auf\b": "annulliert",
    "Beschwerte Knöchel": "Gezinkte Würfelknochen",
    "Belegt das": "Kommando zurück!",
    r"\bHand \d+ Mannschaft": "auf der Hand 6 Mannschaftskarten",
    "Nimm nichts und": "Nimm nur",
    "Heruntergekommen": "aufgelaufen",
    "biete seine Kräfte um": "biete mit seinen Kräften um",
    "sobald zu überbieten ist": "sobald mehr zu überbieten ist als",
    r"\bkommt aus dem Spiel": "wird aus dem Spiel genommen",
    "hat das Wütendste Monster": "bekommt die Karte „Wütendstes Monster“",
    r"die gestohlene \d": "die gestohlene Karte",
    r"Verstandesprobe|Misserfolg": "Verstandsprobe, Fehlschlag",
    r"\b(Crew|Pack|Packung|Päckchen|Haufen)\b": "Mannschaft, Stapel",
}
# the German rulebook of RARRR!! has its own words for these
FOREIGN_TO_RARRR: Final = (
    r"\b[Pp]assen\b|gepasst|\b(ge)?[Dd]raft(en|et|s)?\b|[Ff]ortgeschritten|Region(en)?\b|Würfel|Material\b"
)


def test_retired_words_do_not_come_back() -> None:
    found = [(file, text) for file, text in german_texts() for words in RETIRED if re.search(words, text)]
    assert found == []


def test_rarrr_speaks_as_its_german_rulebook() -> None:
    texts = [text.partition(" = ")[2] or text for _, text in german_texts("rarrr")]
    assert len(texts) > 400
    assert [text for text in texts if re.search(FOREIGN_TO_RARRR, text)] == []
    whole = "\n".join(texts)
    for term in ("Ziehung", "Erweiterte Regeln", "Kampfskala", "Kraft-Aufbau-Phase", "Inhalt", "Kraft-Resistenz",
                 "Gruppe", "Kraft-Booster", "Aussetzen"):  # fmt: skip
        assert term in whole


# -- quotes -------------------------------------------------------------------------------------------------------

SOURCE: Final = Path(__file__).parents[2]
FOREIGN: Final = re.compile(r"[»«‚‘”]|(?<!\\)\"")  # German is quoted with „ and “ only


def german_texts(game: str = "") -> list[tuple[str, str]]:
    """Every German text of engine, browser, rules and decks, or those of one game, with its file."""
    found, within = [], f"games/{game}/" if game else ""
    for file in sorted([*SOURCE.glob(f"src/**/{within}*.de.ftl"), *SOURCE.glob(f"web/src/**/{within}*.de.ftl")]):
        lines = re.sub(r"\{[^{}]*\}", "", file.read_text(encoding="utf-8")).splitlines()
        found += [(file.name, line) for line in lines if not line.startswith(("#", "expect-kind"))]
    for file in sorted(SOURCE.glob(f"src/roarhouse/games/{game or '*'}/**/*.toml")):
        found += [(file.name, text) for text in german_of(tomllib.loads(file.read_text(encoding="utf-8")))]
    return found


def german_of(value: object) -> list[str]:
    if isinstance(value, dict):
        own = [value["de"]] if isinstance(value.get("de"), str) else []
        return [*own, *[text for one in value.values() for text in german_of(one)]]
    return [text for one in value for text in german_of(one)] if isinstance(value, list) else []


def test_german_has_one_style_of_quotes() -> None:
    texts = german_texts()
    assert len(texts) > 2000
    assert [text for text in texts if FOREIGN.search(text[1]) or text[1].count("„") != text[1].count("“")] == []


def test_an_effect_on_the_pile_of_arrr_is_quoted_with_its_target() -> None:
    text = word_files("arrr", "de")[1].read_text(encoding="utf-8")
    for key in ("effect", "effect-at", "target-card", "target-places", "stake-card"):
        assert re.search(rf"^{key} = „", text, re.MULTILINE), key
