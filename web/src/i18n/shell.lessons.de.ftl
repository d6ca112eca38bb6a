## Lektionen: was drum herum gesagt wird. Die Lektionen selbst stehen im Ordner jedes Spiels.

next = Weiter
coach = Dein Coach
coach-hide = Coach ausblenden (Esc)
coach-show = Coach zeigen
lessons = { $n ->
    [one] 1 Lektion
   *[other] { $n } Lektionen
  }
lesson-minutes = { $minutes } Min.
lesson-done = (geschafft)
lesson-step = { $n } von { $of }
lesson-skip = Überspringen
lesson-rethink = Ich wähle noch mal
lesson-insist = Trotzdem machen
lesson-next = Nächste Lektion: { $title }
lesson-play = Richtig spielen
lesson-left = Du hast die Lektion verlassen, und das Spiel geht weiter, wie du willst. Noch mal von vorn mit der Lektion?
lesson-again = Lektion von vorn
show-me-how = Zeig mir, wie’s geht ({ $minutes } Min.)
show-me-how-of = Zeig mir, wie’s geht ({ $minutes } Min.): { $game }
know-it = Kenn ich: spielen
know-it-of = Kenn ich: spielen – { $game } gegen Bots

## Das Ziel und Hinweise beim ersten Mal

goal = Das Ziel des Spiels
hint-close = Hinweis schließen
hints = Hinweise beim ersten Mal
hints-hint = Eine Zeile zu jeder Frage, wenn sie dir zum ersten Mal begegnet. Wieder eingeschaltet, kommen alle noch einmal.
