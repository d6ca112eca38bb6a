## So wird Pikit gespielt

how-goal = Fang Monster mit zwei Würfeln! Die Karten, die du am Ende auf der Hand hast, sind deine Punkte. Oder du spielst eine Karte für ihren Effekt: stark, aber dann ist sie weg. Die meisten Punkte gewinnen.
how-goal-keep = Behalten: Ein Kaijū zählt seine Zahl, ein Mecha { $points }.
how-goal-play = Oder ausspielen: neu würfeln, stehlen, ziehen, einen Würfel drehen, annullieren, kopieren. Eine gespielte Karte zählt nichts.
how-turn = Vier Schritte, in dieser Reihenfolge:
how-turn-roll = Wirf beide Würfel.
how-turn-play = Spiel so viele Karten, wie du willst, eine nach der anderen. Mit dieser würfelst du noch einmal.
how-turn-take = Nimm aus der Mitte, was die Würfel erlauben.
how-turn-refill = Füll die Mitte auf { $n } Karten auf. Dann ist der Nächste dran.
how-example = Die Würfel zeigen 1 und 6. Was darfst du nehmen? Einen von diesen Wegen, mehr nicht:
how-example-dice = Ein Wurf, viele Wege.
how-example-sum = Die Summe: eine Karte mit 7 …
how-example-difference = … oder die Differenz: eine Karte mit 5 …
how-example-faces = … oder die Würfel, wie sie liegen: eine 1 und eine 6, zwei Karten auf einmal!
how-example-pair = Zwei gleiche Würfel sind ein Pasch. Dann darfst du den Mecha dieses Paschs nehmen, oder versuchen, ihn zu stehlen.
how-end = Verlässt die letzte Karte den Stapel, hat jeder noch einen Zug. Dann werden alle Hände aufgedeckt und gezählt. Die meisten Einsen bringen einen Bonus, jede Wunde kostet Punkte.
how-end-points = Diese Hand zählt { $total } Punkte.
