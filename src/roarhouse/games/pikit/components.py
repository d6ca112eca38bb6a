"""Components: the deck, and look-up tables made from the deck and the options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, partial
from itertools import product
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from roarhouse.core import deck
from roarhouse.core.bags import Bag, minus
from roarhouse.core.box import Box
from roarhouse.core.complaints import Complaint, counted, listed, of_table
from roarhouse.core.deck import Spoken
from roarhouse.core.game import Choice
from roarhouse.core.pile import clockwise
from roarhouse.core.verbs import Positive
from roarhouse.core.words import Fact, Words
from roarhouse.games.pikit.choices import BOTH, Cancel, Declare, Deed, Draw, Play, Reroll, Steal, TurnDie
from roarhouse.games.pikit.options import PikitOptions

DISCARD_EFFECTS: Final = ("reroll", "steal", "draw", "cancel", "turn", "copy")
SPECIAL_EFFECTS: Final = ("ones", "wound", "chain")
Effect = Literal["reroll", "steal", "draw", "cancel", "turn", "copy", "ones", "wound", "chain"]

KAIJU: Final = 53
CENTRE: Final = 8
HIGHEST: Final = 11
# a bag of Kaijū counts the cards of each value; its entries 0 and 12 are always 0
VALUES: Final = HIGHEST + 2
FACES: Final = range(1, 7)
ROLLS: Final = tuple(product(FACES, FACES))
WOUND_TOKENS: Final = 6
WAYS_TO_REROLL: Final = (BOTH, (0,), (1,))
TWO_PLAYERS_REMOVE: Final = 2
REMOVED_VALUES: Final = range(1, 9)
STARTING_TOTAL: Final = 10
MECHA_POINTS: Final = 15
NUMBERS: Final = {
    "values": VALUES,
    "centre": CENTRE,
    "startingTotal": STARTING_TOTAL,
    "mechaPoints": MECHA_POINTS,
    "twoPlayersRemove": TWO_PLAYERS_REMOVE,
    "removedFrom": REMOVED_VALUES.start,
    "removedTo": REMOVED_VALUES.stop - 1,
}


class KaijuCard(deck.Row, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """pikit.components.5, pikit.components.6: one value, matched against the dice, and one discard effect or special
    effect; there are `count` such cards."""

    name: Spoken
    value: Annotated[int, Meta(ge=1, le=HIGHEST)]
    effect: Effect
    count: Positive
    other_count: Positive | None = None  # in the profile twoNines, if it differs

    def copies(self, profile: str) -> int:
        return self.count if profile == "threeNines" or self.other_count is None else self.other_count


class MechaCard(deck.Row, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """pikit.components.7: a Mecha belongs to one pair, and so does its Pair token."""

    name: Spoken
    pair: Annotated[int, Meta(ge=1, le=6)]


class PikitDeck(deck.Deck, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """pikit.components.1: 53 Kaijū and 6 Mecha. pikit.components.8: which value has which effect is data."""

    kaiju: tuple[KaijuCard, ...]
    mecha: tuple[MechaCard, ...]

    def check(self) -> Iterable[Complaint]:
        for profile in ("threeNines", "twoNines"):
            yield from self._check_counts(profile)
        yield from self._check_single("value", Counter(row.value for row in self.kaiju))
        specials = Counter(row.effect for row in self.kaiju if row.effect in SPECIAL_EFFECTS)
        yield from self._check_single("effect", specials)
        pairs = sorted(row.pair for row in self.mecha)
        if pairs != list(FACES):
            found = Words("deck-pairs", {"pairs": listed(pairs)})
            yield of_table("mecha", "pair", found, Words("deck-pairs-once"))

    def _check_counts(self, profile: str) -> Iterator[Complaint]:
        found = sum(row.copies(profile) for row in self.kaiju)
        if found != KAIJU:
            few = Words("deck-cards-in-profile", {"n": found, "profile": profile})
            yield of_table("kaiju", "", few, counted(KAIJU))
        copies = {row.value: row.copies(profile) for row in self.kaiju}
        for value in REMOVED_VALUES:
            if copies.get(value, 0) < TWO_PLAYERS_REMOVE:
                facts: dict[str, Fact] = {"n": copies.get(value, 0), "value": value, "profile": profile}
                wanted = Words("deck-two-players-remove", {"n": TWO_PLAYERS_REMOVE})
                yield of_table("kaiju", "", Words("deck-cards-of-value", facts), wanted)

    def _check_single(self, field: str, rows: Mapping[Any, int]) -> Iterator[Complaint]:
        for what, n in rows.items():
            if n > 1:
                facts: dict[str, Fact] = {"n": n, "field": field, "value": str(what)}
                found = Words("deck-rows-with", facts)
                yield of_table("kaiju", field, found, Words("deck-one-row"))

    def name(self, id: str, language: str) -> str:
        rows: dict[str, KaijuCard | MechaCard] = {row.id: row for row in self.kaiju}
        rows |= {row.id: row for row in self.mecha}
        return rows[id].name.in_language(language)


class Uses(Struct, frozen=True):
    """The choices that play a card, built once and selected by the state."""

    on_dice: dict[tuple[int, int], tuple[Choice, ...]]
    steals: tuple[Choice, ...]  # by victim
    draws: tuple[Choice, ...]


@cache
def uses(effect: str, card: int | None, seats: int, to_same: bool) -> Uses:
    """pikit.effect-copy.1, pikit.effect-copy.2: Copy can be any of the other discard effects. Without a card, the
    choices are declarations that follow the play."""
    make: Callable[[Deed], Choice] = Declare if card is None else partial(Play, card)
    rerolls = [Reroll(dice) for dice in WAYS_TO_REROLL] if effect in ("reroll", "copy") else []
    turns = effect in ("turn", "copy")
    on_dice = {roll: (*rerolls, *(turned(roll, to_same) if turns else ())) for roll in ROLLS}
    return Uses(
        {roll: tuple(make(deed) for deed in deeds) for roll, deeds in on_dice.items()},
        tuple(make(Steal(seat)) for seat in range(seats)) if effect in ("steal", "copy") else (),
        (make(Draw()),) if effect in ("draw", "copy") else (),
    )


def turned(roll: tuple[int, int], to_same: bool) -> list[TurnDie]:
    """pikit.effect-turn.1: one die to another face; to the same face only if the options allow it."""
    return [TurnDie(die, face) for die in BOTH for face in FACES if to_same or face != roll[die]]


class PikitBox(Box):
    """Look-up tables for the rules: a Kaijū is identified by its value."""

    deck: PikitDeck
    options: PikitOptions

    def __init__(self, cards: PikitDeck, options: PikitOptions, deck_hash: str) -> None:
        super().__init__(cards, options, deck_hash)
        # the other seats, clockwise
        self.others = tuple(clockwise((seat + 1) % options.seats, options.seats)[:-1] for seat in self.seats)
        self.removed = removed(options.seats)
        copies = {row.value: row.copies(options.deck_profile) for row in cards.kaiju}
        self.all_kaiju: Bag = minus(tuple(copies.get(value, 0) for value in range(VALUES)), self.removed)
        effects: dict[int, str] = {row.value: row.effect for row in cards.kaiju}
        self.effect_of: tuple[str, ...] = tuple(effects.get(value, "") for value in range(VALUES))
        self.ones, self.wounding, self.chaining = [special(effects, effect) for effect in SPECIAL_EFFECTS]
        self._index_plays(effects)
        self.ids = {row.value: row.id for row in cards.kaiju}
        self.mecha_ids = {row.pair: row.id for row in cards.mecha}

    def _index_plays(self, effects: dict[int, str]) -> None:
        """pikit.effect-copy.4: Copy may be played as a Cancel, unless the options forbid it."""
        options = self.options
        played = sorted(
            value for value, effect in effects.items() if effect in DISCARD_EFFECTS and effect != "cancel"
        )
        settings = options.seats, options.turn_to_same_face
        self.uses = tuple((v, uses(effects[v], v, *settings)) for v in played)
        self.declared = {v: uses(effects[v], None, *settings) for v in played}
        self.undeclared = {v: (Play(v),) for v in played}
        cancel = ("cancel", "copy") if options.copy_as_reaction else ("cancel",)
        self.answers = tuple((v, Play(v, Cancel())) for v in sorted(effects) if effects[v] in cancel)


def removed(seats: int) -> Bag:
    """pikit.setup.9, pikit.setup.10: with two players two cards of each value from 1 to 8 are not used."""
    each = TWO_PLAYERS_REMOVE if seats == 2 else 0
    return tuple(each if value in REMOVED_VALUES else 0 for value in range(VALUES))


def special(effects: dict[int, str], effect: str) -> int:
    """The value that has a special effect; 0, the value of no card, if there is none."""
    return next((value for value, has in effects.items() if has == effect), 0)
