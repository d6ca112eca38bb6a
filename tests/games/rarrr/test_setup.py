"""Setup: Boosts, dials, the angriest player, and the Monsters with their names."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from roarhouse.games.rarrr.choices import Angriest, Arrange, Keep, Monsters, Packs
from roarhouse.games.rarrr.rules.setup import ORDERS, DealKatakana, KeepTwo, NameMonster
from tests.games.rarrr.cards import DECK, GAME, KATAKANA, MONSTERS, katakana_bag
from tests.games.rarrr.table import Setup, options
from tests.laws.laws import walk


def katakana_draft(**values: Any) -> Setup:
    """Ann is dealt A, He and Ka, Ben is dealt Go, De and Sa."""
    t = Setup("Ann Ben", **values).monsters(Ann="Fu", Ben="Ga")
    return t.katakana(Ann="A He Ka", Ben="Go De Sa")


def drafted() -> Setup:
    """Ann has drafted A, De and He, Ben has drafted Go, Ka and Sa."""
    return katakana_draft().picks(Ann="A", Ben="Go").picks(Ann="De", Ben="Ka")


def gofude() -> Setup:
    """Ann's Monster is made of Fu, Go and De."""
    t = Setup("Ann Ben").monsters(Ann="Fu", Ben="Ga").katakana(Ann="Go Ka Sa", Ben="De He A")
    return t.picks(Ann="Go", Ben="A").picks(Ann="De", Ben="Ka").keeps(Ann="Go De", Ben="A Ka")


@pytest.mark.rule("rarrr.setup.1")
@pytest.mark.parametrize("players", ["Ann Ben", "Ann Ben Cid Dot Eve Fay"])
def test_each_player_receives_boosts_of_1_2_and_3(players: str) -> None:
    t = Setup(players)
    assert [player.boosts for player in t.view("Ann").players] == [(1, 2, 3)] * len(t.names)


@pytest.mark.rule("rarrr.setup.2")
def test_each_player_receives_a_dial_that_shows_nothing_yet() -> None:
    dials = [player.dial for player in Setup("Ann Ben Cid").view("watcher").players]
    assert [(dial.level, dial.tens, dial.ones) for dial in dials] == [(0, 0, 0)] * 3


@pytest.mark.rule("rarrr.setup.3")
def test_katakana_power_and_city_cards_are_shuffled_decks_of_their_own() -> None:
    deals = [[c for _, (seat, c) in walk(GAME, options(seats=2), Random(seed)) if seat == -1] for seed in range(40)]
    for nth, everything in ((2, len(DECK.katakana)), (3, len(DECK.power))):
        packs = [deal[nth].packs for deal in deals if isinstance(deal[nth], Packs)]  # type: ignore[attr-defined]
        assert len(set(packs)) == len(packs) == 40
        assert all(any(pack[kind] for two in packs for pack in two) for kind in range(everything))
    assert {city for deal in deals for city in deal[4].cards} == set(range(24))  # type: ignore[attr-defined]


@pytest.mark.rule("rarrr.setup.4")
def test_the_angriest_monster_card_goes_to_the_angriest_player() -> None:
    t = Setup("Ann Ben Cid", firstAngriest="random").does("nature", Angriest(2))
    assert [t.sees("Ann", name).angriest for name in t.names] == [False, False, True]
    assert t.heard("Ann") == ["Cid is the Angriest Monster."]


@pytest.mark.rule("rarrr.setup.5")
def test_unless_the_table_names_somebody_the_angriest_player_is_random() -> None:
    s = Setup("Ann Ben Cid", firstAngriest="random").s
    assert {GAME.nature(s, Random(seed)) for seed in range(30)} == {Angriest(0), Angriest(1), Angriest(2)}
    named = Setup("Ann Ben Cid", firstAngriest=1)
    assert named.sees("Ann", "Ben").angriest
    assert not any(isinstance(choice, Angriest) for _, (_, choice) in walk(GAME, named.s.box.options, Random(1)))


@pytest.mark.rule("rarrr.setup.5")
def test_nobody_is_angriest_who_does_not_sit_there() -> None:
    assert Setup("Ann Ben", firstAngriest="random").why("nature", Angriest(2)) == ("rarrr.setup.5", "no-such-seat")


@pytest.mark.rule("rarrr.setup.6")
def test_each_player_is_dealt_one_monster_at_random() -> None:
    s = Setup("Ann Ben Cid").s
    deals = [GAME.nature(s, Random(seed)) for seed in range(60)]
    assert all(len(set(deal.cards)) == 3 for deal in deals if isinstance(deal, Monsters))
    assert {card for deal in deals if isinstance(deal, Monsters) for card in deal.cards} == set(range(12))


