"""Visibility: what events and snapshots hold for a viewer, from views, narration and prompts."""

from __future__ import annotations

import json
from collections.abc import Iterable
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import UNSET, Raw

from roarhouse.core.find import find_game
from roarhouse.core.game import NATURE, WATCHER, Choice
from roarhouse.core.records.chain import Chain
from roarhouse.core.records.fair import Fair
from roarhouse.core.words import Told, Words
from roarhouse.server.log import visibility
from roarhouse.server.log.log import Applied, LineBuilder, Log
from roarhouse.server.log.visibility import Unasked
from roarhouse.server.wire.types import Entry, SeatClock

CLOCK = {"0": SeatClock(left=1, bank=2, running=True)}
GROWL = {"do": "mood", "growl": True}
HUSH = {"do": "mood", "growl": False}
NOT_SPARED = Unasked((), ())


class Growl:
    """The log of a game of Growl for three seats, after the deal."""

    def __init__(self) -> None:
        game = find_game("growl")()
        self.log = Log(game, game.Options(seats=3), history=8, chain=Chain(Fair("ab" * 32)))
        builder = LineBuilder(self.log)
        builder.add_next(NATURE, game.nature(self.log.s, Random(1)), "nature")
        self.add(builder)

    def add(self, builder: LineBuilder) -> Applied:
        (applied,) = builder.applied
        self.log.add(applied)
        return applied

    def choose(self, seat: int, choice: dict[str, Any]) -> Applied:
        builder = LineBuilder(self.log)
        builder.add_choice(seat, self.log.codec.choice(json.dumps(choice)), "person")
        return self.add(builder)

    def undo(self, seat: int) -> Applied:
        builder = LineBuilder(self.log)
        builder.add_undo(seat, "u")
        return self.add(builder)

    def view(self, seat: int, s: Any = None) -> Raw:
        return Raw(self.log.codec.encode(self.log.game.view(self.log.s if s is None else s, seat)))


def told(key: str, to: tuple[int, ...] | None = None, shows: bool = False) -> Told:
    return Told("growl.deal.1", Words(key), to, shows)


def entry(key: str, to: Any = UNSET, shows: bool = False) -> Entry:
    return Entry(version=4, rule="growl.deal.1", words=Words(key), shows=shows, to=to)


# -- viewers and narration -------------------------------------------------------------------------------------------


def test_a_viewer_is_its_sorted_seats_or_a_watcher() -> None:
    assert visibility.viewer([2, 0]) == (0, 2)
    assert visibility.viewer(()) == (WATCHER,)


def test_entries_reach_the_seats_they_are_told_to() -> None:
    narration = [told("all"), told("one", to=(1,)), told("other", to=(0,)), told("watchers", to=(WATCHER,))]
    assert visibility.entries(4, narration, (1,)) == [entry("all"), entry("one")]
    assert visibility.entries(4, narration, (0, 1)) == [entry("all"), entry("one", to=(1,)), entry("other", to=(0,))]
    assert visibility.entries(4, narration, (WATCHER,)) == [entry("all"), entry("watchers")]


def test_entries_for_all_held_seats_are_not_marked() -> None:
    assert visibility.entries(4, [told("both", to=(0, 1), shows=True)], (0, 1)) == [entry("both", shows=True)]


# -- views -----------------------------------------------------------------------------------------------------------


def test_a_view_is_that_of_its_line_and_encoded_once() -> None:
    growl = Growl()
    first = growl.choose(0, GROWL)
    growl.choose(1, HUSH)
    assert visibility.view(growl.log, first, 0) == growl.view(0, first.s) != growl.view(0)
    assert visibility.view(growl.log, first, 1) == growl.view(1, first.s) != growl.view(0, first.s)
    assert visibility.view(growl.log, first, 0) is visibility.view(growl.log, first, 0)


# -- prompts ---------------------------------------------------------------------------------------------------------


