"""Every step that can be on the agenda."""

from __future__ import annotations

from roarhouse.games.rarrr.rules.battle import BattlePhase, Bidding, SelectCity, Turn
from roarhouse.games.rarrr.rules.draft import Draft
from roarhouse.games.rarrr.rules.power import DealCities, DealPower, Round
from roarhouse.games.rarrr.rules.round import EndRound
from roarhouse.games.rarrr.rules.setup import DealKatakana, DealMonsters, FirstAngriest, KeepTwo, NameMonster

SetupStep = FirstAngriest | DealMonsters | DealKatakana | KeepTwo | NameMonster
RoundStep = Round | DealPower | DealCities | Draft | EndRound
BattleStep = BattlePhase | SelectCity | Turn | Bidding
RarrrStep = SetupStep | RoundStep | BattleStep
