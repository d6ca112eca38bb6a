"""A table laid out in a few words: who has equipped and holds what, which row, who declares, plays and passes.

t = Table("Ann Ben").row("customs-cutter siren-shoals").crew(Ann="marrow-meg").events(Ben="foul-wind").starts()
t.sails("Ann", "customs-cutter").passes().plays("Ben", "foul-wind", at="Ann").all_pass().throws("Ann", "A")

Cards are named by their ids. The first player has the turn, the crew is equipped, and the Action phase begins
with `starts`. Whoever is not named holds and owns nothing. Dice are letters: A N W C for the stats, J for the
jolly, `.` for a blank face.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, Final, Self

from roarhouse.core.find import find_game
from roarhouse.core.game import NATURE, WATCHER, Choice, Game, Refusal, Step, settle
from roarhouse.core.options import make_options
from roarhouse.core.pile import LET
from roarhouse.core.speech import Speaker
from roarhouse.games.arrr.action import Opening
from roarhouse.games.arrr.choices import NOTHING, Challenge, Claim, Pillage, Play, Rolled, Sail
from roarhouse.games.arrr.components import ArrrDeck
from roarhouse.games.arrr.game import ArrrGame
from roarhouse.games.arrr.horizon import Horizon
from roarhouse.games.arrr.options import ArrrOptions
from roarhouse.games.arrr.pile import Open, Respond
from roarhouse.games.arrr.recruitment import Recruiting
from roarhouse.games.arrr.state import Arrr
from roarhouse.games.arrr.throwing import Roll
from roarhouse.games.arrr.turn import EndAction, EndTurn, Turn
from roarhouse.games.arrr.values import STATS
from roarhouse.games.arrr.view import ArrrView, Player
from tests.laws.laws import choose

GAME: Final = ArrrGame()
DECK: Final[ArrrDeck] = GAME.deck
CREW: Final = {card.id: k for k, card in enumerate(DECK.crew)}
EVENTS: Final = {card.id: k + len(DECK.crew) for k, card in enumerate(DECK.event)}
CARDS: Final = CREW | EVENTS
SEA: Final = {card.id: k for k, card in enumerate(DECK.exploration)}
CAPTAINS: Final = {card.id: k for k, card in enumerate(DECK.captain)}
NAMES: Final = {number: id for id, number in CARDS.items()}
SEA_NAMES: Final = {number: id for id, number in SEA.items()}
FACES: Final = "ANWCJ."


def options(**values: Any) -> ArrrOptions:
    made: ArrrOptions = make_options(find_game("arrr"), **values)
    return made


def cards(text: str) -> tuple[int, ...]:
    return tuple(sorted(CARDS[id] for id in text.split()))


def faces(text: str) -> tuple[int, ...]:
    return tuple(FACES.index(letter) for letter in text)


def named(numbers: tuple[int, ...]) -> str:
    return " ".join(sorted(NAMES[number] for number in numbers))


def stat(name: str) -> int:
    return STATS.index(name)


class Seats:
    """A game whose seats have names. The story is told from the beginning."""

    def __init__(self, players: str, s: Arrr, game: Game[Arrr] = GAME) -> None:
        self.names = tuple(players.split())
        self.s, self.game = s, game
        self.s.story = []

    # -- playing -------------------------------------------------------------------------------------------------

    def seat(self, name: str) -> int:
        return {"watcher": WATCHER, "nature": NATURE}.get(name) or self.names.index(name)

    def does(self, name: str, choice: Choice) -> Self:
        """A choice that must be accepted."""
        refusal = self.game.refuse(self.s, self.seat(name), choice)
        assert refusal is None, f"{name} may not {choice}: {refusal}; asked is {self.turn} by {self.s.agenda[-1:]}"
        self.game.apply(self.s, self.seat(name), choice)
        return self

    def refused(self, name: str, choice: Choice) -> Refusal:
        """A choice that must be refused, and leave the table as it is."""
        before = GAME.copy(self.s)
        refusal = self.game.refuse(self.s, self.seat(name), choice)
        before.story = self.s.story
        assert refusal is not None, f"{name} may {choice}"
        assert before == self.s
        return refusal

    def refusal(self, name: str, choice: Choice) -> str:
        """The rule by which a choice is refused."""
        return self.refused(name, choice).rule

    def why_not(self, name: str, choice: Choice, language: str = "en") -> str:
        return Speaker(self.game, language, self.names).refusal(self.refused(name, choice))

    # -- looking -------------------------------------------------------------------------------------------------

    @property
    def turn(self) -> str:
        """Who owes a choice."""
        return " ".join("nature" if seat == NATURE else self.names[seat] for seat in self.game.turn(self.s))

    @property
    def now(self) -> type[Step] | None:
        return type(self.s.agenda[-1]) if self.s.agenda else None

    @property
    def moment(self) -> str:
        """The open window, and nothing outside of windows."""
        top = self.s.agenda[-1] if self.s.agenda else None
        return top.moment if isinstance(top, Respond) else ""

    def menu(self, name: str) -> tuple[Choice, ...]:
        found = self.game.menu(self.s, self.seat(name))
        assert isinstance(found, tuple)
        return found

    def playable(self, name: str) -> set[str]:
        """The cards that can be put on the pile now."""
        return {NAMES[one.card] for one in self.menu(name) if isinstance(one, Play)}

    def view(self, name: str) -> ArrrView:
        settle(self.s)
        return GAME.view(self.s, self.seat(name))

    def sees(self, name: str, whom: str) -> Player:
        return self.view(name).players[self.seat(whom)]

    def heard(self, name: str, language: str = "en") -> list[str]:
        """What has been told to somebody so far."""
        speaker, seat = Speaker(self.game, language, self.names), self.seat(name)
        return [speaker.say(told.words) for told in self.s.story or () if told.reaches(seat)]

    def aloud(self, name: str, language: str = "en") -> list[str]:
        """The table read aloud to somebody."""
        speaker = Speaker(self.game, language, self.names)
        return [speaker.say(line) for part in GAME.read(self.view(name)) for line in (part.title, *part.lines)]

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
        """These players pass, in this order; without names whoever is asked."""
        for name in names or (self.turn,):
            self.does(name, LET)
        return self

    def until_asked(self, name: str) -> Self:
        """Everybody passes until this player is asked, in the same window."""
        moment = self.moment
        while self.turn != name:
            self.passes()
            assert self.moment == moment, f"{name} is not asked in {moment}"
        return self

    def resolves(self) -> Self:
        """Everybody passes until the pile is resolved, or somebody is asked something else."""
        while isinstance(self.s.agenda[-1], Respond) and self.s.pile:
            self.passes()
        return self

    def all_pass(self) -> Self:
        """Everybody passes until this window is closed, or somebody is asked something else."""
        moment = self.moment
        while isinstance(self.s.agenda[-1], Respond) and self.moment == moment:
            self.passes()
        return self

    def pass_on(self) -> Self:
        """Everybody passes in all windows, until nature or somebody else is asked."""
        while self.moment:
            self.passes()
        return self

    def goes_on_to(self, moment: str) -> Self:
        """Everybody passes until a window opens; nature throws as she likes."""
        rng = Random(1)
        while self.moment != moment:
            assert isinstance(self.s.agenda[-1], Respond | Roll), self.s.agenda[-1]
            self.passes() if self.moment else self.does("nature", self.game.nature(self.s, rng))
        return self

    def throws(self, name: str, dice: str) -> Self:
        """Windows before the throw are passed; then these faces fall."""
        while isinstance(self.s.agenda[-1], Respond) and self.now is not Roll:
            self.passes()
        top = self.s.agenda[-1]
        assert isinstance(top, Roll), f"no throw: {top}"
        assert top.seat == self.seat(name), f"{self.names[top.seat]} throws"
        return self.does("nature", Rolled(faces(dice)))

    def ends_turn(self, seed: int = 1) -> Self:
        """Everybody passes, nature does as she likes, until the next turn."""
        rng, turns = Random(seed), self.s.turns
        while self.s.agenda and self.s.turns == turns:
            if self.moment:
                self.passes()
            else:
                assert self.turn == "nature", self.s.agenda[-1]
                self.does("nature", self.game.nature(self.s, rng))
        return self

    def plays_to_the_end(self, seed: int = 1) -> Self:
        rng = Random(seed)
        while self.s.agenda:
            self.game.apply(self.s, *choose(self.game, self.s, rng))
        return self


@cache
def _first_turn(chosen: ArrrOptions) -> Arrr:
    """The first turn of a random game."""
    rng, s = Random(0), GAME.start(chosen)
    while not isinstance(s.agenda[-1], Recruiting):
        GAME.apply(s, *choose(GAME, s, rng))
    return s


class Table(Seats):
    """The Action phase of the first player, laid out as told; `starts` opens it."""

    def __init__(self, players: str, game: Game[Arrr] = GAME, **values: Any) -> None:
        chosen = options(seats=len(players.split()), **values)
        s = _first_turn(chosen).copy() if game is GAME else _other_game(game, chosen)
        super().__init__(players, s, game)
        seats = len(self.names)
        s.crew, s.events, s.equipped, s.known = [()] * seats, [()] * seats, [()] * seats, [()] * seats
        s.pieces, s.captains, s.active, s.in_turn = [0] * seats, [], 0, (0,)
        self._gather()
        self.row("customs-cutter siren-shoals moonlit-regatta hanging-judge")
        s.agenda = [EndTurn(), Horizon(), EndAction(), Open("W5"), Opening(0)]

    def _gather(self) -> None:
        """Whatever nobody has lies in its deck."""
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
        """The last player holds an Event without a use, so that he is asked in every window."""
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
        """So many Pieces, or a Collection card; accepting a Challenge is the same."""
        return self.does(name, Claim(claim) if isinstance(claim, int) else Claim(0, SEA[claim]))


def _other_game(game: Game[Arrr], chosen: ArrrOptions) -> Arrr:
    rng, s = Random(0), game.start(chosen)
    while not isinstance(s.agenda[-1], Recruiting):
        game.apply(s, *choose(game, s, rng))
    return s


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