def test_a_prompt_lists_the_whole_menu() -> None:
    growl = Growl()
    prompt = visibility.prompt(growl.log, growl.log.s, 1)
    assert (prompt.seat, prompt.step, prompt.rule) == (1, "moods", "growl.growl.1")
    assert (prompt.ask, prompt.more, bytes(prompt.form)) == (Words("ask-mood"), False, b"null")
    assert (prompt.hint, len(prompt.options)) == (None, 2)
    assert [json.loads(bytes(offer.choice)) for offer in prompt.options] == [GROWL, HUSH]
    assert [offer.words for offer in prompt.options] == [Words("growl"), Words("hush")]


class AnyMood:
    """A menu too large to list."""

    def __init__(self, *choices: Choice) -> None:
        self.choices = choices

    def worth_trying(self) -> Iterable[Choice]:
        return iter(self.choices[:1])


class AnyMoodWithForm(AnyMood):
    def form(self) -> dict[str, int]:
        return {"volume": 11}


@pytest.mark.parametrize(("space", "form"), [(AnyMood, None), (AnyMoodWithForm, {"volume": 11})])
def test_a_prompt_selects_from_a_menu_too_large_to_list(space: type[AnyMood], form: Any) -> None:
    growl = Growl()
    game: Any = growl.log.game
    menu = game.menu(growl.log.s, 0)
    game.menu = lambda s, seat: space(*menu)
    game.hint = lambda s, seat: Words("type-growl" if (s, seat) == (growl.log.s, 0) else "wrong")
    prompt = visibility.prompt(growl.log, growl.log.s, 0)
    assert [json.loads(bytes(offer.choice)) for offer in prompt.options] == [GROWL]
    assert (prompt.more, json.loads(bytes(prompt.form)), prompt.hint) == (True, form, Words("type-growl"))


def test_an_offer_describes_its_choice_and_what_it_touches() -> None:
    growl = Growl()
    game: Any = growl.log.game
    game.words = lambda s, seat, choice: Words(f"{len(s.cards)} cards, seat {seat}, {choice.growl}")
    game.touches = lambda s, seat, choice: (f"seat:{seat}", f"card:{s.cards[seat]}", f"growl:{choice.growl}")
    offers, card = visibility.prompt(growl.log, growl.log.s, 2).options, growl.log.s.cards[2]
    assert [offer.words.key for offer in offers] == ["3 cards, seat 2, True", "3 cards, seat 2, False"]
    assert offers[0].touches == ("seat:2", f"card:{card}", "growl:True")
    assert offers[1].touches == ("seat:2", f"card:{card}", "growl:False")


def test_a_prompt_is_that_of_the_last_step_on_the_agenda() -> None:
    growl = Growl()
    s = growl.log.game.copy(growl.log.s)
    s.agenda.insert(0, find_game("growl").Steps.__args__[0]())
    assert (s.agenda[0].rule, visibility.prompt(growl.log, s, 0).rule) == ("growl.deal.1", "growl.growl.1")


def test_a_prompt_is_made_once_per_question() -> None:
    growl = Growl()
    first = visibility.cached_prompt(growl.log, 0)
    growl.choose(1, GROWL)
    assert visibility.cached_prompt(growl.log, 0) is first
    growl.choose(0, GROWL)
    assert visibility.cached_prompt(growl.log, 0) is first, "the sealed choice can still change"
    growl.choose(2, HUSH)
    assert visibility.cached_prompt(growl.log, 0).step == "biting"


def test_prompts_are_for_seats_that_owe_an_answer() -> None:
    growl = Growl()
    growl.choose(1, GROWL)
    asked = visibility.prompts(growl.log, (0, 1, 2))
    assert {seat: prompt.seat for seat, prompt in asked.items()} == {"0": 0, "2": 2}
    assert set(visibility.prompts(growl.log, (0,))) == {"0"}
    assert visibility.prompts(growl.log, (WATCHER,)) == {}


def test_a_seat_that_is_spared_is_not_prompted() -> None:
    log = Growl().log
    assert list(visibility.prompts(log, (0, 1), spared=(1,))) == ["0"]
    assert list(visibility.snapshot(log, (0, 1), {}, Unasked((), (), (0,)), None).prompts) == ["1"]


