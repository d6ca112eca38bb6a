# What only the web table of RARRR!! says. Everything else stands beside the rules.

## The Monsters

ui-angriest = Angriest Monster
ui-boosts = Boosts left: { $boosts }
ui-boosts-left = Power Boosts not yet used
ui-hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
ui-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
ui-known = Taken back: { $cards }
ui-sets = Sets in this battle
ui-level = Level of { $who }: { $n }
ui-picked = has picked
ui-picking = choosing
ui-passed = passed
ui-bidding = to bid
ui-selecting = selects
ui-leads = leads
ui-group = Group: { $group }
ui-resists = resists { $power }
ui-limit = limit { $n }, { $filled } used
ui-limit-less = limit { $n } in this battle, because the city resists; { $filled } used

## Drafting

ui-pack = { $n ->
    [one] Pack of { $n } card
   *[other] Pack of { $n } cards
}
ui-direction = Packs come from { $from } and go on to { $to }.
ui-have-picked = { $n } of { $all } have picked
ui-cities-of-round = Cities of this round
ui-pack-of = { $power } in the pack
ui-picks-of = { $power } picked
ui-pick = { $card }: { $n ->
    [0] adds nothing to your best set
   *[other] adds { $n } to your best set
}
ui-none-in-pack = none in this pack
ui-none-picked = none picked yet
ui-best-set = best set { $n }
ui-draft-hint = Choose a card. The number under it is what it adds to your best set of its type.
ui-katakana-hint = Choose a card. Its icons become limits of your Monster.
ui-take = Take a card
ui-one-press = Pick with one press
ui-sealed = Picked: { $card }.
ui-change = You may change your mind until all are in.
ui-memory = Packs you have held
ui-memory-line = Pack { $n }: { $cards }. You took { $pick }.
ui-drafted = Drafted
ui-your-monster = Your Monster
ui-limits = Limits
ui-limits-become = Limits with this choice
ui-keep-two = Keep two of three
ui-keep-hint = Choose two cards. The third goes to the box, unseen.
ui-keep = Keep two

## The name

ui-name-order = The order of the syllables
ui-syllable = { $syllable }, place { $place } of 3. Arrow keys move it.
ui-earlier = Move { $syllable } to the left
ui-later = Move { $syllable } to the right
ui-name-hint = Drag the syllables, or move them with the buttons or the arrow keys. The order has no effect on play.
ui-roar = Roar: { $name }!
ui-named = That is your Monster's name.

## Cities

ui-still-standing = Still standing
ui-your-hand = { $n ->
    [one] Your hand: { $n } card
   *[other] Your hand: { $n } cards
}
ui-select-hint = Select the city to be contested. You open the battle.
ui-select-open = { $city } it is? You make the opening bid, or pass.
ui-select-wait = { $who } selects the city and opens the battle.
ui-attack = Attack a city
ui-attack-city = Attack { $city }

## Battle

ui-hand-of = { $power } in hand
ui-no-cards = no cards
ui-card-up = { $card }, in the set
ui-card-down = { $card }, face-down in the set of { $power }
ui-card-fill = { $card }, lay face-down into the set of { $power }
ui-laid-already = Laid in this battle
ui-downs = { $n ->
    [one] { $n } face-down card
   *[other] { $n } face-down cards
}
ui-fill = Add cards face-down to the set of { $power }
ui-filling = Choose cards of other types: they lie face-down, add nothing to the sum, but count as cards.
ui-boost-for = Boost for the set of { $power }
ui-boost = Boost { $n } in the set of { $power }
ui-to-beat = To beat
ui-my-level = Your Level
ui-becomes = becomes
ui-in-reach = Within reach
ui-no-bid = no bid
ui-compose = Choose cards for one or more sets, then bid. Or pass.
ui-cannot-reach = None of your sets can beat this Level.
ui-waiting = { $who } is bidding. You can lay out your answer meanwhile.
ui-out = You are out of this battle until the next city.
ui-quick = Bids
ui-bid = Bid
ui-bid-level = Bid { $n }
ui-clear = Clear
ui-pass-more = Pass …
ui-gives-up = leaves { $city } to the others
ui-order = Pass for me above a Level …
ui-order-ask = Pass for me once the Level to beat is above
ui-order-level = Highest Level you would still answer
ui-order-give = Set
ui-order-set = You pass above { $n }.
ui-order-cancel = Cancel
ui-order-note = Nobody else learns of it. It ends with this battle.
ui-cancel = Never mind
ui-less = Less
ui-more = More
ui-pass-back = { $n ->
    [one] You may take one of your cards back into your hand; the others are discarded.
   *[other] You are the last to pass: you may take two of your cards back; the others are discarded.
}
ui-pass-last = The last to pass is the Angriest Monster, who selects the next city.
ui-pass-not-last = Only the last to pass takes two cards and becomes the Angriest Monster.
ui-pass-boosts = { $n ->
    [one] The Boost you have used leaves the game.
   *[other] The { $n } Boosts you have used leave the game.
}
ui-pass-choose = { $n ->
    [one] Which card comes back? One at most.
   *[other] Which cards come back? { $n } at most.
}
ui-from-set = { $card }, from the set of { $power }
ui-comes-back = comes back
ui-is-gone = discarded
ui-back-to-bid = Back to bidding

## Cities fall

ui-falls = { $city } is gone!
ui-falls-to = { $monster } ({ $who }) flattens it with Level { $level }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-skip = Skip

## Scores

ui-scores = Score sheet
ui-scores-so-far = Score sheet, round { $round } of 3
ui-monster = Monster
ui-destroyed = Destroyed
ui-total = Total
ui-podium = The first three
