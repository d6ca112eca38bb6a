"""Hints: what a master would do, with chances and reasons, from what a seat has imagined and nothing else."""

from __future__ import annotations

from hashlib import sha256
from math import inf
from random import Random
from typing import Any, Final

from msgspec import Struct

from roarhouse.bots.bots import find_bot, quick_bot
from roarhouse.bots.judging import Judged, compare, why_better, why_worse
from roarhouse.bots.mind import Mind, has_mind, mind_of
from roarhouse.bots.search import examine
from roarhouse.bots.thinking import Imagined, imagine_for, unpacked
from roarhouse.core.budget import Budget
from roarhouse.core.codec import Codec
from roarhouse.core.game import Choice, Game
from roarhouse.core.words import Seat, Words

MOST: Final = 3
SIMULATIONS: Final = 3000  # to find the best choices
SHOWN: Final = 150  # of each choice that is shown


class Tip(Struct, frozen=True):
    """A choice with the chance to win and a reason; a game without a learned value knows no chance."""

    choice: Choice
    words: Words
    touches: tuple[str, ...]
    chance: float | None
    why: Words


def question_of(codec: Codec, s: Any, seat: Seat) -> Imagined:
    """What a hint is made from. Its dice come from the view, so that the same view gives the same hint."""
    seen = codec.encode(codec.game.view(s, seat))
    return imagine_for(codec, s, seat, Random(int.from_bytes(sha256(seen).digest())))


def hints(share: float, table: Imagined) -> list[Tip]:
    """Up to three choices, the best first."""
    game, s = unpacked(table)
    if not has_mind(game.name):
        return [rehearsed(game, s, table.seat, Random(table.seed))]
    mind, rng = mind_of(game.name), Random(table.seed)
    budget = Budget(int(SIMULATIONS * max(0.1, share)), inf)  # no seconds: equal views, equal hints
    wanted = list(mind.candidates(game, s, table.seat))
    if len(wanted) > 1:
        wanted = [one.choice for one in examine(game, mind, s, table.seat, rng, budget, race=True)[:MOST]]
    judged = compare(game, mind, s, table.seat, wanted, rng, SHOWN)
    return tips(game, mind, s, table.seat, sorted(judged, key=lambda one: one.chance, reverse=True))


def tips(game: Game[Any], mind: Mind, s: Any, seat: Seat, judged: list[Judged]) -> list[Tip]:
    best, *others = judged
    if not others:
        return [tip(game, s, seat, best.choice, best.chance, Words("why-only"))]
    reasons = [why_better(game.name, mind, best, others[-1])]
    reasons += [why_worse(game.name, mind, one, best) for one in others]
    return [tip(game, s, seat, one.choice, one.chance, why) for one, why in zip(judged, reasons, strict=True)]


def tip(game: Game[Any], s: Any, seat: Seat, choice: Choice, chance: float | None, why: Words) -> Tip:
    return Tip(choice, game.words(s, seat, choice), game.touches(s, seat, choice), chance, why)


def rehearsed(game: Game[Any], s: Any, seat: Seat, rng: Random) -> Tip:
    """What the strongest bot would do, where no value was learned."""
    choice = find_bot(quick_bot(game.name), game.name).choose(game, s, seat, rng)
    return tip(game, s, seat, choice, None, Words("why-rehearsed"))
