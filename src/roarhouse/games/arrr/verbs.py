"""What cards can do, as rows of the deck name it: verbs with typed parameters.

A verb is a frozen value, so a deck with an unknown verb or a wrong parameter is refused when it is loaded. At what a
verb can be aimed and what it does is in `rules/cards`.
"""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from roarhouse.core.verbs import Count, Positive, Verb

# arrr.tests.2: the four stats
STATS: Final = ("attack", "navigation", "wits", "courage")
Stat = Literal["attack", "navigation", "wits", "courage"]
Kind = Literal["mate", "item", "pack"]

# arrr.pile.11: the windows of the Action phase
Moment = Literal["W0", "W1", "W2", "W3", "W4", "W5"]
MOMENTS: Final[tuple[Moment, ...]] = ("W0", "W1", "W2", "W3", "W4", "W5")
Usable = Moment | Literal["answer"]  # in a window, or in any window as an answer to what is on the pile

Aim = Literal["nothing", "seat", "crew", "pile", "places", "exploration", "stat", "discard"]
Loss = Literal["pieces", "card", "mates", "damage"]
Only = Literal["any", "failures", "successes"]


class CardVerb(Verb, frozen=True, kw_only=True):
    """arrr.terms.10, arrr.events.4: what a card does. `windows`: when it can be used, in the whole Action phase
    unless its text names a moment; `discard`: its card is spent by it."""

    aim: ClassVar[Aim] = "nothing"
    threatens: ClassVar[frozenset[Loss]] = frozenset()  # what its victim would lose
    windows: tuple[Usable, ...] = MOMENTS
    discard: bool = False


# -- dice ----------------------------------------------------------------------------------------------------------


class AddDice(CardVerb, frozen=True, kw_only=True):
    """More dice for the user's throw: for some stats only, only when behind, or for each Item up to `most`."""

    dice: Positive
    stats: tuple[Stat, ...] = ()
    behind: bool = False
    each_item: bool = False
    most: Count = 0


class RemoveDice(CardVerb, frozen=True, kw_only=True):
    """Fewer dice for a throw that has not been made."""

    aim = "seat"
    dice: Positive
    whose: Literal["thrower", "opponent"] = "thrower"
    each_item: bool = False
    most: Count = 0


class ForgetMates(CardVerb, frozen=True, kw_only=True):
    """The stats of a thrower's First Mates count as 0 in this throw."""

    aim = "seat"


class OtherStat(CardVerb, frozen=True, kw_only=True):
    """The user's throw takes its number of dice from another stat; successes count for the original one."""

    aim = "stat"


class Reroll(CardVerb, frozen=True, kw_only=True):
    """Thrown dice are thrown again: the user's, or the other participant's."""

    dice: Positive
    least: Count = 0
    only: Only = "any"
    whose: Literal["thrower", "tester", "opponent"] = "thrower"


class BetterCheats(CardVerb, frozen=True, kw_only=True):
    """More dice for each cheat of the user until the end of this throw."""

    dice: Positive


# -- the Seven Seas ------------------------------------------------------------------------------------------------


class Difficulty(CardVerb, frozen=True, kw_only=True):
    """The current test becomes harder or easier: the user's own, or any player's."""

    by: int
    stats: tuple[Stat, ...] = ()
    whose: Literal["own", "any"] = "own"


class IgnoreInfluence(CardVerb, frozen=True, kw_only=True):
    """No influence acts on the user's current test."""


class Calm(CardVerb, frozen=True, kw_only=True):
    """No influence applies until the end of this turn."""


class Swap(CardVerb, frozen=True, kw_only=True):
    """Two neighbours of the row change places; the target is the place of the one nearer the deck."""

    aim = "places"


class Redirect(CardVerb, frozen=True, kw_only=True):
    """A neighbour of the declared card is tackled instead."""

    aim = "exploration"


class Peek(CardVerb, frozen=True, kw_only=True):
    """Look at the top card of the Exploration deck, and perhaps put it on the bottom."""


# -- answers -------------------------------------------------------------------------------------------------------


class Cancel(CardVerb, frozen=True, kw_only=True):
    """One effect of the pile does nothing; `deplete`: the card of a cancelled ability is depleted all the same."""

    aim = "pile"
    what: tuple[Literal["event", "crew", "penalty"], ...]
    deplete: bool = False


class CancelUnlessPaid(CardVerb, frozen=True, kw_only=True):
    """Cancel an Event that hits the user or a card of the user, unless its player pays at once."""

    aim = "pile"
    pieces: Positive


class CancelLoss(CardVerb, frozen=True, kw_only=True):
    """Cancel an effect by which the user would lose Pieces."""

    aim = "pile"


