## So wird RARRR!! gespielt

how-goal = Du bist ein riesiges Monster mit riesiger Wut. Achtzehn Städte tauchen auf, sechs in jeder von drei Runden. Wer am lautesten brüllt, macht die Stadt platt und bekommt ihre Punkte. Die meisten Punkte gewinnen.
how-goal-cities = Die Zahl in der Ecke sagt, was eine Stadt wert ist.
how-goal-monster = Dein Monster: eine Monster-Karte und zwei Katakana-Karten. Seine Symbole sagen, wie viele Karten jeder Kraft in eines deiner Sets dürfen.
how-turn = Zuerst wählen alle gleichzeitig ihre Kraft-Karten. Dann streiten die Monster um eine Stadt nach der anderen, und jeder Kampf ist eine Versteigerung: mehr bieten als alle anderen oder aussetzen.
how-turn-draft = Nimm eine Kraft-Karte und gib den Rest nach links. Immer wieder, bis alle zwölf haben.
how-turn-city = Das wütendste Monster sucht die nächste Stadt aus und fängt an.
how-turn-bid = Bist du dran, legst du ein oder mehrere Sets, die dich über alle anderen heben …
how-turn-pass = … oder du setzt aus und nimmst eine Karte zurück. Wer als Letzter aussetzt, nimmt zwei zurück und ist jetzt das wütendste Monster.
how-example = Ein Set besteht aus Karten einer Kraft. Es zählt die Summe seiner Karten mal die Anzahl seiner Karten. Dein Kraft-Level sind alle deine Sets zusammen. Jemand bietet 24? Pass auf:
how-example-1 = Gift 3 und 2: Summe 5 mal 2 Karten.
how-example-3 = Feuer 3, 3 und 3: Summe 9 mal 3 Karten. Viele Karten einer Kraft zählen richtig viel!
how-example-level = 10 und 27 ergeben Kraft-Level 37. Das schlägt 24. Setzen jetzt alle anderen aus, liegt die Stadt in Trümmern, und ihre Karte gehört dir.
how-end = Eine Runde endet mit ihrer letzten Stadt, oder wenn alle Hände leer sind. Nach der dritten Runde zählen alle zusammen. Bei Gleichstand gewinnen mehr Städte.
how-end-points = Drei Städte plattgemacht: { $total } Punkte.
