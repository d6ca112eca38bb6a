"""Laws of alphabets and features: what every door for researchers relies on."""

from __future__ import annotations

from itertools import accumulate
from random import Random
from typing import Any

from roarhouse.core.encoding.draws import Draws, Spelled
from roarhouse.core.encoding.features import features_of
from roarhouse.core.encoding.spelling import Prefix, Spelling
from roarhouse.core.game import NATURE, Choice, Game, Menu
from roarhouse.core.words import Seat
from tests.laws.laws import seats_of

LONGEST = 60  # letters of a word
TINY = 1e-9


def offered(menu: Menu) -> list[Choice]:
    return list(menu if isinstance(menu, tuple) else dict.fromkeys(menu.worth_trying()))


def spelling_is_a_bijection(game: Game[Any], spelling: Spelling, s: Any) -> None:
    """Law 11: every choice on a menu has a word of its own, which spells that choice, letter by legal letter."""
    for seat in game.turn(s):
        if seat == NATURE:
            continue
        menu, words = game.menu(s, seat), dict[tuple[int, ...], Choice]()
        for choice in offered(menu):
            word = spelling.spell(s, seat, choice)
            assert words.setdefault(word, choice) == choice, f"law 11: {choice} and {words[word]} share a word"
        for word, choice in words.items():
            assert read(spelling.begin(s, seat, menu), word) == choice, f"law 11: {word} does not spell {choice}"


def read(prefix: Prefix, word: tuple[int, ...]) -> Choice | None:
    for letter in word:
        assert prefix.choice is None, "law 11: a word begins with another word"
        assert letter in prefix.next, f"law 11: {letter} is spelled, but not offered"
        prefix = prefix.then(letter)
    return prefix.choice


def prefixes_complete(game: Game[Any], spelling: Spelling, s: Any, rng: Random) -> None:
    """Law 12: any row of offered letters ends with a legal choice, and all letters are in the alphabet."""
    for seat in game.turn(s):
        if seat == NATURE:
            continue
        prefix = spelling.begin(s, seat, game.menu(s, seat))
        for _ in range(LONGEST):
            if prefix.choice is not None:
                break
            assert prefix.next, "law 12: a prefix that cannot be completed"
            assert prefix.next == sorted(set(prefix.next)), "law 12: letters are not sorted, or not different"
            assert 0 <= prefix.next[0] <= prefix.next[-1] < len(spelling.letters), "law 12: not in the alphabet"
            prefix = prefix.then(rng.choice(prefix.next))
        assert prefix.choice is not None, "law 12: a word without an end"
        assert game.refuse(s, seat, prefix.choice) is None, f"law 12: {prefix.choice} is spelled, but refused"


def nature_draws(game: Game[Any], spelling: Spelling, s: Any, rng: Random) -> None:
    """Law 13: draws have chances that sum to one, few outcomes, and end with a choice that nature may make."""
    draws: Draws | Spelled = spelling.chance(s)
    while isinstance(draws, Draws) and draws.choice is None:
        outcomes = draws.outcomes()
        assert outcomes == sorted(dict(outcomes).items()), "law 13: outcomes are not sorted, or not different"
        all_at_once(draws, rng.random())
        assert abs(sum(chance for _, chance in outcomes) - 1) < TINY, "law 13: chances do not sum to one"
        assert all(0 <= outcome < spelling.outcomes for outcome, _ in outcomes), "law 13: too many outcomes"
        draws = draws.then(rng.choice(outcomes)[0])
    assert draws.choice is not None
    assert game.refuse(s, NATURE, draws.choice) is None, f"law 13: {draws.choice} is drawn, but refused"


def all_at_once(draws: Draws, seed: float) -> None:
    """Law 13: what is left can be drawn one by one or at once, with the same shares."""
    found, rng = list[int](), Random(seed)
    after: Draws | Spelled = draws
    while isinstance(after, Draws) and after.choice is None:
        share = rng.random()
        sums = list(accumulate(chance for _, chance in after.outcomes()))
        found.append(after.at(share))
        drawn = after.next.index(found[-1])
        assert sums[drawn] - after.outcomes()[drawn][1] <= share + TINY, "law 13: an outcome before its share"
        assert share <= sums[drawn] + TINY, "law 13: an outcome after its share"
        after = after.then(found[-1])
    assert draws.rest(Random(seed).random) == (found, after.choice), "law 13: at once, something else is drawn"


def adapters_keep_secrets(game: Game[Any], spelling: Spelling, s: Any, rng: Random) -> None:
    """Law 14: on a table that a seat cannot tell from the real one it gets the same features and the same letters."""
    features = features_of(game.name)
    for seat in seats_of(s):
        t = game.imagine(s, seat, rng)
        assert features(s, seat) == features(t, seat), f"law 14: seat {seat} can tell the tables apart by features"
        if seat in game.turn(s):
            one, other = (spelling.begin(x, seat, game.menu(x, seat)) for x in (s, t))
            letters_agree(one, other, rng, seat)


def letters_agree(one: Prefix, other: Prefix, rng: Random, seat: Seat) -> None:
    while one.choice is None:
        assert one.next == other.next, f"law 14: seat {seat} can tell the tables apart by its letters"
        letter = rng.choice(one.next)
        one, other = one.then(letter), other.then(letter)
    assert one.choice == other.choice, "law 14: the same letters spell different choices"
