## Lessons: what the shell says around them. The lessons themselves are in each game's folder.

next = Next
coach = Your coach
coach-hide = Hide the coach (Esc)
coach-show = Show the coach
lessons = { $n ->
    [one] 1 lesson
   *[other] { $n } lessons
  }
lesson-minutes = { $minutes } min
lesson-done = (done)
lesson-step = { $n } of { $of }
lesson-skip = Skip the lesson
lesson-rethink = Let me choose again
lesson-insist = Do it anyway
lesson-next = Next lesson: { $title }
lesson-play = Play a real game
lesson-left = You have left the lesson, and the game goes on as you like. Want to start the lesson again?
lesson-again = Start the lesson again
show-me-how = Show me how ({ $minutes } min)
show-me-how-of = Show me how ({ $minutes } min): { $game }
know-it = I know it: play
know-it-of = I know it: play { $game } against bots

## The goal and first-time hints

goal = The goal of the game
hint-close = Close this hint
hints = First-time hints
hints-hint = One line on each question when you meet it for the first time. Switched on again, all of them come again.
