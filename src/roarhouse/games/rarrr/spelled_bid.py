"""A bid that is being spelled, card by card."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from roarhouse.core.encoding.draws import Spelled
from roarhouse.core.encoding.spelling import Letter, Prefix, Word, listed
from roarhouse.core.game import Choice
from roarhouse.core.words import Seat
from roarhouse.games.rarrr.choices import Bid, Pass, Set
from roarhouse.games.rarrr.components import BOOSTS, POWERS
from roarhouse.games.rarrr.rules.passing import passes
from roarhouse.games.rarrr.rules.sets import limit, power_of
from roarhouse.games.rarrr.state import Rarrr

LAY, PASS = 0, 1  # beyond the first letter of the group `end`
Spell = Callable[[Rarrr, Seat, Pass], Word]


class SpelledBid:
    """The sets named so far; the last of them can still grow."""

    __slots__ = ("choice", "first", "next", "s", "seat", "sets", "spare", "spell")

    def __init__(
        self,
        first: dict[str, Letter],
        spell: Spell,
        s: Rarrr,
        seat: Seat,
        sets: tuple[Set, ...] = (),
        done: bool = False,
    ) -> None:
        self.first, self.spell, self.s, self.seat, self.sets = first, spell, s, seat, sets
        self.choice: Choice | None = Bid(sets) if done else None
        self.spare = list(s.hands[seat])
        for laid in sets:
            for card in (*laid.cards, *laid.down):
                self.spare[card] -= 1
        self.next: list[Letter] = [] if done else sorted(self._letters())

    def then(self, letter: Letter) -> Prefix:
        first, s, seat = self.first, self.s, self.seat
        if letter == first["end"] + PASS:
            return listed([(self.spell(s, seat, way), Spelled(way)) for way in passes(s, seat)], 1)
        if letter == first["end"] + LAY:
            return SpelledBid(first, self.spell, s, seat, self.sets, done=True)
        return SpelledBid(first, self.spell, s, seat, self._with(letter))

    def _with(self, letter: Letter) -> tuple[Set, ...]:
        """The sets with one more card or Boost."""
        cards, first = len(self.spare), self.first
        if first["add"] <= letter < first["add"] + cards:
            return self._added(letter - first["add"])
        *others, last = self.sets
        if first["boost"] <= letter < first["boost"] + len(BOOSTS):
            return (*others, replace(last, boost=BOOSTS[letter - first["boost"]]))
        return (*others, replace(last, down=(*last.down, letter - first["down"])))

    def _added(self, card: int) -> tuple[Set, ...]:
        power = self.s.box.power_of[card]
        if not self.sets or self.sets[-1].power != power:
            return (*self.sets, Set(power, (card,)))
        *others, last = self.sets
        return (*others, replace(last, cards=(*last.cards, card)))

    # -- what may follow -----------------------------------------------------------------------------------------

    def _letters(self) -> Iterator[Letter]:
        s, end, first = self.s, self.first["end"], self.first["add"]
        yield end + PASS
        for card in self._cards():
            yield first + card
        if self.sets:
            level = s.levels[self.seat] + sum([power_of(s, laid) for laid in self.sets])
            if level > s.highest_other(self.seat):
                yield end + LAY
            yield from self._boosts(self.sets[-1])
            yield from self._downs(self.sets[-1])

    def _cards(self) -> list[int]:
        """Face-up cards: more of the last set, as long as it has neither Boost nor face-down cards, or a set of a
        later type."""
        s, seat = self.s, self.seat
        last = self.sets[-1] if self.sets else None
        least = last.power if last else -1
        taken = [laid.power for laid in s.laid[seat]]
        most = [0 if power <= least or power in taken else limit(s, seat, power) for power in range(len(POWERS))]
        power_of_card = s.box.power_of
        found = [card for card, left in enumerate(self.spare) if left and most[power_of_card[card]]]
        if last and self._can_grow(last):
            cards = range(last.cards[-1], len(self.spare))
            found += [card for card in cards if self.spare[card] and power_of_card[card] == last.power]
        return found

    def _can_grow(self, last: Set) -> bool:
        return not last.boost and not last.down and len(last.cards) < limit(self.s, self.seat, last.power)

    def _boosts(self, last: Set) -> Iterator[Letter]:
        if last.boost or last.down:
            return
        used = [laid.boost for laid in self.sets]
        for boost in self.s.boosts[self.seat]:
            if boost not in used:
                yield self.first["boost"] + BOOSTS.index(boost)

    def _downs(self, last: Set) -> Iterator[Letter]:
        s, options = self.s, self.s.box.options
        if not options.face_down_cards:
            return
        most = limit(s, self.seat, last.power)
        whole = most if options.resistance_counts_face_down else s.limits[self.seat][last.power]
        if len(last.cards) + len(last.down) >= whole:
            return
        least = last.down[-1] if last.down else 0
        for card in range(least, len(self.spare)):
            if self.spare[card] and (options.face_down_same_type or s.box.power_of[card] != last.power):
                yield self.first["down"] + card
