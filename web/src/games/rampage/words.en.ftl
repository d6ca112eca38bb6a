# What the table of Rampage says besides the engine's words

## Around the city

ui-building = The City is being built …
ui-waiting = Waiting for { $who }.
ui-last-turns = Last turns
ui-your-choice = Your choice
ui-in-words = The table in words
ui-empty = nothing
ui-outside = Beside the City
ui-nowhere = In no zone
ui-paws-of = the Paws of { $who }
ui-body-of = the Body of { $who }
ui-body-down = the Body of { $who }, knocked down
ui-no-building = no Building any more
ui-can-be-eaten = { $meeples } to eat
ui-out-of-reach = { $meeples } out of reach

## Monsters

ui-teeth = { $n ->
    [one] 1 Tooth
   *[other] { $n } Teeth
}
ui-actions = { $n ->
    [0] no action left
    [one] 1 action left
   *[other] { $n } actions left
}
ui-bonus = { $n ->
    [one] 1 more action next turn
   *[other] { $n } more actions next turn
}
ui-eating = Eaten: { $n } of { $most }
ui-secrets = { $n ->
    [one] 1 secret card
   *[other] { $n } secret cards
}
ui-cards-of = Cards of { $who }
ui-own-team = Your team
ui-team = Team { $n }
ui-team-power = The Power of the team

## The Stomach

ui-stomach = Your Stomach
ui-your-cards = Your cards
ui-sets = { $n ->
    [one] 1 set of six
   *[other] { $n } sets of six
}
ui-set-lacks = the next lacks { $kinds }
ui-kind-of-blue = Journalists
ui-kind-of-green = Soldiers
ui-kind-of-black = Businessmen
ui-kind-of-yellow = Blondes
ui-kind-of-gray = Old Folks
ui-kind-of-red = Heroes
ui-floors = { $n ->
    [one] 1 Floor
   *[other] { $n } Floors
}
ui-broken = { $n ->
    [one] 1 broken Tooth
   *[other] { $n } broken Teeth
}
ui-estimate = { $n ->
    [one] About 1 point by now
   *[other] About { $n } points by now
}
ui-estimate-note = Only you see this. What depends on the Stomachs of others is not in it.

## Cards

ui-kind-character = Character
ui-kind-power = Power
ui-kind-superpower = Secret Superpower
ui-secret = only you see it
ui-moment-character = Counts at the end of the game
ui-moment-power = Works all the time
ui-moment-turn = Before or after one of your actions
ui-moment-action = Instead of a toss
ui-moment-chow = When you chow down
ui-moment-late = After you have chowed down
ui-moment-others = In another player's turn, before they chow down
ui-moment-between = In another player's turn, after they have eaten
ui-moment-answer = As an answer, when it would hit you

## The Runaway board

ui-runaway = Runaway board
ui-fled = { $n } ran away
ui-line-1 = Full: −1 Tooth, relocated
ui-line-2 = Full: −1 Tooth, all others act once more
ui-line-3 = Full: −2 Teeth
ui-line-4 = Full: −1 Tooth, relocated
ui-line-5 = Full: −1 Tooth, all others act once more
ui-line-6 = Full: the game is over, and you have lost
ui-zone-red = Heroic Save: −1 Tooth, −4 Meeples
ui-zone-blue = The Perfect Story: −1 Tooth, −1 card
ui-zone-green = Air Strike: −2 Teeth
ui-zone-yellow = Mass Hysteria: −1 Tooth, all others act once more
ui-zone-black = Relocation: −1 Tooth, relocated

## Actions

ui-act-move = Move
ui-act-demolish = Demolish
ui-act-toss = Toss a Vehicle
ui-act-breathe = Breathe
ui-act-put = Put
ui-ways = { $n ->
    [one] 1 way
   *[other] { $n } ways
}
ui-not-now = not possible now
ui-why-not = Why not { $what }?
ui-at-it = What you can do there

## Chow Down and what is asked besides

ui-eat-how = Click Meeples in the City, or choose a colour.
ui-nothing-there = nothing to eat there
ui-spends = uses up a secret card
ui-for-a-set = for a set
ui-each-one = Each one by its place
ui-spot = { $zone }, { $part }
ui-on-top = on top of { $ruin }
ui-part-middle = in the middle
ui-part-north = in the north
ui-part-north-east = in the north-east
ui-part-east = in the east
ui-part-south-east = in the south-east
ui-part-south = in the south
ui-part-south-west = in the south-west
ui-part-west = in the west
ui-part-north-west = in the north-west
ui-meeple-at = { $kind ->
    [blue] Journalist
    [green] Soldier
    [black] Businessman
    [yellow] Blonde
    [gray] Old Folk
   *[red] Hero
}: { $where }
ui-eat-best = Eat the best
ui-eat-best-in = Eat the best: { $zone }
ui-bite-sealed = Chosen: { $bite }.
ui-bite-change = Your team is still choosing: until all are in, you may change your bite.
ui-full = Enough
ui-not-hungry = Eat nothing
ui-place-how = Click a spot in the City, take one of these, or move it step by step.
ui-nudge = Half a centimetre
ui-to-west = west
ui-to-north = north
ui-to-south = south
ui-to-east = east
ui-turn = Turn it by 15°
ui-turn-left = ↺ 15°
ui-turn-right = ↻ 15°
ui-turned = turned { $yaw }°
ui-put-here = Put it here
ui-of = of { $n }
ui-one-less = One less: { $what }
ui-one-more = One more: { $what }
ui-still = { $n ->
    [0] That is all.
    [one] 1 more
   *[other] { $n } more
}
ui-suggest = Choose for me
ui-take-them = Take them
ui-give-them = Hand them over
ui-keep = Keep
ui-give-up = Give up

