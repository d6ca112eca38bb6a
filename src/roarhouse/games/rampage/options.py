"""Options: what a table may agree on before the City is built."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from roarhouse.core.options import Options

Line = Annotated[int, Meta(ge=1, le=40)]
ZoneSize = Annotated[int, Meta(ge=1, le=7)]  # so that one colour can fill its zone twice at once
MOST_ON_ONE_BOARD = 4
MEEPLES = 90


class ZonesB(Struct, frozen=True, forbid_unknown_fields=True):
    """rampage.runaway-b.1: how many Meeples fill each zone of side B."""

    red: ZoneSize = 4
    blue: ZoneSize = 4
    green: ZoneSize = 5
    yellow: ZoneSize = 4
    black: ZoneSize = 4


class RampageOptions(Options, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True):
    """rampage.variants.1: any variants can be combined; the other options are rulings that a table may change."""

    seats: Annotated[int, Meta(ge=2, le=8, extra={"rule": "rampage.big-city.1"})] = 2
    # the City and its physics
    runaway_side: Annotated[Literal["A", "B", "random"], Meta(extra={"rule": "rampage.city.10"})] = "A"
    ruin_edge: Annotated[Literal["bounce", "flush"], Meta(extra={"rule": "rampage.setup.3"})] = "flush"
    noise: Annotated[Literal["off", "low", "normal", "high"], Meta(extra={"rule": "rampage.move.2"})] = "normal"
    aim_line: Annotated[Literal["tip", "short", "long"], Meta(extra={"rule": "rampage.move.2"})] = "short"
    drop_height: Annotated[int, Meta(ge=20, le=40, extra={"rule": "rampage.demolish.5"})] = 30
    rim_contact: Annotated[bool, Meta(extra={"rule": "rampage.clarifications.7"})] = True
    # the turn
    start_player: Annotated[Literal["random", "host", "vote"], Meta(extra={"rule": "rampage.turn.1"})] = "random"
    actions_optional: Annotated[bool, Meta(extra={"rule": "rampage.turn.3"})] = True
    drop_poses: Annotated[Literal["all", "upright"], Meta(extra={"rule": "rampage.demolish.6"})] = "all"
    toss_needs_free_vehicle: Annotated[bool, Meta(extra={"rule": "rampage.toss.2"})] = False
    gobble_after_chow: Annotated[bool, Meta(extra={"rule": "rampage.gobble.5"})] = False
    ruin_meeples: Annotated[Literal["ruin", "free", "all"], Meta(extra={"rule": "rampage.powers.11"})] = "ruin"
    vacuum_optional: Annotated[bool, Meta(extra={"rule": "rampage.powers.16"})] = True
    accidents: Annotated[Literal["placement", "off"], Meta(extra={"rule": "rampage.clarifications.17"})] = "placement"
    open_stomachs: Annotated[bool, Meta(extra={"rule": "rampage.lexicon.12"})] = False
    # the end
    stall_turns: Annotated[int, Meta(ge=0, le=200, extra={"rule": "rampage.end.6"})] = 40
    lines_a: Annotated[tuple[Line, Line, Line, Line, Line, Line], Meta(extra={"rule": "rampage.runaway-a.1"})] = (
        5,
        6,
        7,
        8,
        9,
        10,
    )
    zones_b: Annotated[ZonesB, Meta(extra={"rule": "rampage.runaway-b.1"})] = ZonesB()
    # the variants
    fashionable_diet: Annotated[bool, Meta(extra={"rule": "rampage.variants.2"})] = False
    tailor_made: Annotated[bool, Meta(extra={"rule": "rampage.variants.3"})] = False
    baby_monsters: Annotated[bool, Meta(extra={"rule": "rampage.variants.5"})] = False
    teams: Annotated[bool, Meta(extra={"rule": "rampage.teams.1"})] = False
    big_city: Annotated[bool, Meta(extra={"rule": "rampage.big-city.1"})] = False
    team_size: Annotated[int, Meta(ge=2, le=4, extra={"rule": "rampage.big-city.4"})] = 2
    unequal_teams: Annotated[bool, Meta(extra={"rule": "rampage.big-city.4"})] = False
    team_meals: Annotated[Literal["together", "turns"], Meta(extra={"rule": "rampage.teams.6"})] = "together"
    friendly_fire: Annotated[bool, Meta(extra={"rule": "rampage.teams.15"})] = True
    # practice: one seat acts, and nothing counts
    yard: Annotated[bool, Meta(extra={"rule": "rampage.yard.1", "practice": True})] = False
    # the clock
    intro_seconds: Annotated[int, Meta(ge=0, le=600, extra={"rule": "rampage.monsters.9"})] = 30
    turn_seconds: Annotated[int, Meta(ge=0, le=3600, extra={"rule": "rampage.turn.3"})] = 90

    @property
    def in_teams(self) -> bool:
        """rampage.big-city.5: the big city is played in teams."""
        return self.teams or self.big_city

    @property
    def team_count(self) -> int:
        return self.seats // self.team_size if self.in_teams else self.seats

    def __post_init__(self) -> None:
        """rampage.big-city.4, rampage.teams.1: check the number of seats against the way of playing."""
        if self.seats > MOST_ON_ONE_BOARD and not self.big_city:
            raise ValueError(f"bigCity: {self.seats} seats need two boards, expected `true`")
        if self.big_city and self.seats <= MOST_ON_ONE_BOARD:
            raise ValueError(f"seats: expected 5 to 8 in the big city, got {self.seats}")
        if self.teams and not self.big_city and (self.seats, self.team_size) != (4, 2):
            raise ValueError(f"teams: expected 4 seats in 2 teams of 2 on one board, got {self.seats}")
        if self.in_teams and self.team_count < 2:
            raise ValueError(f"teamSize: {self.seats} seats make only one team of {self.team_size}")
        if self.in_teams and self.seats % self.team_size and not self.unequal_teams:
            raise ValueError(f"unequalTeams: {self.seats} seats make no equal teams of {self.team_size}")
        if sum(self.lines_a) > MEEPLES:
            raise ValueError(f"linesA: expected at most {MEEPLES} spaces together, got {sum(self.lines_a)}")
