## So wird Arrr!!! gespielt

how-goal = Ahoi! Die Sieben Meere liegen offen auf dem Tisch, eine Reihe Karten voller Gefahren. Heuer eine Mannschaft an, stich in See, besieg die Karten und stopf deine Schatztruhe voll. Die meisten Punkte gewinnen: Ruhm, Sammlungen und Gold.
how-goal-fame = Der Stern ist Ruhm: so viele Punkte.
how-goal-collection = Ein Zeichen gehört zu einer Sammlung: je mehr von einer Art, desto besser.
how-goal-pieces = Münzen sind Piaster: Punkte und Bestechungsgeld.
how-turn = Ein Zug hat vier Phasen:
how-turn-recruit = Anheuern: Leg ab, was du nicht willst, und zieh neue Karten.
how-turn-equip = Ausrüsten: Hol die Mannschaft an Deck. Ein Erster Maat, ein paar Gegenstände, eine Meute: Ihre Zeichen sind deine Würfel.
how-turn-act = Aktion: Tu eins davon.
how-turn-horizon = Neue Horizonte: Eine neue Karte kommt in die Reihe. Der nächste Pirat ist dran.
how-act-sail = Zu einer Karte der Reihe segeln
how-act-pillage = Plündern: 2 Piaster nehmen
how-act-challenge = Einen Piraten herausfordern
how-example = Du willst die Seekarte der Ebbe. Sie verlangt 3 Erfolge in Navigation, dem Kompass.
how-example-crew = Deine Mannschaft hat 4 und 2 Kompasse: Das sind sechs Würfel.
how-example-throw = Kompasse zählen, und Joker auch, die Totenköpfe. Nur zwei von drei: Bilge!
how-example-cheat = Also schummelst du: Ein Piaster kauft zwei Würfel. Ein Kompass! Das macht drei, und die Seekarte gehört dir.
how-end = Das Spiel endet sofort, wenn eine neue Karte kommen soll und der Stapel der Sieben Meere leer ist. Dann werden die Schatztruhen gezählt. Bei Gleichstand entscheidet der Ruhm.
how-end-pieces = Jeder Piaster ist ein Punkt.
how-end-fame = Jeder Stern ist ein Punkt.
how-end-collections = Eine Karte einer Sammlung zählt 1, zwei zählen 4, alle drei zählen 8.
