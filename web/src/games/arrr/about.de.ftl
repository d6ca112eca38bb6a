## Was die Dinge sind

about-stat = Jedes solche Zeichen deiner ausgerüsteten Mannschaft ist ein Würfel. Würfel, die es zeigen, und Joker, die Totenköpfe, sind Erfolge.
about-seat = { $pieces } Piaster, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  } auf der Hand.
about-throw-name = Der Wurf
about-throw = Das geprüfte Zeichen und der Joker, der Totenkopf, zählen. Erreichst du die Schwierigkeit, ist die Probe bestanden.
about-cheat-name = Schummeln
about-cheat = Ein Piaster kauft zwei Würfel, so oft du zahlen kannst.
about-pillage-name = Plündern
about-pillage = Zwei Piaster aus dem Vorrat, ohne Wurf.
about-challenge-name = Herausfordern
about-challenge = Wähl Gegner und Wert. Beide nennen einen Preis und werfen; mehr Erfolge gewinnen.
about-pieces-name = Piaster
about-pieces = Am Ende je ein Punkt. Sie kaufen auch Würfel beim Schummeln und sind Einsatz bei einer Herausforderung.
about-influence-name = Einfluss
about-influence = Was eine Karte der Sieben Meere an ihren Nachbarn ändert: deren Schwierigkeit oder deren Lohn.
about-fame-name = Ruhm
about-fame = Am Ende je ein Punkt. Eroberte Karten liegen verdeckt, damit nur ihr Besitzer die Summe kennt.
about-points-name = Punkte bisher
about-points = Piaster, Ruhm und Sammlungen: 1, 4 oder 8 Punkte für eine, zwei oder drei Karten einer Sammlung. Die meisten am Ende gewinnen.
about-stake-name = Der Einsatz
about-stake = Was dieser Spieler verliert, wenn er die Herausforderung verliert. Bis dahin liegt es beiseite, und niemand kann es ausgeben.
about-cards-name = Mannschaft und Ereignisse
about-cards = Ein Zug beginnt mit voller Hand: Was zu sechs Karten fehlt, wird gezogen, vom Mannschaftsstapel und, wo es mitspielt, vom Ereignisstapel.
about-horizon-name = Der Horizont
about-horizon = Karten der Sieben Meere, die noch kommen. Am Ende eines Zugs ist eine neue fällig; ist dann keine mehr da, ist das Spiel aus.
about-turn-name = Der Zug
about-turn = Anheuern, ausrüsten, einmal handeln, neue Horizonte erkunden. Dann ist der nächste Käpt’n dran.
about-duel-name = Die Herausforderung
about-duel = Beide werfen ihre Würfel, und mehr Erfolge gewinnen. Die Zahlen sind deine Chancen, wie es jetzt steht.
about-pile-name = Der Stapel
about-pile = Was zuletzt gespielt wurde, wirkt zuerst, wenn nichts darüber es aufhebt.
