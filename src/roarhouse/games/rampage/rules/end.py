"""The end: the last Floor, the sixth line, and the last turns."""

from __future__ import annotations

from roarhouse.core.words import Who
from roarhouse.games.rampage.rules.scoring import LastWords, OpenStomachs
from roarhouse.games.rampage.state import Rampage


def announce_if_no_floor(s: Rampage) -> None:
    """rampage.end.1, rampage.end.2: no Floor is left in the City; the turn goes on, and the others have one more."""
    if s.last_turns < 0 and not any(s.table.there(floor) for floor in s.box.roster.floors):
        announce(s, "rampage.end.1", "last-floor")


def announce(s: Rampage, rule: str, key: str) -> None:
    """rampage.end.3, rampage.teams.17: every other player, or every other team, has exactly one last turn."""
    s.last_turns = len(s.box.parties) - 1
    s.tell(rule, key, who=Who(s.actor))


def sixth_line(s: Rampage) -> None:
    """rampage.runaway-a.13, rampage.runaway-a.14, rampage.end.5, rampage.teams.16: the game is over at once, and the
    player who filled the line has lost; in team play the whole team."""
    s.loser = s.box.party_of[s.actor]
    s.tell("rampage.runaway-a.13", "sixth-line", who=Who(s.actor))
    finish(s)


def finish(s: Rampage) -> None:
    """rampage.end.4: only predictions and scoring are left."""
    s.agenda.clear()
    s.pending = ()
    s.then(LastWords(), OpenStomachs())
