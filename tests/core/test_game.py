"""The engine: agenda, gathering, refusals, discovery, options, bags."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roarhouse.core import bags
from roarhouse.core.drafts import pass_left, to_the_left
from roarhouse.core.errors import NotFound, RoarhouseError
from roarhouse.core.find import find_game, game_names
from roarhouse.core.game import NATURE, WATCHER
from roarhouse.core.options import make_options, option_names, seat_range
from roarhouse.core.rulebook import find_rule, rules_of

Growl: Any = find_game("growl")


def dealt() -> tuple[Any, Any]:
    game = Growl()
    s = game.start()
    game.apply(s, NATURE, game.nature(s, Random(1)))
    return game, s


def test_games_are_found_by_their_folder() -> None:
    assert {"growl", "rarrr"} <= set(game_names())
    with pytest.raises(NotFound, match="no game 'grwl'; did you mean growl"):
        find_game("grwl")


def test_a_gather_is_sealed_until_the_last_choice_and_may_be_changed() -> None:
    game, s = dealt()
    growl, hush = game.menu(s, 0)
    game.apply(s, 0, growl)
    assert game.turn(s) == (1, 2)
    assert game.view(s, 1).sealed is None
    assert game.view(s, 1).chosen == (True, False, False)
    assert game.refuse(s, 0, hush) is None
    game.apply(s, 0, hush)
    assert game.turn(s) == (1, 2)
    game.apply(s, 2, growl)
    game.apply(s, 1, growl)
    assert s.growls == [False, True, True]
    assert s.sealed == {}


def test_who_is_not_asked_is_refused() -> None:
    game, s = dealt()
    for seat in (NATURE, WATCHER, 3):
        refusal = game.refuse(s, seat, game.menu(s, 0)[0])
        assert refusal is not None
        assert (refusal.rule, refusal.why.key) == ("growl.growl.1", "not-your-turn")


def test_nothing_can_be_chosen_after_the_end() -> None:
    game, s = dealt()
    for seat in (0, 1, 2):
        game.apply(s, seat, game.menu(s, seat)[0])
    bite = game.menu(s, 0)[0]
    game.apply(s, 0, bite)
    assert game.turn(s) == ()
    assert game.refuse(s, 0, bite).why.key == "game-is-over"


def test_nobody_hears_a_story_unless_he_listens() -> None:
    game, s = dealt()
    assert s.story is None
    s.story = []
    for seat in (0, 1, 2):
        game.apply(s, seat, game.menu(s, seat)[0])
    assert [told.words.key for told in s.story] == ["growls"] * 3
    assert game.copy(s).story is None


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"seats": 9}, "seats: expected int <= 4, got '9'"),
        ({"seats": "many"}, "seats: expected int, got 'many'"),
        ({"sets": 2}, "no option of growl 'sets'; did you mean seats"),
    ],
)
def test_bad_options_say_what_was_expected_and_what_came(options: dict[str, Any], says: str) -> None:
    with pytest.raises(RoarhouseError) as error:
        make_options(Growl, **options)
    assert says in str(error.value)


def test_options_and_seats_are_known() -> None:
    assert list(seat_range(Growl)) == [2, 3, 4]
    assert option_names(Growl) == ("seats",)
    with pytest.raises(NotFound, match="no mode of growl 'loud'; known: standard"):
        make_options(Growl, "loud")


def test_rules_are_looked_up_by_id() -> None:
    assert find_rule("growl.bite.1").kind == "play"
    assert len(rules_of("growl")) == 4
    with pytest.raises(NotFound, match=r"did you mean growl\.bite\.1"):
        find_rule("growl.bit.1")


some_bag = st.lists(st.integers(0, 6), min_size=5, max_size=5).map(tuple)


@given(bag=some_bag, other=some_bag, rng=st.randoms(use_true_random=False))
def test_bags_add_up(bag: bags.Bag, other: bags.Bag, rng: Random) -> None:
    cards = bags.cards_of(other)
    assert bags.bag_of(5, cards) == other
    assert bags.add(bag, cards) == bags.plus(bag, other)
    assert bags.minus(bags.plus(bag, other), other) == bag == bags.take(bags.add(bag, cards), cards)
    assert sorted(bags.stirred(rng, cards)) == cards
    assert bags.holds(bag, cards) == all(a >= b for a, b in zip(bag, other, strict=True))
    assert not bags.holds(bag, [5])
    assert not bags.holds(bag, [-1])
    dealt = bags.deal(rng, bags.plus(bag, other, (3,) * 5), 3, 5)
    assert all(sum(hand) == 5 for hand in dealt)
    assert min(bags.minus(bags.plus(bag, other, (3,) * 5), bags.plus(*dealt))) >= 0


def test_packs_move_to_the_left() -> None:
    assert pass_left(["a", "b", "c"]) == ["c", "a", "b"]
    assert [to_the_left(seat, 3) for seat in range(3)] == [1, 2, 0]