@pytest.mark.rule("rarrr.setup.6")
@pytest.mark.parametrize("cards", [(3, 3), (1,), (1, 2, 3), (0, 12), (-1, 0)])
def test_a_deal_of_monsters_gives_each_player_one_that_exists(cards: tuple[int, ...]) -> None:
    assert Setup("Ann Ben").why("nature", Monsters(cards)) == ("rarrr.setup.6", "bad-deal")


@pytest.mark.rule("rarrr.setup.7")
def test_monsters_that_were_not_dealt_never_appear() -> None:
    for s, _ in walk(GAME, options(seats=2, firstAngriest=0), Random(3)):
        monsters = {player.monster for player in GAME.view(s, 0).players}
        assert monsters == (set(s.monsters) or {-1})
        assert len(s.monsters) in (0, 2)


@pytest.mark.rule("rarrr.setup.8")
def test_monsters_lie_face_up_from_the_deal_on() -> None:
    t = Setup("Ann Ben").monsters(Ann="Fu", Ben="Ga")
    assert t.sees("Ann", "Ben").monster == t.sees("watcher", "Ben").monster == MONSTERS["Ga"]
    assert "Ben gets the Monster Ga." in t.heard("Ann")


@pytest.mark.rule("rarrr.setup.8")
def test_with_monsters_face_down_only_the_owner_sees_his_until_the_katakana_are_revealed() -> None:
    t = katakana_draft(monstersFaceUp=False).picks(Ann="A", Ben="Go").picks(Ann="De", Ben="Ka")
    assert (t.sees("Ann", "Ben").monster, t.sees("watcher", "Ben").monster) == (-1, -1)
    assert t.sees("Ben", "Ben").monster == MONSTERS["Ga"]
    assert not [line for line in t.heard("Ann") if "Ga" in line]
    t.keeps(Ann="A He", Ben="Go Ka")
    assert t.sees("Ann", "Ben").monster == MONSTERS["Ga"]


@pytest.mark.rule("rarrr.setup.9")
def test_three_katakana_cards_are_dealt_to_each_player() -> None:
    t = Setup("Ann Ben").monsters(Ann="Fu", Ben="Ga")
    assert t.now is DealKatakana
    t.katakana(Ann="A He Ka", Ben="Go De Sa")
    assert [sum(pack) for pack in t.s.packs] == [3, 3]
    assert t.view("Ann").pack == tuple(KATAKANA[syllable] for syllable in ("A", "He", "Ka"))


@pytest.mark.rule("rarrr.setup.9")
@pytest.mark.parametrize(("ann", "ben"), [("A He", "Go De Sa"), ("A He Ka", "A De Sa"), ("A He Ka Ki", "Go De Sa")])
def test_no_other_deal_of_katakana_is_accepted(ann: str, ben: str) -> None:
    t = Setup("Ann Ben").monsters(Ann="Fu", Ben="Ga")
    assert t.why("nature", Packs((katakana_bag(ann), katakana_bag(ben)))) == ("rarrr.setup.9", "bad-deal")


@pytest.mark.rule("rarrr.setup.10")
@pytest.mark.parametrize(("players", "boxed"), [("Ann Ben", 18), ("Ann Ben Cid Dot Eve Fay", 6)])
def test_the_katakana_cards_left_over_go_to_the_box_for_the_whole_game(players: str, boxed: int) -> None:
    t = Setup(players).plays_on_until(KeepTwo)
    box = t.s.boxed
    assert sum(box) == boxed
    t.plays_to_the_end()
    assert t.s.boxed == box
    assert not any(box[card] for kept in t.s.katakana for card in kept)


@pytest.mark.rule("rarrr.setup.11")
def test_the_dealt_katakana_cards_are_drafted_around_the_table() -> None:
    t = katakana_draft().picks(Ann="A", Ben="Go")
    assert [t.syllables(pack) for pack in t.s.packs] == ["Sa De", "He Ka"]
    t.picks(Ann="De", Ben="Ka")
    assert [t.syllables(hand) for hand in t.s.hands] == ["A He De", "Ka Sa Go"]


@pytest.mark.rule("rarrr.setup.12")
def test_each_player_keeps_two_of_his_three_drafted_cards() -> None:
    t = drafted()
    assert len(tuple(GAME.menu(t.s, 0))) == 3  # type: ignore[arg-type]
    t.keeps(Ann="De He", Ben="Go Sa")
    assert t.sees("Ben", "Ann").katakana == (KATAKANA["He"], KATAKANA["De"])
    assert "Ann adds He and De to the Monster Fu." in t.heard("Ben")


