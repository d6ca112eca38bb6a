# Arrr!!! in English.

stat-attack = Attack
stat-navigation = Navigation
stat-wits = Wits
stat-courage = Courage
stat-value = { $stat } { $n }
test = { $stat } { $n }
face-0 = Attack
face-1 = Navigation
face-2 = Wits
face-3 = Courage
face-4 = jolly
face-5 = blank
kind-mate = First Mate
kind-item = Item
kind-pack = Pack
symbol-none = Event
symbol-flash = Event, flash
symbol-permanent = Event, permanent
pieces-word = Pieces
pieces = { $n ->
    [one] { $n } Piece
   *[other] { $n } Pieces
}
no-card = no card
effect = { $card }
effect-at = { $card } at { $target }
target-card = { $card }
target-places = { $card } and { $other }
effect-nth = { $effect } (number { $n } on the pile)
effect-penalty = the penalty of { $card } for { $whom }
action-pillage = Pillage
action-sail = Sail: { $card }
action-challenge = Challenge { $whom } on { $stat }
stake-pieces = { $n ->
    [one] { $n } Piece
   *[other] { $n } Pieces
}
stake-card = { $card }
who-any = any player
who-thrower = a thrower
who-active = the active player
who-inTurn = a player in turn
who-others = a player other than the one who declares the action

## The table

