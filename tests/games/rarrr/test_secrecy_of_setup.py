"""Hidden information while the Monsters are made: who sees what, and what others imagine there."""

from __future__ import annotations

from typing import Any

from roarhouse.games.rarrr.choices import FACE_DOWN
from roarhouse.games.rarrr.rules.setup import ORDERS, NameMonster
from tests.games.rarrr.cards import KATAKANA, MONSTERS
from tests.games.rarrr.seats import imagined, seen_alike
from tests.games.rarrr.table import Setup


def katakana_draft(ben: str = "Go De Sa", **values: Any) -> Setup:
    t = Setup("Ann Ben Cid", **values).monsters(Ann="Fu", Ben="Ga", Cid="Ro")
    return t.katakana(Ann="A He Ka", Ben=ben, Cid="Ki Ke Ko")


def test_nobody_sees_the_monsters_that_were_not_dealt() -> None:
    t = katakana_draft()
    shown = {player.monster for name in ("Ann", "watcher") for player in t.view(name).players}
    assert shown == {MONSTERS["Fu"], MONSTERS["Ga"], MONSTERS["Ro"]}


def test_everybody_sees_a_monster_in_front_of_a_player() -> None:
    t = katakana_draft()
    assert imagined(t, "Ann", lambda s: s.monsters) == {t.s.monsters}


def test_a_monster_that_lies_face_down_is_imagined_by_the_others_but_not_by_its_owner() -> None:
    t = katakana_draft(monstersFaceUp=False)
    assert len(imagined(t, "Ann", lambda s: s.monsters[1])) > 5
    assert imagined(t, "Ben", lambda s: s.monsters[1]) == {MONSTERS["Ga"]}
    assert all(len(set(monsters)) == 3 for monsters in imagined(t, "watcher", lambda s: s.monsters))


def test_nobody_sees_the_katakana_cards_in_the_box() -> None:
    t, u = katakana_draft("Go De Sa"), katakana_draft("Go De Ru")
    assert t.s.boxed != u.s.boxed
    assert seen_alike(t, u, "Ann", "Cid", "watcher")
    assert len(imagined(t, "Ann", lambda s: s.boxed)) > 5


def test_only_its_holder_sees_a_katakana_pack_and_everybody_its_size() -> None:
    t, u = katakana_draft("Go De Sa"), katakana_draft("Ni No Ru")
    assert seen_alike(t, u, "Ann", "Cid", "watcher")
    assert t.view("Ben") != u.view("Ben")
    assert [player.pack for player in t.view("watcher").players] == [3, 3, 3]
    assert len(imagined(t, "Ann", lambda s: s.packs[1])) > 5


def test_only_its_owner_knows_a_drafted_katakana_card_and_everybody_how_many_there_are() -> None:
    t, u = katakana_draft("Go De Sa"), katakana_draft("Go De Sa")
    t.picks(Ann="A", Ben="Go", Cid="Ki")
    u.picks(Ann="A", Ben="De", Cid="Ki")
    assert seen_alike(t, u, "Ann", "watcher")
    assert t.view("Ben").katakana == (KATAKANA["Go"],)
    assert [player.hand for player in t.view("watcher").players] == [1, 1, 1]
    assert len(imagined(t, "Ann", lambda s: s.hands[1])) > 5


def test_the_two_kept_katakana_cards_become_public_for_all_players_at_once() -> None:
    t = Setup("Ann Ben").monsters(Ann="Fu", Ben="Ga").drafts(Ann="A He Ka", Ben="Go De Sa").keeps(Ann="A He")
    assert [player.katakana for player in t.view("Ben").players] == [(), ()]
    t.keeps(Ben="De Go")
    for name in ("Ann", "Ben", "watcher"):
        assert [player.katakana for player in t.view(name).players] == [
            (KATAKANA["A"], KATAKANA["He"]),
            (KATAKANA["Go"], KATAKANA["De"]),
        ]


def test_nobody_but_its_owner_learns_which_third_katakana_card_was_boxed() -> None:
    t, u = (
        Setup("Ann Ben").monsters(Ann="Fu", Ben="Ga").drafts(Ann="A He Ka", Ben=f"Go De {third}")
        for third in ("Sa", "Ru")
    )
    for table in (t, u):
        table.keeps(Ann="A He", Ben="Go De")
    assert (t.view("Ben").dropped, u.view("Ben").dropped) == (KATAKANA["Sa"], KATAKANA["Ru"])
    assert (t.view("Ann").dropped, t.view("watcher").dropped) == (KATAKANA["Ka"], FACE_DOWN)
    assert seen_alike(t, u, "watcher")
    assert len(imagined(t, "Ann", lambda s: s.dropped[1])) > 5


def test_a_name_is_sealed_until_everybody_has_chosen_one() -> None:
    t = Setup("Ann Ben").plays_on_until(NameMonster)
    u = t.twin().does("Ben", ORDERS[5])
    t.does("Ben", ORDERS[0])
    assert seen_alike(t, u, "Ann", "watcher")
    assert len(imagined(t, "Ann", lambda s: s.sealed[1])) > 2
