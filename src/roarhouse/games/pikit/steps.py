"""The steps that can be on the agenda, as one tagged union for the codec."""

from __future__ import annotations

from roarhouse.games.pikit.rules.cancel import Answer, DrawLots
from roarhouse.games.pikit.rules.draw import DrawCard
from roarhouse.games.pikit.rules.effects import Declaring, Effect
from roarhouse.games.pikit.rules.pair import UsePair
from roarhouse.games.pikit.rules.play import PlayCards, Playing
from roarhouse.games.pikit.rules.refill import EndOfTurn, Refill
from roarhouse.games.pikit.rules.roll import Roll, RollAgain
from roarhouse.games.pikit.rules.setup import DealCentre, DrawStartingHand, FirstPlayer
from roarhouse.games.pikit.rules.steal import StealCard
from roarhouse.games.pikit.rules.take import AddCards, Taking
from roarhouse.games.pikit.rules.turn import BeginTurn, NextTurn

SetupStep = FirstPlayer | DealCentre | DrawStartingHand
TurnStep = BeginTurn | Roll | PlayCards | Playing | AddCards | UsePair | Taking | EndOfTurn | Refill | NextTurn
PileStep = Effect | Declaring | DrawLots | Answer | RollAgain | StealCard | DrawCard
PikitStep = SetupStep | TurnStep | PileStep