def test_changes_are_for_seats_whose_choice_is_sealed() -> None:
    growl = Growl()
    growl.choose(1, GROWL)
    changes = visibility.changes(growl.log, (0, 1, 2))
    assert {seat: prompt.seat for seat, prompt in changes.items()} == {"1": 1}
    assert [json.loads(bytes(offer.choice)) for offer in changes["1"].options] == [GROWL, HUSH]
    assert visibility.changes(growl.log, (0, 2)) == {}


def test_undo_is_offered_to_its_seat_only() -> None:
    growl = Growl()
    assert visibility.undoable(growl.log, (0, 1, 2)) == ()
    growl.choose(1, GROWL)
    assert visibility.undoable(growl.log, (0, 1, 2)) == (1,)
    assert visibility.undoable(growl.log, (0, 2)) == ()


# -- messages --------------------------------------------------------------------------------------------------------


def test_an_event_holds_one_line_for_one_viewer() -> None:
    growl = Growl()
    applied = growl.choose(1, GROWL)
    event = visibility.event(growl.log, applied, (0, 1), CLOCK, Unasked((0,), (1,)))
    assert (event.version, event.by, event.undoes, event.clock, event.due) == (2, 1, None, CLOCK, (0,))
    assert event.views == {"0": growl.view(0), "1": growl.view(1)}
    assert event.entries == tuple(visibility.entries(2, applied.told, (0, 1)))
    assert event.prompts == visibility.prompts(growl.log, (0, 1)) != {}
    assert event.changes == visibility.changes(growl.log, (0, 1)) != {}
    assert (event.undo, event.closing) == ((1,), (1,))


def test_an_event_of_nature_narrates_the_deal() -> None:
    growl = Growl()
    event = visibility.event(growl.log, growl.log.recent[0], (WATCHER,), None, NOT_SPARED)
    assert (event.version, event.by, event.clock) == (1, NATURE, None)
    assert [entry.words for entry in event.entries] == [Words("dealt")]
    assert event.views == {"-2": growl.view(WATCHER)}


def test_only_the_last_event_holds_prompts() -> None:
    growl = Growl()
    first = growl.choose(1, GROWL)
    growl.choose(0, GROWL)
    event = visibility.event(growl.log, first, (0, 1), CLOCK, Unasked((0,), (1,)))
    assert (event.prompts, event.changes, event.undo, event.due, event.closing) == ({}, {}, (), (), ())
    assert event.views["0"] == growl.view(0, first.s)


def test_an_event_names_the_version_it_undoes() -> None:
    growl = Growl()
    growl.choose(1, GROWL)
    assert visibility.event(growl.log, growl.undo(1), (0,), None, NOT_SPARED).undoes == 2


def test_a_snapshot_holds_the_whole_table_for_one_viewer() -> None:
    growl = Growl()
    growl.choose(1, GROWL)
    growl.undo(1)
    growl.choose(0, HUSH)
    orders = {"0": Raw(b"7")}
    snapshot = visibility.snapshot(growl.log, (0, 1), orders, Unasked((1,), (0,)), CLOCK)
    assert (snapshot.version, snapshot.orders, snapshot.due, snapshot.clock) == (4, orders, (1,), CLOCK)
    assert snapshot.closing == (0,)
    assert snapshot.views == {"0": growl.view(0), "1": growl.view(1)}
    assert snapshot.prompts == visibility.prompts(growl.log, (0, 1)) != {}
    assert snapshot.changes == visibility.changes(growl.log, (0, 1)) != {}
    assert (snapshot.undo, snapshot.result) == ((0,), None)
    assert {entry.version for entry in snapshot.log} == {1, 3}, "without what was undone"
    assert [entry.words.key for entry in snapshot.log][:1] == ["dealt"]


def test_a_snapshot_after_the_game_holds_the_result() -> None:
    growl = Growl()
    for seat in range(3):
        growl.choose(seat, GROWL)
    growl.choose(0, {"do": "bite", "whom": 1})
    snapshot = visibility.snapshot(growl.log, (WATCHER,), {}, NOT_SPARED, None)
    assert snapshot.result == growl.log.game.result(growl.log.s)
    assert snapshot.result
    assert msgspec.json.encode(snapshot)
