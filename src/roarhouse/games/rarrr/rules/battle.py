"""The Battle Phase: the Angriest Monster selects a city, and all players bid or pass until one is left."""

from __future__ import annotations

from roarhouse.core.drafts import to_the_left
from roarhouse.core.game import Ask, Auto, Choice, Menu, Refusal, no
from roarhouse.core.words import Seat, Who, Words
from roarhouse.games.rarrr.choices import Bid, Pass, Select
from roarhouse.games.rarrr.rules.bids import Bids
from roarhouse.games.rarrr.rules.passing import discard_sets, pass_battle, passes, refuse_pass
from roarhouse.games.rarrr.rules.round import EndRound, round_is_over
from roarhouse.games.rarrr.rules.sets import lay, refuse_bid
from roarhouse.games.rarrr.speech import names
from roarhouse.games.rarrr.state import Rarrr


class BattlePhase(Auto, frozen=True):
    """rarrr.battle.1, rarrr.battle.18, rarrr.round.3: dials to zero before each battle; then the next city, or
    the end of the round."""

    def do(self, s: Rarrr) -> None:
        seats = len(s.box.seats)
        s.city = -1
        s.levels, s.passed, s.laid = [0] * seats, [False] * seats, [()] * seats
        if round_is_over(s):
            s.then(EndRound())
        elif len(s.row) == 1:
            contest(s, s.row[0])
        else:
            s.then(SelectCity(s.angriest))


class SelectCity(Ask, frozen=True):
    """rarrr.battle.2, rarrr.battle.19, rarrr.angriest.1, rarrr.pass.11: any face-up city of this round."""

    rule = "rarrr.battle.2"

    def menu(self, s: Rarrr, seat: Seat) -> tuple[Select, ...]:
        selects = s.box.selects
        return tuple([selects[city] for city in s.row])

    def refuse(self, s: Rarrr, seat: Seat, choice: Choice) -> Refusal | None:
        return None if isinstance(choice, Select) and choice.city in s.row else no(self.rule, "not-a-face-up-city")

    def take(self, s: Rarrr, choice: Select) -> None:
        contest(s, choice.city)


def contest(s: Rarrr, city: int) -> None:
    """rarrr.battle.3: the player who selects the city opens the battle."""
    s.city = city
    s.row = tuple([other for other in s.row if other != city])
    s.tell("rarrr.battle.2", "selects", who=Who(s.angriest), city=names.city(s, city))
    s.then(Turn(s.angriest))


class Turn(Auto, frozen=True):
    """rarrr.pass.8, rarrr.pass.9: a player without Power cards must pass, which is public; a player with cards
    is always asked, because passing automatically would reveal the hand."""

    seat: Seat

    def do(self, s: Rarrr) -> None:
        if any(s.hands[self.seat]) or s.laid[self.seat]:
            s.then(Bidding(self.seat))
        else:
            pass_battle(s, self.seat, ())
            go_on(s, self.seat)


class Bidding(Ask, frozen=True):
    """rarrr.battle.6, rarrr.battle.8: play sets that lift the Level above all others, or pass."""

    rule = "rarrr.battle.6"

    def menu(self, s: Rarrr, seat: Seat) -> Menu:
        return Bids(s, seat) if any(s.hands[seat]) else passes(s, seat)

    def refuse(self, s: Rarrr, seat: Seat, choice: Choice) -> Refusal | None:
        match choice:
            case Bid():
                return refuse_bid(s, seat, choice)
            case Pass():
                return refuse_pass(s, seat, choice)
        return no(self.rule, "bid-or-pass")

    def take(self, s: Rarrr, choice: Bid | Pass) -> None:
        if isinstance(choice, Bid):
            lay(s, self.seat, choice)
        else:
            pass_battle(s, self.seat, choice.back)
        go_on(s, self.seat)

    def prompt(self, s: Rarrr, seat: Seat) -> Words:
        return Words("ask-bidding", {"city": names.city(s, s.city), "level": s.highest_other(seat)})


def go_on(s: Rarrr, seat: Seat) -> None:
    """rarrr.battle.5, rarrr.battle.9, rarrr.battle.10: to the left, past those who are out, until one is left."""
    left = [other for other in s.box.seats if not s.passed[other]]
    if not left:
        all_passed(s, last=seat)
    elif len(left) == 1 and wins_without_a_turn(s, left[0]):
        win(s, left[0], last=seat)
    else:
        s.then(Turn(next_player(s, seat)))


def wins_without_a_turn(s: Rarrr, seat: Seat) -> bool:
    """rarrr.battle.17, rarrr.battle.16: yes with a set on the table; without one the player must still play one,
    unless the option gives such a city away."""
    return s.battles(seat) or s.box.options.lone_last_player == "freeWin"


def next_player(s: Rarrr, seat: Seat) -> Seat:
    seats = len(s.passed)
    seat = to_the_left(seat, seats)
    while s.passed[seat]:
        seat = to_the_left(seat, seats)
    return seat


def win(s: Rarrr, winner: Seat, last: Seat) -> None:
    """rarrr.battle.11, rarrr.battle.12, rarrr.objective.4: the last one in takes the City card, face-up.

    rarrr.battle.13, rarrr.battle.14: what the winner played is gone, Power cards and Boosts alike.
    """
    s.won[winner] += (s.city,)
    s.tell("rarrr.battle.12", "destroys", who=Who(winner), city=names.city(s, s.city), level=s.levels[winner])
    discard_sets(s, winner, ())
    hand_over(s, winner, last)
    s.then(BattlePhase())


def hand_over(s: Rarrr, winner: Seat, last: Seat) -> None:
    """rarrr.angriest.2, rarrr.angriest.3, rarrr.pass.7: the Angriest Monster card goes to the last who passed, or
    to the only one who battled."""
    battlers = sum([s.battles(seat) for seat in s.box.seats])
    if battlers == 1:
        become_angriest(s, winner, "rarrr.angriest.3")
    elif battlers:
        become_angriest(s, last, "rarrr.pass.7")


def become_angriest(s: Rarrr, seat: Seat, rule: str) -> None:
    """rarrr.components.13: there is one such card, and it lies in front of one seat."""
    if seat != s.angriest:
        s.angriest = seat
        s.tell(rule, "is-angriest", who=Who(seat))


def all_passed(s: Rarrr, last: Seat) -> None:
    """rarrr.pass.10, rarrr.angriest.4: the city leaves the game; the Angriest Monster card stays where it is."""
    s.removed += (s.city,)
    s.tell("rarrr.pass.10", "nobody-wants", city=names.city(s, s.city))
    if s.box.options.all_pass_angriest == "lastPasser":
        become_angriest(s, last, "rarrr.angriest.4")
    s.then(BattlePhase())
