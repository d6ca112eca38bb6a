"""Every step that can be on the agenda."""

from __future__ import annotations

from roarhouse.games.arrr.rules import (
    action,
    captains,
    challenge,
    crew,
    equipment,
    exploration,
    hands,
    horizon,
    pile,
    recruitment,
    scoring,
    setup,
    tests,
    turn,
)
from roarhouse.games.arrr.rules.cards import answers, flashes

SetupStep = (
    setup.PickCollections
    | setup.DrawCollections
    | setup.ChooseCollections
    | setup.StockSea
    | setup.FirstRow
    | setup.DealHands
    | setup.ThrowForStart
    | setup.DrawStart
    | setup.ChooseStart
    | captains.OfferCaptains
    | captains.KeepCaptain
    | captains.DraftCaptains
    | captains.PickCaptain
)
TurnStep = turn.Begin | turn.Turn | turn.Equipment | turn.EndAction | turn.EndTurn | scoring.Voting
PhaseStep = recruitment.Recruiting | recruitment.Refill | equipment.Equipping | horizon.Horizon | horizon.TurnOver
ActionStep = action.Opening | action.Declare | action.CarryOut | exploration.Face | exploration.Judge
ChallengeStep = challenge.ClaimStake | challenge.AnswerChallenge | challenge.TakeSpoils | challenge.Compare
PileStep = pile.Open | pile.Respond | pile.Resolve | pile.Resolved | answers.PayOrCancel | flashes.Aground
DiceStep = tests.Throwing | tests.Roll | tests.ChooseDice
CardStep = hands.Discarding | hands.Draw | hands.DrawEither | hands.ChooseDeck | hands.LookAtHand
LossStep = crew.Damaged | crew.Mutinied | horizon.LookAhead | horizon.Lookout
ArrrStep = SetupStep | TurnStep | PhaseStep | ActionStep | ChallengeStep | PileStep | DiceStep | CardStep | LossStep
