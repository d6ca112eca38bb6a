"""The deck and the options as the rules look things up in them: cards are small numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roarhouse.core.game import Box
from roarhouse.core.pile import clockwise
from roarhouse.core.words import Seat
from roarhouse.games.arrr.choices import (
    NOTHING,
    Challenge,
    Claim,
    Discard,
    Equip,
    Lose,
    Play,
    Sail,
    Take,
    Unequip,
)
from roarhouse.games.arrr.components import ArrrDeck, Traits, together
from roarhouse.games.arrr.effects.verbs import Verb
from roarhouse.games.arrr.influence import ON_PIECES
from roarhouse.games.arrr.options import ArrrOptions
from roarhouse.games.arrr.setup import sets_of
from roarhouse.games.arrr.values import BLANK, JOLLY, MOMENTS, STATS

if TYPE_CHECKING:
    from roarhouse.games.arrr.values import Piled

Verbs = tuple[Verb, ...]


class ArrrBox(Box):
    """arrr.modes.1, arrr.modes.2, arrr.modes.4, arrr.modes.6, arrr.modes.8, arrr.modes.9, arrr.modes.10,
    arrr.modes.11: which decks and actions are in use follows from the mode; all else is the same in all of them."""

    deck: ArrrDeck
    options: ArrrOptions

    def __init__(self, cards: ArrrDeck, options: ArrrOptions, deck_hash: str) -> None:
        self.deck, self.options, self.deck_hash = cards, options, deck_hash
        self.seats: tuple[Seat, ...] = tuple(range(options.seats))
        self.clockwise = tuple(clockwise(seat, options.seats) for seat in self.seats)
        self.after = tuple(clockwise(seat + 1, options.seats) for seat in self.seats)
        self.unlimited = options.piece_supply == "unlimited"
        self.hides_skips = options.hide_skips
        self.has_events = options.mode != "swabber"
        self.has_captains = self.has_challenges = options.mode == "arrrr"
        # arrr.components.7: the sixth face
        self.faces = (0, 1, 2, 3, JOLLY, JOLLY if options.sixth_face == "jolly" else BLANK)
        self.jollies = self.faces.count(JOLLY)
        self._hand_cards()
        self._explorations()
        self._choices()

    def _hand_cards(self) -> None:
        """Crew cards and Events, numbered through."""
        crew, events = self.deck.crew, self.deck.event
        self.first_event = len(crew)
        self.stats = tuple(card.stats.counts() for card in crew)
        self.kinds = tuple(card.kind for card in crew)
        self.strength = tuple(sum(stats) for stats in self.stats)
        self.all_crew: tuple[int, ...] = tuple(range(len(crew)))
        numbered = [(k + len(crew), card) for k, card in enumerate(events)]
        self.all_events: tuple[int, ...] = tuple(k for k, card in numbered for _ in range(card.count))
        self.uses: tuple[Verbs, ...] = (*[card.ability for card in crew], *[card.effect for card in events])
        self.who = (*[""] * len(crew), *[card.who for card in events])
        self._card_traits = {k: card.traits for k, card in numbered}
        self._traits: dict[tuple[int, tuple[int, ...]], Traits] = {}
        self.captain_uses: tuple[Verbs, ...] = tuple(card.ability for card in self.deck.captain)
        # which uses of each card fit a window, with an empty pile and while something waits on it
        self.uses_at = {moment: (self._uses_in(moment), self._uses_in(moment, "answer")) for moment in MOMENTS}

    def _uses_in(self, *windows: str) -> tuple[tuple[int, ...], ...]:
        return tuple(
            tuple(k for k, verb in enumerate(verbs) if any(window in verb.windows for window in windows))
            for verbs in self.uses
        )

    def _explorations(self) -> None:
        cards = self.deck.exploration
        symbols = [row.id for row in self.deck.collection]
        on = (*STATS, "pieces")
        self.tests = tuple(tuple((STATS.index(t.stat), t.difficulty) for t in card.tests) for card in cards)
        self.fame = tuple(card.fame for card in cards)
        self.symbol_of = tuple(symbols.index(card.collection) if card.collection else NOTHING for card in cards)
        self.influences_on = tuple(on.index(card.influence.on) if card.influence else NOTHING for card in cards)
        self.influence_by = tuple(card.influence.by if card.influence else 0 for card in cards)
        assert on[ON_PIECES] == "pieces"

    def _choices(self) -> None:
        """Choices that recur are built once."""
        hand_cards, explorations = range(len(self.uses)), range(len(self.deck.exploration))
        self.plays: dict[tuple[int, int, int], Play] = {}
        self.discards = tuple(Discard(card) for card in hand_cards)
        self.equips = tuple(Equip(card) for card in self.all_crew)
        self.unequips = tuple(Unequip(card) for card in self.all_crew)
        self.loses = tuple(Lose(card) for card in self.all_crew)
        self.sails = tuple(Sail(card) for card in explorations)
        self.challenges = tuple([Challenge(seat, stat) for stat in range(len(STATS))] for seat in self.seats)
        self.claims = tuple(Claim(pieces) for pieces in range(5))
        self.card_claims = tuple(Claim(0, card) for card in explorations)
        self.takes = tuple(Take(card) for card in range(len(self.deck.captain)))
        self.collection_sets = sets_of(len(self.deck.collection), len(self.seats))

    # -- looking up ----------------------------------------------------------------------------------------------

    def partner(self, seat: Seat) -> Seat:
        """arrr.teams.1: partners sit opposite."""
        return (seat + 2) % 4 if self.options.teams else NOTHING

    def traits(self, captain: int, permanents: tuple[int, ...]) -> Traits:
        """What a Captain and permanents change together, reckoned once."""
        found = self._traits.get((captain, permanents))
        if found is None:
            some = [self._card_traits[card] for card in permanents]
            some += [self.deck.captain[captain].traits] if captain != NOTHING else []
            found = self._traits[captain, permanents] = together(some)
        return found

    def verbs(self, effect: Piled) -> Verbs:
        """All that an effect carries out; arrr.exploration.11: what is printed at a single test belongs to it
        alone."""
        if effect.of in ("event", "crew"):
            return (self.uses[effect.card][effect.use],)
        card = self.deck.exploration[effect.card]
        if effect.of == "penalty":
            return (*card.tests[effect.use].failure, *card.failure)
        return card.success if effect.use == NOTHING else card.tests[effect.use].success
