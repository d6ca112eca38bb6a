## So wird Rampage gespielt

how-goal = Du bist ein hungriges Monster, und die Stadt ist Mittagessen. Hau Gebäude um, friss die Leute darin, die Meeples, und verschling die Stockwerke. Die meisten Punkte gewinnen.
how-goal-floors = Ein Stockwerk, auf dem nichts mehr liegt, wandert sofort in deinen Magen.
how-goal-meeples = Meeples gibt es in sechs Farben. Ein vollständiger Satz aller sechs ist ein Festmahl.
how-goal-teeth = Dein Maul hat sechs Zähne. So viele Meeples frisst du auf einmal, also pass auf deine Zähne auf!
how-turn = Zwei Aktionen pro Zug, beliebig kombiniert. Es wird wirklich geworfen und geschnippt: Du zielst, die Physik entscheidet.
how-act-move = Bewegen: Schnipp deine Pranken durch die Stadt. Dein Körper kommt nach.
how-act-demolish = Abreißen: Lass deinen Körper auf ein Gebäude neben deinen Pranken fallen.
how-act-toss = Schleudern: Schnipp ein Fahrzeug deines Viertels von deinem Kopf.
how-act-breathe = Pusten: Blas alles weg, was vor dir steht.
how-turn-eat = Dann wird gefressen: Meeples des Viertels, in dem deine Pranken liegen, so viele, wie du Zähne hast.
how-example = Was steckt in einem Magen, und was ist es wert? Hier ist einer:
how-example-stomach = Ein vollständiger Satz sind 10 Punkte, fünf Stockwerke sind 5, der Zahn eines anderen Monsters ist 2: macht 17. Der zweite Meeple einer Farbe wartet auf den nächsten Satz.
how-example-runaway = Meeples, die vom Brett fallen, laufen davon. Du setzt sie auf die Fluchttafel, und volle Reihen bringen Ärger.
how-end = Ist das letzte Stockwerk weg, spielst du deinen Zug zu Ende, und alle anderen haben noch einen. Dann öffnen alle ihren Magen.
how-end-points = Ein Satz aus sechs sind 10 Punkte, ein Stockwerk 1, ein Zahn eines anderen Monsters 2, und deine Charakterkarte bringt ihre eigenen.
