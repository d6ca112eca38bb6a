"""Crews: damaged, taken, depleted, prepared."""

from __future__ import annotations

from roarhouse.core.words import Seat, Who
from roarhouse.games.arrr.rules.crew import deplete, owner_of, prepare, suffer, take_equipped
from roarhouse.games.arrr.rules.effects import HERE, NOWHERE, Targets, resolve, targets, victim
from roarhouse.games.arrr.speech.names import card_name
from roarhouse.games.arrr.state import Arrr, Piled
from roarhouse.games.arrr.verbs import Damage, Deplete, Prepare, PrepareAll, TakeCrew


@targets.of(Damage)
def seats_to_damage(verb: Damage, s: Arrr, by: Seat, card: int) -> Targets:
    return tuple([seat for seat in s.in_turn if s.equipped[seat]])


@victim.of(Damage)
def damaged_player(verb: Damage, s: Arrr, effect: Piled) -> Seat:
    return effect.target


@resolve.of(Damage)
def damage(verb: Damage, s: Arrr, effect: Piled) -> None:
    """arrr.exploration.14: a player in turn loses equipped cards of their own choice."""
    suffer(s, effect.target, verb.damage - effect.less)


@targets.of(TakeCrew)
def cards_to_take(verb: TakeCrew, s: Arrr, by: Seat, card: int) -> Targets:
    kinds, others = s.box.kinds, [seat for seat in s.in_turn if seat != by]
    free = [one for seat in others for one in s.equipped[seat] if one not in s.kept]
    return tuple([one for one in free if kinds[one] == verb.kind])


@victim.of(TakeCrew, Deplete)
def owner_of_the_card(verb: TakeCrew | Deplete, s: Arrr, effect: Piled) -> Seat:
    return owner_of(s, effect.target)


@resolve.of(TakeCrew)
def take_crew(verb: TakeCrew, s: Arrr, effect: Piled) -> None:
    """arrr.events.5: an equipped card of another player in turn goes to the user's hand."""
    take_equipped(s, effect.by, owner_of(s, effect.target), effect.target, "arrr.events.5")


@targets.of(Deplete)
def cards_to_deplete(verb: Deplete, s: Arrr, by: Seat, card: int) -> Targets:
    depleted = s.depleted
    return tuple([one for seat in s.in_turn for one in s.equipped[seat] if one not in depleted])


@resolve.of(Deplete)
def deplete_card(verb: Deplete, s: Arrr, effect: Piled) -> None:
    """arrr.crew.12: a prepared card of a player in turn is depleted, and its ability with it."""
    deplete(s, effect.target)
    if s.story is not None:
        s.tell("arrr.crew.9", "depleted", card=card_name(s.box.deck, effect.target))


@targets.of(Prepare)
def cards_to_prepare(verb: Prepare, s: Arrr, by: Seat, card: int) -> Targets:
    return tuple([one for one in s.equipped[by] if one in s.depleted and one != card])


@resolve.of(Prepare)
def prepare_card(verb: Prepare, s: Arrr, effect: Piled) -> None:
    """arrr.crew.8: another depleted card of the user is prepared, and can be used again."""
    prepare(s, (effect.target,))
    if s.story is not None:
        s.tell("arrr.crew.8", "prepared", card=card_name(s.box.deck, effect.target))


@targets.of(PrepareAll)
def can_prepare(verb: PrepareAll, s: Arrr, by: Seat, card: int) -> Targets:
    return HERE if any(one in s.depleted for one in s.equipped[by]) else NOWHERE


@resolve.of(PrepareAll)
def prepare_all(verb: PrepareAll, s: Arrr, effect: Piled) -> None:
    """arrr.crew.8: all depleted cards of the user are prepared."""
    prepare(s, s.equipped[effect.by])
    s.tell("arrr.crew.8", "all-prepared", who=Who(effect.by))
