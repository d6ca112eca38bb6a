# Words that only the table of Arrr!!! in the browser needs.

ui-turn = Turn { $n }
ui-thinks = decides
ui-in-turn = in turn
ui-partner = partner
ui-depleted = depleted
ui-barred = barred this turn
ui-kept = stays
ui-used = used
ui-symbol-none = Event
ui-symbol-flash = Flash
ui-symbol-permanent = Permanent
ui-marked = to be discarded
ui-explain = What is this?
ui-close = Close

## Player areas

ui-chest = Treasure Chest
ui-at-stake = At stake
ui-fame-cards = { $n ->
    [one] { $n } card with fame
   *[other] { $n } cards with fame
}
ui-hand-of = Hand: { $crew } Crew, { $events } Event
ui-known = { $n } known
ui-crew-of = Crew of { $who }
ui-my-area = Your ship
ui-my-crew = Your crew
ui-my-dice = Your dice in each stat
ui-empty-hand = No cards in hand.

## The Seven Seas

ui-influence = Influence on its neighbours: { $on } { $by }
ui-influence-idle = Influence without effect here: { $on } { $by }
ui-printed = printed: { $n }
ui-odds = { $n } % as you are, { $m } % with all your Pieces
ui-points-so-far = { $n ->
    [one] { $n } point so far
   *[other] { $n } points so far
}
ui-cheating-all = with all your Pieces spent on cheating
ui-sea-deck = { $n ->
    [0] Exploration deck: empty
    [one] Exploration deck: { $n } card
   *[other] Exploration deck: { $n } cards
}
ui-horizon = horizon
ui-last-turn = last turn!
ui-next-to-sink = next to go
ui-reserve = Pieces in the Reserve

## The throw

ui-test = { $stat } test
ui-difficulty = Difficulty
ui-die = die, not thrown yet
ui-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
ui-chance = { $n } % to win
ui-successes = { $n ->
    [one] { $n } success
   *[other] { $n } successes
}
ui-successes-of = { $n ->
    [one] { $n } success
   *[other] { $n } successes
} of { $needed }
ui-cheats = { $n ->
    [one] cheated once
   *[other] cheated { $n } times
}
ui-cheat = Cheat: { $n ->
    [one] { $n } more die
   *[other] { $n } more dice
}
ui-cheat-wins = This one alone wins the test with { $n } %.
ui-cheat-leads = You lead after it with { $n } %.
ui-test-lost-so = the test is lost like this
ui-challenge-lost-so = the Challenge is lost like this
ui-throw-again = { $n ->
    [0] Choose dice
    [one] Throw { $n } die again
   *[other] Throw { $n } dice again
}

## Actions

ui-pillage = Pieces from the Reserve, no risk
ui-sail = Sail
ui-sail-how = Pick a card of the chart. Your best odds: { $n } %, with all your Pieces { $m } %
ui-sail-not = No card of the chart can be tackled now.
ui-challenge = Challenge
ui-challenge-how = Whom, and on what? Your dice : theirs
ui-duel-odds = You win { $win } %, draw { $draw } %, lose { $lose } %
ui-accept-claim = Accept, and say what you want from { $whom }:
ui-reject = { $who } may then take cards of your crew and a Piece from the Reserve.
ui-spoils-left = { $n ->
    [one] leaves a card that you could take
   *[other] leaves { $n } cards that you could take
}
ui-take-spoils = { $n ->
    [0] Take no card
    [one] Take { $n } card
   *[other] Take { $n } cards
}

## The pile

ui-penalty = Penalty
ui-aimed-at = aimed at
ui-cancelled = cancelled
ui-now = happening
ui-next = next
ui-more-below = { $n } more below
ui-may-answer = May still answer:

## The big key, and what the table does by itself

ui-discard-marked = { $n ->
    [one] Discard { $n }, draw up
   *[other] Discard { $n }, draw up
}
ui-keep-hand = Keep all
ui-crew-ready = Crew ready
ui-waiting = Waiting for { $who } …
ui-how-recruiting = Press the cards that you want to discard.
ui-how-equipping = Press a Crew card twice to equip it.
ui-how-declare = Pillage, pick a card of the chart, or challenge somebody.
ui-how-declare-peace = Pillage, or pick a card of the chart.
ui-how-damaged = Press the card of your crew that you lose.
ui-how-mutinied = Press the First Mate that you lose, or pay.
ui-how-discarding = Press the hand card that you discard.
ui-how-choosedice = Press the dice that are thrown again.
ui-how-respond = Cards with a golden rim can be played now.
ui-nothing-to-play = You have nothing to play here.
ui-automation = Pass for me …
ui-automation-on = switched on
ui-until-target = Pass until something targets me
ui-until-short = Until it targets me
ui-resolve-pile = Resolve the pile
ui-hold = Hold: ask me everything
ui-held = Held: you are asked everywhere.
ui-release = Release
ui-stop = Stop
ui-stops = Stop and ask me …
ui-stops-own = my turn
ui-stops-others = others’ turn
ui-auto-target = Passing until something targets you
ui-auto-pile = Passing until the pile is resolved
ui-auto-pass = Passing where you do not want to be asked
ui-auto-count = ({ $n } so far)

## The end

ui-counting = The chests are opened …
ui-skip-count = Show it all
ui-winner = { $who }: ARRRR!!!
ui-heaps = Discards ({ $n })
ui-crew-discard = Crew discard pile ({ $n })
ui-event-discard = Event discard pile ({ $n })
ui-sunk = Sunk ({ $n })
