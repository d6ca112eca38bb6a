# What only the web table of Pikit says. Everything else stands beside the rules.

## Players

ui-on = on turn
ui-hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
ui-points = { $n ->
    [one] { $n } point so far
   *[other] { $n } points so far
}
ui-tokens = Pair tokens: { $pairs }
ui-wounds = { $n ->
    [one] { $n } Wound
   *[other] { $n } Wounds
}
ui-your-hand = Your hand
ui-no-cards = You have no cards.

## Dice and centre

ui-no-roll = The dice are not rolled yet.
ui-throw = Throw!
ui-throw-ask = Your dice are ready. Throw them!
ui-skip = Skip
ui-pair = PAIR!
ui-by-sum = by the sum
ui-by-difference = by the difference
ui-by-face = by a face
ui-by-both = with both faces
ui-take = Take { $card }
ui-which = Which of these?
ui-now = now ✓
ui-not-now = not now
ui-odds-of = After a reroll of the first die { $first } %, of the second { $second } %, of both { $both } %

## The table

ui-mecha = Mecha
ui-mecha-of = { $card }, in the hand of { $who }
ui-deck = { $n ->
    [one] Deck: { $n } card
   *[other] Deck: { $n } cards
}
ui-deck-short = Deck
ui-discard = { $n ->
    [one] Discard pile: { $n } card. Show it.
   *[other] Discard pile: { $n } cards. Show them.
}
ui-discard-short = Discard
ui-nothing-there = nothing yet
ui-removed = Not in this game: two of each value from 1 to 8
ui-final = Final turns after this: { $n }
ui-last = The last turn!

## Playing and answering

ui-play = Play { $card }
ui-close = Never mind
ui-do-draw = Draw a card
ui-do-cancel = Cancel!
ui-do-later = Play it
ui-asked = { $who } is asked
ui-you-asked = You are asked
ui-then-asked = then
ui-answers = When others play a card
ui-ask-me = Always ask me
ui-pass-on = Pass until my turn
ui-passing = Letting everything happen until your turn.
ui-stop = Stop
ui-choose = Choose a card
ui-gives-up = instead of: { $what }
ui-wait = …
ui-wait-for = { $who } is choosing
ui-cancelled = CANCELLED!
ui-ouch = OUCH!

## The end

ui-sheet = Score sheet
ui-counting = All hands on the table
ui-show-all = Show all
ui-total = Total
ui-wins = wins
