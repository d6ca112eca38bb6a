"""One planted defect per law: a law that catches nothing proves nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec import structs

from roarhouse.core.find import find_game
from roarhouse.core.game import NATURE, Choice, Game, Refusal, no
from roarhouse.core.records.record import Line
from roarhouse.core.result import Result
from tests.laws import golden, laws

Rarrr: Any = find_game("rarrr")
Growl: Any = find_game("growl")


def tables(game: Game[Any], seed: int = 1, **options: Any) -> list[tuple[Any, Line]]:
    """Copies of all tables of a random game, made by the honest game."""
    honest: Game[Any] = find_game(game.name)()
    chosen = honest.Options(**options)
    return [(honest.copy(s), line) for s, line in laws.walk(honest, chosen, Random(seed))]


def caught(law: str) -> Any:
    return pytest.raises(AssertionError, match=law)


def test_law_1_catches_a_copy_that_shares_a_list() -> None:
    class Shares(Rarrr):  # type: ignore[misc]
        def copy(self, s: Any) -> Any:
            twin = s.copy()
            twin.hands = s.hands
            return twin

    with caught("law 1"):
        for s, line in tables(Shares()):
            laws.copy_is_apart(Shares(), s, line)


def test_law_2_catches_a_state_that_forgets() -> None:
    class Forgets(Rarrr):  # type: ignore[misc]
        def box(self, options: Any) -> Any:
            return super().box(structs.replace(options, bonus_scoring=not options.bonus_scoring))

    s, line = tables(Rarrr())[0]
    with caught("law 2, codec"):
        laws.codec_returns(Forgets(), s, line)


def test_law_2_catches_a_rule_that_rolls_its_own_dice() -> None:
    class Rolls(Growl):  # type: ignore[misc]
        def apply(self, s: Any, seat: int, choice: Choice) -> None:
            super().apply(s, seat, choice)
            s.bitten = Random().randrange(10**9)

    game = Rolls()
    end = game.start()
    lines = [line for s, line in tables(game)]
    for line in lines:
        game.apply(end, *line)
    with caught("law 2, replay"):
        laws.replay_agrees(game, game.Options(), lines, end)


def test_law_3_catches_an_offer_that_is_refused() -> None:
    class Refuses(Growl):  # type: ignore[misc]
        def refuse(self, s: Any, seat: int, choice: Choice) -> Refusal | None:
            bad = type(choice).__name__ == "Bite" and getattr(choice, "whom", 0) < 0
            return no("growl.bite.1", "not-on-the-menu") if bad else super().refuse(s, seat, choice)

    with caught("law 3"):
        for s, _ in tables(Refuses()):
            laws.menu_agrees(Refuses(), s, Random(1))


def test_law_3_catches_a_refusal_by_an_unknown_rule() -> None:
    class Invents(Growl):  # type: ignore[misc]
        end_rule = "growl.score.99"

        def refuse(self, s: Any, seat: int, choice: Choice) -> Refusal | None:
            return no("growl.deal.99", "not-on-the-menu") if super().refuse(s, seat, choice) else None

    with caught("unknown rule"):
        laws.menu_agrees(Invents(), tables(Invents())[0][0], Random(1))


def test_law_3_catches_what_is_accepted_but_not_offered() -> None:
    class Accepts(Growl):  # type: ignore[misc]
        def refuse(self, s: Any, seat: int, choice: Choice) -> Refusal | None:
            return None if type(choice).__name__ == "Bite" else super().refuse(s, seat, choice)

    bites = [
        choice for seed in range(9) for _, (_, choice) in tables(Growl(), seed) if type(choice).__name__ == "Bite"
    ]
    with caught("law 3"):
        for s, _ in tables(Accepts()):
            laws.foreign_choices_agree(Accepts(), s, bites)


def test_law_4_catches_a_view_that_shows_a_hand() -> None:
    class Shows(Rarrr):  # type: ignore[misc]
        def view(self, s: Any, seat: int) -> Any:
            return structs.replace(super().view(s, seat), discard=s.hands[0])

    with caught("law 4"):
        for s, _ in tables(Shows()):
            laws.imagination_is_seen_alike(Shows(), s, Random(1))


def test_law_4_catches_views_that_share_what_one_seat_may_know() -> None:
    class Shares(Rarrr):  # type: ignore[misc]
        def views(self, s: Any) -> Any:
            return lambda _seat: self.view(s, 0)

    with caught("law 4"):
        for s, _ in tables(Shares()):
            laws.views_agree(Shares(), s, Random(1))


def test_law_5_catches_a_window_that_asks_only_those_who_hold_an_answer() -> None:
    """A seat that cannot beat the level is passed without being asked: that tells what it holds."""

    class Skips(Rarrr):  # type: ignore[misc]
        def apply(self, s: Any, seat: int, choice: Choice) -> None:
            super().apply(s, seat, choice)
            while type(s.agenda[-1] if s.agenda else None).__name__ == "Bidding":
                asked = self.turn(s)[0]
                offers = list(self.menu(s, asked)) if isinstance(self.menu(s, asked), tuple) else []
                offers = offers or list(self.menu(s, asked).worth_trying())
                if any(type(offer).__name__ == "Bid" for offer in offers):
                    return
                super().apply(s, asked, offers[-1])

    with caught("law 5"):
        for seed in range(5):
            for s, line in tables(Skips(), seed):
                laws.unwinds(Skips(), s, line, Random(seed))


def test_law_5_catches_a_story_that_tells_a_secret() -> None:
    class Tells(Growl):  # type: ignore[misc]
        def apply(self, s: Any, seat: int, choice: Choice) -> None:
            super().apply(s, seat, choice)
            if seat != NATURE and s.agenda:
                s.tell("growl.deal.1", "hold", card=s.cards[0])

    with caught("law 5"):
        for s, line in tables(Tells()):
            laws.unwinds(Tells(), s, line, Random(1))


def test_law_6_catches_an_imagination_that_looks_at_the_real_cards() -> None:
    class Peeks(Growl):  # type: ignore[misc]
        def imagine(self, s: Any, seat: int, rng: Random) -> Any:
            t = super().imagine(s, seat, rng)
            hidden = [k for k in s.box.seats if self.view(s, seat).cards[k] < 0 <= s.cards[k]]
            if len(hidden) == 2 and s.cards[hidden[0]] < s.cards[hidden[1]]:
                a, b = hidden
                t.cards[a], t.cards[b] = min(t.cards[a], t.cards[b]), max(t.cards[a], t.cards[b])
            return t

    with caught("law 6"):
        for seed in range(9):
            for s, _ in tables(Peeks(), seed):
                laws.imagination_needs_the_view_alone(Peeks(), s, Random(seed))


def test_law_7_catches_an_imagination_that_keeps_a_card() -> None:
    class Keeps(Growl):  # type: ignore[misc]
        def imagine(self, s: Any, seat: int, rng: Random) -> Any:
            t = super().imagine(s, seat, rng)
            t.cards[:] = s.cards
            return t

    changed: dict[tuple[int, str], bool] = {}
    for s, _ in tables(Keeps()):
        laws.imagination_forgets(Keeps(), s, Random(1), changed)
    assert not all(changed.values())
    changed.clear()
    for s, _ in tables(Growl()):
        laws.imagination_forgets(Growl(), s, Random(1), changed)
    assert all(changed.values())


def test_law_8_catches_a_card_that_vanishes() -> None:
    class Loses(Rarrr):  # type: ignore[misc]
        def apply(self, s: Any, seat: int, choice: Choice) -> None:
            super().apply(s, seat, choice)
            if type(choice).__name__ == "Bid":
                s.discard = s.discard and (s.discard[0] + 1, *s.discard[1:])

    game = Loses()
    s = game.start()
    census = game.census(s)
    with caught("law 8"):
        for _, line in tables(game):
            game.apply(s, *line)
            laws.nothing_is_lost(game, s, census)


def test_law_9_catches_a_game_without_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    class Endless(Growl):  # type: ignore[misc]
        def apply(self, s: Any, seat: int, choice: Choice) -> None:
            step = s.agenda[-1]
            super().apply(s, seat, choice)
            if not s.agenda:
                s.agenda.append(step)

    monkeypatch.setattr(laws, "MOST_CHOICES", 200)
    with caught("law 9"):
        for _ in laws.walk(Endless(), Endless.Options(), Random(1)):
            pass


def test_law_10_catches_a_changed_word(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ROARHOUSE_GOLDEN", raising=False)

    class Renames(Growl):  # type: ignore[misc]
        def result(self, s: Any) -> Result | None:
            found: Result | None = super().result(s)
            return found and structs.replace(found, scores=tuple(score + 1 for score in found.scores))

    file = tmp_path / "growl.txt"
    file.write_text(golden.playthrough(Growl(), Growl.Options(), seed=1), encoding="utf-8")
    golden.agrees(Growl(), Growl.Options(), 1, file)
    with caught("law 10"):
        golden.agrees(Renames(), Growl.Options(), 1, file)
