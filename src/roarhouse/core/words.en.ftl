# What the engine itself says, whatever the game.
seat = Seat { $n }
nothing = nothing
list = { $most } and { $last }
not-on-the-menu = That cannot be chosen now.
not-your-turn = It is not your turn.
game-is-over = The game is over; nothing can be chosen any more.
no-such-answer = That is no possible answer now.
