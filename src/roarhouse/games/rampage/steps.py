"""Every step that can be on the agenda."""

from __future__ import annotations

from roarhouse.games.rampage.aftermath import Aftermath, Fall, UseVacuum
from roarhouse.games.rampage.aims import AimBreath, AimDrop, AimFlick, AimToss
from roarhouse.games.rampage.chow import Bite, ChowDown, Dining, Swallow
from roarhouse.games.rampage.driving import Drive, DriveInto, SmellyPaws
from roarhouse.games.rampage.gobble import Gobble
from roarhouse.games.rampage.movement import ClimbUp, PlacePaws, TakeAim
from roarhouse.games.rampage.nature import Arrange, Simulate
from roarhouse.games.rampage.placing import FlyTo, Reappear, Relocate, Restart
from roarhouse.games.rampage.runaway import (
    BeCute,
    ChooseEffect,
    Effects,
    GiveUpCard,
    Hysteria,
    Punish,
    RunAway,
    Story,
)
from roarhouse.games.rampage.scoring import LastWords, LookAhead, OpenStomachs
from roarhouse.games.rampage.setup import (
    BuildCity,
    ChooseSide,
    DealCards,
    FirstPlayer,
    FirstTurn,
    Introduce,
    Tailor,
    VoteForStart,
)
from roarhouse.games.rampage.teeth import BreakTeeth, Guard, LoseTeeth, PayMeeples
from roarhouse.games.rampage.turn import (
    Acting,
    BeforeChow,
    ChooseAction,
    EndTurn,
    Late,
    LateUse,
    Leftovers,
    Restore,
    SpendAction,
    Turn,
)
from roarhouse.games.rampage.uses import BreakAfter, DrawPowers, Kissing, Robbed, Robbing, TasteKiss
from roarhouse.games.rampage.variants import BuyCard, ChoosePowers, DrawCards, GiveUpPowers, KeepOne, Market

SetupStep = ChooseSide | BuildCity | DealCards | Tailor | Introduce | VoteForStart | FirstPlayer | FirstTurn
TurnStep = Turn | Restore | Acting | ChooseAction | SpendAction | BeforeChow | Leftovers | Late | LateUse | EndTurn
ActionStep = AimFlick | AimDrop | AimToss | AimBreath | PlacePaws | ClimbUp | TakeAim | Arrange | Simulate
AfterStep = Aftermath | Fall | UseVacuum | Gobble | SmellyPaws | Drive | DriveInto
PlaceStep = Restart | Relocate | Reappear | FlyTo
TeethStep = LoseTeeth | PayMeeples | BreakTeeth | Guard | BreakAfter
RunawayStep = RunAway | Effects | ChooseEffect | BeCute | Punish | Hysteria | Story | GiveUpCard
ChowStep = ChowDown | Dining | Bite | Swallow
CardStep = Robbing | Robbed | Kissing | TasteKiss | DrawPowers | GiveUpPowers | ChoosePowers
BabyStep = Market | BuyCard | DrawCards | KeepOne
EndStep = LastWords | LookAhead | OpenStomachs
FirstHalf = SetupStep | TurnStep | ActionStep | AfterStep | PlaceStep
RampageStep = FirstHalf | TeethStep | RunawayStep | ChowStep | CardStep | BabyStep | EndStep
