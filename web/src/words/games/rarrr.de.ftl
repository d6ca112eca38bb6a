# Was die Hülle von RARRR!! sagt.

title-rarrr = RARRR!!
about-rarrr = Drafte die Silben für den Namen deines Monsters und biete seine Kräfte um die Städte der Welt.
minutes-rarrr = etwa 45 Minuten

mode-rarrr-basic = Das Grundspiel
mode-rarrr-bonus = Bonuspunkte
mode-rarrr-faceDown = Verdeckte Karten
mode-rarrr-resistance = Resistenz
mode-rarrr-advanced = Alle Zusatzregeln
mode-rarrr-otherRulings = Andere Auslegungen

option-rarrr-firstAngriest = Wer zu Beginn am wütendsten ist
value-rarrr-firstAngriest-random = wird ausgelost
option-rarrr-monstersFaceUp = Monster-Karten von Anfang an offen
option-rarrr-cityTiming = Wann die Städte ausliegen
value-rarrr-cityTiming-afterDraft = nach dem Draft
value-rarrr-cityTiming-beforeDraftFromRound2 = ab Runde 2 davor
value-rarrr-cityTiming-beforeDraft = vor dem Draft
option-rarrr-loneLastPlayer = Wer als Letzter im Kampf bleibt
value-rarrr-loneLastPlayer-mustPlay = muss ein Set legen
value-rarrr-loneLastPlayer-freeWin = bekommt die Stadt umsonst
option-rarrr-boostMode = Booster zählen
value-rarrr-boostMode-sum = vor dem Malnehmen
value-rarrr-boostMode-flat = nach dem Malnehmen
option-rarrr-allPassAngriest = Wütendstes Monster, wenn alle passen
value-rarrr-allPassAngriest-keep = bleibt
value-rarrr-allPassAngriest-lastPasser = geht an die zuletzt passende Person
option-rarrr-bonusScoring = Bonuspunkte für Regionen
option-rarrr-faceDownCards = Verdeckte Karten in Sets
option-rarrr-faceDownSameType = Verdeckt auch im Set desselben Typs
option-rarrr-faceDownRevealOnDiscard = Verdeckte Karten beim Ablegen zeigen
option-rarrr-powerResistance = Städte sind gegen eine Kraft resistent
option-rarrr-resistanceCountsFaceDown = Resistenz zählt verdeckte Karten mit
option-rarrr-draftMemoryAid = Gesehene Stapel wieder ansehen

chapter-rarrr-objective = Ziel
chapter-rarrr-components = Material
chapter-rarrr-setup = Aufbau
chapter-rarrr-draft = Draft
chapter-rarrr-round = Die Runden
chapter-rarrr-power = Kraft sammeln
chapter-rarrr-battle = Kampf
chapter-rarrr-sets = Sets
chapter-rarrr-boost = Kraft-Booster
chapter-rarrr-dial = Drehscheiben
chapter-rarrr-pass = Passen
chapter-rarrr-angriest = Wütendstes Monster
chapter-rarrr-scoring = Wertung
chapter-rarrr-advanced = Zusatzregeln
chapter-rarrr-advanced-bonus = Zusatz: Bonuspunkte
chapter-rarrr-advanced-facedown = Zusatz: verdeckte Karten
chapter-rarrr-advanced-resistance = Zusatz: Resistenz
