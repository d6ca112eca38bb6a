"""A game of Arrr!!! whose seats have names."""

from __future__ import annotations

from random import Random
from typing import ClassVar, Self

from roarhouse.core.game import Game, settle
from roarhouse.core.pile import LET
from roarhouse.games.arrr.choices import NOTHING, Play, Rolled
from roarhouse.games.arrr.parts import Player
from roarhouse.games.arrr.rules.pile import Respond
from roarhouse.games.arrr.rules.tests import Roll
from roarhouse.games.arrr.state import Arrr
from roarhouse.games.arrr.verbs import STATS
from roarhouse.games.arrr.view import ArrrView
from tests.games.arrr.cards import CARDS, GAME, NAMES, SEA, SEA_NAMES, faces, named
from tests.kit.table import NamedSeats


class Seats(NamedSeats[Arrr]):
    """Windows are passed and answered by name, and dice are thrown as letters."""

    game: ClassVar[Game[Arrr]] = GAME

    @property
    def moment(self) -> str:
        """The open window, and nothing outside of windows."""
        top = self.s.agenda[-1] if self.s.agenda else None
        return top.moment if isinstance(top, Respond) else ""

    def playable(self, name: str) -> set[str]:
        """The cards that can be put on the pile now."""
        return {NAMES[one.card] for one in self.menu(name) if isinstance(one, Play)}

    def view(self, name: str) -> ArrrView:
        settle(self.s)
        return GAME.view(self.s, self.seat(name))

    def sees(self, name: str, whom: str) -> Player:
        return self.view(name).players[self.seat(whom)]

    def pieces(self, name: str) -> int:
        return self.s.pieces[self.seat(name)]

    def hand(self, name: str) -> str:
        return named(self.s.crew[self.seat(name)] + self.s.events[self.seat(name)])

    def equipped(self, name: str) -> str:
        return named(self.s.equipped[self.seat(name)])

    def depleted(self) -> str:
        return named(self.s.depleted)

    def chest(self, name: str) -> str:
        return " ".join(sorted(SEA_NAMES[card] for card in self.s.chest[self.seat(name)]))

    @property
    def in_row(self) -> str:
        return " ".join(SEA_NAMES[card] for card in self.s.row)

    @property
    def piled(self) -> list[str]:
        """The pile, the oldest effect first."""
        return [SEA_NAMES[one.card] if one.of == "penalty" else NAMES[one.card] for one in self.s.pile]

    def dice(self, name: str) -> int:
        """The dice of a thrower, thrown or not."""
        trial = self.view("watcher").action.trial
        assert trial is not None
        return next(one.dice for one in trial.dice if one.seat == self.seat(name))

    @property
    def difficulty(self) -> int:
        trial = self.view("watcher").action.trial
        assert trial is not None
        return trial.difficulty

    # -- windows -------------------------------------------------------------------------------------------------

    def plays(self, name: str, card: str, at: str | int = NOTHING, use: int = 0) -> Self:
        return self.does(name, self.play(card, at, use))

    def play(self, card: str, at: str | int = NOTHING, use: int = 0) -> Play:
        """An Event or an ability at a player, a card, a stat, or a place on the pile or in the row."""
        if isinstance(at, str):
            places = {name: k for k, name in enumerate(self.names)} | {name: k for k, name in enumerate(STATS)}
            at = (places | CARDS | SEA)[at]
        return Play(CARDS[card], use, at)

    def passes(self, *names: str) -> Self:
        """These players pass, in this order; without names the player who is asked."""
        for name in names or (self.turn,):
            self.does(name, LET)
        return self

    def until_asked(self, name: str) -> Self:
        """All pass until this player is asked, in the same window."""
        moment = self.moment
        while self.turn != name:
            self.passes()
            assert self.moment == moment, f"{name} is not asked in {moment}"
        return self

    def resolves(self) -> Self:
        """All pass until the pile is resolved, or a player is asked something else."""
        while isinstance(self.s.agenda[-1], Respond) and self.s.pile:
            self.passes()
        return self

    def all_pass(self) -> Self:
        """All pass until this window is closed, or a player is asked something else."""
        moment = self.moment
        while isinstance(self.s.agenda[-1], Respond) and self.moment == moment:
            self.passes()
        return self

    def pass_on(self) -> Self:
        """All pass in all windows, until something else is asked."""
        while self.moment:
            self.passes()
        return self

    def goes_on_to(self, moment: str) -> Self:
        """All pass until a window opens; dice are random."""
        rng = Random(1)
        while self.moment != moment:
            assert isinstance(self.s.agenda[-1], Respond | Roll), self.s.agenda[-1]
            self.passes() if self.moment else self.does("nature", self.game.nature(self.s, rng))
        return self

    def throws(self, name: str, dice: str) -> Self:
        """Windows before the throw are passed; then these faces are thrown."""
        while isinstance(self.s.agenda[-1], Respond) and self.now is not Roll:
            self.passes()
        top = self.s.agenda[-1]
        assert isinstance(top, Roll), f"no throw: {top}"
        assert top.seat == self.seat(name), f"{self.names[top.seat]} throws"
        return self.does("nature", Rolled(faces(dice)))

    def ends_turn(self, seed: int = 1) -> Self:
        """All pass until the next turn; dice and cards are random."""
        rng, turns = Random(seed), self.s.turns
        while self.s.agenda and self.s.turns == turns:
            if self.moment:
                self.passes()
            else:
                assert self.turn == "nature", self.s.agenda[-1]
                self.does("nature", self.game.nature(self.s, rng))
        return self
