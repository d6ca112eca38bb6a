"""Scoring: sets of Meeples, Floors, Teeth, Characters; who wins, alone or as a team."""

from __future__ import annotations

from typing import Any, Final

from roarhouse.core.game import Auto, Choice, Gather, Refusal, no
from roarhouse.core.result import Result, Team
from roarhouse.core.words import Seat, Who, Words
from roarhouse.games.rampage.choices import NO_CARD, NO_SEAT, Foresee
from roarhouse.games.rampage.rules.cards.characters import points
from roarhouse.games.rampage.speech.names import meeple_names
from roarhouse.games.rampage.state import Rampage
from roarhouse.games.rampage.verbs import Character, Imitate, Mouthful, Pairs, Parking, Predict, ToothPrice

SET: Final = 10
TOOTH: Final = 2


# -- before Stomachs are opened -------------------------------------------------------------------------------


class LastWords(Auto, frozen=True):
    """rampage.characters.5, rampage.characters.12: Imitators and Seers choose before any Stomach is opened."""

    def do(self, s: Rampage) -> None:
        if foreseers(s):
            s.then(LookAhead())


def foreseers(s: Rampage) -> tuple[Seat, ...]:
    return tuple([seat for seat in s.box.seats if foresights(s, seat)])


def foresights(s: Rampage, seat: Seat) -> tuple[Foresee, ...]:
    """rampage.characters.5: any Character of another Monster but an Imitator; with a guess if it is a Seer's.
    rampage.characters.12, rampage.teams.11: any Monster, the own one and the teammate's included."""
    mine = [s.box.effects[card] for card in s.characters[seat]]
    imitates = any(isinstance(effect, Imitate) for effect in mine)
    copies = sorted(set(others_characters(s, seat))) if imitates else []
    found = []
    for copy in copies or [NO_CARD]:
        sees = any(isinstance(e, Predict) for e in mine) or (
            copy != NO_CARD and isinstance(s.box.effects[copy], Predict)
        )
        guesses = s.box.seats if sees else (NO_SEAT,)
        found += [Foresee(guess, copy) for guess in guesses if (guess, copy) != (NO_SEAT, NO_CARD)]
    return tuple(found)


def others_characters(s: Rampage, seat: Seat) -> list[int]:
    cards = [card for other in s.box.seats if other != seat for card in s.characters[other]]
    return [card for card in cards if not isinstance(s.box.effects[card], Imitate)]


class LookAhead(Gather, frozen=True):
    """rampage.characters.5, rampage.characters.12: at the same time, and hidden until all have chosen."""

    rule = "rampage.characters.12"

    def seats(self, s: Rampage) -> tuple[Seat, ...]:
        return foreseers(s)

    def menu(self, s: Rampage, seat: Seat) -> tuple[Foresee, ...]:
        return foresights(s, seat)

    def refuse(self, s: Rampage, seat: Seat, choice: Choice) -> Refusal | None:
        if choice in foresights(s, seat):
            return None
        copying = isinstance(choice, Foresee) and choice.copy != NO_CARD
        return no("rampage.characters.5" if copying else self.rule, "foresee-so")

    def reveal(self, s: Rampage, sealed: dict[Seat, Foresee]) -> None:
        for seat in sorted(sealed):
            foresight = sealed[seat]
            s.foreseen[seat] = foresight
            if foresight.copy != NO_CARD:
                s.show("rampage.characters.5", "imitates", who=Who(seat), card=s.card(foresight.copy))
            if foresight.guess != NO_SEAT:
                s.show("rampage.characters.12", "foresees", who=Who(seat), whom=Who(foresight.guess))

    def prompt(self, s: Rampage, seat: Seat) -> Words:
        return Words("ask-lookahead")


class OpenStomachs(Auto, frozen=True):
    """rampage.end.4: all Stomachs are public."""

    def do(self, s: Rampage) -> None:
        for seat in s.box.seats:
            facts: dict[str, Any] = {"who": Who(seat), "meeples": meeple_names(s.meeples[seat])}
            s.show("rampage.end.4", "stomach", floors=s.floors[seat], teeth=s.broken[seat], **facts)


# -- points ---------------------------------------------------------------------------------------------------


def characters(s: Rampage, seat: Seat) -> list[Character]:
    """rampage.scoring.5, rampage.characters.5: the own Characters, and the one an Imitator copies."""
    foresight = s.foreseen[seat]
    copied = (foresight.copy,) if foresight and foresight.copy != NO_CARD else ()
    effects = [s.box.effects[card] for card in (*s.characters[seat], *copied)]
    return [effect for effect in effects if isinstance(effect, Character)]


