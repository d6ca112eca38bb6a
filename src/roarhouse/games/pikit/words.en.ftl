# Pikit in English.

several = { $n }× { $card }
kaiju = { $value } { $name }
takeable = { $name } ({ $value })
mecha = Mecha { $pair }-{ $pair } { $name }
effect-reroll = Reroll
effect-steal = Steal
effect-draw = Draw
effect-cancel = Cancel
effect-turn = Turn
effect-copy = Copy
effect-ones = most 1s
effect-wound = wounds its thief
effect-chain = takes all 8s
deed-reroll = reroll { $die ->
    [1] the first die
   *[other] the second die
}
deed-reroll-both = reroll both dice
deed-steal = steal from { $victim }
deed-draw = draw a card
deed-cancel = cancel
deed-turn = turn { $die ->
    [1] the first die
   *[other] the second die
} to { $face }
deed-later = to be declared later

## The table

title = Pikit – { $phase }
title-turn = Pikit – { $who }: { $phase }{ $final ->
    [-1] {""}
    [0] {" "}– the last turn
   *[other] {" "}– final turns to come: { $final }
}
phase-setup = setting up
phase-chance = waiting for chance
phase-play = play cards
phase-answer = will somebody cancel?
phase-declare = declare the effect
phase-pair = a pair!
phase-take = add cards to the hand
phase-over = game over
centre = Centre
pile = Just played
stock = Table
players = Players
yours = Yours
odds = Odds
aid = Player Aid
dice = Dice: { $first } and { $second }
centre-line = { $n }× { $card } ({ $effect }){ $way }
way-none = {""}
way-sum = {" "}◄ sum
way-face = {" "}◄ face
way-difference = {" "}◄ difference
pile-line = { $who }: { $card } – { $deed }
deck-line = Deck { $deck }, discard pile { $discard }
discard-line = Discarded: { $cards }
removed-line = Not in this game: { $cards }
mecha-line = On the table: { $cards }
wounds-line = Wounds in the supply: { $n }
player-line = { $who }: { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
}, { $wounds ->
    [0] no Wound
    [one] { $wounds } Wound
   *[other] { $wounds } Wounds
}
player-active = ► { $who }: { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
}, { $wounds ->
    [0] no Wound
    [one] { $wounds } Wound
   *[other] { $wounds } Wounds
}
player-tokens = {"  "}{ $n ->
    [one] Pair token
   *[other] Pair tokens
} { $pairs } ({ $n ->
    [one] { $points } points at the end
   *[other] { $points } points each at the end
})
player-known = {"  "}Seen going into the hand: { $cards }
player-shown = {"  "}{ $cards } – { $score ->
    [one] { $score } point
   *[other] { $score } points
}
player-ones = {"  "}Player Aid flipped: bonus for the most 1 cards
your-hand = Hand of { $n }: { $cards }
odds-line = { $card }: { $now ->
    [yes] now yes
   *[no] now no
}; reroll of the first die { $first } %, of the second { $second } %, of both { $both } %
aid-line = { $card }: { $text }
aid-reroll = discard it to roll one die or both again.
aid-steal = discard it to steal a random card from another hand; everybody sees it.
aid-draw = discard it to draw a card that nobody else sees.
aid-cancel = discard it, in anybody's turn, against a card that somebody else has just played.
aid-turn = discard it to turn one die to another face.
aid-copy = discard it as Reroll, Steal, Draw, Cancel or Turn.
aid-ones = whoever has most of them at the end gains 15 points.
aid-wound = whoever steals it discards it and gets a Wound: 3 points off at the end.
aid-chain = whoever takes one from the centre takes all of them that lie there.
aid-mecha = Mecha: a pair takes it from the table, or a random card from whoever has it; { $points } points each.

## What is asked

ask-playing = The dice show { $first } and { $second }. Play a card, or go on?
ask-answer = { $who } has played { $card }: { $deed }. Cancel it?
ask-declaring = What shall { $card } do?
ask-usepair = A pair of { $pair }! Do you use it?
ask-taking = The dice show { $first } and { $second }. What do you take?
type-playing = Type a number, or: play 2 both – play 4 3 (from seat 3) – play 5 – play 7 first 6 – play 9 steal 3 – go on
type-answer = Type a number, or: cancel 6 – no
type-declaring = Type a number, or: reroll both – steal 3 (from seat 3) – draw – turn first 6
type-usepair = Type a number, or: mecha – steal – nothing
type-taking = Type a number, or: take 7 – take 1 6 – mecha – steal – nothing

## Choices

play = Play { $card }: { $deed }
declare = { $deed }
enough = Play no more cards
let = Let it happen
take = Take { $cards }
take-mecha = Take { $card }
steal-mecha = Try to steal { $card } from { $victim }
take-none = Take nothing

