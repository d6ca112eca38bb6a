"""Characters: what a Monster scores for at the end. A row of the deck names a verb and its numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, Literal

from msgspec import Meta, Struct

from roarhouse.core.words import Seat
from roarhouse.games.rampage.choices import NOBODY

if TYPE_CHECKING:
    from roarhouse.games.rampage.state import Rampage

# rampage.lexicon.13: Journalists, Soldiers, Businessmen, Blondes, Old Folks, Heroes
COLOURS: Final = ("blue", "green", "black", "yellow", "gray", "red")
Colour = Literal["blue", "green", "black", "yellow", "gray", "red"]
Points = Annotated[int, Meta(ge=1, le=20)]


def camel(name: str) -> str:
    return name[0].lower() + name[1:]


class Verb(
    Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True, tag_field="verb", tag=camel
):
    """What a card does; a deck with an unknown verb or a wrong number is refused when it is loaded."""


class Character(Verb, frozen=True):
    """rampage.characters.0: works for the whole game, for everybody to see."""

    def points(self, s: Rampage, seat: Seat) -> int:
        """At the end, from what is in the Stomachs then."""
        return 0


class Pairs(Character, frozen=True):
    """rampage.characters.1, rampage.characters.8, rampage.characters.9: for each pair of two colours eaten."""

    colours: tuple[Colour, Colour]
    each: Points

    def points(self, s: Rampage, seat: Seat) -> int:
        return self.each * min(s.meeples[seat][COLOURS.index(colour)] for colour in self.colours)


class Majority(Character, frozen=True):
    """rampage.characters.0: for more than every single other Monster has; a tie scores nothing.

    rampage.characters.3, rampage.characters.4: Floors, or Meeples of all colours. rampage.characters.6,
    rampage.characters.7, rampage.characters.10, rampage.characters.13, rampage.characters.15,
    rampage.characters.16: Meeples of one colour. rampage.teams.11: the teammate is one of the others.
    """

    of: Colour | Literal["floors", "meeples"]
    score: Points

    def points(self, s: Rampage, seat: Seat) -> int:
        others = [self.count(s, other) for other in s.box.seats if other != seat]
        return self.score if self.count(s, seat) > max(others) else 0

    def count(self, s: Rampage, seat: Seat) -> int:
        if self.of == "floors":
            return s.floors[seat]
        return sum(s.meeples[seat]) if self.of == "meeples" else s.meeples[seat][COLOURS.index(self.of)]


class ToothPrice(Character, frozen=True):
    """rampage.characters.2: Teeth taken from other Monsters are worth this instead of the usual."""

    each: Points


class Parking(Character, frozen=True):
    """rampage.characters.11: for every Vehicle that lies on a Ruin."""

    each: Points

    def points(self, s: Rampage, seat: Seat) -> int:
        vehicles = [v for v in s.box.roster.vehicles if s.table.there(v) and v not in s.facts.out]
        return self.each * sum([bool(s.facts.ruins(vehicle)) for vehicle in vehicles])


class Mouthful(Character, frozen=True):
    """rampage.characters.14: for every Tooth token still in the Mouth."""

    each: Points

    def points(self, s: Rampage, seat: Seat) -> int:
        return self.each * s.mouth[seat]


class Predict(Character, frozen=True):
    """rampage.characters.12: for naming the Monster with the largest meal; a shared first place is good enough."""

    score: Points

    def points(self, s: Rampage, seat: Seat) -> int:
        foreseen = s.foreseen[seat]
        guess = foreseen.guess if foreseen else NOBODY
        most = max(map(sum, s.meeples))
        return self.score if guess != NOBODY and sum(s.meeples[guess]) == most else 0


class Imitate(Character, frozen=True):
    """rampage.characters.5: scores as the Character of another Monster."""


CharacterVerb = Pairs | Majority | ToothPrice | Parking | Mouthful | Predict | Imitate
