## The master looks back at a finished game

master = Master
lookback = Look back with the master
lookback-working = The master is replaying your game …
lookback-progress = { $n } of { $of } moments judged
lookback-queued = Waiting for a free corner of the thinking room.
lookback-meanwhile = Look around in the replay meanwhile. The result is kept with the table.
lookback-failed = The master lost the thread.
lookback-graph = Chances to win over the game
lookback-table = Chances as a table
lookback-nature = Luck decided
move-n = Move { $n }
signed-percent = { $sign }{ $n } %
from-to = { $before } → { $after }
better = Better:
turning-points = Turning points
slips = Mistakes and blunders
slips-of-all = of everybody
no-slips = Not a single one. Were those masters?
no-slips-of-yours = Not a single one of yours. Roar!
verdict-mistake = Mistake
verdict-blunder = Blunder
lead-changes = { $n ->
    [0] The lead never changed hands.
    [one] The lead changed hands once.
   *[other] The lead changed hands { $n } times.
 }
own-slips = Yours: { $mistakes ->
    [0] no mistakes
    [one] one mistake
   *[other] { $mistakes } mistakes
 }, { $blunders ->
    [0] no blunders
    [one] one blunder
   *[other] { $blunders } blunders
 }; { $lost } of a win were left on the table.
luck-and-skill = Luck against skill
luck-and-skill-how = How much of a win each seat gained or lost by dice and cards, by its own choices, and by those of the others.
part-luck = Luck
part-own = Own choices
part-others = The others
open-cards = With open cards
open-cards-off = Judged by what each seat could know at the time.
open-cards-on = Judged with every card known, also those that were hidden then.
