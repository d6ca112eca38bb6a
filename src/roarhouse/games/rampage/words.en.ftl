# Rampage in English.

## Things

decimal = { $whole }.{ $part }
on-board-2 = { $what } (second board)
zone-harbour = Harbour
zone-park = Park
zone-market = Market
zone-theatre = Theatre
zone-station = Station
zone-campus = Campus
zone-boardwalk = Boardwalk
zone-factory = Factory
ruin-st = the Stadium
ruin-rw = the west block
ruin-re = the east block
ruin-nw = the north-west tower
ruin-ne = the north-east tower
ruin-sw = the south-west tower
ruin-se = the south-east tower
vehicle-bus = the bus
vehicle-taxi = the taxi
vehicle-truck = the truck
vehicle-fire-engine = the fire engine
corner-0 = north-west
corner-1 = north-east
corner-2 = south-east
corner-3 = south-west
corner-4 = second board, south-east
corner-5 = second board, south-west
corner-6 = second board, north-west
corner-7 = second board, north-east
meeples = { $n } { $kind ->
    [blue] { $n ->
        [one] Journalist (blue)
       *[other] Journalists (blue)
    }
    [green] { $n ->
        [one] Soldier (green)
       *[other] Soldiers (green)
    }
    [black] { $n ->
        [one] Businessman (black)
       *[other] Businessmen (black)
    }
    [yellow] { $n ->
        [one] Blonde (yellow)
       *[other] Blondes (yellow)
    }
    [gray] { $n ->
        [one] Old Folk (gray)
       *[other] Old Folks (gray)
    }
   *[red] { $n ->
        [one] Hero (red)
       *[other] Heroes (red)
    }
}
one-meeple = { $kind ->
    [blue] a Journalist (blue)
    [green] a Soldier (green)
    [black] a Businessman (black)
    [yellow] a Blonde (yellow)
    [gray] an Old Folk (gray)
   *[red] a Hero (red)
}
nobody = nobody
in-no-zone = no Neighborhood
not-in-the-city = not in the City

## The table

title = Rampage – { $turn ->
    [0] { $phase }
   *[other] turn { $turn } – { $phase }, { $actions ->
        [one] 1 action left
       *[other] { $actions } actions left
    }
}{ $last ->
    [yes] {" "}– last turns
   *[no] {""}
}
phase-setup = setting up
phase-action = choosing an action
phase-aim = aiming
phase-physics = everything comes to rest
phase-place = placing a Monster
phase-chow = chowing down
phase-card = cards and effects
phase-over = game over
city = The City from above
map-row = { $row }
map-legend = (1) Monster of seat 1, <1> its Body off its Paws, # Floors, V Vehicle, Meeples: b Journalist, g Soldier, k Businessman, y Blonde, o Old Folk, r Hero; : Ruin, . Sidewalk, + starting area. Numbers are centimetres.
neighborhoods = What is where
neighborhood = { $zone }: to eat: { $meeples }; Vehicles: { $vehicles }
building = { $ruin } ({ $n })
buildings = Buildings with their Floors: { $buildings }
monsters = Monsters
monster-line = { $who }: { $teeth } Teeth, at { $place }, { $supers ->
    [0] no secret
    [one] 1 Secret Superpower
   *[other] { $supers } Secret Superpowers
}{ $flagged ->
    [0] {""}
   *[other] {" "}– { $flags }
}
at-sidewalk = Sidewalk of { $ruin }
is-away = invisible
is-fallen = knocked down
is-inverted = upside down
is-paralysed = may not Move
monster-cards = {"  "}{ $cards }
monster-stomach = {"  "}Stomach: { $meeples } ({ $sets ->
    [one] 1 set
   *[other] { $sets } sets
}); { $floors ->
    [one] 1 Floor
   *[other] { $floors } Floors
}; { $teeth ->
    [one] 1 broken Tooth
   *[other] { $teeth } broken Teeth
}
runaway-board = Runaway board, side { $side }
line-line = Line { $line }: { $n } of { $size }
zone-line = { $kind ->
    [blue] Journalists: The Perfect Story
    [green] Soldiers: Air Strike
    [black] Businessmen: Relocation
    [yellow] Blondes: Mass Hysteria
   *[red] Heroes: Heroic Save
}: { $n } of { $size }
runaways = On it: { $meeples }
yours = Yours
your-secret = Secret Superpower: { $card }
your-choice = To choose from: { $cards }
kissed-stomach = In that Stomach: { $meeples }

