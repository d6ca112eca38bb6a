# Was die Hülle von Pikit sagt.

about = Wirf zwei Würfel, rufe Kaijū und Mecha herbei und vereitle, was die anderen vorhaben.
minutes = etwa 20 Minuten

mode-standard = Wie im Regelheft
mode-memory = Mit Gedächtnishilfe
mode-declareLater = Später ansagen
mode-otherRulings = Andere Auslegungen

option-firstPlayer = Wer beginnt
value-firstPlayer-random = wird ausgelost
option-deckProfile = Wie oft jeder Wert vorkommt
value-deckProfile-threeNines = drei 9er
value-deckProfile-twoNines = zwei 9er, zwei 10er
option-playWithoutEffect = Karten dürfen wirkungslos gespielt werden
option-declareOnPlay = Jede Wahl wird mit der Karte angesagt
option-decline = Nichts nehmen
value-decline-onlyIfNoMatch = nur, wenn nichts passt
value-decline-always = immer erlaubt
option-pairMode = Ein Pasch
value-pairMode-alternative = ersetzt das normale Nehmen
value-pairMode-extra = kommt dazu
option-pairByTurnedDie = Ein gedrehter Würfel kann einen Pasch bilden
option-turnToSameFace = Ein gedrehter Würfel darf seine Zahl behalten
option-copyAsReaction = Kopieren darf in fremden Zügen annullieren
option-cancelPriority = Wer zuerst annullieren darf
value-cancelPriority-clockwise = im Uhrzeigersinn
value-cancelPriority-firstCome = in ausgeloster Reihenfolge
option-onesBonusMinimum = 1er, die der Bonus verlangt
option-finalTurns = Die letzten Züge
value-finalTurns-afterCurrentTurn = nach diesem Zug noch einer für alle
value-finalTurns-triggerTurnCounts = dieser Zug zählt schon mit
option-memoryAid = Karten markieren, die alle gesehen haben

chapter-objective = Ziel
chapter-components = Material
chapter-setup = Aufbau
chapter-turn = Der Zug
chapter-roll = Schritt 1: würfeln
chapter-play = Schritt 2: Karten ausspielen
chapter-take = Schritt 3: Karten nehmen
chapter-refill = Schritt 4: auffüllen
chapter-pair = Pasch
chapter-mecha = Mecha
chapter-token = Marker
chapter-effect-reroll = Effekt: Neu würfeln
chapter-effect-steal = Effekt: Stehlen
chapter-effect-draw = Effekt: Ziehen
chapter-effect-cancel = Effekt: Annullieren
chapter-effect-turn = Effekt: Drehen
chapter-effect-copy = Effekt: Kopieren
chapter-special-1 = Die 1er-Karten
chapter-special-3 = Die 3er-Karten
chapter-special-8 = Die 8er-Karten
chapter-endgame = Das Ende
chapter-scoring = Wertung

not-dealt = Was er auslässt: welche Karte ein Diebstahl nimmt, denn das hängt von der ganzen Hand ab.

## Das Ziel, und worum es bei jeder Frage geht

goal = Die beste Hand gewinnt: Jede Karte zählt ihre Zahl, ein Mecha 15, die meisten 1er noch einmal 15.
hint-playing = Vor dem Nehmen darfst du Karten für ihre Effekte ausspielen. Was weg ist, zählt am Ende nicht mehr.
hint-taking = Nimm, was die Würfel erlauben: Summe, Differenz oder eine Karte für jede Augenzahl. Ein Pasch ruft einen Mecha.
hint-answer = Eben wurde eine Karte gespielt. Mit „Annullieren“ kannst du sie jetzt stoppen; sonst lass sie wirken.
hint-usepair = Ein Pasch ruft einen Mecha: Nimm ihn, oder zieh eine Karte aus der Hand, die ihn hält.
hint-declaring = Deine Karte liegt. Sag jetzt, was sie tut; danach können die anderen sie noch annullieren.

# Der Karteneditor

deck-rows-kaiju = Kaijū
deck-rows-mecha = Mecha
deck-field-other_count = Anzahl bei zwei 9ern
deck-field-pair = Pasch
