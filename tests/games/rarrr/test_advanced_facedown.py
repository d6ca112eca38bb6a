"""Adding Power cards of a different type to a set: face-down, worth nothing, but counted."""

from __future__ import annotations

from typing import Any

import pytest

from roarhouse.games.rarrr.choices import FACE_DOWN, Pass
from roarhouse.games.rarrr.rules.passing import passes
from tests.games.rarrr.cards import kinds
from tests.games.rarrr.table import Table


def table(players: str = "Ann Ben", **values: Any) -> Table:
    return Table(players, faceDownCards=True, **values)


@pytest.mark.rule("rarrr.advanced-facedown.1")
def test_power_cards_may_be_played_face_down_into_a_set_with_this_rule_only() -> None:
    for allowed, why in ((True, ("", "")), (False, ("rarrr.advanced-facedown.1", "no-face-down-cards"))):
        t = Table("Ann Ben", faceDownCards=allowed).holds(Ann="T 2, F 1", Ben="E 1").at("Tokyo")
        assert t.why("Ann", "T 2 / F1") == why


@pytest.mark.rule("rarrr.advanced-facedown.2", "rarrr.advanced-facedown.3")
@pytest.mark.parametrize(
    ("sets", "level"), [("T 2 / F1", 2 * 2), ("T 2 / F3", 2 * 2), ("T 3 2 / F3 R3", 20), ("T 3 / F3 R3 E3", 12)]
)
def test_a_face_down_card_adds_0_to_the_sum_and_counts_in_the_multiplier(sets: str, level: int) -> None:
    t = table().holds(Ann="T 2 3, F 1 3, R 3, E 3", Ben="E 1").at("Tokyo")
    assert t.bids("Ann", sets).level("Ann") == level


@pytest.mark.rule("rarrr.advanced-facedown.4")
@pytest.mark.parametrize(
    ("sets", "rule"),
    [
        ("T 1 / F1 F1", ""),
        ("T 1 2 / F1", ""),
        ("T 1 2 / F1 F1", "rarrr.advanced-facedown.4"),
        ("T 1 / F1 F1 F1", "rarrr.advanced-facedown.4"),
        ("T 1 2 3 3 / F1", "rarrr.sets.7"),
    ],
)
def test_a_face_down_card_counts_against_the_limit_for_the_type_of_the_set(sets: str, rule: str) -> None:
    t = table().limits(Ann="T3 F9").holds(Ann="T 1 2 3 3, F 1 1 1", Ben="E 1").at("Tokyo")
    assert t.refusal("Ann", sets) == rule


@pytest.mark.rule("rarrr.advanced-facedown.5")
def test_everybody_sees_how_many_cards_of_a_set_lie_face_down() -> None:
    t = table().holds(Ann="T 2, F 1 3", Ben="E 1").at("Tokyo").bids("Ann", "T 2 / F1 F3")
    for name in ("Ben", "watcher"):
        (laid,) = t.sees(name, "Ann").laid
        assert (laid.cards, laid.down, laid.worth) == (kinds("T2"), (FACE_DOWN, FACE_DOWN), 6)
    assert t.sees("Ann", "Ann").laid[0].down == kinds("F1 F3")
    assert "Ann: 6 [0|6] – Toxic 2 and 2 face-down cards = 6" in t.aloud("Ben")


@pytest.mark.rule("rarrr.advanced-facedown.6")
@pytest.mark.parametrize(
    ("same_type", "why"), [(False, ("rarrr.advanced-facedown.6", "face-down-of-same-type")), (True, ("", ""))]
)
def test_only_cards_of_another_type_go_face_down_unless_the_table_allows_any(
    same_type: bool, why: tuple[str, str]
) -> None:
    t = table(faceDownSameType=same_type).holds(Ann="T 1 3, F 1", Ben="E 1").at("Tokyo")
    assert t.why("Ann", "T 3 / T1") == t.why("Ann", "T 3 / F1 T1") == why


@pytest.mark.rule("rarrr.advanced-facedown.7")
@pytest.mark.parametrize("sets", ["T / F1", "T / F1 R1", "T +3 / F1", "E 1, T / F1"])
def test_a_set_still_needs_a_face_up_card_of_its_type(sets: str) -> None:
    t = table().holds(Ann="T 2, E 1, F 1, R 1", Ben="E 1").at("Tokyo")
    assert t.why("Ann", sets) == ("rarrr.advanced-facedown.7", "no-card")


@pytest.mark.rule("rarrr.advanced-facedown.8")
def test_face_down_cards_cannot_be_added_to_a_set_later() -> None:
    t = table().holds(Ann="T 2 3, F 1", Ben="E 3").at("Tokyo").bids("Ann", "T 2").bids("Ben", "E 3")
    assert t.refusal("Ann", "T / F1") == "rarrr.advanced-facedown.7"
    assert t.refusal("Ann", "T 3 / F1") == "rarrr.sets.6"


@pytest.mark.rule("rarrr.advanced-facedown.9")
def test_a_face_down_card_neither_uses_up_nor_needs_the_set_of_its_own_type() -> None:
    t = table().limits(Ann="E3 T3 F1").holds(Ann="E 1, T 2, F 1 1 3 3, R 3", Ben="E 3, R 2 2").at("Tokyo")
    t.bids("Ann", "T 2 / F1 F1").bids("Ben", "R 2 2")
    assert t.refusal("Ann", "F 3") == ""
    t.bids("Ann", "F 3").bids("Ben", "E 3")
    assert t.refusal("Ann", "E 1 +3 / F3 R3") == ""


