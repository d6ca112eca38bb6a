# Was die Hülle von RARRR!! sagt.

about = Zieh die Silben für den Namen deines Monsters und biete mit seinen Kräften um die Städte der Welt.
minutes = etwa 45 Minuten

mode-basic = Das Grundspiel
mode-bonus = Bonuspunkte
mode-faceDown = Verdeckte Karten
mode-resistance = Kraft-Resistenz
mode-advanced = Alle erweiterten Regeln
mode-otherRulings = Andere Auslegungen

option-firstAngriest = Wer zu Beginn am wütendsten ist
value-firstAngriest-random = wird ausgelost
option-monstersFaceUp = Monster-Karten von Anfang an offen
option-cityTiming = Wann die Städte ausliegen
value-cityTiming-afterDraft = nach der Ziehung
value-cityTiming-beforeDraftFromRound2 = ab Runde 2 davor
value-cityTiming-beforeDraft = vor der Ziehung
option-loneLastPlayer = Wer als Letzter im Kampf bleibt
value-loneLastPlayer-mustPlay = muss ein Set legen
value-loneLastPlayer-freeWin = bekommt die Stadt umsonst
option-boostMode = Kraft-Booster zählen
value-boostMode-sum = vor dem Multiplizieren
value-boostMode-flat = nach dem Multiplizieren
option-allPassAngriest = Wütendstes Monster, wenn alle aussetzen
value-allPassAngriest-keep = bleibt
value-allPassAngriest-lastPasser = geht an die Person, die zuletzt aussetzt
option-bonusScoring = Bonuspunkte für Gruppen
option-faceDownCards = Verdeckte Karten in Sets
option-faceDownSameType = Verdeckt auch im Set desselben Typs
option-faceDownRevealOnDiscard = Verdeckte Karten beim Ablegen zeigen
option-powerResistance = Städte sind gegen einen Kraft-Typ resistent
option-resistanceCountsFaceDown = Kraft-Resistenz zählt verdeckte Karten mit
option-draftMemoryAid = Gesehene Stapel noch einmal ansehen

chapter-objective = Ziel
chapter-components = Inhalt
chapter-setup = Aufbau
chapter-draft = Das Ziehen
chapter-round = Die Runden
chapter-power = Die Kraft-Aufbau-Phase
chapter-battle = Die Kampf-Phase
chapter-sets = Sets
chapter-boost = Kraft-Booster
chapter-dial = Kampfskalen
chapter-pass = Aussetzen
chapter-angriest = Wütendstes Monster
chapter-scoring = Wertung
chapter-advanced = Erweiterte Regeln
chapter-advanced-bonus = Erweitert: Bonuspunkte
chapter-advanced-facedown = Erweitert: verdeckte Karten
chapter-advanced-resistance = Erweitert: Kraft-Resistenz

## Das Ziel, und worum es bei jeder Frage geht

goal = Die meisten Punkte nach 18 Städten. Ein Set zählt Summe × Anzahl der Karten.
hint-draft = Nimm eine Karte, gib den Rest weiter. Such, was zu den starken Kräften deines Monsters passt.
hint-keeptwo = Zwei Silben bleiben: Ihre Symbole sagen, wie viele Karten jedes Kraft-Typs du in ein Set legen darfst.
hint-namemonster = Hier geht es nur um den Klang: Ordne den Namen deines Monsters, wie du magst.
hint-selectcity = Du bist das Wütendste Monster: Du wählst, um welche Stadt gekämpft wird, und bietest zuerst.
hint-bidding = Lege Sets, die dein Kraft-Level über alle anderen heben, oder setze aus und nimm Karten zurück. Wer übrig bleibt, bekommt die Stadt.

# Der Karteneditor

deck-rows-monster = Monster
deck-rows-katakana = Katakana
deck-rows-power = Kräfte
deck-rows-region = Gruppen
deck-rows-city = Städte
deck-field-syllable = Silbe
deck-field-katakana = Katakana
deck-field-icons = Symbole
deck-field-electrical = Elektrizität
deck-field-toxic = Gift
deck-field-radioactive = Radioaktivität
deck-field-fire = Feuer
deck-field-power = Kraft
deck-field-colour = Farbe
deck-field-symbol = Symbol
deck-field-points = Punkte
deck-field-region = Gruppe
deck-field-resists = Widersteht
