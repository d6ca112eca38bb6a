# What the engine itself says, whatever the game.
seat = Seat { $n }
nothing = nothing
list = { $most } and { $last }
not-on-the-menu = That cannot be chosen now.
not-your-turn = It is not your turn.
game-is-over = The game is over; nothing can be chosen any more.
no-such-answer = That is no possible answer now.

## The text table

table-help = A number or a typed choice plays it. ? explains, ? and a choice says why not, t shows the table, rule ID reads a rule, save [FILE] saves, q saves and leaves.
table-saved = Saved as { $file }. Go on with: roarhouse play --resume { $file }
table-exists = { $file } exists already and is not this game; name a file that does not.
table-unknown = I do not understand “{ $text }”. { $hint }
table-no = Not possible: { $why }
table-yes = That is possible.
table-more = … and { $n } more; type them.
table-over = The game is over.
table-wins = { $who } wins!
table-share = { $who } share the win.
table-total = Total
table-team = { $who }: { $n } together.
table-unranked = { $who }: out of the ranking.
table-record = The record is { $file }; roarhouse replay and roarhouse verify read it.
table-damaged = { $why }; opened up to there. The damaged file stays as it is; saving goes to { $file }.
you = Player

## The web table

table-timeout = The time of { $who } is up; a bot chooses.
table-passed = Passed for you: nothing playable.
table-forced = Done for you: nothing else was possible.
table-closing = Passed for you: the time to answer was over.
table-ordered = Your standing order has answered for you.
table-takes-back = { $who } takes back the last choice.
table-cannot-undo = That cannot be taken back: something new has been learnt since.
table-judging = One moment: your last choice is still being judged.
table-no-order = There is nothing now that a standing order could be for.

## Reasons of a hint or an analysis

why-only = There is nothing else worth doing.
why-much-the-same = Much the same as the alternative: follow your mood.
why-rehearsed = Rehearsed in the city many times over: this went best.
why-position-more = Leads to the better position.
why-position-less = Leads to a worse position.

## What is wrong with a deck

deck-card = card '{ $id }'
deck-table = table '{ $name }'
deck-row = row { $n }
deck-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
deck-too-few = add { $n }
deck-too-many = take { $n } away
deck-one-of = one of { $values }
deck-some-of = some of { $values }
deck-ids-once = ids used once
deck-rows-with-id = { $n } rows with this id
deck-rename = rename all but one
deck-known-fields = only known fields
deck-a-field = a field '{ $field }'
deck-add = add it
deck-remove = remove it
deck-perhaps = perhaps '{ $name }'?
deck-type-int = a whole number
deck-type-float = a number
deck-type-str = a text
deck-type-bool = true or false
deck-type-object = named fields
deck-type-array = a list
deck-type-null = null
deck-or = { $one } or { $other }
deck-bound = { $kind } { $bound }
deck-length = { $kind } with a length { $bound }
deck-rows = { $n } rows
deck-letters = { $n } letters
deck-too-deep = a value within too many others
deck-levels = at most { $n } levels
deck-at-most = at most { $n }
deck-number-between = a number from { $least } to { $most }