@pytest.mark.rule("rarrr.advanced-facedown.9")
def test_the_limit_of_the_face_down_cards_own_type_does_not_matter() -> None:
    t = table().limits(Ann="T4").holds(Ann="T 2, F 1 1 1", Ben="E 3").at("Tokyo")
    assert t.refusal("Ann", "T 2 / F1 F1 F1") == ""


@pytest.mark.rule("rarrr.advanced-facedown.9")
def test_a_card_cannot_lie_face_up_and_face_down_at_once() -> None:
    t = table().holds(Ann="T 2, F 1", Ben="E 3").at("Tokyo")
    assert t.refusal("Ann", "T 2 / F1, F 1") == t.refusal("Ann", "T 2 / F1 F1") == "rarrr.sets.14"


def two_secrets() -> tuple[Table, Table]:
    """Two tables that differ only in the card which Ann has laid face-down: Fire 1 or Radioactive 3."""
    t = table("Ann Ben Cid").holds(Ann="T 2, F 1, R 3", Ben="E 3 3", Cid="E 1").at("Tokyo")
    u = t.twin().bids("Ann", "T 2 / R3").bids("Ben", "E 3 3").passes("Cid")
    return t.bids("Ann", "T 2 / F1").bids("Ben", "E 3 3").passes("Cid"), u


@pytest.mark.rule("rarrr.advanced-facedown.10")
@pytest.mark.parametrize("back", [("", ""), ("/F1", "/R3")], ids=["discarded", "taken back"])
def test_a_face_down_card_stays_secret_when_it_is_discarded_or_taken_back(back: tuple[str, str]) -> None:
    t, u = two_secrets()
    t.passes("Ann", back=back[0])
    u.passes("Ann", back=back[1])
    for name in ("Ben", "Cid", "watcher"):
        assert t.view(name) == u.view(name)
        assert t.heard(name) == u.heard(name)
    assert (t.discard, t.view("Ben").buried[0]) == ("E 3 3, T 2", 0 if back[0] else 1)


@pytest.mark.rule("rarrr.advanced-facedown.10")
def test_only_the_owner_knows_a_face_down_card() -> None:
    t, u = two_secrets()
    assert t.view("Ben") == u.view("Ben")
    assert t.view("Ann") != u.view("Ann")
    assert t.passes("Ann").view("Ann").discarded == kinds("F1")


@pytest.mark.rule("rarrr.advanced-facedown.10")
def test_with_reveal_on_discard_a_discarded_face_down_card_is_turned_over_for_everybody() -> None:
    t = table(faceDownRevealOnDiscard=True).holds(Ann="T 2, F 1 3, R 1", Ben="E 3 3").at("Tokyo")
    t.bids("Ann", "T 2 / F1 F3").bids("Ben", "E 3 3").passes("Ann", back="/F3")
    assert (t.discard, t.s.buried) == ("E 3 3, T 2, F 1", [(), ()])
    assert "Ann turns over Fire 1." in t.heard("Ben")
    assert "Ann takes back a face-down card." in t.heard("Ben")


@pytest.mark.rule("rarrr.advanced-facedown.11")
def test_a_passing_player_may_take_back_a_face_down_card() -> None:
    t = table().holds(Ann="T 2, F 1 3, R 1", Ben="E 3 3").at("Tokyo").bids("Ann", "T 2 / F1 F3").bids("Ben", "E 3 3")
    assert len(passes(t.s, 0)) == 1 + 3 + 3
    t.passes("Ann", back="T2 /F3")
    assert t.hand("Ann") == "T 2, R 1, F 3"
    assert "Ann takes back Toxic 2 and Fire 3." in t.heard("Ann")
    assert "Ann takes back Toxic 2 and a face-down card." in t.heard("Ben")


@pytest.mark.rule("rarrr.advanced-facedown.11")
def test_a_card_that_lay_face_up_is_not_taken_back_as_a_face_down_one() -> None:
    t = table().holds(Ann="T 2, F 1, R 1", Ben="E 3 3").at("Tokyo").bids("Ann", "T 2 / F1").bids("Ben", "E 3 3")
    assert t.why("Ann", t.passing("Ann", "/T2")) == ("rarrr.pass.2", "not-played-by-you")
    assert t.why("Ann", t.passing("Ann", "F1")) == ("rarrr.pass.2", "not-played-by-you")
    assert t.why("Ann", Pass()) == ("", "")


@pytest.mark.rule("rarrr.advanced-facedown.12")
@pytest.mark.parametrize(("sets", "level"), [("T 3 2 +3 / F1 R1", (5 + 3) * 4), ("T 2 +1 / F1", (2 + 1) * 2)])
def test_a_boost_may_be_combined_with_face_down_cards(sets: str, level: int) -> None:
    t = table().holds(Ann="T 2 3, F 1, R 1", Ben="E 1").at("Tokyo")
    assert t.bids("Ann", sets).level("Ann") == level
