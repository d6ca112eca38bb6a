"""Every step that can be on the agenda."""

from __future__ import annotations

from roarhouse.games.rampage.rules.actions.action import SpendAction
from roarhouse.games.rampage.rules.actions.breathe import AimBreath
from roarhouse.games.rampage.rules.actions.demolish import AimDrop
from roarhouse.games.rampage.rules.actions.flick import AimFlick
from roarhouse.games.rampage.rules.actions.move import ClimbUp, PlacePaws, TakeAim
from roarhouse.games.rampage.rules.actions.toss import AimToss
from roarhouse.games.rampage.rules.aftermath import Aftermath, UseVacuum
from roarhouse.games.rampage.rules.cards.driving import Drive, DriveInto, SmellyPaws
from roarhouse.games.rampage.rules.cards.mutation import ChoosePowers, DrawPowers, GiveUpPowers
from roarhouse.games.rampage.rules.cards.stomachs import Kissing, Robbed, Robbing, TasteKiss
from roarhouse.games.rampage.rules.cards.superpowers import BreakAfter
from roarhouse.games.rampage.rules.chow import Bite, Chew, ChowDown, Dining, Swallow
from roarhouse.games.rampage.rules.gobble import Gobble
from roarhouse.games.rampage.rules.hands import Arrange
from roarhouse.games.rampage.rules.placing import FlyTo, Reappear, Relocate, Restart
from roarhouse.games.rampage.rules.resolve import Simulate
from roarhouse.games.rampage.rules.rumble import Fall
from roarhouse.games.rampage.rules.runaway import (
    BeCute,
    ChooseEffect,
    Effects,
    GiveUpCard,
    Hysteria,
    Punish,
    RunAway,
    Story,
)
from roarhouse.games.rampage.rules.scoring import LastWords, LookAhead, OpenStomachs
from roarhouse.games.rampage.rules.setup import (
    BuildCity,
    ChooseSide,
    DealCards,
    FirstPlayer,
    FirstTurn,
    Introduce,
    Tailor,
    VoteForStart,
)
from roarhouse.games.rampage.rules.teeth import BreakTeeth, Guard, LoseTeeth, PayMeeples
from roarhouse.games.rampage.rules.tidying import Boxed, Tidy
from roarhouse.games.rampage.rules.turn import (
    Acting,
    BeforeChow,
    Bystander,
    Bystanders,
    ChooseAction,
    EndTurn,
    Interfere,
    Late,
    LateUse,
    Leftovers,
    Restore,
    Turn,
)
from roarhouse.games.rampage.rules.variants import BuyCard, DrawCards, KeepOne, Market
from roarhouse.games.rampage.rules.yard import EnterYard, PutDown, YardAction

SetupStep = ChooseSide | BuildCity | DealCards | Tailor | Introduce | VoteForStart | FirstPlayer | FirstTurn
Aside = Bystanders | Bystander | Interfere
TurnStep = (
    Turn | Restore | Acting | ChooseAction | SpendAction | BeforeChow | Leftovers | Late | LateUse | EndTurn | Aside
)
ActionStep = AimFlick | AimDrop | AimToss | AimBreath | PlacePaws | ClimbUp | TakeAim | Arrange | Simulate
AfterStep = Aftermath | Fall | UseVacuum | Gobble | SmellyPaws | Drive | DriveInto
PlaceStep = Restart | Relocate | Reappear | FlyTo
TeethStep = LoseTeeth | PayMeeples | BreakTeeth | Guard | BreakAfter
RunawayStep = RunAway | Effects | ChooseEffect | BeCute | Punish | Hysteria | Story | GiveUpCard
ChowStep = ChowDown | Dining | Bite | Chew | Swallow
CardStep = Robbing | Robbed | Kissing | TasteKiss | DrawPowers | GiveUpPowers | ChoosePowers
BabyStep = Market | BuyCard | DrawCards | KeepOne
YardStep = EnterYard | YardAction | PutDown | Tidy | Boxed
EndStep = LastWords | LookAhead | OpenStomachs
FirstHalf = SetupStep | TurnStep | ActionStep | AfterStep | PlaceStep
RampageStep = FirstHalf | TeethStep | RunawayStep | ChowStep | CardStep | BabyStep | YardStep | EndStep
