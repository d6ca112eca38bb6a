# What the shell says of Arrr!!!

about = Hire a crew, sail the Seven Seas and answer every dirty trick with a dirtier one.
minutes = about 60 minutes

mode-arrrr = ARRRR!!!: the full game
mode-avast = Avast ye!
mode-swabber = Swabber: easy
mode-teams = Teams
mode-openTeams = Teams with open hands
mode-otherRulings = Other rulings
mode-twoCaptains = One of two Captains

option-mode = Mode
value-mode-swabber = Swabber
value-mode-avast = Avast ye!
value-mode-arrrr = ARRRR!!!
option-teams = Two teams of two
option-teamCollections = Collections of a team
value-teamCollections-merge = are combined
value-teamCollections-sum = are scored one by one
option-teamHandsOpen = Partners see each other’s hands
option-startPlayer = Who begins
value-startPlayer-dice = the best throw
value-startPlayer-random = drawn by lot
value-startPlayer-host = the host
option-captains = Captains
value-captains-random = dealt at random
value-captains-draft = chosen in turn
value-captains-two = one of two
option-collections = Collections in the game
value-collections-random = drawn by lot
value-collections-chosen = chosen by the host
option-pieceSupply = Pieces of Eight
value-pieceSupply-42 = 42
value-pieceSupply-unlimited = as many as needed
option-sixthFace = The sixth face of a die
value-sixthFace-jolly = a second jolly
value-sixthFace-blank = blank
option-difficultyShift = Difficulty of the tests
value-difficultyShift-0 = as printed
value-difficultyShift--1 = one lower
option-zeroDiceCheat = Cheating without any dice
option-challengeEmptyChest = Empty Chests can be challenged
option-pileReopen = Answers after every effect of the pile
option-openBeforeDeclaration = Others may act before the declaration
option-onceIfCancelled = A cancelled ability is used up for the turn
option-crewLimit = The size of a crew
value-crewLimit-items = any number of Items
value-crewLimit-total = four cards in all
option-showFame = Fame in the Chests is open
option-lastTie = The last tie
value-lastTie-shared = is shared
value-lastTie-vote = is voted on
option-responseSeconds = Seconds to answer
option-turnSeconds = Seconds for an action
option-hideSkips = Hide who had nothing to answer

chapter-components = Components
chapter-terms = Terms
chapter-setup = Setup
chapter-turn = The turn
chapter-recruitment = Recruitment
chapter-equipment = Equipment
chapter-action = Action
chapter-sail = Sail
chapter-pillage = Pillage
chapter-challenge = Challenge
chapter-tests = Tests
chapter-cheating = Cheating
chapter-exploration = Exploration cards
chapter-influence = Influence
chapter-crew = Crew
chapter-captains = Captains
chapter-events = Events
chapter-pile = The pile
chapter-permanents = Permanent cards
chapter-flash = Flash cards
chapter-horizon = New horizons
chapter-end = The end
chapter-scoring = Scoring
chapter-modes = Modes
chapter-teams = Teams
chapter-symbols = Symbols

not-dealt = What it leaves: cards looked at in another hand, and draws after a deck was reshuffled from its discard pile.

## The goal, and what each question is about

goal = Most points when the sea is empty: fame, collections and Pieces.
hint-recruiting = Throw away cards you do not need: you draw fresh ones for them.
hint-equipping = Put crew on deck. Their symbols are the dice you throw, and up to four cards come from your hand a turn.
hint-declare = One action a turn: pillage for safe Pieces, sail against a card of the sea, or challenge a rival.
hint-respond = Now cards and abilities can be played. The last one played takes effect first. Nothing to add? Pass.
hint-claimstake = Choose what you win if you beat your rival.
hint-answerchallenge = You are challenged: accept and name your own prize, or reject and give up cards of your crew.

# The deck editor

deck-rows-crew = Crew
deck-rows-event = Events
deck-rows-collection = Collections
deck-rows-exploration = Seven Seas
deck-rows-captain = Captains
deck-field-kind = Kind
deck-field-stats = Stats
deck-field-attack = Attack
deck-field-navigation = Navigation
deck-field-wits = Wits
deck-field-courage = Courage
deck-field-symbol = Symbol
deck-field-who = Who may play it
deck-field-traits = Traits
deck-field-tests = Tests
deck-field-fame = Fame
deck-field-pieces = Pieces of Eight
deck-field-failure = On failure
deck-field-success = On success
deck-field-influence = Influence
deck-field-condition = Condition
deck-field-collection = Collection
deck-field-windows = Windows
deck-field-verb = Verb
