# RARRR!! in English.

power-electrical = Electrical
power-toxic = Toxic
power-radioactive = Radioactive
power-fire = Fire
limit-electrical = { $n } Electrical
limit-toxic = { $n } Toxic
limit-radioactive = { $n } Radioactive
limit-fire = { $n } Fire
power-card = { $power } { $value }
power-cards = { $power } { $values }
katakana-card = { $syllable } { $script } ({ $limits })
face-down-card = a face-down card

# A set: its type and values, perhaps a Boost, perhaps face-down cards.
set = { $power } { $values }{ $boost ->
    [0] {""}
   *[other] {" "}with Boost { $boost }
}{ $down ->
    [0] {""}
    [one] {" "}and { $down } face-down card
   *[other] {" "}and { $down } face-down cards
}
set-worth = { $power } { $values }{ $boost ->
    [0] {""}
   *[other] {" "}with Boost { $boost }
}{ $down ->
    [0] {""}
    [one] {" "}and { $down } face-down card
   *[other] {" "}and { $down } face-down cards
} = { $worth }

## The table

title = RARRR!! – { $round ->
    [0] { $phase }
   *[other] round { $round } of 3 – { $phase }
}
phase-setup = setting up
phase-katakana = drafting Katakana cards
phase-keep = keeping two Katakana cards
phase-name = naming the Monsters
phase-deal = dealing
phase-draft = drafting Power cards
phase-select = choosing a city
phase-battle = battle
phase-over = game over
monsters = Monsters
cities = Cities
battle = Battle
yours = Yours
monster-line = { $who }: { $name }{ $angriest ->
    [yes] {" "}(Angriest Monster)
   *[no] {""}
} – { $points } { $points ->
    [one] point
   *[other] points
}, { $cities } { $cities ->
    [one] city
   *[other] cities
}, { $hand } { $hand ->
    [one] card
   *[other] cards
} in hand, Boosts { $boosts }
monster-hidden = a hidden Monster
monster-limits = {"  "}Limits: { $limits }
monster-won = {"  "}Destroyed: { $cities }
monster-known = {"  "}Taken back: { $cards }
city-line = { $city }: { $points } points, { $region }, resists { $resists }
city-contested = ► { $city }: { $points } points, { $region }, resists { $resists }
battle-line = { $who }: { $level } [{ $dial }] – { $sets }
battle-nothing = { $who }: nothing laid
battle-passed = { $who }: passed
your-pack = Pack of { $n }: { $cards }
your-katakana = Drafted: { $cards }
your-hand = Hand of { $n }: { $cards }
your-reach = Level to beat: { $beat }; you can reach { $reach }
your-reach-none = Level to beat: { $beat }; you have no bid above it

## What is asked

ask-draft-katakana = Take one Katakana card; { $left } are in the pack.
ask-draft-power = Take one Power card; { $left } are in the pack.
ask-keeptwo = Keep two of your three Katakana cards.
ask-namemonster = Name your Monster. Its limits: { $limits }.
ask-selectcity = Which city shall be contested?
ask-bidding = { $city }: beat { $level }, or pass.
type-katakana = Type a number, or a syllable such as: go
type-power = Type a number, or a card such as: t3 (E, T, R, F and a value)
type-keep = Type a number, or two syllables such as: go de
type-name = Type a number, or the name.
type-city = Type a number, or a city's name.
type-bid = Type a number, or sets such as: t 3 3 2 +1, f 1 – or: pass t3.
type-bid-facedown = Type a number, or sets such as: t 3 3 2 +1, f 1 – or: pass t3. Face-down cards follow a stroke: t 3 / f1

## Choices

take = Take { $card }
keep = Keep { $cards }
arrange = { $name } ({ $script })
bid = Level { $level }: { $sets }
pass = Pass
pass-with = Pass and take back { $cards }
back-down = { $card } (face-down)

## What happened

is-angriest = { $who } is the Angriest Monster.
gets-monster = { $who } gets the Monster { $card }.
katakana-dealt = { $n } Katakana cards are dealt to everybody.
you-pick = You take { $card }.
has-picked = { $who } has picked.
you-hold = You are handed { $cards }.
last-card = Everybody takes the last card of the pack.
keeps = { $who } adds { $cards } to the Monster { $monster }.
is-called = { $who } roars: { $name }!
round-begins = Round { $n } begins.
power-dealt = { $n } Power cards are dealt to everybody.
cities-dealt = The cities of this round: { $cities }.
selects = { $who } selects { $city }.
lays = { $who } lays { $set }: { $worth }.
level-is = { $who } is at Level { $level }.
passes = { $who } passes.
takes-back = { $who } takes back { $cards }.
turns-over = { $who } turns over { $cards }.
destroys = { $who } destroys { $city } with Level { $level }!
nobody-wants = Nobody fights for { $city }; it leaves the game.
round-ends = Round { $n } is over.

## The score sheet

score-cities = Cities
score-groups = Groups
score-impact = Global impact

## Why not

no-such-seat = There is no such seat.
bad-deal = That is not a possible deal.
not-in-your-pack = That card is not in the pack you hold.
not-a-face-up-city = That is not a face-up city of this round.
bid-or-pass = Now you either bid or pass.
no-set = A bid needs at least one set.
not-in-your-hand = You do not hold all of these cards.
mixed-types = A set has one Power type; all of its face-up cards are of that type.
no-card = A set of { $power } needs at least one face-up card of that type.
type-already-laid = You have laid a set of { $power } in this battle; there is one for each type, and nothing is added to it.
over-the-limit = { $cards } { $cards ->
    [one] card
   *[other] cards
} in a set of { $power }; your limit is { $limit }.
no-face-down-cards = Face-down cards are not in use at this table.
face-down-of-same-type = Only cards of another type may lie face-down in a set of { $power }.
no-such-boost = You have no unused Boost of { $boost }.
not-above = That makes Level { $level }; you need more than { $beat }.
too-many-back = You may take back { $most ->
    [one] one card
   *[other] { $most } cards
}, not { $n }.
not-played-by-you = You have not played that card in this battle.

## Reasons of a hint or an analysis

why-points-more = Brings you more points.
why-points-less = Brings you fewer points.
why-cities-more = Brings you more cities, and they decide ties.
why-cities-less = Leaves you with fewer cities.
why-hand-more = Keeps your hand strong for the cities still to come.
why-hand-less = Leaves you a weaker hand for the cities still to come.
why-boosts-more = Saves Boosts for later.
why-boosts-less = Spends Boosts that are worth more later.
why-angriest-more = Makes you the Angriest Monster: the next city is your choice.
why-angriest-less = Lets another choose the next city.
why-monster-more = Makes your Monster stronger for the rounds to come.
why-monster-less = Leaves you a weaker Monster for the rounds to come.
