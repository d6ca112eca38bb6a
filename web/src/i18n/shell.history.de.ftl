# Statistik und Verlauf dieses Geräts

more = Mehr
history-link = Deine Partien
history-title = Deine Partien
history-text = Was du auf diesem Gerät gespielt hast. Es bleibt auf diesem Gerät.
history-empty = Noch nichts da. Spiel eine Partie zu Ende, dann zählt sie: gewonnen, verloren oder zertrampelt.
history-which = Welche Spiele
history-all = Alle Spiele
history-games = Partie für Partie
figure-games = Partien
figure-won = Gewonnen
figure-row = Siege in Folge
figure-longest = längste Serie: { $n }
figure-best = Bestes Ergebnis
chart-places = Plätze
chart-months = Partien im Monat, gewonnene in Gold
place-short = { $place }.
scores-over-time = Deine Punkte
scores-filled = (Gold: gewonnen)
opponents = Gegner
ahead = Du vorn
behind = Du dahinter
shared-device = geteiltes Gerät
points-n = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
  }
show-more = Mehr zeigen
history-file = Zum Mitnehmen
history-file-text = Speichere deine Partien in einer Datei und lies sie auf einem anderen Gerät ein. Was schon bekannt ist, zählt nicht doppelt.
history-save = In Datei speichern
history-open = Aus Datei ergänzen
history-wipe = Alles löschen
history-wipe-sure = { $n ->
    [one] Wirklich 1 Partie vergessen?
   *[other] Wirklich alle { $n } Partien vergessen?
  }
history-wiped = Gelöscht. Alles auf Anfang.
history-added = { $added ->
    [0] Nichts Neues
    [one] 1 Partie ergänzt
   *[other] { $added } Partien ergänzt
  }, { $known } schon bekannt.
file-wrong = Diese Datei lässt sich nicht lesen; geändert wurde nichts. Bei „{ $where }“: erwartet { $expected }, gefunden { $came }.
expect-json = eine JSON-Datei, die Roarhouse gespeichert hat
expect-kind = "roarhouse-history"
expect-version = Version 1
expect-games = eine Liste von Partien
expect-game = eine Partie mit ihren Feldern
expect-text = ein Text von 1 bis 64 Zeichen
expect-time = eine Zeit in Millisekunden
expect-players = 1 bis 16 Spielende, jeweils mit Namen
expect-scores = eine ganze Zahl für jeden Platz am Tisch
expect-seats = Nummern von Plätzen an diesem Tisch, ab 0
expect-place = ein Rang an diesem Tisch, ab 1
expect-size = eine Datei von höchstens 4 MB