## Setting up

side = The Runaway board lies on side { $side }.
city-stands = Meeple City stands: { $floors } Floors, { $meeples } Meeples.
cards-to-choose = Everybody gets { $n } cards of each kind to choose from.
has-character = { $who } is { $card }.
has-power = { $who } has the Power { $card }.
team-has = The team of { $who } has the Power { $card }.
has-secret = Your Secret Superpower is { $card }.
has-a-secret = { $who } has a Secret Superpower.
introduces = { $who } introduces: { $card }.
votes = { $who } votes for { $whom }.
begins = { $who } roars loudest and begins.
ask-tailor = Keep one card of each kind.
ask-introduce = These are the Monsters. Ready?
ask-voteforstart = Who roars best?

## The turn

turn-begins = Turn of { $who } ({ $n ->
    [one] 1 action
   *[other] { $n } actions
}).
gets-up = { $who } puts the Body back on its Paws.
restarts = { $who } starts again in the corner { $corner }.
passes = { $who } takes no more actions.
ask-chooseaction = { $n ->
    [one] Your last action
   *[other] { $n } actions left
}: what do you do?
ask-restart = On which empty starting area?
ask-beforechow = A Secret Superpower before you chow down?
ask-lateuse = A Secret Superpower before your turn ends?
ask-interfere = A Secret Superpower in the turn of { $who }?
superpower-or-done = Use a Superpower that can be used now, or be done.
choose-an-action = Choose an action, a Superpower, or pass.
must-act = { $n ->
    [one] 1 action has
   *[other] { $n } actions have
} to be used.

## Actions

ask-aimflick = Flick your Paws: which way, how hard?
ask-aimflick-again = A second flick: which way, how hard? Or none.
ask-aimdrop = Drop your Body: where, in which pose?
ask-aimtoss = Toss: which way, tilted how far, how hard?
ask-aimbreath = Breathe: which way, how steeply, how hard?
ask-placepaws = Put your Paws somewhere before the flick?
does-flick = { $who } flicks the Paws.
does-jump = { $who } tosses the own Paws and jumps after them.
does-drop = { $who } drops the Body on { $ruin }.
does-slam = { $who } drops the Body on { $whom }.
does-toss = { $who } tosses { $vehicle }.
does-kungfu = { $who } sends the Paws flying.
does-catch = { $who } tosses { $whom }.
does-breath = { $who } breathes.
does-hurricane = { $who } breathes from { $whom }.
ends-in = { $who } ends in { $zones }.
ends-nowhere = { $who } ends in no Neighborhood.
come-down = { $what } came down.
floors-of = { $n ->
    [one] 1 Floor
   *[other] { $n } Floors
} of { $ruin }
empty-floors-of = { $n ->
    [one] an empty Floor
   *[other] { $n } empty Floors
} of { $ruin }
some-meeples = { $n ->
    [one] 1 Meeple
   *[other] { $n } Meeples
}
is-knocked-down = { $who } is knocked down.
climbs = { $who } puts the Paws on top of a Building.
stretches = { $who } puts the Paws elsewhere in { $zone }.
accident = An accident: { $who } has knocked something over while placing the Paws.
paws-out = The Paws of { $who } left the City.
misses = { $who } missed.
rights = { $who } turns the Body right side up.
aborted = Physics failed; everything is as it was, and { $who } may act again.
vehicle-home = Back on its space: { $vehicle }.
falls = The Body of { $who } has fallen.
gobbles = { $who } gobbles { $floors }.
gobbles-out = { $who } gobbles from outside the City: { $floors }.
floors-to-box = To the box: { $floors }.
inhales = { $who } draws them into { $zone }.
drives-out = { $who } drives { $n ->
    [one] 1 Meeple
   *[other] { $n } Meeples
} out of { $ruin } into { $zone }.
ask-usevacuum = { $n ->
    [one] 1 Meeple has
   *[other] { $n } Meeples have
} left the City. Into your Neighborhood?
ask-driveinto = { $n ->
    [one] 1 Meeple leaves
   *[other] { $n } Meeples leave
} { $ruin }: into which Neighborhood?

