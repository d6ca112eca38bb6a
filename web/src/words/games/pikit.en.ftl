# What the shell says of Pikit

title-pikit = Pikit
about-pikit = Roll two dice, summon Kaijū and Mecha, and cancel what the others are up to.
minutes-pikit = about 20 minutes

mode-pikit-standard = As in the book
mode-pikit-memory = With a memory aid
mode-pikit-declareLater = Declare later
mode-pikit-otherRulings = Other rulings

option-pikit-firstPlayer = Who begins
value-pikit-firstPlayer-random = drawn by lot
option-pikit-deckProfile = How often each value occurs
value-pikit-deckProfile-threeNines = three 9s
value-pikit-deckProfile-twoNines = two 9s, two 10s
option-pikit-playWithoutEffect = Cards may be played for nothing
option-pikit-declareOnPlay = Every choice is announced with the card
option-pikit-decline = Taking nothing
value-pikit-decline-onlyIfNoMatch = only if nothing fits
value-pikit-decline-always = always allowed
option-pikit-pairMode = A pair
value-pikit-pairMode-alternative = replaces the normal taking
value-pikit-pairMode-extra = comes on top of it
option-pikit-pairByTurnedDie = A turned die can make a pair
option-pikit-turnToSameFace = A die may be turned to its own number
option-pikit-copyAsReaction = Copy can cancel in others’ turns
option-pikit-cancelPriority = Who may cancel first
value-pikit-cancelPriority-clockwise = clockwise
value-pikit-cancelPriority-firstCome = in an order drawn by lot
option-pikit-onesBonusMinimum = 1s needed for the bonus
option-pikit-finalTurns = The last turns
value-pikit-finalTurns-afterCurrentTurn = one for everybody after this one
value-pikit-finalTurns-triggerTurnCounts = this one counts as one
option-pikit-memoryAid = Mark cards that everybody has seen

chapter-pikit-objective = Objective
chapter-pikit-components = Components
chapter-pikit-setup = Setup
chapter-pikit-turn = The turn
chapter-pikit-roll = Step 1: roll
chapter-pikit-play = Step 2: play cards
chapter-pikit-take = Step 3: take cards
chapter-pikit-refill = Step 4: refill
chapter-pikit-pair = Pairs
chapter-pikit-mecha = Mecha
chapter-pikit-token = Tokens
chapter-pikit-effect-reroll = Effect: Reroll
chapter-pikit-effect-steal = Effect: Steal
chapter-pikit-effect-draw = Effect: Draw
chapter-pikit-effect-cancel = Effect: Cancel
chapter-pikit-effect-turn = Effect: Turn
chapter-pikit-effect-copy = Effect: Copy
chapter-pikit-special-1 = The 1 cards
chapter-pikit-special-3 = The 3 cards
chapter-pikit-special-8 = The 8 cards
chapter-pikit-endgame = The end
chapter-pikit-scoring = Scoring

not-dealt-pikit = What it leaves: which card a theft takes, because that depends on the whole hand.
