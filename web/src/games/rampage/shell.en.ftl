# What the shell says of Rampage

about = Flick your monster through Meeple City, topple its floors and eat whoever falls out.
minutes = about 45 minutes

mode-brisk = Brisk, two
mode-briskBabies = Brisk, three baby Monsters
mode-briskTeams = Brisk, teams
mode-briskBigCity = Brisk, the big city
mode-briskRulings = Brisk, other rulings

option-runawaySide = Side of the Runaway board
value-runawaySide-A = A
value-runawaySide-B = B
value-runawaySide-random = drawn by lot
option-ruinEdge = Edges of the Ruins
value-ruinEdge-bounce = pieces bounce off
value-ruinEdge-flush = pieces slide over them
option-noise = Tremor of the hand
value-noise-off = none
value-noise-low = little
value-noise-normal = normal
value-noise-high = much
option-aimLine = Line of an aimed flick
value-aimLine-tip = only its direction
value-aimLine-short = its first centimetres
value-aimLine-long = as far as it may go
option-dropHeight = Height of a drop in cm
option-rimContact = Touching the rim counts as on the board
option-startPlayer = Who begins
value-startPlayer-random = drawn by lot
value-startPlayer-host = the host
value-startPlayer-vote = by a vote
option-actionsOptional = Actions may be left out
option-dropPoses = Poses of a dropped Body
value-dropPoses-all = any
value-dropPoses-upright = upright only
option-tossNeedsFreeVehicle = Only Vehicles that carry nothing are tossed
option-gobbleAfterChow = Floors are gobbled after chowing too
option-ruinMeeples = Meeples driven out of a Ruin
value-ruinMeeples-ruin = those standing on the Ruin itself
value-ruinMeeples-free = those above it that carry nothing
value-ruinMeeples-all = all above it
option-vacuumOptional = The Vacuum Cleaner may be left out
option-accidents = Accidents
value-accidents-placement = only when placing
value-accidents-off = none
option-openStomachs = Stomachs are open
option-stallTurns = Turns without a Floor until the end begins
option-linesA = Spaces of the lines of side A
option-zonesB = Spaces of the zones of side B
value-zonesB-red = red
value-zonesB-blue = blue
value-zonesB-green = green
value-zonesB-yellow = yellow
value-zonesB-black = black
option-fashionableDiet = Variant: fashionable diet
option-tailorMade = Variant: tailor-made Monster
option-babyMonsters = Variant: baby Monsters
option-teams = Variant: teams
option-bigCity = Variant: the big city, two boards
option-teamSize = Monsters in a team
option-unequalTeams = Teams may be unequal
option-teamMeals = Partners eat
value-teamMeals-together = at the same time
value-teamMeals-turns = in turn
option-friendlyFire = Teeth are lost among partners too
option-introSeconds = Seconds for the introduction
option-turnSeconds = Seconds for a turn

chapter-components = Components
chapter-object = Object of the game
chapter-setup = Set-up
chapter-city = The City
chapter-monsters = The Monsters
chapter-turn = The turn
chapter-move = Move
chapter-demolish = Demolish
chapter-toss = Toss a Vehicle
chapter-breathe = Breathe
chapter-gobble = Gobble
chapter-chow = Chow down
chapter-rumble = Rumble
chapter-runaway = Runaways
chapter-runaway-a = Runaway board, side A
chapter-runaway-b = Runaway board, side B
chapter-end = The end
chapter-scoring = Scoring
chapter-characters = Characters
chapter-powers = Powers
chapter-superpowers = Secret Superpowers
chapter-variants = Variants
chapter-teams = Teams
chapter-big-city = The big city
chapter-yard = The yard
chapter-clarifications = Clarifications
chapter-lexicon = Lexicon
chapter-judge = The judge

not-dealt = Of physics it checks the seed of every tremor; how the pieces fell from there is simulated again by “roarhouse verify --simulate”. Cards and Meeples drawn during the game are left to it too.

## The goal, and what each question is about

goal = Most points when the city is eaten: sets of Meeples, floors, teeth of others, and your Character.
hint-introduce = Your Character scores at the end, your Power always helps, and your Superpower is secret and works once.
hint-chooseaction = Two actions a turn: move, demolish, toss, breathe. Then you eat where you stand.
hint-aimflick = Flick your paws. Where they stop, your body stands. Do not leave the board: that costs a tooth.
hint-aimdrop = Drop your body on the building beside you. Floors that end up empty are yours.
hint-aimtoss = Toss a vehicle from your head at whatever deserves it.
hint-aimbreath = Blow from where your head is: light things fly far.
hint-bite = Eat one Meeple for each of your teeth, here in your neighborhood. Six colours make a full meal.
hint-restart = Your paws have left the board: choose a corner, and you are back.
hint-beforechow = Each Secret Superpower works once in the game. Use one now, or keep it and eat.
hint-interfere = Others are on, but a Secret Superpower of yours would fit. Use it, or let things happen.
hint-lateuse = The last moment of your turn: use a Secret Superpower, or keep it for later.
hint-paymeeples = No loose Tooth is left, so you pay with Meeples. Those outside a full set hurt least.
hint-chooseeffect = Several lines of the Runaway board are full. You say what happens first.

# The deck editor

deck-rows-character = Characters
deck-rows-power = Powers
deck-rows-superpower = Superpowers
deck-field-windows = Windows
