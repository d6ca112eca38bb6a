## What things are

about-stat = Each such sign of your equipped crew is one die. Dice that show it, and jollies, the skulls, are successes.
about-seat = { $pieces ->
    [one] { $pieces } Piece of Eight
   *[other] { $pieces } Pieces of Eight
  }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } in hand.
about-throw-name = The throw
about-throw = The tested sign and the jolly, the skull, count. Reach the difficulty, and the test is passed.
about-cheat-name = Cheating
about-cheat = A Piece of Eight buys two more dice, as often as you can pay.
about-pillage-name = Pillage
about-pillage = Two Pieces of Eight from the Reserve, without a throw.
about-challenge-name = Challenge
about-challenge = Pick an opponent and a stat. Both name a prize and throw; more successes win.
about-pieces-name = Pieces of Eight
about-pieces = One point each at the end. They also buy dice when you cheat, and may be staked in a challenge.
about-influence-name = Influence
about-influence = What a card of the Seven Seas changes on its neighbours: their difficulty or their reward.
about-fame-name = Fame
about-fame = One point each at the end. Conquered cards lie face down, so that only their owner knows the sum.
about-points-name = Points so far
about-points = Pieces of Eight, fame and collections: 1, 4 or 8 points for one, two or three cards of a collection. The most at the end win.
about-stake-name = The stake
about-stake = What this player loses if the challenge is lost. Until then it lies apart, and nobody can spend it.
about-cards-name = Crew and Events
about-cards = A turn begins with a full hand: what is missing to six cards is drawn, from the Crew deck and, where it is in the game, from the Event deck.
about-horizon-name = The horizon
about-horizon = Cards of the Seven Seas that are still to come. A new one is due at the end of a turn; when none is left for that, the game is over.
about-turn-name = The turn
about-turn = Recruit, equip, act once, and explore new horizons. Then the next captain is on.
about-duel-name = The challenge
about-duel = Both throw their dice, and more successes win. The numbers are your chances as things are now.
about-pile-name = The pile
about-pile = What was played last works first, if nothing on top of it cancels it.
