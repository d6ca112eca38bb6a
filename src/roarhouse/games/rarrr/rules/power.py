"""The Power-Up Phase: twelve Power cards each, drafted; and six cities."""

from __future__ import annotations

from random import Random

from roarhouse.core.bags import deal, empty, minus, plus
from roarhouse.core.game import Auto, Chance, Choice, Refusal, no
from roarhouse.core.words import Many, Named, Seat
from roarhouse.games.rarrr.choices import Cities, Packs
from roarhouse.games.rarrr.components import CITIES_DEALT, POWER_DEALT
from roarhouse.games.rarrr.rules.battle import BattlePhase
from roarhouse.games.rarrr.rules.draft import Draft
from roarhouse.games.rarrr.rules.setup import refuse_packs
from roarhouse.games.rarrr.state import Rarrr


class Round(Auto, frozen=True):
    """rarrr.power.1, rarrr.round.8: a Power-Up Phase, then a Battle Phase."""

    number: int

    def do(self, s: Rarrr) -> None:
        s.round = self.number
        s.tell("rarrr.power.1", "round-begins", n=self.number)
        # rarrr.power.8: the cities are dealt after the draft, unless the table wants to see them before
        if cities_first(s):
            s.then(DealCities(), DealPower(), Draft("power", POWER_DEALT), BattlePhase())
        else:
            s.then(DealPower(), Draft("power", POWER_DEALT), DealCities(), BattlePhase())


def cities_first(s: Rarrr) -> bool:
    timing = s.box.options.city_timing
    return timing == "beforeDraft" or (timing == "beforeDraftFromRound2" and s.round > 1)


class DealPower(Chance, frozen=True):
    """rarrr.power.2, rarrr.draft.2, rarrr.round.7: all 72 Power cards are shuffled, twelve are dealt to each.

    rarrr.power.5, rarrr.power.6: they must last for the round; the others stay face-down until the next shuffle.
    """

    rule = "rarrr.power.2"

    def sample(self, s: Rarrr, rng: Random) -> Packs:
        return Packs(deal(rng, s.box.all_power, len(s.box.seats), POWER_DEALT))

    def refuse(self, s: Rarrr, seat: Seat, choice: Choice) -> Refusal | None:
        return refuse_packs(self.rule, choice, len(s.box.seats), POWER_DEALT, s.box.all_power)

    def take(self, s: Rarrr, choice: Packs) -> None:
        kinds = len(s.box.all_power)
        s.packs = list(choice.packs)
        s.hands = [empty(kinds)] * len(s.box.seats)
        s.undealt = minus(s.box.all_power, plus(*choice.packs))
        s.discard = empty(kinds)
        s.buried = [()] * len(s.box.seats)
        s.known = [empty(kinds)] * len(s.box.seats)
        s.tell("rarrr.power.2", "power-dealt", n=POWER_DEALT)


class DealCities(Chance, frozen=True):
    """rarrr.power.7, rarrr.objective.2, rarrr.round.9: six City cards, face-up; the deck is never reshuffled."""

    rule = "rarrr.power.7"

    def sample(self, s: Rarrr, rng: Random) -> Cities:
        return Cities(tuple(sorted(rng.sample(s.city_deck, CITIES_DEALT))))

    def refuse(self, s: Rarrr, seat: Seat, choice: Choice) -> Refusal | None:
        cards = choice.cards if isinstance(choice, Cities) else ()
        good = len(cards) == CITIES_DEALT == len(set(cards)) and set(cards) <= set(s.city_deck)
        return None if good else no(self.rule, "bad-deal")

    def take(self, s: Rarrr, choice: Cities) -> None:
        s.row = choice.cards
        s.city_deck = tuple(city for city in s.city_deck if city not in choice.cards)
        s.tell("rarrr.power.7", "cities-dealt", cities=Many(tuple(Named(s.box.deck.city[c].id) for c in s.row)))
