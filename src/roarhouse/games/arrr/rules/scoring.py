"""Counting the points, alone or in teams."""

from __future__ import annotations

from roarhouse.core.game import Gather
from roarhouse.core.result import Result
from roarhouse.core.words import Seat, Who
from roarhouse.games.arrr.choices import NOTHING, Vote
from roarhouse.games.arrr.state import Arrr

COLLECTION = (0, 1, 4, 8)  # points by the number of cards
Side = tuple[Seat, ...]


def sides(s: Arrr) -> tuple[Side, ...]:
    """arrr.teams.1: each seat alone, or two teams of two that sit opposite."""
    return ((0, 2), (1, 3)) if s.box.options.teams else tuple([(seat,) for seat in s.box.seats])


def pieces_of(s: Arrr, side: Side) -> int:
    """arrr.scoring.1: every Piece in a Treasure Chest is a point."""
    return sum([s.pieces[seat] for seat in side])


def fame_of(s: Arrr, side: Side) -> int:
    """arrr.scoring.2: every point of fame is a point."""
    return sum([s.box.fame[card] for seat in side for card in s.chest[seat]])


def collections_of(s: Arrr, side: Side) -> int:
    """arrr.exploration.8, arrr.teams.2: each collection on its own; partners put their cards together, unless
    the table counts each Chest."""
    if s.box.options.team_collections == "sum":
        return sum([collection_points(s, s.chest[seat]) for seat in side])
    return collection_points(s, tuple([card for seat in side for card in s.chest[seat]]))


def collection_points(s: Arrr, chest: tuple[int, ...]) -> int:
    """arrr.scoring.3, arrr.scoring.4, arrr.scoring.5: 1, 4 or 8 points for one, two or three cards of a
    collection."""
    symbols = [s.box.symbol_of[card] for card in chest]
    return sum([COLLECTION[min(3, symbols.count(symbol))] for symbol in set(symbols) if symbol != NOTHING])


def points_of(s: Arrr, side: Side) -> int:
    return pieces_of(s, side) + fame_of(s, side) + collections_of(s, side)


def rank_of(s: Arrr, side: Side) -> tuple[int, int, int]:
    """arrr.scoring.6, arrr.scoring.7, arrr.scoring.8, arrr.teams.6: points, then fame, then Pieces, for teams as
    well."""
    return points_of(s, side), fame_of(s, side), pieces_of(s, side)


def leaders(s: Arrr) -> list[Side]:
    ranks = [rank_of(s, side) for side in sides(s)]
    return [side for side, rank in zip(sides(s), ranks, strict=True) if rank == max(ranks)]


# -- who looks most like a pirate ----------------------------------------------------------------------------------


def needs_vote(s: Arrr) -> bool:
    """arrr.scoring.9: only if nothing else tells the leaders apart, and the table wants to vote."""
    return s.box.options.last_tie == "vote" and len(leaders(s)) > 1


class Voting(Gather, frozen=True):
    """arrr.scoring.9: each seat names one of the tied, or abstains."""

    rule = "arrr.scoring.9"

    def seats(self, s: Arrr) -> tuple[Seat, ...]:
        return s.box.seats

    def menu(self, s: Arrr, seat: Seat) -> tuple[Vote, ...]:
        return (Vote(NOTHING), *[Vote(side[0]) for side in leaders(s)])

    def reveal(self, s: Arrr, sealed: dict[Seat, Vote]) -> None:
        s.votes = tuple([sealed[seat].seat for seat in s.box.seats])
        for seat, vote in enumerate(s.votes):
            if vote != NOTHING:
                s.show(self.rule, "votes", who=Who(seat), whom=Who(vote))


def elected(s: Arrr, tied: list[Side]) -> list[Side]:
    """arrr.scoring.9: most votes win; if these are equal as well, the victory is shared."""
    votes = [s.votes.count(side[0]) for side in tied]
    return [side for side, n in zip(tied, votes, strict=True) if n == max(votes)]


# -- the result ----------------------------------------------------------------------------------------------------


def sheet(s: Arrr) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """arrr.end.2: row by row, for each seat what its side has."""
    side_of = [next(side for side in sides(s) if seat in side) for seat in s.box.seats]
    rows = (("score-pieces", pieces_of), ("score-fame", fame_of), ("score-collections", collections_of))
    return tuple([(key, tuple([count(s, side) for side in side_of])) for key, count in rows])


def result(s: Arrr) -> Result | None:
    """arrr.scoring.6, arrr.scoring.7, arrr.scoring.8, arrr.scoring.9: most points, with three ways to break a tie."""
    if s.agenda:
        return None
    tied = leaders(s)
    winners = elected(s, tied)
    rows = sheet(s)
    scores = tuple([sum(column) for column in zip(*[row for _, row in rows], strict=True)])
    return Result(tuple(sorted(seat for side in winners for seat in side)), scores, rule_of_victory(s, tied), rows)


def rule_of_victory(s: Arrr, tied: list[Side]) -> str:
    if len(tied) > 1:
        return "arrr.teams.6" if s.box.options.teams else "arrr.scoring.9"
    best = rank_of(s, tied[0])
    others = [rank_of(s, side) for side in sides(s) if side != tied[0]]
    if all(rank[0] < best[0] for rank in others):
        return "arrr.teams.2" if s.box.options.teams else "arrr.scoring.6"
    if s.box.options.teams:
        return "arrr.teams.6"
    return "arrr.scoring.7" if all(rank[:2] < best[:2] for rank in others) else "arrr.scoring.8"