class LessDamage(CardVerb, frozen=True, kw_only=True):
    """Reduce damage that the user would suffer."""

    aim = "pile"
    damage: Positive


class KeepCard(CardVerb, frozen=True, kw_only=True):
    """Another equipped card of the user, which an effect on the pile would discard or take, stays equipped."""

    aim = "crew"


# -- Pieces of Eight -----------------------------------------------------------------------------------------------


class Gain(CardVerb, frozen=True, kw_only=True):
    """Pieces from the Reserve; `after_win`: only after a test that the user has won in this action."""

    pieces: Positive
    after_win: bool = False


class Steal(CardVerb, frozen=True, kw_only=True):
    """Pieces out of the Chest of another player in turn."""

    aim = "seat"
    threatens = frozenset({"pieces"})
    pieces: Positive


class LosePieces(CardVerb, frozen=True, kw_only=True):
    """A penalty: Pieces go back to the Reserve."""

    threatens = frozenset({"pieces"})
    pieces: Positive


class TaxPillage(CardVerb, frozen=True, kw_only=True):
    """A declared Pillage brings fewer Pieces, and the user takes as many from the Reserve."""

    pieces: Positive


class Forfeit(CardVerb, frozen=True, kw_only=True):
    """An action other than Pillage costs the player in turn Pieces."""

    threatens = frozenset({"pieces"})
    pieces: Positive


class Mutiny(CardVerb, frozen=True, kw_only=True):
    """The player in turn discards a First Mate or pays."""

    threatens = frozenset({"pieces", "mates"})
    pieces: Positive


# -- crews ---------------------------------------------------------------------------------------------------------


class Damage(CardVerb, frozen=True, kw_only=True):
    """A player in turn loses equipped cards of their own choice."""

    aim = "seat"
    threatens = frozenset({"damage"})
    damage: Positive


class TakeCrew(CardVerb, frozen=True, kw_only=True):
    """An equipped card of a kind, of another player in turn, goes to the user's hand."""

    aim = "crew"
    threatens = frozenset({"card"})
    kind: Kind


class Deplete(CardVerb, frozen=True, kw_only=True):
    """A prepared card of a player in turn is depleted."""

    aim = "crew"


class Prepare(CardVerb, frozen=True, kw_only=True):
    """Another depleted card of the user is prepared."""

    aim = "crew"


class PrepareAll(CardVerb, frozen=True, kw_only=True):
    """All depleted cards of the user are prepared."""


# -- hands and permanents ------------------------------------------------------------------------------------------


class Draw(CardVerb, frozen=True, kw_only=True):
    """Cards from the Crew deck, the Event deck, or either."""

    cards: Positive
    deck: Literal["crew", "event", "either"]


class Recover(CardVerb, frozen=True, kw_only=True):
    """A card of the Crew discard pile goes to the user's hand."""

    aim = "discard"


class LookAt(CardVerb, frozen=True, kw_only=True, tag="lookAtHand"):
    """Look at some cards in the hand of another player, picked at random."""

    aim = "seat"
    cards: Positive


class DiscardHand(CardVerb, frozen=True, kw_only=True):
    """A penalty: hand cards are discarded, as their owner chooses."""

    cards: Positive


class Place(CardVerb, frozen=True, kw_only=True):
    """A permanent is placed in front of a player and stays there."""

    aim = "seat"
    before: Literal["self", "other"]


# -- flashes -------------------------------------------------------------------------------------------------------


class CallOff(CardVerb, frozen=True, kw_only=True):
    """A declared Challenge does not take place."""


class SparePenalties(CardVerb, frozen=True, kw_only=True):
    """A declared Sail brings no penalties."""


class RunAground(CardVerb, frozen=True, kw_only=True):
    """A player who declared to Sail discards cards, or declares another action instead."""

    cards: Positive


DiceVerb = AddDice | RemoveDice | ForgetMates | OtherStat | Reroll | BetterCheats
SeaVerb = Difficulty | IgnoreInfluence | Calm | Swap | Redirect | Peek
AnswerVerb = Cancel | CancelUnlessPaid | CancelLoss | LessDamage | KeepCard
PieceVerb = Gain | Steal | TaxPillage | Forfeit | Mutiny
CrewVerb = Damage | TakeCrew | Deplete | Prepare | PrepareAll
HandVerb = Draw | Recover | LookAt | Place
FlashVerb = CallOff | SparePenalties | RunAground

# what an Event, a Crew card or a Captain may do; what an Exploration card may give or take
Effect = DiceVerb | SeaVerb | AnswerVerb | PieceVerb | CrewVerb | HandVerb | FlashVerb
Reward = Draw | Gain | PrepareAll
Penalty = Damage | LosePieces | DiscardHand