@pytest.mark.rule("rarrr.setup.12")
@pytest.mark.parametrize("cards", [("A", "Go"), ("A", "A"), ("Ki", "Ru")])
def test_cards_that_were_not_drafted_cannot_be_kept(cards: tuple[str, str]) -> None:
    first, second = sorted(KATAKANA[syllable] for syllable in cards)
    assert drafted().refusal("Ann", Keep((first, second))) == "rarrr.setup.12"


@pytest.mark.rule("rarrr.setup.12")
def test_nobody_sees_what_another_keeps_before_all_have_chosen() -> None:
    t = drafted().keeps(Ann="A He")
    assert t.view("Ben") == drafted().keeps(Ann="A De").view("Ben")
    assert t.sees("Ben", "Ann").katakana == ()
    assert t.turn == "Ben"


@pytest.mark.rule("rarrr.setup.13")
def test_the_third_card_goes_to_the_box_and_only_its_owner_knows_it() -> None:
    t = drafted().keeps(Ann="A He", Ben="Go Ka")
    assert t.view("Ann").dropped == KATAKANA["De"]
    assert t.view("Ben").dropped == KATAKANA["Sa"]
    assert "De" not in " ".join(line for line in t.heard("Ben") if line.startswith("Ann"))
    t.plays_to_the_end()
    assert KATAKANA["De"] not in [card for kept in t.s.katakana for card in kept]


@pytest.mark.rule("rarrr.setup.14")
def test_gofude_could_as_well_be_called_fugode_or_degofu() -> None:
    names = [str(GAME.words(gofude().s, 0, order).facts["name"]) for order in ORDERS]
    assert sorted(names) == ["Defugo", "Degofu", "Fudego", "Fugode", "Godefu", "Gofude"]


@pytest.mark.rule("rarrr.setup.14")
@pytest.mark.parametrize("order", ORDERS)
def test_the_syllables_may_stand_in_any_order_and_it_has_no_effect_on_play(order: Arrange) -> None:
    t = drafted().keeps(Ann="A He", Ben="Go Ka")
    assert t.now is NameMonster
    limits = t.sees("Ben", "Ann").limits
    t.does("Ann", order).does("Ben", ORDERS[0])
    assert t.sees("Ben", "Ann").name == "".join(("Fu", "A", "He")[k] for k in order.order).capitalize()
    assert t.sees("Ben", "Ann").limits == limits == (3, 6, 2, 1)


@pytest.mark.rule("rarrr.setup.14")
def test_a_name_has_each_syllable_once() -> None:
    assert drafted().keeps(Ann="A He", Ben="Go Ka").refusal("Ann", Arrange((0, 1, 1))) == "rarrr.setup.14"


@pytest.mark.rule("rarrr.setup.15")
def test_the_name_is_announced_to_the_whole_table() -> None:
    t = drafted().keeps(Ann="A He", Ben="Go Ka").does("Ann", Arrange((1, 2, 0)))
    assert not [line for line in t.heard("Ben") if "roars" in line]
    t.does("Ben", ORDERS[0])
    for name in ("Ann", "Ben", "watcher"):
        assert "Ann roars: Ahefu!" in t.heard(name)


@pytest.mark.rule("rarrr.setup.16")
@pytest.mark.parametrize(
    ("keeps", "limits"), [("A He", (3, 6, 2, 1)), ("De He", (3, 4, 5, 0)), ("A De", (3, 4, 4, 1))]
)
def test_limits_are_the_icons_on_the_monster_and_both_katakana_cards(keeps: str, limits: tuple[int, ...]) -> None:
    t = drafted().keeps(Ann=keeps, Ben="Go Ka")
    assert t.sees("Ben", "Ann").limits == limits


@pytest.mark.rule("rarrr.setup.16")
def test_gofude_is_heavy_in_radioactive() -> None:
    electrical, toxic, radioactive, fire = gofude().sees("Ben", "Ann").limits
    assert radioactive > electrical + toxic + fire


@pytest.mark.rule("rarrr.setup.17")
@pytest.mark.parametrize("resistance", [False, True])
def test_limits_never_change_except_by_resistance_in_a_battle(resistance: bool) -> None:
    seen = set()
    for s, _ in walk(GAME, options(seats=3, powerResistance=resistance), Random(4)):
        if s.round:
            seen.add(tuple(player.limits for player in GAME.view(s, 0).players))
            changed = [player.limits != player.limits_now for player in GAME.view(s, 0).players]
            assert not any(changed) or (resistance and s.city >= 0)
    assert len(seen) == 1
