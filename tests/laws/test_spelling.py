"""The laws of alphabets and features over every game that declares them, every number of seats and every mode."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from roarhouse.core.encoding.draws import Draws, ListedDraws, Spelled
from roarhouse.core.encoding.features import features_of
from roarhouse.core.encoding.spelling import Listed, Prefix, Word, spelling_of
from roarhouse.core.errors import RoarhouseError
from roarhouse.core.find import find_game
from roarhouse.core.game import NATURE, Choice
from roarhouse.core.words import Seat
from tests.laws import spelling as laws
from tests.laws.laws import walk
from tests.laws.test_laws import TABLES, some, table
from tests.laws.test_the_laws_bite import caught

SPELLED = [one for one in TABLES if str(one.values[0]) in ("arrr", "pikit", "rampage", "rarrr")]


@pytest.mark.parametrize(("name", "mode", "seats"), SPELLED)
def test_laws_11_to_14_alphabets_spell_every_menu_and_keep_secrets(name: str, mode: str, seats: int) -> None:
    game, options, rng = table(name, mode, seats)
    alphabet, sizes = spelling_of(name, game.box(options)), set()
    assert len(set(alphabet.letters)) == len(alphabet.letters), "law 11: two letters have the same name"
    for s, (seat, _) in some(game, options, rng, 0.1):
        sizes |= {features_of(name)(s, one).size for one in s.box.seats}
        if seat == NATURE:
            laws.nature_draws(game, alphabet, s, rng)
        laws.spelling_is_a_bijection(game, alphabet, s)
        laws.prefixes_complete(game, alphabet, s, rng)
        laws.adapters_keep_secrets(game, alphabet, s, rng)
    assert len(sizes) == 1, f"the number of features changes during a game: {sizes}"


@pytest.mark.parametrize("mode", ["basic", "advanced", "otherRulings"])
def test_every_random_bid_of_rarrr_is_spelled_and_read_back(mode: str) -> None:
    game, options, rng = table("rarrr", mode, 4)
    alphabet = spelling_of("rarrr", game.box(options))
    for s, (seat, choice) in walk(game, options, rng):
        if seat != NATURE:
            word = alphabet.spell(s, seat, choice)
            assert laws.read(alphabet.begin(s, seat, game.menu(s, seat)), word) == choice


def test_a_seat_of_pikit_counts_victims_from_its_left() -> None:
    game, options, _ = table("pikit", "standard", 4)
    alphabet = spelling_of("pikit", game.box(options))
    steals = [(card, use.steals) for card, use in game.box(options).uses if use.steals]
    assert steals
    for seat in range(4):
        for card, plays in steals:
            words = [alphabet.spell(None, seat, plays[(seat + k) % 4]) for k in (1, 2, 3)]
            assert [alphabet.letters[letter] for (letter,) in words] == [f"play {card} steal {k}" for k in (1, 2, 3)]


def test_a_game_without_an_alphabet_is_named_in_one_line() -> None:
    game = find_game("growl")()
    with pytest.raises(RoarhouseError, match=r"^growl has no spelling.py, which a fixed action space needs"):
        spelling_of("growl", game.box(game.Options()))


# -- planted defects -------------------------------------------------------------------------------------------------


def tables(name: str, mode: str) -> tuple[Any, Any, list[Any]]:
    game, options, rng = table(name, mode, 3)
    return game, spelling_of(name, game.box(options)), [game.copy(s) for s, _ in walk(game, options, rng)]


def test_law_11_catches_two_choices_with_one_word() -> None:
    game, alphabet, states = tables("pikit", "standard")

    class Blurred(type(alphabet)):  # type: ignore[misc]
        def spell(self, s: Any, seat: Seat, choice: Choice) -> Word:
            return (super().spell(s, seat, choice)[0] // 2,)

    with caught("law 11"):
        for s in states:
            laws.spelling_is_a_bijection(game, Blurred(states[0].box), s)


def test_law_12_catches_a_letter_that_leads_nowhere() -> None:
    game, alphabet, states = tables("rarrr", "basic")

    class Dead(Listed):
        def then(self, letter: int) -> Prefix:
            ended = super().then(letter)
            ended.choice, ended.next = None, []
            return ended

    class Stuck(type(alphabet)):  # type: ignore[misc]
        def begin(self, s: Any, seat: Seat, menu: Any) -> Any:
            return Dead([((0,), Spelled(choice)) for choice in laws.offered(menu)[:1]])

    with caught("law 12"):
        for s in states:
            laws.prefixes_complete(game, Stuck(states[0].box), s, Random(1))


def test_law_13_catches_cards_that_lie_in_no_order() -> None:
    game, alphabet, states = tables("rarrr", "basic")

    class Shuffled(type(alphabet)):  # type: ignore[misc]
        def chance(self, s: Any) -> Draws:
            honest = super().chance(s)
            return ListedDraws(tuple([(things[::-1], n) for things, n in honest.stages]), honest.made)

    with caught("law 13"):
        for s in states:
            if game.turn(s) == (NATURE,):
                laws.nature_draws(game, Shuffled(s.box), s, Random(1))


def test_law_13_catches_draws_that_differ_when_they_are_made_at_once() -> None:
    game, alphabet, states = tables("rarrr", "basic")

    class Hasty(ListedDraws):
        def rest(self, share: Callable[[], float]) -> tuple[list[int], Choice]:
            outcomes, choice = super().rest(share)
            return outcomes[::-1], choice

    class Rushed(type(alphabet)):  # type: ignore[misc]
        def chance(self, s: Any) -> Draws:
            honest = super().chance(s)
            return Hasty(honest.stages, honest.made)

    with caught("law 13"):
        for s in states:
            if game.turn(s) == (NATURE,):
                laws.nature_draws(game, Rushed(s.box), s, Random(1))


def test_law_14_catches_features_that_show_a_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    game, alphabet, states = tables("pikit", "standard")
    honest = features_of("pikit")

    def leaky(s: Any, seat: Seat) -> Any:
        sheet = honest(s, seat)
        sheet.numbers(*s.hands[0])
        return sheet

    monkeypatch.setattr(laws, "features_of", lambda name: leaky)
    with caught("law 14"):
        for s in states:
            laws.adapters_keep_secrets(game, alphabet, s, Random(1))


def test_law_14_catches_letters_that_depend_on_another_hand() -> None:
    game, alphabet, states = tables("rarrr", "basic")

    class Peeks(type(alphabet)):  # type: ignore[misc]
        def begin(self, s: Any, seat: Seat, menu: Any) -> Any:
            prefix = super().begin(s, seat, menu)
            prefix.next = [letter for letter in prefix.next if letter % 2 == s.hands[seat - 1][0] % 2] or prefix.next
            return prefix

    with caught("law 14"):
        for s in states:
            laws.adapters_keep_secrets(game, Peeks(states[0].box), s, Random(1))
