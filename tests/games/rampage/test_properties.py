"""Properties of any reachable table: its JSON, and the words in which its choices can be typed."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from roarhouse.core.codec import Codec
from roarhouse.core.errors import RecordError
from roarhouse.core.game import NATURE, Choice
from roarhouse.core.options import make_options
from roarhouse.core.phrases import LANGUAGES
from roarhouse.core.speech import Speaker
from roarhouse.games.rampage.choices import BACK, SKIP, Aim, Aimed, Breathe, Demolish, Move, Place, TossIt, Use
from roarhouse.games.rampage.game import RampageGame
from roarhouse.games.rampage.physics.interface import Breath, Drop, Flick, Toss
from roarhouse.games.rampage.rules.placing import Reappear, Restart
from roarhouse.games.rampage.rules.turn import ChooseAction
from roarhouse.games.rampage.state import Rampage
from tests.games.rampage.table import BUS, GAME, RUINS, City, card
from tests.games.rampage.test_end import ended
from tests.games.rampage.test_runaway import flee
from tests.laws.laws import walk

MODES = ("briskBabies", "briskTeams")
EXAMPLES = settings(max_examples=15)


@cache
def tables(mode: str) -> tuple[Rampage, ...]:
    """Every table of a random game at which a seat, not nature, chooses. Physics is slow: one game for each mode."""
    options = make_options(RampageGame, mode)
    return tuple([GAME.copy(s) for s, (seat, _) in walk(GAME, options, Random(1)) if seat != NATURE])


reached = st.sampled_from(MODES).flatmap(lambda mode: st.sampled_from(tables(mode)))


# -- JSON -----------------------------------------------------------------------------------------------------


@pytest.mark.slow
@EXAMPLES
@given(reached)
def test_a_table_comes_back_from_json_as_it_was(s: Rampage) -> None:
    codec = Codec(GAME)
    assert codec.state(codec.encode(s)) == s
    for seat in s.box.seats:
        assert codec.view(codec.encode(GAME.view(s, seat))) == GAME.view(s, seat)


@EXAMPLES
@given(st.data())
def test_a_table_comes_back_with_the_deck_it_was_played_with(data: st.DataObject) -> None:
    """An owner's deck has other numbers; a table of one deck is not opened with another."""
    rows, deck = list(GAME.deck.character), GAME.deck
    k = data.draw(st.integers(0, len(rows) - 1))
    names = [name for name in ("each", "score") if hasattr(rows[k].effect, name)]
    effect: Any = replace(rows[k].effect, **{name: data.draw(st.integers(1, 20)) for name in names})
    rows[k] = replace(rows[k], effect=effect)
    game = RampageGame(replace(deck, character=tuple(rows)))
    s = game.start(make_options(RampageGame, "brisk"))
    kept = Codec(game).encode(s)
    assert Codec(game).state(kept) == s
    if game.deck_hash != GAME.deck_hash:
        with pytest.raises(RecordError):
            Codec(GAME).state(kept)


# -- typing ---------------------------------------------------------------------------------------------------


def assert_typed_by_words(s: Rampage) -> None:
    for seat in GAME.turn(s):
        menu = GAME.menu(s, seat)
        for choice in menu if isinstance(menu, tuple) else (BACK, SKIP):
            if choice in menu:
                assert [GAME.typed(s, seat, text) for text in said(s, seat, choice)] == [choice] * len(LANGUAGES)


def said(s: Rampage, seat: int, choice: Choice) -> list[str]:
    return [Speaker(GAME, language).say(GAME.words(s, seat, choice)) for language in LANGUAGES]


@EXAMPLES
@given(reached)
def test_what_a_menu_says_can_be_typed_in_both_languages(s: Rampage) -> None:
    assert_typed_by_words(s)


@pytest.mark.parametrize("id", ["hobo", "passionate-kiss", "earthquake"])
def test_what_a_card_asks_can_be_typed_in_both_languages(id: str) -> None:
    t = City("Ann Ben Cid").cards(Ann=id).at(Ann="theatre west", Ben="theatre east")
    t.eaten(Ben="red 2, blue 3, gray 1", Cid="gray 2").does("Ann", Use(card(id)))
    while t.now is not ChooseAction:
        assert_typed_by_words(t.s)
        t.does("Ann", t.menu("Ann")[-1]).settles()


def zones_filled() -> City:
    t = City(runawaySide="B", zonesB={"red": 2, "blue": 2, "green": 2, "yellow": 2, "black": 2})
    return flee(t.cards(Ann="hobo, boxer").eaten(Ann="gray 3, black 3"), "red 2, blue 2, green 2")


def predictions() -> City:
    return ended(City("Ann Ben Cid").cards(Ann="imitator", Ben="seer", Cid="glutton"))


def starting_areas() -> City:
    return City().starts(Restart(0))


@pytest.mark.parametrize(("asked", "choices"), [(zones_filled, 9), (predictions, 1), (starting_areas, 1)])
def test_other_questions_can_be_typed_in_both_languages(asked: Callable[[], City], choices: int) -> None:
    t = asked()
    for _ in range(choices):
        assert_typed_by_words(t.s)
        t.does(t.turn.split()[0], t.menu(t.turn.split()[0])[0])
        if t.now is ChooseAction:
            return


@cache
def aiming(kind: type[Aimed]) -> City:
    """Ann is about to flick, drop, toss or breathe."""
    t, action = {
        Flick: (City(), Move()),
        Drop: (City().at(Ann="NW walk"), Demolish(RUINS["NW"])),
        Toss: (City().cards(Ann="telekinesis"), TossIt(BUS)),
        Breath: (City(), Breathe(0)),
    }[kind]
    return t.does("Ann", action)


def line(act: Aimed) -> str:
    """As the hint says: degrees, percent and centimetres."""
    match act:
        case Flick(_, yaw, strength, offset):
            return f"{yaw / 10} {strength / 10} {offset / 10}"
        case Drop(_, x, y, pose, yaw):
            return f"{x / 100} {y / 100} {pose} {yaw / 10}"
        case Toss(_, _, yaw, tilt, strength, side, height):
            return f"{yaw / 10} {tilt / 10} {strength / 10} {side / 10} {height / 10}"
        case Breath(_, yaw, pitch, sweep, strength):
            return f"{yaw / 10} {pitch / 10} {strength / 10} {sweep / 10}"


@EXAMPLES
@given(st.sampled_from((Flick, Drop, Toss, Breath)), st.randoms(use_true_random=False))
def test_any_aim_can_be_typed_in_numbers(kind: type[Aimed], rng: Random) -> None:
    t = aiming(kind)
    aim = GAME.menu(t.s, 0).sample(rng)  # type: ignore[union-attr]
    assert isinstance(aim, Aim)
    assert GAME.typed(t.s, 0, line(aim.act)) == aim
    assert GAME.typed(t.s, 0, line(aim.act).replace(".", ",")) == aim, "with the decimal comma of German"


@EXAMPLES
@given(st.randoms(use_true_random=False))
def test_any_spot_can_be_typed_in_numbers(rng: Random) -> None:
    t = City().starts(Reappear(0, 0))
    place = GAME.menu(t.s, 0).sample(rng)  # type: ignore[union-attr]
    assert isinstance(place, Place)
    assert GAME.typed(t.s, 0, f"{place.x / 100} {place.y / 100} {place.yaw / 10}") == place
