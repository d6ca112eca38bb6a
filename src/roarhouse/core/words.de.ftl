# Was die Maschine selbst sagt, bei jedem Spiel.
seat = Platz { $n }
nothing = nichts
list = { $most } und { $last }
not-on-the-menu = Das steht jetzt nicht zur Wahl.
not-your-turn = Du bist nicht am Zug.
game-is-over = Das Spiel ist aus; es gibt nichts mehr zu wählen.
no-such-answer = Das ist jetzt keine mögliche Antwort.
