"""What lies on the table and changes: effects on the pile, dice, stakes, and what holds for this turn."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from msgspec import Struct

from roarhouse.core.words import Seat
from roarhouse.games.arrr.choices import NOTHING

# arrr.tests.2: the four stats
STATS: Final = ("attack", "navigation", "wits", "courage")
Stat = Literal["attack", "navigation", "wits", "courage"]
# arrr.tests.5, arrr.components.7: four faces show a stat, one a jolly; the sixth is a jolly too, or blank
JOLLY: Final = 4
BLANK: Final = 5

# arrr.pile.11: the windows of the Action phase
Moment = Literal["W0", "W1", "W2", "W3", "W4", "W5"]
MOMENTS: Final[tuple[Moment, ...]] = ("W0", "W1", "W2", "W3", "W4", "W5")
Source = Literal["event", "crew", "penalty", "reward", "captain"]


class Piled(Struct, frozen=True):
    """arrr.pile.3: an effect that waits, be it an Event, a Crew ability or a penalty."""

    of: Source
    card: int  # of a penalty or reward: the Exploration card; of a Captain's ability: the Captain
    by: Seat  # NOTHING for a penalty
    use: int = 0  # which effect of the card; of a penalty: which test was lost
    target: int = NOTHING
    less: int = 0  # damage that has been taken off it
    cancelled: bool = False


class Contest(Struct, frozen=True):
    """The current test of an Exploration card, or the Challenge."""

    stat: int
    stage: int  # which test of the card; NOTHING in a Challenge
    shift: int = 0  # what effects have done to the difficulty
    sheltered: bool = False  # no influence on this test
    thrown: bool = False


class Throw(Struct, frozen=True):
    """arrr.tests.3: the dice of one thrower, from the announcement of the throw to its end."""

    seat: Seat
    stat: int  # whose sum is the number of dice
    more: int = 0  # dice added or taken before the throw
    mates: bool = True  # do First Mates count?
    faces: tuple[int, ...] = ()
    cheats: int = 0
    bonus: int = 0  # dice more for each cheat


class Stake(Struct, frozen=True):
    """arrr.challenge.11: what lies aside until the Challenge is over."""

    pieces: int
    card: int = NOTHING


class Seen(Struct, frozen=True):
    """A card that some know to be in a hand, or at a place of the Exploration deck."""

    card: int
    by: tuple[Seat, ...]


class Course(Struct, frozen=True):
    """What holds until the end of this turn."""

    calm: bool = False  # no influences
    aground: bool = False  # may not Sail
    spared: bool = False  # no penalties
    tax: int = 0  # Pieces fewer for a Pillage
    wins: int = 0  # tests won in this action
    barred: tuple[int, ...] = ()  # Crew cards whose ability may not be announced again
    captains: tuple[Seat, ...] = ()  # who has used his Captain


FRESH: Final = Course()

Deed = Literal["plays", "equips", "sails", "pillages", "challenges", "accepts", "rejects", "cheats", "commands"]


class Entry(NamedTuple):
    """A line of the logbook: what a player did before everybody's eyes, and with which card."""

    seat: Seat
    deed: Deed
    card: int = NOTHING
