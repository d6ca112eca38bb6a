"""Options: what a table may agree on before it sets up."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from roarhouse.core.options import Options

TEAM_SEATS = 4
DAY = 86_400  # seconds


class ArrrOptions(Options, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True):
    """arrr.modes.1: one of three modes, and every ruling on which a table may decide otherwise."""

    seats: Annotated[int, Meta(ge=2, le=4)] = 4
    mode: Annotated[Literal["swabber", "avast", "arrrr"], Meta(extra={"rule": "arrr.modes.1"})] = "arrrr"
    teams: Annotated[bool, Meta(extra={"rule": "arrr.teams.1"})] = False
    team_collections: Annotated[Literal["merge", "sum"], Meta(extra={"rule": "arrr.teams.2"})] = "merge"
    team_hands_open: Annotated[bool, Meta(extra={"rule": "arrr.teams.4"})] = False
    start_player: Annotated[Literal["dice", "random", "host"], Meta(extra={"rule": "arrr.turn.1"})] = "dice"
    captains: Annotated[Literal["random", "draft", "two"], Meta(extra={"rule": "arrr.captains.1"})] = "random"
    collections: Annotated[Literal["random", "chosen"], Meta(extra={"rule": "arrr.setup.2"})] = "random"
    piece_supply: Annotated[Literal[42, "unlimited"], Meta(extra={"rule": "arrr.components.6"})] = 42
    sixth_face: Annotated[Literal["jolly", "blank"], Meta(extra={"rule": "arrr.components.7"})] = "jolly"
    difficulty_shift: Annotated[Literal[0, -1], Meta(extra={"rule": "arrr.components.7"})] = 0
    zero_dice_cheat: Annotated[bool, Meta(extra={"rule": "arrr.tests.7"})] = True
    challenge_empty_chest: Annotated[bool, Meta(extra={"rule": "arrr.challenge.5"})] = True
    pile_reopen: Annotated[bool, Meta(extra={"rule": "arrr.pile.9"})] = False
    open_before_declaration: Annotated[bool, Meta(extra={"rule": "arrr.pile.11"})] = False
    once_if_cancelled: Annotated[bool, Meta(extra={"rule": "arrr.crew.8"})] = True
    crew_limit: Annotated[Literal["items", "total"], Meta(extra={"rule": "arrr.equipment.4"})] = "items"
    show_fame: Annotated[bool, Meta(extra={"rule": "arrr.terms.7"})] = False
    last_tie: Annotated[Literal["shared", "vote"], Meta(extra={"rule": "arrr.scoring.9"})] = "shared"
    # how long a table waits, which the rules themselves do not ask
    response_seconds: Annotated[int, Meta(ge=0, le=DAY, extra={"rule": "arrr.pile.10"})] = 15
    turn_seconds: Annotated[int, Meta(ge=0, le=DAY, extra={"rule": "arrr.action.4"})] = 90
    hide_skips: Annotated[bool, Meta(extra={"rule": "arrr.pile.10"})] = True

    def __post_init__(self) -> None:
        if self.teams and self.seats != TEAM_SEATS:
            raise ValueError(f"teams: expected {TEAM_SEATS} seats for two teams of two, got {self.seats}")
