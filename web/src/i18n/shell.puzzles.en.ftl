## Puzzles: one position, one clearly best choice.

puzzle = Puzzle
puzzles = Puzzles
puzzles-text = Positions from games between strong bots, each with one clearly best choice. What you choose is judged, not played: try as often as you like.
puzzles-solved = { $n } of { $of } solved
puzzle-number = Puzzle { $n }
puzzle-easy = Easy
puzzle-medium = Tricky
puzzle-hard = Fiendish
puzzle-solved = solved
puzzle-today = Puzzle of the day
puzzle-today-text = One a day, the same for everyone.
puzzle-streak = { $n ->
    [one] 1 day in a row
   *[other] { $n } days in a row
  }
puzzle-solve = Solve it
puzzle-solved-again = Solved: look again
puzzle-all = All puzzles
puzzle-next = Next puzzle
puzzle-show = Show the solution
puzzle-find = Find the best choice!
puzzle-judging = Hmm, let me think about that …
puzzle-wrong = Not the best: it costs you { $loss } % of your chance to win.
puzzle-right = ROAR! Solved. The second best is { $lead } % behind.
puzzle-equal = ROAR! Just as good as the best choice: solved.
puzzles-added = { $n ->
    [one] One solved puzzle was added.
   *[other] { $n } solved puzzles were added.
  }
expect-solved = the times at which puzzles were solved, by game and number
expect-days = a list of days