## The end

ui-counting = The Stomachs are opened …
ui-winner = RAMPAGE! { $who }
ui-won-by = Decided by
ui-skip-count = Show everything
ui-has = { $who } { $n }
ui-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
ui-lowest = the lowest score of its Monsters
ui-out-of-ranking = out of the ranking

## The city in three dimensions: camera, films, aiming

city-picture = The city in three dimensions
city-keys = Arrow keys turn the view, with Shift they push it, plus and minus zoom, V shows everything, T looks from above, O at your Monster. While you aim, arrow keys aim; with Alt they turn the view. The table in words stands beside it.
city-building = The city is being built …
city-failed = This browser cannot draw in three dimensions. Everything can be played with the panels and the table in words.
look-group = View
look-overview = The whole city
look-top = From above
look-own = My Monster
look-follow = Follow the shot
look-nearer = Nearer
look-slow = Slow motion
look-farther = Farther
film-group = Film of the last action
film-pause = Pause
film-go-on = Go on
film-moment = Moment of the film
film-speed = Speed { $by }
film-skip = Skip
film-again = Once more
film-slow = Slow motion

aim-force = Force
aim-lungful = Breath
aim-yaw = Direction
aim-turn = Rotation
aim-strength = Force
aim-offset = Hit beside the middle
aim-tilt = Lean back
aim-side = Hit beside the middle
aim-height = Height of the hit
aim-pitch = Up and down
aim-sweep = Turn of the head
aim-by = { $name }: { $by }
aim-way = How you aim
aim-pull = Pull back
aim-finger = Flick it
aim-pose = Pose
aim-pose-upright = On its feet
aim-pose-head = On its head
aim-pose-flat = Lying flat
aim-spot = Where it falls
aim-at = { $x } / { $y } cm
aim-west = To the west
aim-north = To the north
aim-south = To the south
aim-east = To the east
aim-fine = Fine aim: numbers and keys
aim-back = Another action
aim-skip = Do without
aim-seconds = one lungful, { $n } s
aim-title-flick = Flick the Paws
aim-title-drop = Drop the Body
aim-title-toss = Toss it
aim-title-breath = Breathe
aim-fire-flick = Flick!
aim-fire-drop = Drop!
aim-fire-toss = Toss!
aim-fire-breath = Blow!
aim-hint-flick = Pull back from your Paws and let go. Or click where to, and once more to flick.
aim-hint-flick-finger = Put your finger on your Paws and flick: its speed is the force.
aim-hint-flick-pointed = The direction is set. Click again to flick: the farther away, the harder. Escape takes it back.
aim-hint-flick-tapped = Aimed at the ring. Tap it once more, or the button, to flick; tap elsewhere to aim anew.
aim-hint-drop = Drag the Body over the Building; its shadow shows where it falls. Then drop it.
aim-hint-toss = Pull back from your Monster and let go. Or click where to, and once more to toss.
aim-hint-toss-finger = Put your finger on your Monster and flick: its speed is the force.
aim-hint-toss-pointed = The direction is set. Click again to toss: it comes down where you click. Escape takes it back.
aim-hint-toss-tapped = Aimed at the ring. Tap it once more, or the button, to toss; tap elsewhere to aim anew.
aim-hint-breath = Drag from your Monster to what you blow at, or click it. Then hold the button: the longer, the harder.
aim-hint-breath-pointed = The direction is set. Hold the button: the longer, the harder; a short press blows as the slider says.
aim-keys-flick = Keys: ← → 1°, with Shift 5°; + − force; Enter flicks; Escape cancels.
aim-keys-drop = Keys: arrows move, with Shift farther; + − turn; P pose; Enter drops; Escape cancels.
aim-keys-toss = Keys: ← → 1°, ↑ ↓ lean, with Shift 5°; + − force; Enter tosses; Escape cancels.
aim-keys-breath = Keys: ← → ↑ ↓ 1°, with Shift 5°; , . turn of the head; + − force; Enter blows; Escape cancels.

# -- what an act came to, shown where it happened
float-floors = +{ $n } { $n ->
    [one] Floor
   *[other] Floors
}
float-eaten = { $n } eaten
float-ran = { $n } ran away
float-teeth = −{ $n } { $n ->
    [one] Tooth
   *[other] Teeth
}

# -- preferences of this device
prefer-title = Rampage on this device
prefer-speed = Films
prefer-bots = Films of bots
prefer-bots-show = Show
prefer-bots-skip = Only how they end
prefer-quality = Graphics
prefer-quality-auto = As fits
prefer-quality-fine = Beautiful
prefer-quality-plain = Fast
prefer-confirm = A shot is fired
prefer-confirm-false = on letting go
prefer-confirm-true = by the button only

# -- the card of a turn
turn-eaten = { $n } eaten
turn-floors = { $n ->
    [one] 1 Floor
   *[other] { $n } Floors
}
turn-broken = { $n ->
    [one] 1 Tooth broken
   *[other] { $n } Teeth broken
}
turn-fled = { $n } ran away
turn-lost = { $n ->
    [one] 1 Tooth lost
   *[other] { $n } Teeth lost
}
turn-nothing = nothing but noise
turn-close = What the turn came to. Press to close.
aim-hint-flick-button = Pull back from your Paws or click where to. Only the button flicks.
aim-hint-drop-button = Drag the Body over the Building. Only the button drops it.
aim-hint-toss-button = Pull back from your Monster or click where to. Only the button tosses.
aim-hint-breath-button = Drag from your Monster to what you blow at. Then hold the button.

# -- something to keep
keep-title = Something to keep
keep-photo = Photo
keep-clip = Clip of the last film
keep-filming = Filming …
keep-best = The best collapse
