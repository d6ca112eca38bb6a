# What the shell says of RARRR!!

title-rarrr = RARRR!!
about-rarrr = Draft the syllables of your monster’s name, then bid its powers for the cities of the world.
minutes-rarrr = about 45 minutes

mode-rarrr-basic = The base game
mode-rarrr-bonus = Bonus points
mode-rarrr-faceDown = Face-down cards
mode-rarrr-resistance = Power resistance
mode-rarrr-advanced = All advanced rules
mode-rarrr-otherRulings = Other rulings

option-rarrr-firstAngriest = Who is angriest at the start
value-rarrr-firstAngriest-random = drawn by lot
option-rarrr-monstersFaceUp = Monster cards face-up from the deal
option-rarrr-cityTiming = When the cities are laid out
value-rarrr-cityTiming-afterDraft = after the draft
value-rarrr-cityTiming-beforeDraftFromRound2 = before it, from round 2 on
value-rarrr-cityTiming-beforeDraft = before the draft
option-rarrr-loneLastPlayer = The last one left in a battle
value-rarrr-loneLastPlayer-mustPlay = must lay a set
value-rarrr-loneLastPlayer-freeWin = takes the city for nothing
option-rarrr-boostMode = Boosts count
value-rarrr-boostMode-sum = before multiplying
value-rarrr-boostMode-flat = after multiplying
option-rarrr-allPassAngriest = Angriest Monster when all pass
value-rarrr-allPassAngriest-keep = stays
value-rarrr-allPassAngriest-lastPasser = goes to the last who passed
option-rarrr-bonusScoring = Bonus points for regions
option-rarrr-faceDownCards = Face-down cards in sets
option-rarrr-faceDownSameType = Face-down also in a set of the same type
option-rarrr-faceDownRevealOnDiscard = Show face-down cards when discarded
option-rarrr-powerResistance = Cities resist a power
option-rarrr-resistanceCountsFaceDown = Resistance counts face-down cards
option-rarrr-draftMemoryAid = Look again at packs you have held

chapter-rarrr-objective = Objective
chapter-rarrr-components = Components
chapter-rarrr-setup = Setup
chapter-rarrr-draft = Drafting
chapter-rarrr-round = The rounds
chapter-rarrr-power = Power-Up phase
chapter-rarrr-battle = Battle
chapter-rarrr-sets = Sets
chapter-rarrr-boost = Power Boosts
chapter-rarrr-dial = Dials
chapter-rarrr-pass = Passing
chapter-rarrr-angriest = Angriest Monster
chapter-rarrr-scoring = Scoring
chapter-rarrr-advanced = Advanced rules
chapter-rarrr-advanced-bonus = Advanced: bonus points
chapter-rarrr-advanced-facedown = Advanced: face-down cards
chapter-rarrr-advanced-resistance = Advanced: resistance
