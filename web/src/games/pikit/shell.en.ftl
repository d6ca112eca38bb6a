# What the shell says of Pikit

about = Roll two dice, summon Kaijū and Mecha, and cancel what the others are up to.
minutes = about 20 minutes

mode-standard = As in the book
mode-memory = With a memory aid
mode-declareLater = Declare later
mode-otherRulings = Other rulings

option-firstPlayer = Who begins
value-firstPlayer-random = drawn by lot
option-deckProfile = How often each value occurs
value-deckProfile-threeNines = three 9s
value-deckProfile-twoNines = two 9s, two 10s
option-playWithoutEffect = Cards may be played for nothing
option-declareOnPlay = Every choice is announced with the card
option-decline = Taking nothing
value-decline-onlyIfNoMatch = only if nothing fits
value-decline-always = always allowed
option-pairMode = A pair
value-pairMode-alternative = replaces the normal taking
value-pairMode-extra = comes on top of it
option-pairByTurnedDie = A turned die can make a pair
option-turnToSameFace = A die may be turned to its own number
option-copyAsReaction = Copy can cancel in others’ turns
option-cancelPriority = Who may cancel first
value-cancelPriority-clockwise = clockwise
value-cancelPriority-firstCome = in an order drawn by lot
option-onesBonusMinimum = 1s needed for the bonus
option-finalTurns = The last turns
value-finalTurns-afterCurrentTurn = one for everybody after this one
value-finalTurns-triggerTurnCounts = this one counts as one
option-memoryAid = Mark cards that everybody has seen

chapter-objective = Objective
chapter-components = Components
chapter-setup = Setup
chapter-turn = The turn
chapter-roll = Step 1: roll
chapter-play = Step 2: play cards
chapter-take = Step 3: take cards
chapter-refill = Step 4: refill
chapter-pair = Pairs
chapter-mecha = Mecha
chapter-token = Tokens
chapter-effect-reroll = Effect: Reroll
chapter-effect-steal = Effect: Steal
chapter-effect-draw = Effect: Draw
chapter-effect-cancel = Effect: Cancel
chapter-effect-turn = Effect: Turn
chapter-effect-copy = Effect: Copy
chapter-special-1 = The 1 cards
chapter-special-3 = The 3 cards
chapter-special-8 = The 8 cards
chapter-endgame = The end
chapter-scoring = Scoring

not-dealt = What it leaves: which card a theft takes, because that depends on the whole hand.

## The goal, and what each question is about

goal = The best hand wins: every card counts its number, a Mecha 15, the most 1s 15 more.
hint-playing = Before you take, you may spend cards for their effects. What is spent no longer counts.
hint-taking = Take what the dice allow: their sum, their difference, or one card for each face. A pair calls a Mecha.
hint-answer = A card was just played. If you hold a Cancel, you can stop it now; otherwise let it happen.
hint-usepair = Two equal dice call a Mecha: take it, or pull a card out of the hand that holds it.
hint-declaring = Your card lies. Now say what it does; after that the others may still cancel it.

# The deck editor

deck-rows-kaiju = Kaijū
deck-rows-mecha = Mecha
deck-field-other_count = Copies with two 9s
deck-field-pair = Pair
