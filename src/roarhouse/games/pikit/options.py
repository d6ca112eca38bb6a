"""Options, fixed before setup."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from roarhouse.core.options import Options

PLAYER_AIDS: Final = 4  # one for each player, so this is the maximum


class PikitOptions(Options, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True):
    """pikit.setup.2: two players, and as many more as there are Player Aids."""

    seats: Annotated[int, Meta(ge=2, le=PLAYER_AIDS)] = 4
    first_player: Annotated[Literal["random"] | int, Meta(extra={"rule": "pikit.turn.1"})] = "random"
    deck_profile: Annotated[Literal["threeNines", "twoNines"], Meta(extra={"rule": "pikit.components.1"})] = (
        "threeNines"
    )
    play_without_effect: Annotated[bool, Meta(extra={"rule": "pikit.play.8"})] = False
    declare_on_play: Annotated[bool, Meta(extra={"rule": "pikit.play.9"})] = True
    decline: Annotated[Literal["onlyIfNoMatch", "always"], Meta(extra={"rule": "pikit.take.6"})] = "onlyIfNoMatch"
    pair_mode: Annotated[Literal["alternative", "extra"], Meta(extra={"rule": "pikit.pair.1"})] = "alternative"
    pair_by_turned_die: Annotated[bool, Meta(extra={"rule": "pikit.pair.2"})] = True
    turn_to_same_face: Annotated[bool, Meta(extra={"rule": "pikit.effect-turn.1"})] = False
    copy_as_reaction: Annotated[bool, Meta(extra={"rule": "pikit.effect-copy.4"})] = True
    cancel_priority: Annotated[Literal["clockwise", "firstCome"], Meta(extra={"rule": "pikit.effect-cancel.8"})] = (
        "clockwise"
    )
    ones_bonus_minimum: Annotated[int, Meta(ge=0, le=1, extra={"rule": "pikit.special-1.4"})] = 1
    final_turns: Annotated[
        Literal["afterCurrentTurn", "triggerTurnCounts"], Meta(extra={"rule": "pikit.endgame.2"})
    ] = "afterCurrentTurn"
    memory_aid: Annotated[bool, Meta(extra={"rule": "pikit.setup.14"})] = False

    def __post_init__(self) -> None:
        seat = self.first_player
        if isinstance(seat, int) and not 0 <= seat < self.seats:
            raise ValueError(f"firstPlayer: expected `random` or a seat from 0 to {self.seats - 1}, got {seat}")
