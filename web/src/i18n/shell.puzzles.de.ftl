## Rätsel: eine Stellung, eine klar beste Wahl.

puzzle = Rätsel
puzzles = Rätsel und Übungen
puzzles-text = Stellungen aus Partien starker Bots, jede mit einer klar besten Wahl; frische Hände mit einem Meister, der antwortet; Kunststücke zum Ausprobieren. Was du wählst, wird beurteilt, und nichts geht verloren: Versuch es, so oft du magst.
puzzles-solved = { $n } von { $of } gelöst
puzzle-number = Rätsel { $n }
puzzle-easy = Leicht
puzzle-medium = Knifflig
puzzle-hard = Teuflisch
puzzle-solved = gelöst
puzzle-today = Rätsel des Tages
puzzle-today-text = Eins am Tag, für alle dasselbe.
puzzle-streak = { $n ->
    [one] 1 Tag in Folge
   *[other] { $n } Tage in Folge
  }
puzzle-solve = Rätsel lösen
puzzle-solved-again = Gelöst: noch mal ansehen
puzzle-all = Rätsel und Übungen
puzzle-next = Nächstes Rätsel
puzzle-show = Lösung zeigen
puzzle-find = Finde die beste Wahl!
puzzle-judging = Hmm, lass mich nachdenken …
puzzle-wrong = Nicht das Beste: Es kostet dich { $loss } % Siegchance.
puzzle-right = ROAR! Gelöst. Das Zweitbeste liegt { $lead } % zurück.
puzzle-equal = ROAR! Genauso gut wie die beste Wahl: gelöst.
puzzles-added = { $n ->
    [one] Ein gelöstes Rätsel ist dazugekommen.
   *[other] { $n } gelöste Rätsel sind dazugekommen.
  }
expect-solved = die Zeiten, zu denen Rätsel gelöst wurden, nach Spiel und Nummer
expect-days = eine Liste von Tagen

## Übungen und Kunststücke

exercise = Übung
exercises = Üben mit dem Meister
exercise-ask = Deine Wahl? Der Meister antwortet.
exercise-best = Der Meister nickt: genau das. Deine Siegchance: { $chance } %.
exercise-fine = Gut, kaum schlechter als die Wahl des Meisters.
exercise-master = Der Meister: { $best }
exercise-next = Nächste Hand
trick = Kunststück
tricks = Kunststücke
trick-ask = Ein Versuch. Ziel gut!
trick-other = Nur der erste Wurf zählt. Noch einmal?
trick-wrong = { $n } von { $wanted }. Noch einmal!
trick-right = ROAR! { $n } von { $wanted }: So macht man das.
trick-again = Noch einmal von hier
trick-next = Nächstes Kunststück

## Der Tobeplatz: üben ohne Regeln

yard = Der Tobeplatz
yard-text = Keine Regeln: hauen, zurücknehmen, noch mal.
yard-again = Neuer Versuch
yard-link = Der Tobeplatz: kaputt hauen ohne Regeln
yard-city = Stadt
yard-rebuild = Neu aufbauen
yard-leave = Verlassen