## Why not

aim-now = Aim now.
out-of-range = Out of range: { $field }.
field-yaw = the direction
field-strength = the strength
field-offset = the hit point
field-pose = the pose
field-x = x
field-y = y
field-tilt = the tilt
field-side = the sideways hit point
field-height = the height of the hit point
field-pitch = the pitch
field-sweep = the sweep
field-monster = the Monster
field-piece = what is tossed
field-act = the act
flick-your-paws = Flick your own Paws.
drop-your-body = Drop your own Body.
toss-it-from-your-head = Toss what you have chosen, from your own head.
breathe-from-this-head = Breathe from the head you have chosen.
not-in-this-pose = The Body is dropped upright at this table.
not-above-it = That is not above the target.
paralysed = A Paralyzing Gaze holds you: you may not Move in this turn.
you-lack-this-power = You do not have this Power.
no-such-building = There is no such Building.
building-is-gone = No Floor rests on { $ruin } any more.
not-on-its-sidewalk = Your Paws do not touch the Sidewalk of { $ruin }.
not-in-your-neighborhood = That Monster is not in your Neighborhood.
vehicle-in-no-neighborhood = In no Neighborhood: { $vehicle }.
vehicle-elsewhere = Not in your Neighborhood: { $vehicle }.
vehicle-carries = Something lies on it: { $vehicle }.
breathe-yourself = You breathe from your own Monster.
does-not-stand = That Body does not stand in the City.
not-upside-down = Your Body is not upside down.
on-top-or-not-at-all = On top of a Building, or not at all.
not-on-top-of-a-building = That is not on top of a Building in your Neighborhood.
choose-a-spot = Choose a spot.
no-whole-numbers = Whole numbers are needed, and a direction from 0 to 359.9 degrees.
not-wholly-inside = The Paws must lie wholly inside such a Neighborhood.
spot-not-free = That spot is not free.
not-an-empty-start = That is no empty starting area.
not-bordering = That Neighborhood does not border on { $ruin }.
your-own-neighborhood = Choose a Neighborhood of your Monster.
not-your-table = You cannot eat there.
meeple-in-no-neighborhood = That Meeple is in no Neighborhood.
meeple-elsewhere = That Meeple is not in { $zone }.
meeple-not-accessible = That Meeple carries something or cannot be reached.
nothing-to-eat-there = There is nothing like that to eat.
not-your-card = You do not hold that card.
not-now = { $card } cannot be used now.
nobody-near = No other Monster is in your Neighborhood.
pay-so-many = { $n ->
    [one] 1 Meeple is
   *[other] { $n } Meeples are
} due.
not-in-your-stomach = You have not eaten those.
give-up-so-many = { $n ->
    [one] 1 Power is
   *[other] { $n } Powers are
} to be given up.
too-few-floors = A card costs { $n ->
    [one] 1 Floor
   *[other] { $n } Floors
} now.
buy-or-done = Buy a card, or be done.
not-drawn = You have not drawn that card.
keep-one-of-each = Keep one card of each kind.
foresee-so = Name a Monster, or a Character of another Monster that is no Imitator.
no-such-side = There are sides A and B.
no-such-player = That player cannot begin.
bad-outcome = That is no possible outcome.
bad-deal = Those cards or Meeples cannot have been drawn.

## Teeth

