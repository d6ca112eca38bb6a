"""What a notice says: the game and the table, and nothing of what happens there."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

About = Literal["turn", "test", "confirm"]
TEXTS: Final[dict[str, dict[About, tuple[str, str]]]] = {
    "en": {
        "turn": ("{game}: your turn", "They are waiting for you at table {table}."),
        "test": ("Roarhouse: it works", "This is how you will be told that it is your turn."),
        "confirm": (
            "Roarhouse: {code} is your code",
            "Enter the code {code} at the table, and you will be told here when it is your turn.\n"
            "If you did not ask for this, do nothing: no more mail will come.",
        ),
    },
    "de": {
        "turn": ("{game}: Du bist dran", "Am Tisch {table} wird auf dich gewartet."),
        "test": ("Roarhouse: Es klappt", "So wirst du benachrichtigt, wenn du dran bist."),
        "confirm": (
            "Roarhouse: Dein Code ist {code}",
            "Gib am Tisch den Code {code} ein, dann wirst du hier benachrichtigt, wenn du dran bist.\n"
            "Falls du das nicht wolltest, tu nichts: Es kommt keine weitere Mail.",
        ),
    },
}


class Message(Struct, frozen=True, kw_only=True):
    title: str
    text: str
    link: str
    table: str


def message(about: About, lang: str, link: str, table: str, game: str = "", code: str = "") -> Message:
    title, text = (part.format(game=game, table=table, code=code) for part in TEXTS[lang][about])
    return Message(title=title, text=text, link=link, table=table)
