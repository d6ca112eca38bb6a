# Statistics and history of this device

more = More
history-link = Your games
history-title = Your games
history-text = What you played on this device, kept on this device only.
history-empty = Nothing here yet. Play a game to its end, and it will be counted: win, lose or trampled.
history-which = Which games
history-all = All games
history-games = Game by game
figure-games = Games
figure-won = Won
figure-row = Wins in a row
figure-longest = longest: { $n }
figure-best = Best score
chart-places = Places
chart-months = Games a month, won ones in gold
place-short = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
scores-over-time = Your scores
scores-filled = (gold: won)
opponents = Opponents
ahead = You ahead
behind = You behind
shared-device = shared device
points-n = { $n ->
    [one] 1 point
   *[other] { $n } points
  }
show-more = Show more
history-file = Take it with you
history-file-text = Save your games to a file, and read them on another device. Games that are known already are not counted twice.
history-save = Save to a file
history-open = Add from a file
history-wipe = Wipe everything
history-wipe-sure = { $n ->
    [one] Really forget 1 game?
   *[other] Really forget all { $n } games?
  }
history-wiped = Wiped. A clean slate.
history-added = { $added ->
    [0] Nothing new
    [one] 1 game added
   *[other] { $added } games added
  }, { $known } known already.
file-wrong = This file cannot be read, and nothing was changed. At “{ $where }”: expected { $expected }, found { $came }.
expect-json = a JSON file that Roarhouse has saved
expect-kind = "roarhouse-history"
expect-version = version 1
expect-games = a list of games
expect-game = a game with its fields
expect-text = a text of 1 to 64 letters
expect-time = a time in milliseconds
expect-players = 1 to 16 players, each with a name
expect-scores = one whole number for each player
expect-seats = numbers of seats at this table, from 0
expect-place = a place at this table, from 1
expect-size = a file of at most 4 MB