loses-teeth = { $n ->
    [0] { $who } should lose a Tooth, but has none left.
    [one] { $who } loses a Tooth.
   *[other] { $who } loses { $n } Teeth.
}
breaks-teeth = { $n ->
    [0] { $who } would break a Tooth, but { $whom } has none left to lose.
    [one] { $who } breaks a Tooth of { $whom }.
   *[other] { $who } breaks { $n } Teeth of { $whom }.
}
down-keeps-teeth = { $who } is down and loses nothing.
pays-to-box = { $who } pays to the box: { $meeples }.
pays-to = { $who } pays to { $whom }: { $meeples }.
protects = { $who } answers with { $card }: nothing is broken.
ask-paymeeples = { $n ->
    [one] 1 Meeple
   *[other] { $n } Meeples
} out of your Stomach: which?
ask-guard = { $who } breaks { $n ->
    [one] a Tooth
   *[other] { $n } Teeth
} of yours. Do you answer?

## Runaway Meeples

run-away = { $n ->
    [one] 1 Meeple runs
   *[other] { $n } Meeples run
} away: { $meeples }.
line-1 = The first line is full: { $who } loses a Tooth and is relocated
line-2 = The second line is full: { $who } loses a Tooth, and all others act once more
line-3 = The third line is full: { $who } loses 2 Teeth
line-4 = The fourth line is full: { $who } loses a Tooth and is relocated
line-5 = The fifth line is full: { $who } loses a Tooth, and all others act once more
effect-red = Heroic Save: { $who } loses a Tooth and 4 Meeples
effect-blue = The Perfect Story: { $who } loses a Tooth and a card
effect-green = Air Strike: { $who } loses 2 Teeth
effect-yellow = Mass Hysteria: { $who } loses a Tooth, and all others act once more
effect-black = Relocation: { $who } loses a Tooth and is relocated
soothes = { $who } answers with { $card }: nothing happens.
ask-becute = { $effect }. Do you answer?
ask-chooseeffect = Which effect comes next?
ask-giveupcard = Which of your cards do you give up?
others-act-more = Everybody but { $who } has one more action.
gives-up = { $who } gives up { $card }.
puts-relocate = { $who } puts { $whom } into { $zone }.
puts-reappear = { $whom } reappears in { $zone }.
puts-flyto = { $whom } flies to { $zone }.
ask-relocate = Where do you put { $whom }?
ask-reappear = Where do you reappear?
ask-flyto = Where do you fly?

## The yard

yard-opens = The yard is open: smash what you like.
ask-yardaction = Free practice: what do you smash?
ask-putdown = Where do you put { $whom }?
puts-putdown = { $who } puts { $whom } into { $zone }.

## Chow Down

ask-dine = Where do you eat?
ask-eat = { $n ->
    [one] One more Meeple
   *[other] Up to { $n } Meeples
}: whom do you eat?
dine-siren = anywhere
dine-runaways = the Runaway board
sits-down = { $who } chows down: { $zone }, up to { $n }.
finds-no-food = { $who } finds nothing to eat: { $zone }.
eats = { $who } eats { $meeple }.
reaches-for = { $who } reaches for { $meeple }.
is-full = { $who } has had enough.
comes-too-late = { $who } comes too late for { $meeple }.

## Cards