title = Arrr!!! – { $phase }
title-turn = Arrr!!! – turn { $n }, { $who } – { $phase }
title-window = Arrr!!! – turn { $n }, { $who } – { $phase }: { $moment }
phase-setup = setting up
phase-recruitment = Recruitment
phase-equipment = Equipment
phase-action = Action
phase-horizon = Explore new horizons
phase-vote = vote
phase-over = game over
moment-w0 = before the declaration
moment-w1 = after the declaration
moment-w2 = before the throw
moment-w3 = after the throw
moment-w4 = on the penalty
moment-w5 = after the action
seven-seas = The Seven Seas
players = Players
throw = The throw
pile = The pile
your-hand = Your hand
discard-piles = Discard piles
discards-crew = Crew: { $cards }
discards-event = Events: { $cards }
sunk = Out of the game: { $cards }
card-text = {" "}– { $text }
influence = ; influence { $on } { $by }
worth-fame = fame { $n }
worth-collection = { $collection }
sea-line = { $place }. { $card }: { $tests }; { $worth }, { $pieces ->
    [one] { $pieces } Piece
   *[other] { $pieces } Pieces
}{ $influence }{ $text }
sea-odds = { $place }. { $card }: { $tests }; { $worth }, { $pieces ->
    [one] { $pieces } Piece
   *[other] { $pieces } Pieces
}{ $influence }{ $text } [{ $chance } %, cheating { $cheating } %]
decks = In the decks: Exploration { $sea }, Crew { $crew }, Events { $events }
reserve = Pieces in the Reserve: { $n }
top-card = On top of the Exploration deck, as you know: { $card }
calm = Dead calm: no influence applies this turn.
no-sail = Aground: no Sail this turn.
no-penalties = No penalties in this action.
player-line = { $who }{ $turn ->
    [yes] {" "}(in turn)
   *[no] {""}
}: { $pieces ->
    [one] { $pieces } Piece
   *[other] { $pieces } Pieces
}, in hand { $crew } Crew and { $events ->
    [one] { $events } Event
   *[other] { $events } Events
}, { $fame ->
    [one] { $fame } card with fame
   *[other] { $fame } cards with fame
}
player-captain = {"  "}{ $captain }{ $text }
player-crew = {"  "}Crew: { $cards } – { $stats }
card-depleted = { $card } (depleted)
player-collected = {"  "}Collected: { $cards }
card-of = { $card } ({ $collection })
player-fame = {"  "}Fame { $n }: { $cards }
player-permanents = {"  "}Permanents: { $cards }
player-stake = {"  "}At stake: { $n ->
    [one] { $n } Piece
   *[other] { $n } Pieces
}, { $card }
player-known = {"  "}Known cards in hand: { $cards }
trial-test = { $stat } test, difficulty { $n }
trial-challenge = Challenge on { $stat }
dice-before = { $who } will throw { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
dice-after = { $who }: { $n ->
    [one] { $n } success
   *[other] { $n } successes
} – { $faces }
pile-line = { $who }: { $effect }
pile-now = Now: { $effect } ({ $who })
pile-cancelled = { $who }: { $effect } (cancelled)
pile-penalty = { $effect }
crew-line = { $card } ({ $kind }; { $stats }){ $text }
event-line = { $card } ({ $symbol }){ $text }

## What is asked

ask-choosecollections = Which collections are in the Exploration deck?
ask-choosestart = Who looks most like a pirate and begins?
ask-keepcaptain = Keep one of your two Captains.
ask-pickcaptain = Pick a Captain.
ask-voting = All is equal. Who looks most like a pirate?
ask-recruiting = Recruitment: discard what you do not want, then you draw up.
ask-equipping = Equipment: equip Crew cards, or make room.
ask-declare = Declare your action; you may use cards before it.
ask-claimstake = What do you want from { $whom } if you win?
ask-answerchallenge = { $who } challenges you on { $stat } for { $stake }. Accept and name your own claim, or reject.
ask-takespoils = { $whom } rejects. What do you take?
ask-answer = { $effect } waits on the pile. Do you answer?
ask-w0 = Before the declaration: do you play something?
ask-w1 = An action has been declared: do you play something?
ask-w2 = Before the throw: { $who } has { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} against { $needed }. Do you play something?
ask-w2-own = Before the throw: you have { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} against { $needed }. Do you play something?
ask-w2-challenge = Before the throws of the Challenge: do you play something?
ask-w3 = After the throw: { $who } has { $n ->
    [one] { $n } success
   *[other] { $n } successes
} of { $needed }. Do you play something?
ask-w3-own = After the throw: you have { $n ->
    [one] { $n } success
   *[other] { $n } successes
} of { $needed }. Do you play something?
ask-w3-challenge = After the throws: { $who } { $n }, { $whom } { $m }. Do you play something?
ask-w4 = The penalty waits. Do you answer?
ask-w5 = The action is over: do you play something?
ask-choosedice = Which dice of { $who } are thrown again? Up to { $n }.
ask-choosedice-own = Which of your dice are thrown again? Up to { $n }.
ask-damaged = Damage: which equipped card do you discard? { $n } to go.
ask-mutinied = Mutiny: discard a First Mate, or pay { $n } Pieces.
ask-discarding = Discard a card from your hand; { $n } to go.
ask-choosedeck = Draw from which deck?
ask-lookout = Leave the card on top, or put it on the bottom?
ask-payorcancel = Pay { $n ->
    [one] { $n } Piece
   *[other] { $n } Pieces
}, or { $effect } is cancelled.
ask-aground = Shoal ahead: discard { $n } cards from your hand, or do not Sail.
type-declare = Type a number, or: pillage; sail CARD; challenge SEAT STAT; use CARD; play CARD
type-respond = Type a number, or: pass; play CARD; use CARD at TARGET; cheat
type-any = Type a number, or a word and a card such as: equip CARD, discard CARD, lose CARD, done

## Choices

choose-collections = { $collections }
choose-first = { $who } begins
choose-captain = { $captain }{ $text }
choose-abstain = Abstain
choose-vote = Vote for { $who }
choose-done = Done
choose-discard = Discard { $card }
choose-equip = Equip { $card }
choose-unequip = Make room: discard { $card }
choose-lose = Lose { $card }
choose-draw-crew = Draw from the Crew deck
choose-draw-event = Draw from the Event deck
choose-top = Leave it on top
choose-bottom = Put it on the bottom
choose-claim = Claim { $stake }
choose-accept = Accept, and claim { $stake }
choose-reject = Reject
choose-spoils = { $n ->
    [0] { $piece ->
        [yes] Take only a Piece
       *[no] Take nothing
    }
   *[other] Take { $cards }{ $piece ->
        [yes] {" "}and a Piece
       *[no] {""}
    }
}
choose-play-event = Play { $effect }{ $text }
choose-play-crew = Use { $effect }{ $text }
choose-cheat = Cheat: 1 Piece for more dice
choose-use-captain = Use { $captain }
choose-rethrow = Throw again: { $faces }
choose-keep-dice = Throw nothing again
choose-pay = Pay { $n ->
    [one] { $n } Piece
   *[other] { $n } Pieces
}
choose-decline = Do not pay
choose-throw-overboard = Discard { $n } hand cards and sail on
choose-no-sail = Keep the cards and do not sail
choose-pass = Pass

## What happened

collections-chosen = { $who } chooses the collections { $collections }.
first-row = In the Seven Seas lie, from the deck outwards: { $cards }.
dealt = { $who } is dealt { $cards }.
throws-jollies = { $who } throws { $n ->
    [one] { $n } jolly
   *[other] { $n } jollies
}.
begins = { $who } begins.
gets-captain = { $who } sails under { $captain }.
turn-begins = Turn { $n }: { $who }.
you-draw = { $who } draws { $cards }.
draws = { $who } draws { $crew ->
        [0] { $events ->
            [1] an Event
           *[other] { $events } Events
        }
       *[other] { $crew ->
            [1] a Crew card
           *[other] { $crew } Crew cards
        }{ $events ->
            [0] {""}
            [1] {" "}and an Event
           *[other] {" "}and { $events } Events
        }
    }.
discards = { $who } discards { $card }.
equips = { $who } equips { $card }.
declares = { $who } declares: { $action }.
faces = { $who } faces { $card }: { $test }.
throws = { $who } throws { $faces }: { $n ->
    [one] { $n } success
   *[other] { $n } successes
}.
throws-again = { $who } throws { $n ->
    [one] { $n } die
   *[other] { $n } dice
} again.
cheats = { $who } cheats: { $n ->
    [one] { $n } more die
   *[other] { $n } more dice
}.
test-won = { $who } wins the test: { $n } of { $needed }.
test-lost = { $who } loses the test: { $n } of { $needed }.
conquers = { $who } conquers { $card }!
conquered-by = { $card } has conquered { $who }.
gains = { $who } takes { $n ->
    [one] { $n } Piece
   *[other] { $n } Pieces
} from the Reserve.
loses-pieces = { $who } gives { $n ->
    [one] { $n } Piece
   *[other] { $n } Pieces
} to the Reserve.
steals = { $who } steals { $n ->
    [one] { $n } Piece
   *[other] { $n } Pieces
} from { $whom }.
wins-card = { $who } gets { $card }.
suffers = { $who } suffers { $n } damage.
loses-card = { $who } discards { $card } from the crew.
takes-card = { $who } takes { $card } from { $whom }.
claims = { $who } wants { $stake }.
rejects = { $who } rejects the Challenge.
accepts = { $who } accepts and wants { $stake }.
compared = { $who } { $n }, { $whom } { $m }.
wins-challenge = { $who } wins the Challenge.
wins-stake = { $who } wins { $n ->
    [one] { $n } Piece
   *[other] { $n } Pieces
}.
announces = { $who } announces { $effect }.
resolves = { $effect } happens.
no-effect = { $effect } has no effect.
cancelled = { $effect } is cancelled.
uses-captain = { $captain } acts.
more-dice = The throw of { $who } gets { $n ->
    [one] { $n } die
   *[other] { $n } dice
} more.
fewer-dice = The throw of { $who } gets { $n ->
    [one] { $n } die
   *[other] { $n } dice
} fewer.
mates-forgotten = The First Mates of { $who } do not count in this throw.
other-stat = { $who } takes the number of dice from { $stat }.
better-cheats = Each cheat of { $who } throws { $n ->
    [one] { $n } die
   *[other] { $n } dice
} more.
harder = The test is { $n } harder.
easier = The test is { $n } easier.
sheltered = No influence acts on this test.
becalmed = No influence applies until the end of this turn.
swapped = { $card } and { $other } change places.
redirected = { $card } is tackled instead.
less-damage = { $who } takes { $n } off the damage.
kept = { $card } of { $who } stays equipped.
depleted = { $card } is depleted.
prepared = { $card } is prepared.
all-prepared = All cards of { $who } are prepared.
recovers = { $who } takes { $card } from the discard pile.
looks-at-hand = { $who } looks at { $n } cards in the hand of { $whom }.
sees-hand = In the hand of { $whom } you see { $cards }.
placed = { $card } comes to lie in front of { $who }.
called-off = The Challenge is called off.
spared = No penalties apply in this action.
aground = No Sail in this turn.
looks-ahead = { $who } looks at the top card of the Exploration deck.
you-see = You see { $card }.
puts-bottom = { $who } puts it on the bottom.
leaves-on-top = { $who } leaves it on top.
sinks = { $card } is out of the game.
sighted = { $card } is sighted.
no-horizon = There is no Exploration card to draw: the game is over.
votes = { $who } votes for { $whom }.

## The score sheet

score-pieces = Pieces
score-fame = Fame
score-collections = Collections

## Why not

bad-deal = That is not a possible deal.
bad-throw = That is not a possible throw.
not-in-your-hand = That card is not in your hand.
not-equipped = You have not equipped that card.
four-placed = Four cards from your hand are the most in one turn.
crew-is-full = You have four cards equipped; discard one of the old ones first.
second-mate = There is no room for another First Mate.
second-pack = There is no room for another Pack.
not-from-before = Only cards that you had equipped before this turn can make room.
declare-something = Declare an action: Pillage, Sail or Challenge.
no-crew = Without equipped cards you can only Pillage.
is-aground = You may not Sail in this turn.
empty-row = There is no card in the Seven Seas.
not-in-the-row = That card does not lie in the Seven Seas.
condition-not-met = You do not meet the condition of { $card }.
no-challenges = There are no Challenges in this mode.
no-such-opponent = Challenge another player, on one of the four stats.
is-your-partner = You cannot challenge your partner.
has-no-crew = { $whom } has no equipped cards and cannot be challenged.
nothing-to-lose = You need a Piece or a Collection card of your own to challenge a player.
empty-chest = { $whom } has nothing to lose and cannot be challenged at this table.
too-many-pieces = You can claim { $most } Pieces at most.
not-in-that-chest = That is not in the Treasure Chest of { $whom }.
accept-or-reject = Reject, or accept by naming what you want.
cannot-cheat = You can cheat only in your own throw, after the dice have fallen, with an empty pile and a Piece of your own.
captain-not-now = Your Captain cannot do that now.
no-ability = { $card } has no ability.
not-in-turn = You can use your crew only when you are in turn.
is-depleted = { $card } is depleted.
is-barred = The ability of { $card } may not be announced again this turn.
is-waiting = The ability of { $card } waits on the pile already.
only-in-a-flash = { $card } can be played only right after an action has been declared.
already-thrown = The dice have been thrown; { $card } comes too late.
wrong-moment = { $card } cannot be used at this moment.
not-for-you = { $card } can be played by { $who } only.
no-such-target = { $card } cannot be aimed at that now.

## Reasons of a hint or an analysis

why-points-more = Brings you more points.
why-points-less = Brings you fewer points.
why-pieces-more = Leaves you with more Pieces.
why-pieces-less = Costs Pieces.
why-collections-more = Helps a collection that can still grow.
why-collections-less = Does nothing for the collections that can still grow.
why-turns-more = Leaves you more turns.
why-turns-less = Leaves you fewer turns.
why-crew-more = Makes your Crew stronger and keeps it ready.
why-crew-less = Leaves you with a weaker Crew.
why-hand-more = Keeps stronger Crew cards in hand.
why-hand-less = Leaves you weaker Crew cards in hand.
why-events-more = Keeps an Event for later.
why-events-less = Spends an Event that could do more later.
why-prospect-more = Leaves you better odds of a card in the row.
why-prospect-less = Leaves you worse odds of a card in the row.

## What is wrong with a deck

deck-no-fame = no fame on a Collection card
deck-one-test = one test or more
deck-collection = collection '{ $id }'
deck-cards-of-it = { $n } cards of it
deck-an-ability = an ability
deck-pack-without = a Pack without one
deck-ability-but-packs = an ability, as all but Packs have
deck-not-below-0 = no number below 0
deck-ability-windows = windows in which it can be used, or no line for the whole Action phase
deck-effect-windows = the windows in which it can be played
deck-flash-windows = W1 alone for a flash, and for no other card
deck-permanent-place = 'place' for a permanent and no other
deck-one-effect = one effect or more
deck-traits = traits
deck-permanent-traits = traits for a permanent and no other
deck-traits-or-ability = traits or an ability
deck-no-target = a verb without a target, and windows for it
