## Puzzles: one position, one clearly best choice.

puzzle = Puzzle
puzzles = Puzzles and practice
puzzles-text = Positions from games between strong bots, each with one clearly best choice; fresh hands with a master who answers; shots to try. What you choose is judged, and nothing is lost: try as often as you like.
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
puzzle-all = Puzzles and practice
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

## Exercises and trick shots

exercise = Exercise
exercises = Practise with the master
exercise-ask = Your choice? The master will answer.
exercise-best = The master nods: exactly that. Your chance to win: { $chance } %.
exercise-fine = Fine, hardly worse than the master's choice.
exercise-master = The master: { $best }
exercise-next = Next hand
trick = Trick shot
tricks = Trick shots
trick-ask = One shot. Aim well!
trick-other = Only the first shot counts. Once more?
trick-wrong = { $n } of { $wanted }. Once more!
trick-right = ROAR! { $n } of { $wanted }: that is how it is done.
trick-again = Once more from here
trick-next = Next trick

## The yard: practice without rules

yard = The yard
yard-text = No rules: smash, take back, try again.
yard-again = Try again
yard-link = The yard: smash without rules
yard-city = City
yard-rebuild = Build again
yard-leave = Leave
