# Der Karteneditor

decks-link = Eigene Karten bauen
decks-title = Deine eigenen Karten
decks-text = Beginne mit den Karten eines Spiels, ändere, was du magst, und spiel damit. Das Deck bleibt auf diesem Gerät; ein Tisch und seine Aufzeichnung behalten eine Kopie.
decks-begin = Beginnen mit den Karten von
deck-open = Datei öffnen
deck-save = In Datei speichern
deck-play = Tisch damit einrichten
deck-good = Mit diesem Deck lässt sich spielen
deck-problems = { $n ->
    [0] Wird geprüft …
    [one] Ein Problem
   *[other] { $n } Probleme
  }
deck-problem = erwartet { $expected }, gefunden { $found }.
deck-tables = Arten von Karten
deck-copy = Diese Karte kopieren
deck-drop = Diese Karte entfernen
problem-no-own-decks = Dieser Server spielt nur mit seinen eigenen Karten.
deck-json = (JSON)
deck-used = Mit deinen eigenen Karten
deck-used-hint = Das Deck aus dem Editor statt dem aus der Schachtel.
expect-deck-json = ein Deck als JSON-Datei
expect-deck-game = der Name eines Spiels bei about.game
expect-deck-size = eine Datei von höchstens 190 kB

deck-field-id = ID
deck-field-provenance = Woher sie stammt
deck-field-name = Name
deck-field-text = Text
deck-field-value = Wert
deck-field-count = Anzahl
deck-field-effect = Wirkung
deck-field-ability = Fähigkeit
deck-field-about = Über das Deck

deck-preview = Die Karte, wie sie auf dem Tisch liegt
deck-not-drawn = So lässt sich die Karte nicht zeichnen.
deck-suggestion = Tipp: { $help }
