"""Options: what a table may agree on before it sets up."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from roarhouse.core.options import Options


class RarrrOptions(Options, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True):
    """rarrr.advanced.1, rarrr.advanced.2: any of the three advanced rules, agreed for the whole game."""

    seats: Annotated[int, Meta(ge=2, le=6)] = 4
    first_angriest: Annotated[Literal["random"] | int, Meta(extra={"rule": "rarrr.setup.5"})] = "random"
    monsters_face_up: Annotated[bool, Meta(extra={"rule": "rarrr.setup.8"})] = True
    city_timing: Annotated[
        Literal["afterDraft", "beforeDraftFromRound2", "beforeDraft"], Meta(extra={"rule": "rarrr.power.8"})
    ] = "afterDraft"
    lone_last_player: Annotated[Literal["mustPlay", "freeWin"], Meta(extra={"rule": "rarrr.battle.16"})] = "mustPlay"
    boost_mode: Annotated[Literal["sum", "flat"], Meta(extra={"rule": "rarrr.boost.5"})] = "sum"
    all_pass_angriest: Annotated[Literal["keep", "lastPasser"], Meta(extra={"rule": "rarrr.angriest.4"})] = "keep"
    bonus_scoring: Annotated[bool, Meta(extra={"rule": "rarrr.advanced-bonus.2"})] = False
    face_down_cards: Annotated[bool, Meta(extra={"rule": "rarrr.advanced-facedown.1"})] = False
    face_down_same_type: Annotated[bool, Meta(extra={"rule": "rarrr.advanced-facedown.6"})] = False
    face_down_reveal_on_discard: Annotated[bool, Meta(extra={"rule": "rarrr.advanced-facedown.10"})] = False
    power_resistance: Annotated[bool, Meta(extra={"rule": "rarrr.advanced-resistance.2"})] = False
    resistance_counts_face_down: Annotated[bool, Meta(extra={"rule": "rarrr.advanced-resistance.6"})] = True
    draft_memory_aid: Annotated[bool, Meta(extra={"rule": "rarrr.draft.10"})] = False

    def __post_init__(self) -> None:
        seat = self.first_angriest
        if isinstance(seat, int) and not 0 <= seat < self.seats:
            raise ValueError(f"firstAngriest: expected `random` or a seat from 0 to {self.seats - 1}, got {seat}")
