"""The table before the first step."""

from __future__ import annotations

from roarhouse.core.bags import empty
from roarhouse.games.rarrr.components import BOOSTS, KATAKANA_DEALT, POWERS, RarrrBox
from roarhouse.games.rarrr.rules.draft import Draft
from roarhouse.games.rarrr.rules.power import Round
from roarhouse.games.rarrr.rules.setup import (
    DealKatakana,
    DealMonsters,
    FirstAngriest,
    KeepTwo,
    NameMonster,
)
from roarhouse.games.rarrr.state import Rarrr


def set_up(box: RarrrBox) -> Rarrr:
    """rarrr.setup.1, rarrr.setup.2, rarrr.boost.11, rarrr.objective.3: Boosts and a dial for each seat, and the whole
    game on the agenda. rarrr.components.11, rarrr.components.12, rarrr.boost.1: there are enough of both for six.
    rarrr.objective.1, rarrr.round.10: after the third round nothing is left on the agenda."""
    seats, kinds = len(box.seats), len(box.all_power)
    s = Rarrr(
        agenda=[],
        sealed={},
        box=box,
        katakana=[()] * seats,
        names=[()] * seats,
        limits=[(0,) * len(POWERS)] * seats,
        dropped=[-1] * seats,
        boxed=box.all_katakana,
        packs=[()] * seats,
        hands=[()] * seats,
        memory=[()] * seats if box.options.draft_memory_aid else None,
        known=[empty(kinds)] * seats,
        undealt=box.all_power,
        discard=empty(kinds),
        buried=[()] * seats,
        boosts=[BOOSTS] * seats,
        city_deck=tuple(range(len(box.deck.city))),
        won=[()] * seats,
        levels=[0] * seats,
        passed=[False] * seats,
        laid=[()] * seats,
    )
    s.then(Round(1), Round(2), Round(3))
    s.then(DealMonsters(), DealKatakana(), Draft("katakana", KATAKANA_DEALT), KeepTwo(), NameMonster())
    first = box.options.first_angriest
    if first == "random":
        s.then(FirstAngriest())
    else:
        s.angriest = s.first = first
    return s
