# Was die Hülle von Pikit sagt.

title-pikit = Pikit
about-pikit = Wirf zwei Würfel, rufe Kaijū und Mecha herbei und vereitle, was die anderen vorhaben.
minutes-pikit = etwa 20 Minuten

mode-pikit-standard = Wie im Regelheft
mode-pikit-memory = Mit Gedächtnishilfe
mode-pikit-declareLater = Später ansagen
mode-pikit-otherRulings = Andere Auslegungen

option-pikit-firstPlayer = Wer beginnt
value-pikit-firstPlayer-random = wird ausgelost
option-pikit-deckProfile = Wie oft jeder Wert vorkommt
value-pikit-deckProfile-threeNines = drei 9er
value-pikit-deckProfile-twoNines = zwei 9er, zwei 10er
option-pikit-playWithoutEffect = Karten dürfen wirkungslos gespielt werden
option-pikit-declareOnPlay = Jede Wahl wird mit der Karte angesagt
option-pikit-decline = Nichts nehmen
value-pikit-decline-onlyIfNoMatch = nur, wenn nichts passt
value-pikit-decline-always = immer erlaubt
option-pikit-pairMode = Ein Pasch
value-pikit-pairMode-alternative = ersetzt das normale Nehmen
value-pikit-pairMode-extra = kommt dazu
option-pikit-pairByTurnedDie = Ein gedrehter Würfel kann einen Pasch bilden
option-pikit-turnToSameFace = Ein Würfel darf seine Zahl behalten
option-pikit-copyAsReaction = Kopieren hebt auch in fremden Zügen auf
option-pikit-cancelPriority = Wer zuerst aufheben darf
value-pikit-cancelPriority-clockwise = im Uhrzeigersinn
value-pikit-cancelPriority-firstCome = in ausgeloster Reihenfolge
option-pikit-onesBonusMinimum = 1er, die der Bonus verlangt
option-pikit-finalTurns = Die letzten Züge
value-pikit-finalTurns-afterCurrentTurn = nach diesem noch einer für alle
value-pikit-finalTurns-triggerTurnCounts = dieser zählt schon mit
option-pikit-memoryAid = Karten markieren, die alle gesehen haben

chapter-pikit-objective = Ziel
chapter-pikit-components = Material
chapter-pikit-setup = Aufbau
chapter-pikit-turn = Der Zug
chapter-pikit-roll = Schritt 1: würfeln
chapter-pikit-play = Schritt 2: Karten spielen
chapter-pikit-take = Schritt 3: Karten nehmen
chapter-pikit-refill = Schritt 4: auffüllen
chapter-pikit-pair = Pasch
chapter-pikit-mecha = Mecha
chapter-pikit-token = Marker
chapter-pikit-effect-reroll = Effekt: Neu würfeln
chapter-pikit-effect-steal = Effekt: Stehlen
chapter-pikit-effect-draw = Effekt: Ziehen
chapter-pikit-effect-cancel = Effekt: Aufheben
chapter-pikit-effect-turn = Effekt: Drehen
chapter-pikit-effect-copy = Effekt: Kopieren
chapter-pikit-special-1 = Die 1er-Karten
chapter-pikit-special-3 = Die 3er-Karten
chapter-pikit-special-8 = Die 8er-Karten
chapter-pikit-endgame = Das Ende
chapter-pikit-scoring = Wertung

not-dealt-pikit = Was er auslässt: welche Karte ein Diebstahl nimmt, denn das hängt von der ganzen Hand ab.
