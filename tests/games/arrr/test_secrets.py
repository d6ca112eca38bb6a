"""What stays hidden, what is remembered, and what imagination makes of it."""

from __future__ import annotations

from random import Random

from roarhouse.games.arrr.choices import Put, Shown, Turned
from roarhouse.games.arrr.rules.horizon import Lookout
from tests.games.arrr.cards import CARDS, GAME, SEA, cards, named
from tests.games.arrr.table import Setup, Table
from tests.laws.laws import walk


def imagined(t: Table, name: str, tries: int = 30) -> list[Table]:
    """Tables that this player cannot tell from the real one."""
    found = []
    for seed in range(tries):
        twin = t.twin()
        twin.s = GAME.imagine(t.s, t.seat(name), Random(seed))
        found.append(twin)
    return found


def test_a_card_that_all_have_seen_stays_in_the_imagined_hand() -> None:
    t = Table("Ann Ben Cid").row("customs-cutter").crew(Ann="marrow-meg boarding-cutlass").holds(Ben="ships-cat")
    t.events(Ben="press-gang-raid").starts().tackles("Ann", "customs-cutter").until_asked("Ben")
    t.plays("Ben", "press-gang-raid", at="boarding-cutlass").resolves()
    tables = imagined(t, "Cid")
    assert all(CARDS["boarding-cutlass"] in one.s.crew[1] for one in tables)
    assert len({one.s.crew[1] for one in tables}) > 5


def test_what_was_looked_at_is_known_to_the_looker_alone_until_it_leaves_the_hand() -> None:
    t = Table("Ann Ben Cid").crew(Ann="parrot-informer").holds(Ben="ships-cat doc-leech marked-deck").starts()
    t.plays("Ann", "parrot-informer", at="Ben").does("nature", Shown(cards("ships-cat doc-leech")))
    assert t.refusal("Ann", Put(True)) != ""
    assert t.sees("Ann", "Ben").known == cards("doc-leech ships-cat")
    assert t.sees("Cid", "Ben").known == t.sees("Ben", "Ben").known == ()
    assert all({"doc-leech", "ships-cat"} <= set(one.hand("Ben").split()) for one in imagined(t, "Ann"))
    assert not all("doc-leech" in one.hand("Ben") for one in imagined(t, "Cid"))


def test_a_looked_at_top_card_is_hidden_from_the_others_but_not_that_it_was_seen() -> None:
    t = (
        Table("Ann Ben")
        .row("customs-cutter")
        .sea("ghost-ship idol-of-salt idol-of-ash")
        .crew(Ann="spyglass-of-spite")
    )
    t.starts().plays("Ann", "spyglass-of-spite").does("nature", Turned(SEA["idol-of-salt"]))
    assert t.now is Lookout
    assert (t.view("Ann").sea.top, t.view("Ben").sea.top, t.view("Ben").sea.top_known_to) == (
        SEA["idol-of-salt"],
        -1,
        (0,),
    )
    assert {one.s.top[0].card for one in imagined(t, "Ann")} == {SEA["idol-of-salt"]}
    assert len({one.s.top[0].card for one in imagined(t, "Ben")}) == 3
    t.does("Ann", Put(True))
    assert (t.view("Ann").sea.bottom, t.view("Ben").sea.bottom) == ((SEA["idol-of-salt"],), (-1,))


def test_unused_collections_are_imagined_whole() -> None:
    for s, _ in walk(GAME, GAME.Options(seats=2), Random(3)):
        if s.turns == 3:
            break
    shown = {s.box.symbol_of[card] for card in (*s.row, *s.sunk, *[c for chest in s.chest for c in chest])} - {-1}
    for seed in range(20):
        t = GAME.imagine(s, 0, Random(seed))
        assert shown <= set(t.collections)
        assert len(t.collections) == 2
        used = [card for card in range(23) if card not in t.unused]
        assert len(used) == 11
        assert {t.box.symbol_of[card] for card in used} - {-1} == set(t.collections)


def test_foreign_hands_are_never_in_a_view() -> None:
    t = Setup("Ann Ben Cid")
    rng = Random(5)
    for s, _ in walk(GAME, GAME.Options(seats=3), rng):
        for seat in range(3):
            view = GAME.view(s, seat)
            assert all(view.players[other].hand == () for other in range(3) if other != seat)
    assert named(()) == ""
    assert t.view("watcher").players[0].hand == ()


def test_drawn_cards_are_named_to_their_owner_only() -> None:
    t = Table("Ann Ben").holds(Ann="grog-barrel").starts_turn()
    t.does("Ann", t.menu("Ann")[0]).does("nature", GAME.nature(t.s, Random(1)))
    assert any(line.startswith("Ann draws ") and "Crew cards and" not in line for line in t.heard("Ann"))
    assert t.heard("Ben")[-1] == "Ann draws 2 Crew cards and 3 Events."