uses = { $who } uses { $card }.
ask-robbing = How many Meeples from whom?
ask-kissing = Whom do you kiss?
ask-tastekiss = Which { $n } Meeples of { $whom } do you take?
kisses = { $who } kisses { $whom }.
looks-into = In the Stomach of { $whom }: { $meeples }.
takes-meeples = { $who } takes from { $whom }: { $meeples }.
takes-some = { $who } takes { $n ->
    [0] nothing
    [one] 1 Meeple
   *[other] { $n } Meeples
} from { $whom }.
mutates = { $who } mutates: { $cards }.
ask-choosepowers = Which { $n ->
    [one] Power
   *[other] { $n } Powers
} do you give up?
ask-buycard = Another card for { $n ->
    [one] 1 Floor
   *[other] { $n } Floors
} (you have { $floors })?
buys = { $who } pays { $n ->
    [one] 1 Floor
   *[other] { $n } Floors
} for a card.
draws-cards = You draw { $cards }.
draws-unseen = { $who } draws { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
ask-keepone = Which card do you keep?

## The end

last-floor = No Floor is left: { $who } finishes the turn, all others have one more.
stalled = Nobody has gained a Floor for a long time: everybody but { $who } has one last turn.
sixth-line = The sixth line is full: the game is over, and { $who } has lost.
ask-lookahead = The game is over. What do you say before the Stomachs are opened?
imitates = { $who } imitates { $card }.
foresees = { $who } names { $whom } as the greatest eater.
stomach = { $who }: { $meeples }; { $floors ->
    [one] 1 Floor
   *[other] { $floors } Floors
}, { $teeth ->
    [one] 1 broken Tooth
   *[other] { $teeth } broken Teeth
}.
score-sets = Sets of six colours
score-floors = Floors
score-teeth = Broken Teeth
score-character = Character
score-diet = Fashionable Diet

## Choices

do-move = Move: flick the Paws
do-jump = Move: jump after the Paws
do-demolish = Demolish { $ruin }
do-slam = Drop the Body on { $whom }
do-toss = Toss { $vehicle }
do-kungfu = Send the Paws flying
do-catch = Toss { $whom } (Catcher)
do-breathe = Breathe
do-hurricane = Breathe from { $whom }
do-put = Put { $whom } elsewhere
do-put-own = Put your own Monster elsewhere
do-right = Turn the Body right side up
do-use = Use { $card }
do-pass = No more actions
do-back = Another action after all
do-skip = Without
do-done = Done
do-let = Let it happen
do-ready = Ready
do-buy = Buy a card
aim-flick = { $yaw }°, strength { $strength } %, { $offset } % beside the middle
aim-drop = at x { $x }, y { $y }, { $pose }, turned { $yaw }°
aim-toss = { $yaw }°, tilted { $tilt }°, strength { $strength } %, hit { $side } % beside the middle, { $height } % high
aim-breath = { $yaw }°, pitch { $pitch }°, strength { $strength } %, sweep { $sweep }°
pose-upright = upright
pose-head = head down
pose-flat = flat
do-place = at x { $x }, y { $y }: { $zone }
do-climb = on top of { $ruin }, at x { $x }, y { $y }
do-corner = Starting area { $corner }
do-into = Into { $zone }
do-dine-here = Eat in { $zone }{ $hungry ->
    [yes] {" "}(Really Hungry)
   *[no] {""}
}
do-dine-tongue = Lick up { $zone }{ $hungry ->
    [yes] {" "}(Really Hungry)
   *[no] {""}
}
do-dine-siren = Lure one Meeple from anywhere
do-dine-scavenger = Scavenge in { $zone }{ $hungry ->
    [yes] {" "}(Really Hungry)
   *[no] {""}
}
do-dine-runaways = Smile at the Runaway board{ $hungry ->
    [yes] {" "}(Really Hungry)
   *[no] {""}
}
do-eat = Eat { $meeple } at x { $x }, y { $y }
do-snack = Eat { $meeple } of the Runaway board
do-keep = Keep { $cards }
do-giveup = Give up { $cards }
do-pay = { $meeples }
do-suffer = { $effect }
do-vote = { $whom }
do-abstain = Abstain
do-kiss = Kiss { $whom }
do-rob = Take { $from }
do-rob-from = { $n } from { $whom }
do-foresee = { $whom } has eaten the most
do-imitate = Imitate { $card }
do-imitate-seer = Imitate { $card }: { $whom } has eaten the most

## Typing

type-number = Type the number of your choice.
type-flick = Type direction and strength, e.g. “315 70” or “315 70 -20”: degrees anticlockwise from the east, percent, percent beside the middle. “back” chooses another action, “skip” does without a second flick.
type-drop = Type where, e.g. “-13 18 flat 90”: centimetres, perhaps upright, head or flat, perhaps degrees. “back” chooses another action.
type-toss = Type direction, tilt and strength, e.g. “90 15 70”, perhaps the hit point sideways and in height in percent. “back” chooses another action.
type-breath = Type direction, pitch and strength, e.g. “180 -25 100”, perhaps a sweep in degrees. “back” chooses another action.
type-place = Type a spot in centimetres, e.g. “-25 10”, perhaps degrees; with “up” on top of a Building. “skip” does without.
