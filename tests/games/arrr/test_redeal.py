"""A new deal in the middle of a game: nothing is lost, every crew is legal, and the game can be played on."""

from __future__ import annotations

from random import Random

from roarhouse.bots.bots import RandomBot
from roarhouse.core.find import find_game
from roarhouse.core.game import NATURE
from roarhouse.core.options import make_options
from roarhouse.games.arrr.bot.redeal import redeal
from roarhouse.games.arrr.rules.recruitment import Recruiting
from roarhouse.games.arrr.state import Arrr

GAME = find_game("arrr")()


def play_on(s: Arrr, rng: Random, turns: int) -> None:
    """Random choices until the first decision of that turn, or to the end."""
    while (turn := GAME.turn(s)) and not (s.turns >= turns and isinstance(s.agenda[-1], Recruiting)):
        seat = turn[0]
        choice = GAME.nature(s, rng) if seat == NATURE else RandomBot().choose(GAME, s, seat, rng)
        GAME.apply(s, seat, choice)


def test_a_new_deal_loses_nothing_and_can_be_played_on() -> None:
    for mode in ("arrrr", "swabber", "otherRulings"):
        for turns in (1, 5, 12):
            s, rng = GAME.start(make_options(find_game("arrr"), mode)), Random(f"{mode}/{turns}")
            play_on(s, rng, turns)
            before, chests = GAME.census(s), s.chest[:]
            assert redeal(s, rng)
            assert (GAME.census(s), s.chest) == (before, chests)
            for seat in s.box.seats:
                kinds = [s.box.kinds[card] for card in s.equipped[seat]]
                assert kinds.count("mate") <= 1 + s.traits(seat).first_mates
                assert kinds.count("pack") <= 1
                assert s.pieces[seat] >= 0
            assert not set(s.depleted) & set(s.equipped[s.active])
            play_on(s, rng, 99)
            assert GAME.result(s)


def test_chance_deals_more_and_fewer_cards_whoever_had_them() -> None:
    s = GAME.start()
    play_on(s, Random(1), 6)
    dealt = []
    for seed in range(40):
        t = GAME.copy(s)
        redeal(t, Random(seed))
        dealt.append(t)
    for seat in s.box.seats:
        for zone in ("crew", "events", "equipped", "pieces"):
            assert len({str(getattr(t, zone)[seat]) for t in dealt}) > 4, (seat, zone)


def test_there_is_no_new_deal_but_at_the_beginning_of_a_turn() -> None:
    s, rng = GAME.start(), Random(2)
    while isinstance(s.agenda[-1], Recruiting) or GAME.turn(s) == (NATURE,):
        seat = GAME.turn(s)[0]
        GAME.apply(s, seat, GAME.nature(s, rng) if seat == NATURE else GAME.menu(s, seat)[0])  # type: ignore[index]
    before = GAME.copy(s)
    assert not redeal(s, rng)
    assert s == before
