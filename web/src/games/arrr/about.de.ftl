## Was die Dinge sind

about-stat = Jedes solche Zeichen deiner ausgerüsteten Mannschaft ist ein Würfel. Würfel, die es zeigen, und Totenköpfe sind Erfolge.
about-seat = { $pieces } Piaster, { $cards } Karten auf der Hand.
about-throw-name = Der Wurf
about-throw = Das geprüfte Zeichen und der Totenkopf zählen. Erreichst du die Schwierigkeit, ist die Probe bestanden.
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
