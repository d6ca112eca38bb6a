"""Every verb that a card can name: the registry by which a deck is checked."""

from __future__ import annotations

from roarhouse.games.arrr.effects.answers import Cancel, CancelLoss, CancelUnlessPaid, KeepCard, LessDamage
from roarhouse.games.arrr.effects.cards import DiscardHand, Draw, LookAt, Place, Recover
from roarhouse.games.arrr.effects.crews import Damage, Deplete, Prepare, PrepareAll, TakeCrew
from roarhouse.games.arrr.effects.dice import AddDice, BetterCheats, ForgetMates, OtherStat, RemoveDice, Reroll
from roarhouse.games.arrr.effects.flashes import CallOff, RunAground, SparePenalties
from roarhouse.games.arrr.effects.pieces import Forfeit, Gain, LosePieces, Mutiny, Steal, TaxPillage
from roarhouse.games.arrr.effects.seas import Calm, Difficulty, IgnoreInfluence, Peek, Redirect, Swap

DiceVerb = AddDice | RemoveDice | ForgetMates | OtherStat | Reroll | BetterCheats
SeaVerb = Difficulty | IgnoreInfluence | Calm | Swap | Redirect | Peek
AnswerVerb = Cancel | CancelUnlessPaid | CancelLoss | LessDamage | KeepCard
PieceVerb = Gain | Steal | TaxPillage | Forfeit | Mutiny
CrewVerb = Damage | TakeCrew | Deplete | Prepare | PrepareAll
CardVerb = Draw | Recover | LookAt | Place
FlashVerb = CallOff | SparePenalties | RunAground

# what an Event, a Crew card or a Captain may do; what an Exploration card may give or take
Effect = DiceVerb | SeaVerb | AnswerVerb | PieceVerb | CrewVerb | CardVerb | FlashVerb
Reward = Draw | Gain | PrepareAll
Penalty = Damage | LosePieces | DiscardHand
