"""Load and validate deck.toml. Every complaint names the file, the card, the field, and what was expected."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections import Counter
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Literal, Protocol

import msgspec
from msgspec import Struct
from msgspec.inspect import ListType, LiteralType, StructType, Type, UnionType, VarTupleType, type_info

from roarhouse.core.complaints import Complaint, as_error, kind_of_value, of_card, one_of, perhaps
from roarhouse.core.errors import DeckError
from roarhouse.core.folders import folders
from roarhouse.core.words import Fact, Words

Provenance = Literal["rulebook", "source", "derived", "reconstructed", "owner"]


class Spoken(Struct, frozen=True, forbid_unknown_fields=True):
    """A name or a text in both languages."""

    en: str
    de: str

    def in_language(self, language: str) -> str:
        return self.de if language == "de" else self.en


class About(Struct, frozen=True, forbid_unknown_fields=True):
    """The game a deck is for, its title, and a note on its sources."""

    game: str
    title: Spoken
    note: Spoken


class Row(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card: its id is unique in the deck; its provenance says where its data come from."""

    id: str
    provenance: Provenance


class Deck(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A deck file. A game's deck adds its tables of rows, and checks what types cannot express."""

    about: About

    def check(self) -> Iterable[Complaint]:
        """Complaints about counts and combinations."""
        return ()

    def name(self, id: str, language: str) -> str:
        """The name of a row."""
        raise NotImplementedError


def deck_hash(deck: Any) -> str:
    """Hash of the content, independent of formatting and order of fields."""
    return hashlib.sha256(msgspec.json.encode(deck, order="deterministic")).hexdigest()[:16]


def deck_path(game: str) -> Path:
    return folders()[game] / "deck.toml"


class PlaysWith(Protocol):
    """The part of a game class that loading a deck needs."""

    name: ClassVar[str]
    Deck: ClassVar[type[Any]]


@cache
def default_deck(game: type[PlaysWith]) -> Any:
    """The deck in the game's own folder."""
    return load_deck(game, deck_path(game.name))


def load_deck(game: type[PlaysWith], path: Path) -> Any:
    """A valid deck; raises the first complaint."""
    for error in complaints(game, path):
        raise error
    return msgspec.convert(parse(path), game.Deck)


def complaints(game: type[PlaysWith], path: Path) -> list[DeckError]:
    """All errors in a deck file."""
    try:
        return [as_error(path.name, game.name, one) for one in complaints_about(game, parse(path))]
    except DeckError as error:
        return [error]


def complaints_about(game: type[PlaysWith], raw: dict[str, Any]) -> list[Complaint]:
    """All errors in a deck as it was read from a file."""
    try:
        deck = msgspec.convert(raw, game.Deck)
    except msgspec.ValidationError as error:
        return [explain(raw, game.Deck, str(error))]
    other = Complaint("about", "game", repr(deck.about.game), repr(game.name))
    found = [] if deck.about.game == game.name else [other]
    return [*found, *_doubled_ids(raw), *deck.check()]


def parse(path: Path) -> dict[str, Any]:
    """TOML, or JSON as the deck editor of the web application saves it."""
    try:
        text = path.read_text(encoding="utf-8")
        return msgspec.json.decode(text, type=dict[str, Any]) if path.suffix == ".json" else tomllib.loads(text)
    except msgspec.MsgspecError as error:
        raise DeckError(path.name, "", "", str(error), "valid JSON") from None
    except OSError as error:
        raise DeckError(str(path), "", "", error.strerror, "a file that can be read") from None
    except UnicodeDecodeError as error:
        raise DeckError(path.name, "", "", f"byte {error.start}", "text in UTF-8") from None
    except tomllib.TOMLDecodeError as error:
        raise DeckError(path.name, "", "", str(error), "valid TOML") from None


def _doubled_ids(raw: dict[str, Any]) -> list[Complaint]:
    """Ids name rows everywhere, so they must be unique."""
    rows = [row for table in raw.values() if isinstance(table, list) for row in table if isinstance(row, dict)]
    counts = Counter(row["id"] for row in rows if "id" in row)
    expected, help = Words("deck-ids-once"), Words("deck-rename")
    return [
        of_card(id, "id", Words("deck-rows-with-id", {"n": n}), expected, help) for id, n in counts.items() if n > 1
    ]


def explain(raw: dict[str, Any], deck: type[Any], message: str) -> Complaint:
    """Translate a msgspec validation error into a message for the author of the deck."""
    what, _, path = message.partition(" - at ")
    keys: list[str | int] = [
        int(index) if index else name for name, index in re.findall(r"\.(\w+)|\[(\d+)\]", path.strip("`"))
    ]
    place, card, found = _walk(raw, keys)
    allowed, field = _allowed(deck, keys), ".".join(str(key) for key in keys[1:] if isinstance(key, str))
    if unknown := re.search(r"unknown field `(\w+)`", what):
        named, near = Words("deck-a-field", {"field": unknown[1]}), _near(unknown[1], allowed)
        return Complaint(place, field, named, Words("deck-known-fields"), near, card)
    if missing := re.search(r"missing required field `(\w+)`", what):
        wanted = Words("deck-a-field", {"field": missing[1]})
        return Complaint(place, missing[1], Words("nothing"), wanted, Words("deck-add"), card)
    if values := dict.fromkeys(str(v) for kind in allowed if isinstance(kind, LiteralType) for v in kind.values):
        return Complaint(place, field, repr(found), one_of(values), perhaps(str(found), values), card)
    return Complaint(place, field, repr(found), kind_of_value(what), "", card)


def _allowed(deck: type[Any], keys: list[str | int]) -> list[Type]:
    """The types allowed at a path of a deck; more than one for a union."""
    here = [type_info(deck)]
    for key in keys:
        here = [inner for kind in here for inner in _inside(kind, key)]
    return [kind for some in here for kind in (some.types if isinstance(some, UnionType) else (some,))]


def _inside(kind: Any, key: str | int) -> Iterable[Type]:
    match kind:
        case UnionType(types):
            return [inner for some in types for inner in _inside(some, key)]
        case StructType() if key == kind.tag_field:
            return [LiteralType((kind.tag,))]
        case StructType():
            return [field.type for field in kind.fields if field.encode_name == key]
        case VarTupleType() | ListType():
            return [kind.item_type]
    return []


def _names(kind: StructType) -> list[str]:
    return [field.encode_name for field in kind.fields]


def _near(unknown: str, allowed: list[Type]) -> Fact:
    names = [name for kind in allowed if isinstance(kind, StructType) for name in _names(kind)]
    return perhaps(unknown, names) or Words("deck-remove")


def _walk(raw: Any, keys: list[str | int]) -> tuple[Fact, str, Any]:
    """Follow the path of a validation error: the card on the way and its id, and the value at the end."""
    place: Fact = ""
    card, here = "", raw
    for key in keys:
        try:
            here = here[key]
        except (KeyError, IndexError, TypeError):
            break
        if isinstance(key, int) and not place:
            card = str(here["id"]) if isinstance(here, dict) and "id" in here else ""
            place = Words("deck-card", {"id": card}) if card else Words("deck-row", {"n": key + 1})
    return place, card, here