## What happened

begins = { $who } begins.
removed = { $n } Kaijū are taken out: two of each value from 1 to 8.
centre-dealt = The centre: { $cards }.
starting-hand = { $who } draws { $cards }: { $total } in all.
turn-begins = { $who } is on.
final-turn-begins = { $who } begins their final turn.
rolls = { $who } rolls { $first } and { $second }.
rolls-again = { $who } rolls again: { $first } and { $second }.
plays = { $who } plays { $card }: { $deed }.
cancels = { $who } answers the { $other } of { $whose } with { $card }.
is-cancelled = The { $card } of { $who } has no effect.
no-result = That has no result for { $who }.
steals = { $who } steals { $card } from { $victim }.
token-moves = The Pair token { $pair }-{ $pair } lies with { $who }.
is-wounded = { $who } discards the stolen { $card } and gets a Wound.
you-draw = You draw { $card }.
draws = { $who } draws a card.
turns = { $who } turns { $die ->
    [1] the first die
   *[other] the second die
} to { $face }.
takes = { $who } takes { $cards }.
takes-mecha = { $who } takes { $card }.
takes-nothing = { $who } takes nothing.
refills = New in the centre: { $cards }.
deck-runs-out = The deck has run out. Final turns: { $n }.
lays-open = { $who } lays open { $cards }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}.

## The score sheet

score-kaiju = Kaijū
score-mecha = Mecha
score-ones = Most 1 cards
score-wounds = Wounds

## Why not

no-such-seat = There is no such seat.
bad-deal = That is not a possible deal.
bad-starting-hand = A starting hand ends with the card that lifts it to { $total } or more.
bad-roll = The dice cannot lie like that.
bad-lots = Everybody who is asked has one place in the order.
not-in-that-hand = That card is not in the victim's hand.
play-or-go-on = Now you play a card, or you go on.
not-in-your-hand = You do not hold a { $card }.
mecha-is-not-played = A Mecha is never played.
no-discard-effect = A { $card } has no discard effect; it stays in your hand.
other-effect = A { $card } is { $effect } and nothing else.
nothing-to-cancel = Nobody else has just played a card; there is nothing to cancel.
no-such-dice = Reroll the first die, the second, or both.
no-such-victim = Steal from another player at this table.
victim-has-no-cards = { $victim } has no card to steal.
deck-is-empty = The deck is empty; there is nothing to draw.
no-such-face = Turn the first or the second die to a face from 1 to 6.
same-face = { $die ->
    [1] The first die
   *[other] The second die
} shows { $face } already.
declare-now = Say now what the card shall do.
declare-later = What the card shall do is declared when nobody has cancelled it.
no-effect-now = A { $card } would have no effect now.
cancel-or-let = Now you cancel, or you let it happen.
only-cancel-now = “{ $card }” can only be played now as a Cancel.
no-copy-as-reaction = At this table a Copy such as the { $card } is not played in answer.
too-late-to-cancel = No played card waits for its effect; there is nothing to cancel any more.
your-own-card = The card on top is your own; you cannot cancel it.
take-something = Now you take cards by the dice.
not-in-the-centre = There is no { $cards } in the centre.
matches-nothing = With { $first } and { $second } no { $card } can be taken.
not-combined = With { $first } and { $second } these cards cannot be taken together; one way only.
must-take = A card in the centre matches the dice; you must take one.
no-pair = { $first } and { $second } are no pair.
mecha-is-yours = The Mecha { $pair }-{ $pair } is in your own hand.
mecha-is-elsewhere = The Mecha { $pair }-{ $pair } is elsewhere.
pair-came-before = The pair was to be used before.
pair-or-nothing = Now you use the pair, or you do not.

## Reasons of a hint or an analysis

why-points-more = Brings you more points.
why-points-less = Brings you fewer points.
why-mecha-more = Gets or keeps Mecha points.
why-mecha-less = Costs Mecha points.
why-ones-more = Helps you to the most 1 cards and their bonus.
why-ones-less = Makes the bonus for the most 1 cards less likely.
why-cards-more = Leaves you with more cards, and they decide ties.
why-cards-less = Leaves you with fewer cards.
why-turns-more = Gives you more of the turns still to come.
why-turns-less = Gives others more of the turns still to come.
why-effects-more = Keeps effects in hand for a better moment.
why-effects-less = Uses up effects that could do more later.

## What is wrong with a deck

deck-pairs = pairs { $pairs }
deck-pairs-once = each pair from 1 to 6 once
deck-cards-in-profile = { $n } cards in the profile { $profile }
deck-cards-of-value = { $n } cards of value { $value } in the profile { $profile }
deck-two-players-remove = at least { $n }, which two players remove
deck-rows-with = { $n } rows with { $field } { $value }
deck-one-row = one row