def set_points(s: Rampage, seat: Seat) -> int:
    """rampage.scoring.1, rampage.scoring.2: ten for six different colours; the rest is worth nothing."""
    return SET * min(s.meeples[seat])


def floor_points(s: Rampage, seat: Seat) -> int:
    """rampage.scoring.3: one each, regardless of size."""
    return s.floors[seat]


def tooth_points(s: Rampage, seat: Seat) -> int:
    """rampage.scoring.4, rampage.characters.2: two for each Tooth taken from another Monster; a Brawler's four
    replace them."""
    prices = [card.each for card in characters(s, seat) if isinstance(card, ToothPrice)]
    return s.broken[seat] * max(prices, default=TOOTH)


def character_points(s: Rampage, seat: Seat) -> int:
    """rampage.scoring.5, rampage.characters.17: its own line; the same Meeples count for sets as well."""
    return sum([points(s, seat, card) for card in characters(s, seat)])


def diet_points(s: Rampage, seat: Seat) -> int:
    """rampage.variants.2: one less for each Meeple that is not part of a set."""
    bag = s.meeples[seat]
    return len(bag) * min(bag) - sum(bag)


def score_sheet(s: Rampage) -> tuple[tuple[str, tuple[int, ...]], ...]:
    rows = [("score-sets", set_points), ("score-floors", floor_points), ("score-teeth", tooth_points)]
    rows.append(("score-character", character_points))
    if s.box.options.fashionable_diet:
        rows.append(("score-diet", diet_points))
    return tuple([(key, tuple([count(s, seat) for seat in s.box.seats])) for key, count in rows])


def estimate(s: Rampage, seat: Seat) -> tuple[tuple[str, int], ...]:
    """What a seat would score now, by what it knows; majorities depend on hidden Stomachs and are left out."""
    if not s.agenda:
        return ()
    known = [card for card in characters(s, seat) if isinstance(card, Pairs | Parking | Mouthful)]
    rows = [("score-sets", set_points(s, seat)), ("score-floors", floor_points(s, seat))]
    rows += [
        ("score-teeth", tooth_points(s, seat)),
        ("score-character", sum([points(s, seat, card) for card in known])),
    ]
    return (*rows, ("score-diet", diet_points(s, seat))) if s.box.options.fashionable_diet else tuple(rows)


# -- who wins -------------------------------------------------------------------------------------------------


def result(s: Rampage) -> Result | None:
    """rampage.object.1, rampage.scoring.6, rampage.scoring.7: most points, then most Meeples, then a shared win.
    rampage.runaway-a.14: the player who filled the sixth line is left out."""
    if s.agenda:
        return None
    sheet = score_sheet(s)
    scores = tuple(map(sum, zip(*(row for _, row in sheet), strict=True)))
    ranked = [party for party in range(len(s.box.parties)) if party != s.loser]
    ranks = {party: rank(s, scores, party) for party in ranked}
    best = max(ranks.values())
    winners = [party for party in ranked if ranks[party] == best]
    seats = tuple(sorted([seat for party in winners for seat in s.box.parties[party]]))
    return Result(seats, scores, winning_rule(s, ranks, winners), sheet, teams(s, scores))


def teams(s: Rampage, scores: tuple[int, ...]) -> tuple[Team, ...]:
    """rampage.teams.10, rampage.teams.16, rampage.big-city.6: the lowest score of each; single players only if one is
    left out."""
    if not s.box.options.in_teams and s.loser < 0:
        return ()
    parties = enumerate(s.box.parties)
    return tuple([Team(seats, min([scores[k] for k in seats]), party != s.loser) for party, seats in parties])


Rank = tuple[tuple[int, ...], int]


def rank(s: Rampage, scores: tuple[int, ...], party: int) -> Rank:
    """rampage.teams.10, rampage.big-city.6: the lowest score of a team counts, then the next ones, as far as every
    team has them; then the Meeples of all its members."""
    members, compared = s.box.parties[party], min(map(len, s.box.parties))
    lowest = sorted([scores[seat] for seat in members])[:compared]
    return tuple(lowest), sum([sum(s.meeples[seat]) for seat in members])


def winning_rule(s: Rampage, ranks: dict[int, Rank], winners: list[int]) -> str:
    if s.loser >= 0 and len(ranks) == 1:
        return "rampage.runaway-a.14"
    tied = sum([rank[0][0] == ranks[winners[0]][0][0] for rank in ranks.values()]) > 1
    if s.box.options.in_teams:
        return "rampage.big-city.6" if s.box.options.big_city else "rampage.teams.10"
    return "rampage.scoring.7" if tied else "rampage.scoring.6"
