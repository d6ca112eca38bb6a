"""The laws: what holds for every game, whatever its rules. Each takes a game and a table, and fails by asserting."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from roarhouse.core.codec import Codec
from roarhouse.core.game import NATURE, WATCHER, Choice, Game, Menu
from roarhouse.core.records.record import Line
from roarhouse.core.rulebook import rules_of
from roarhouse.core.words import Seat, Told

MOST_CHOICES = 20_000  # no random game may take longer


class Nonsense(Choice, frozen=True):
    """A choice of no game."""


def sample(menu: Menu, rng: Random) -> Choice:
    return rng.choice(menu) if isinstance(menu, tuple) else menu.sample(rng)


def choose(game: Game[Any], s: Any, rng: Random) -> Line:
    seat = rng.choice(game.turn(s))
    return seat, game.nature(s, rng) if seat == NATURE else sample(game.menu(s, seat), rng)


def walk(game: Game[Any], options: Any, rng: Random) -> Iterator[tuple[Any, Line]]:
    """A random game: each table with the choice that is about to be made on it. Law 9: it ends."""
    s = game.start(options)
    for _ in range(MOST_CHOICES):
        if not game.turn(s):
            return
        line = choose(game, s, rng)
        yield s, line
        game.apply(s, *line)
    raise AssertionError(f"law 9, end: no end after {MOST_CHOICES} choices")


def seats_of(s: Any) -> tuple[Seat, ...]:
    return tuple(range(s.box.options.seats))


def viewers(s: Any) -> tuple[Seat, ...]:
    return (WATCHER, *seats_of(s))


def copy_is_apart(game: Game[Any], s: Any, line: Line) -> None:
    """Law 1: playing on a copy never changes the original."""
    before = Codec(game).encode(s)
    twin = game.copy(s)
    assert twin == s, "law 1, copy: a copy differs"
    game.apply(twin, *line)
    assert Codec(game).encode(s) == before, "law 1, copy: playing on a copy changed the original"


def codec_returns(game: Game[Any], s: Any, line: Line) -> None:
    """Law 2: states, choices and views come back from JSON as they were."""
    codec = Codec(game)
    assert codec.state(codec.encode(s)) == s, "law 2, codec: a state came back different"
    assert codec.choice(codec.encode(line[1])) == line[1], "law 2, codec: a choice came back different"
    for seat in viewers(s):
        view = game.view(s, seat)
        assert codec.view(codec.encode(view)) == view, "law 2, codec: a view came back different"


def replay_agrees(game: Game[Any], options: Any, lines: list[Line], end: Any) -> None:
    """Law 2: the record folds to the same state."""
    s = game.start(options)
    for seat, choice in lines:
        assert game.refuse(s, seat, choice) is None, "law 2, replay: a recorded choice is refused"
        game.apply(s, seat, choice)
    assert s == end, "law 2, replay: the record folds to another state"


def menu_agrees(game: Game[Any], s: Any, rng: Random) -> None:
    """Law 3: what is offered is accepted, what is accepted is offered, and garbage is refused by a known rule."""
    rules = rules_of(game.name)
    for seat in viewers(s):
        refusal = game.refuse(s, seat, Nonsense())
        assert refusal is not None, "law 3, menu: garbage is accepted"
        assert refusal.rule in rules, f"law 3, menu: a refusal names the unknown rule '{refusal.rule}'"
        if seat not in game.turn(s):
            continue
        menu = game.menu(s, seat)
        offered = menu if isinstance(menu, tuple) else (*menu.worth_trying(), menu.sample(rng), menu.sample(rng))
        assert offered, "law 3, menu: a seat is asked and offered nothing"
        for choice in offered:
            assert game.refuse(s, seat, choice) is None, f"law 3, menu: {choice} is offered and refused"
            assert choice in menu, f"law 3, menu: {choice} is offered but not on the menu"


def foreign_choices_agree(game: Game[Any], s: Any, seen: list[Choice]) -> None:
    """Law 3: a choice of another moment is accepted exactly if it is on the menu."""
    for seat in game.turn(s):
        if seat == NATURE:
            continue
        menu = game.menu(s, seat)
        for choice in seen:
            accepted = game.refuse(s, seat, choice) is None
            assert accepted == (choice in menu), (
                f"law 3, menu: {choice} accepted={accepted}, on the menu={not accepted}"
            )


def same_menu(game: Game[Any], s: Any, t: Any, seat: Seat) -> bool:
    one, other = game.menu(s, seat), game.menu(t, seat)
    if isinstance(one, tuple) or isinstance(other, tuple):
        return one == other
    tries = [Random(k) for k in range(3)], [Random(k) for k in range(3)]
    samples = [one.sample(r) for r in tries[0]] == [other.sample(r) for r in tries[1]]
    return samples and list(one.worth_trying()) == list(other.worth_trying())


def views_agree(game: Game[Any], s: Any, rng: Random) -> None:
    """Law 4: a view does not depend on which other seats have looked at the table before."""
    seen, seats = game.views(s), viewers(s)
    for seat in rng.sample(seats, len(seats)):
        assert seen(seat) == game.view(s, seat), f"law 4, view: seat {seat} sees something else beside others"


def imagination_is_seen_alike(game: Game[Any], s: Any, rng: Random) -> None:
    """Law 4: an imagined table looks the same, asks the same seats, and offers the same menu."""
    for seat in viewers(s):
        t = game.imagine(s, seat, rng)
        assert game.view(t, seat) == game.view(s, seat), f"law 4, view: seat {seat} can tell an imagined table"
        assert game.turn(t) == game.turn(s), "law 4, view: other seats are asked on an imagined table"
        assert game.census(t) == game.census(s), "law 8, conservation: imagination makes or loses something"
        if seat in game.turn(s):
            assert same_menu(game, s, t, seat), "law 4, view: an imagined table offers another menu"


def told(game: Game[Any], s: Any, by: Seat, choice: Choice, to: Seat) -> tuple[list[Told], Any]:
    """What a seat is told when a choice is made, and what it sees then."""
    twin = game.copy(s)
    twin.story = []
    game.apply(twin, by, choice)
    story, twin.story = [one for one in twin.story if one.reaches(to)], None
    return story, game.view(twin, to)


def unwinds(game: Game[Any], s: Any, line: Line, rng: Random) -> None:
    """Law 5: two tables that a seat cannot tell apart stay so after any same choice, unless a rule shows it
    the difference (`State.show`); refusals say the same. So no seat learns from who is asked next what was hidden."""
    by, choice = line
    for seat in viewers(s):
        t = game.imagine(s, seat, rng)
        one, other = game.refuse(s, by, choice), game.refuse(t, by, choice)
        if by == seat:
            assert one == other, f"law 5, unwinding: refused {other} on an imagined table, {one} on the real one"
        if one is None and other is None:
            real, imagined = told(game, s, by, choice, seat), told(game, t, by, choice, seat)
            if [one for one in real[0] if one.shows] == [one for one in imagined[0] if one.shows]:
                assert real == imagined, (
                    f"law 5, unwinding: after {choice} by {by} seat {seat} can tell the tables apart "
                    "(a rule that turns something over must s.show() it)"
                )


def refusals_unwind(game: Game[Any], s: Any, seen: list[Choice], rng: Random) -> None:
    """Law 5: on two tables that a seat cannot tell apart it is refused the same things in the same words."""
    for seat in seats_of(s):
        t = game.imagine(s, seat, rng)
        for choice in seen:
            assert game.refuse(s, seat, choice) == game.refuse(t, seat, choice), "law 5, unwinding: refusals differ"


def imagination_needs_the_view_alone(game: Game[Any], s: Any, rng: Random) -> None:
    """Law 6: from two tables that look the same the same is imagined."""
    for seat in viewers(s):
        t, seed = game.imagine(s, seat, rng), rng.random()
        one, other = game.imagine(s, seat, Random(seed)), game.imagine(t, seat, Random(seed))
        assert one == other, f"law 6: what seat {seat} imagines depends on more than it sees"


IMAGINED = 24  # a secret of two equally likely values stays the same in one of 2**24 rows of imagined tables


def imagination_forgets(game: Game[Any], s: Any, rng: Random, changed: dict[tuple[Seat, str], bool]) -> None:
    """Law 7: each secret changes in some imagined table; `changed` collects over a whole game which ones did."""
    for seat in viewers(s):
        kept = {name: secret for name, secret in game.secrets(s, seat).items() if not changed.get((seat, name))}
        for _ in range(IMAGINED):
            other = game.secrets(game.imagine(s, seat, rng), seat)
            kept = {name: secret for name, secret in kept.items() if other.get(name) == secret}
            if not kept:
                break
        changed |= {(seat, name): name not in kept for name in game.secrets(s, seat) if not changed.get((seat, name))}


def nothing_is_lost(game: Game[Any], s: Any, census: dict[str, int]) -> None:
    """Law 8: cards and pieces are neither made nor lost."""
    assert game.census(s) == census, f"law 8, conservation: {census} became {game.census(s)}"
