"""A table laid out in a few words: the row, crews, hands and Chests.

    t = Table("Ann Ben").row("customs-cutter siren-shoals").crew(Ann="marrow-meg").events(Ben="foul-wind").starts()
    t.sails("Ann", "customs-cutter").passes().plays("Ben", "foul-wind", at="Ann").all_pass().throws("Ann", "A")

Cards are named by their ids. The first player has the turn, the crew is equipped, and the Action phase begins
with `starts`. Players who are not named hold and own nothing. Dice are letters: A N W C for the stats, J for the
jolly, `.` for a blank face.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, Self

from roarhouse.core.game import Game, Step, settle
from roarhouse.games.arrr.choices import Challenge, Claim, Pillage, Sail
from roarhouse.games.arrr.options import ArrrOptions
from roarhouse.games.arrr.rules.action import Opening
from roarhouse.games.arrr.rules.horizon import Horizon
from roarhouse.games.arrr.rules.pile import Open
from roarhouse.games.arrr.rules.recruitment import Recruiting
from roarhouse.games.arrr.rules.turn import EndAction, EndTurn, Turn
from roarhouse.games.arrr.state import Arrr
from tests.games.arrr.cards import CAPTAINS, CREW, EVENTS, GAME, SEA, cards, options, stat
from tests.games.arrr.seats import Seats
from tests.laws.laws import choose


def _random_start(game: Game[Arrr], chosen: ArrrOptions) -> Arrr:
    rng, s = Random(0), game.start(chosen)
    while not isinstance(s.agenda[-1], Recruiting):
        game.apply(s, *choose(game, s, rng))
    return s


@cache
def _first_turn(chosen: ArrrOptions) -> Arrr:
    """The first turn of a random game."""
    return _random_start(GAME, chosen)


class Table(Seats):
    """The Action phase of the first player, laid out as told; `starts` opens it."""

    def __init__(self, players: str, **values: Any) -> None:
        chosen = options(seats=len(players.split()), **values)
        s = _first_turn(chosen).copy() if self.game is GAME else _random_start(self.game, chosen)
        super().__init__(players, s)
        seats = len(self.names)
        s.crew, s.events, s.equipped, s.known = [()] * seats, [()] * seats, [()] * seats, [()] * seats
        s.pieces, s.captains, s.active, s.in_turn = [0] * seats, [], 0, (0,)
        self._gather()
        self.row("customs-cutter siren-shoals moonlit-regatta hanging-judge")
        s.agenda = [EndTurn(), Horizon(), EndAction(), Open("W5"), Opening(0)]

    @classmethod
    def of(cls, game: Game[Arrr]) -> type[Self]:
        """A table of a game with another deck."""
        return type(cls.__name__, (cls,), {"game": game})

    def _gather(self) -> None:
        """All cards that no player has lie in their deck."""
        s, box = self.s, self.s.box
        out = [card for zone in (s.crew, s.equipped, s.events, s.permanents) for some in zone for card in some]
        s.crew_deck = tuple(card for card in box.all_crew if card not in out and card not in s.crew_discard)
        rest = list(box.all_events) if box.has_events else []
        for card in (*out, *s.event_discard):
            if card >= box.first_event:
                rest.remove(card)
        s.event_deck = tuple(rest)
        s.reserve = 42 - sum(s.pieces)

    # -- laying it out -------------------------------------------------------------------------------------------

    def _put(self, zone: list[tuple[int, ...]], of: dict[str, str]) -> Self:
        for name, text in of.items():
            zone[self.seat(name)] = cards(text)
        self._gather()
        return self

    def crew(self, **of: str) -> Self:
        return self._put(self.s.equipped, of)

    def holds(self, **of: str) -> Self:
        """Crew cards in hand."""
        return self._put(self.s.crew, of)

    def events(self, **of: str) -> Self:
        return self._put(self.s.events, of)

    def watched(self) -> Self:
        """The last player holds an Event without a use, so that they are asked in every window."""
        return self.events(**{self.names[-1]: "salvage-rights"})

    def permanents(self, **of: str) -> Self:
        return self._put(self.s.permanents, of)

    def discarded(self, text: str) -> Self:
        self.s.crew_discard = tuple(card for card in cards(text) if card in CREW.values())
        self.s.event_discard = tuple(card for card in cards(text) if card in EVENTS.values())
        self._gather()
        return self

    def depletes(self, text: str) -> Self:
        self.s.depleted = cards(text)
        return self

    def captains(self, **of: str) -> Self:
        """Captains by name; the others get those that are left."""
        taken = [CAPTAINS[id] for id in of.values()]
        harmless = [CAPTAINS[id] for id in ("hector-half-beard", "baltasar-bones", "zanzibar-zeke", "calico-crane")]
        rest = [captain for captain in harmless if captain not in taken]
        self.s.captains = [CAPTAINS[of[name]] if name in of else rest.pop(0) for name in self.names]
        return self

    def owns(self, **of: int) -> Self:
        """Pieces."""
        for name, pieces in of.items():
            self.s.pieces[self.seat(name)] = pieces
        self._gather()
        return self

    def won(self, **of: str) -> Self:
        """Exploration cards in the Chests."""
        for name, text in of.items():
            self.s.chest[self.seat(name)] = tuple(SEA[id] for id in text.split())
        return self._rest_of_the_sea()

    def row(self, text: str) -> Self:
        """The Seven Seas, the card next to the deck first."""
        self.s.row = tuple(SEA[id] for id in text.split())
        return self._rest_of_the_sea()

    def _rest_of_the_sea(self) -> Self:
        s = self.s
        out = {*s.row, *(card for chest in s.chest for card in chest)}
        s.sea = tuple(card for card in range(len(s.box.symbol_of)) if card not in out)
        s.unused, s.top, s.bottom, s.sunk = (), (), (), ()
        return self

    def sea(self, text: str) -> Self:
        """What is left of the Exploration deck; all else is out of the game."""
        self.s.sea = tuple(sorted(SEA[id] for id in text.split()))
        out = {*self.s.sea, *self.s.row, *(card for chest in self.s.chest for card in chest)}
        self.s.sunk = tuple(card for card in SEA.values() if card not in out)
        return self

    def starts(self) -> Self:
        settle(self.s)
        return self

    def starts_turn(self) -> Self:
        """Not in the Action phase, but from the beginning of the turn."""
        self.s.agenda = [Turn(0)]
        return self.starts()

    # -- declaring -----------------------------------------------------------------------------------------------

    def sails(self, name: str, card: str) -> Self:
        return self.does(name, Sail(SEA[card]))

    def tackles(self, name: str, card: str) -> Self:
        """Sail, without a flash."""
        self.sails(name, card)
        return self.all_pass() if self.moment == "W1" else self

    def pillages(self, name: str) -> Self:
        return self.does(name, Pillage())

    def challenges(self, name: str, whom: str, on: str, claim: int | str = 0) -> Self:
        self.does(name, Challenge(self.seat(whom), stat(on)))
        return self.claims(name, claim)

    def claims(self, name: str, claim: int | str) -> Self:
        """A number of Pieces, or a Collection card; accepting a Challenge is the same."""
        return self.does(name, Claim(claim) if isinstance(claim, int) else Claim(0, SEA[claim]))


class Setup(Seats):
    """A game from its very beginning."""

    def __init__(self, players: str, **values: Any) -> None:
        super().__init__(players, GAME.start(options(seats=len(players.split()), **values)))

    def until(self, step: type[Step], seed: int = 1) -> Self:
        """Random choices until this is asked."""
        rng = Random(seed)
        while self.now is not step:
            GAME.apply(self.s, *choose(GAME, self.s, rng))
        return self
