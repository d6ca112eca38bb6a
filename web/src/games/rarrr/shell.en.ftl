# What the shell says of RARRR!!

about = Draft the syllables of your monster’s name, then bid its powers for the cities of the world.
minutes = about 45 minutes

mode-basic = The base game
mode-bonus = Bonus points
mode-faceDown = Face-down cards
mode-resistance = Power resistance
mode-advanced = All advanced rules
mode-otherRulings = Other rulings

option-firstAngriest = Who is angriest at the start
value-firstAngriest-random = drawn by lot
option-monstersFaceUp = Monster cards face-up from the deal
option-cityTiming = When the cities are laid out
value-cityTiming-afterDraft = after the draft
value-cityTiming-beforeDraftFromRound2 = before it, from round 2 on
value-cityTiming-beforeDraft = before the draft
option-loneLastPlayer = The last one left in a battle
value-loneLastPlayer-mustPlay = must lay a set
value-loneLastPlayer-freeWin = takes the city for nothing
option-boostMode = Boosts count
value-boostMode-sum = before multiplying
value-boostMode-flat = after multiplying
option-allPassAngriest = Angriest Monster when all pass
value-allPassAngriest-keep = stays
value-allPassAngriest-lastPasser = goes to the last who passed
option-bonusScoring = Bonus points for regions
option-faceDownCards = Face-down cards in sets
option-faceDownSameType = Face-down also in a set of the same type
option-faceDownRevealOnDiscard = Show face-down cards when discarded
option-powerResistance = Cities resist a power
option-resistanceCountsFaceDown = Resistance counts face-down cards
option-draftMemoryAid = Look again at packs you have held

chapter-objective = Objective
chapter-components = Components
chapter-setup = Setup
chapter-draft = Drafting
chapter-round = The rounds
chapter-power = Power-Up phase
chapter-battle = Battle
chapter-sets = Sets
chapter-boost = Power Boosts
chapter-dial = Dials
chapter-pass = Passing
chapter-angriest = Angriest Monster
chapter-scoring = Scoring
chapter-advanced = Advanced rules
chapter-advanced-bonus = Advanced: bonus points
chapter-advanced-facedown = Advanced: face-down cards
chapter-advanced-resistance = Advanced: resistance

## The goal, and what each question is about

goal = Most points after 18 cities. A set is worth its sum × its number of cards.
hint-draft = Pick one card, pass the rest on. Look for what makes the favourite powers of your Monster stronger.
hint-keeptwo = Two syllables stay: their icons say how many cards of each power you may lay in one set.
hint-namemonster = Only the sound is at stake here: put your Monster’s name in the order you like.
hint-selectcity = You are the angriest: you choose which city is fought for next, and bid first.
hint-bidding = Lay sets that lift your Level above all others, or pass and take cards back. The last one standing gets the city.

# The deck editor

deck-rows-monster = Monsters
deck-rows-katakana = Katakana
deck-rows-power = Powers
deck-rows-region = Regions
deck-rows-city = Cities
deck-field-syllable = Syllable
deck-field-katakana = Katakana
deck-field-icons = Icons
deck-field-electrical = Electrical
deck-field-toxic = Toxic
deck-field-radioactive = Radioactive
deck-field-fire = Fire
deck-field-power = Power
deck-field-colour = Colour
deck-field-symbol = Symbol
deck-field-points = Points
deck-field-region = Region
deck-field-resists = Resists
