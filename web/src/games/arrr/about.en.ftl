## What things are

about-stat = Each such sign of your equipped crew is one die. Dice that show it, and jollies, are successes.
about-seat = { $pieces } Pieces of Eight, { $cards } cards in hand.
about-throw-name = The throw
about-throw = The tested sign and the jolly count. Reach the difficulty, and the test is passed.
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
