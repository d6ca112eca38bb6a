## What things are

about-power = Cards of one Power make a set: the sum of its cards, times the number of its cards.
about-icons = So many cards of each Power may lie in one set of this Monster; the icons of its three cards are added up.
about-seat = { $who } has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } and stands at Level { $level }. The icons are the limits of its sets.
about-gauge-name = The gauge
about-gauge = How your bid compares with the highest Level: you must be above it.
about-bid-name = Bid
about-bid = Lay what you have put together. It must lift you above everyone else.
about-pass-name = Pass
about-pass = You are out of this battle, and may take one card back, the last one to pass two.
about-level-name = The Level
about-level = The sum of all sets that lie in this battle. Each set is its cards, added up, times their number. The highest Level wins the city.
about-set-name = A set
about-set = Cards of one Power that lie together. They count their sum times their number; a Boost is added to the sum.
about-limits-name = Limits
about-limits = So many cards of each Power may lie in one set of this Monster: the icons of its three cards, added up.
about-boost-name = A Boost
about-boost = Added to the sum of this set before it is multiplied. It takes up no room, and you have each of them once in a game.
about-boosts-name = Boosts
about-boosts = +1, +2 and +3, each once in the whole game: one may join a set when it is laid.
about-cards-name = Power cards
about-cards = What this Monster holds in hand. Everyone drafts twelve new ones at the beginning of each round.
about-points-name = Victory Points
about-points = The points of all cities that this Monster has destroyed. The most at the end of round three win.
