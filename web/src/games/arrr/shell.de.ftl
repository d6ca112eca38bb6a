# Was die Hülle von Arrr!!! sagt.

about = Heuere eine Mannschaft an, segle über die Sieben Meere und antworte auf jeden miesen Trick mit einem mieseren.
minutes = etwa 60 Minuten

mode-arrrr = ARRRR!!!: das volle Spiel
mode-avast = Avast!
mode-swabber = Deckschrubber: leicht
mode-teams = Teams
mode-openTeams = Teams mit offenen Händen
mode-otherRulings = Andere Auslegungen
mode-twoCaptains = Einer von zwei Kapitänen

option-mode = Modus
value-mode-swabber = Deckschrubber
value-mode-avast = Avast!
value-mode-arrrr = ARRRR!!!
option-teams = Zwei Teams zu zweit
option-teamCollections = Sammlungen eines Teams
value-teamCollections-merge = werden zusammengelegt
value-teamCollections-sum = werden einzeln gewertet
option-teamHandsOpen = Partner sehen einander in die Karten
option-startPlayer = Wer beginnt
value-startPlayer-dice = der beste Wurf
value-startPlayer-random = wird ausgelost
value-startPlayer-host = wer den Tisch eröffnet hat
option-captains = Kapitäne
value-captains-random = werden zufällig verteilt
value-captains-draft = werden reihum gewählt
value-captains-two = jeder behält einen von zweien
option-collections = Sammlungen im Spiel
value-collections-random = werden ausgelost
value-collections-chosen = wählt, wer den Tisch eröffnet hat
option-pieceSupply = Piaster
value-pieceSupply-42 = 42
value-pieceSupply-unlimited = so viele wie nötig
option-sixthFace = Die sechste Würfelseite
value-sixthFace-jolly = ein zweiter Joker
value-sixthFace-blank = leer
option-difficultyShift = Schwierigkeit der Proben
value-difficultyShift-0 = wie aufgedruckt
value-difficultyShift--1 = um eins leichter
option-zeroDiceCheat = Schummeln auch ohne Würfel
option-challengeEmptyChest = Herausfordern auch bei leerer Truhe
option-pileReopen = Antworten nach jedem Effekt des Stapels
option-openBeforeDeclaration = Andere dürfen schon vor der Ansage handeln
option-onceIfCancelled = Eine annullierte Fähigkeit ist für den Zug verbraucht
option-crewLimit = Größe der Mannschaft
value-crewLimit-items = beliebig viele Gegenstände
value-crewLimit-total = vier Karten insgesamt
option-showFame = Ruhm in den Truhen liegt offen
option-lastTie = Der letzte Gleichstand
value-lastTie-shared = bleibt ein geteilter Sieg
value-lastTie-vote = entscheidet eine Abstimmung
option-responseSeconds = Sekunden für eine Antwort
option-turnSeconds = Sekunden für eine Aktion
option-hideSkips = Verbergen, wer nichts antworten konnte

chapter-components = Material
chapter-terms = Begriffe
chapter-setup = Aufbau
chapter-turn = Der Zug
chapter-recruitment = Anheuern
chapter-equipment = Ausrüsten
chapter-action = Aktion
chapter-sail = Segeln
chapter-pillage = Plündern
chapter-challenge = Herausforderung
chapter-tests = Proben
chapter-cheating = Schummeln
chapter-exploration = Erkundungskarten
chapter-influence = Einfluss
chapter-crew = Mannschaft
chapter-captains = Kapitäne
chapter-events = Ereignisse
chapter-pile = Der Stapel
chapter-permanents = Dauerhafte Karten
chapter-flash = Blitzkarten
chapter-horizon = Neue Horizonte
chapter-end = Das Ende
chapter-scoring = Wertung
chapter-modes = Modi
chapter-teams = Teams
chapter-symbols = Symbole

not-dealt = Nicht geprüft werden: angesehene Karten fremder Hände und Karten von einem Deck, das aus seiner Ablage neu gemischt wurde.

## Das Ziel, und worum es bei jeder Frage geht

goal = Die meisten Punkte, wenn das Meer leer ist: Ruhm, Sammlungen und Piaster.
hint-recruiting = Lege ab, was du nicht brauchst: Dafür ziehst du neue Karten.
hint-equipping = Hol Leute an Deck: bis zu vier Karten je Zug. Jedes Symbol ist ein Würfel, den du wirfst.
hint-declare = Eine Aktion pro Zug: plündern und sichere Piaster holen, es mit einer Karte der Sieben Meere aufnehmen oder jemanden herausfordern.
hint-respond = Jetzt können Karten und Fähigkeiten gespielt werden. Was zuletzt kommt, wirkt zuerst. Nichts dabei? Dann passe.
hint-claimstake = Worum geht es? Das bekommst du, wenn du gewinnst.
hint-answerchallenge = Du bist herausgefordert: Nimm an und nenne deine Forderung, oder lehne ab und gib Karten deiner Mannschaft her.

# Der Karteneditor

deck-rows-crew = Mannschaft
deck-rows-event = Ereignisse
deck-rows-collection = Sammlungen
deck-rows-exploration = Sieben Meere
deck-rows-captain = Kapitäne
deck-field-kind = Art
deck-field-stats = Werte
deck-field-attack = Angriff
deck-field-navigation = Navigation
deck-field-wits = Verstand
deck-field-courage = Mut
deck-field-symbol = Zeichen
deck-field-who = Wer sie spielen darf
deck-field-traits = Eigenschaften
deck-field-tests = Proben
deck-field-fame = Ruhm
deck-field-pieces = Piaster
deck-field-failure = Bei Fehlschlag
deck-field-success = Bei Erfolg
deck-field-influence = Einfluss
deck-field-condition = Bedingung
deck-field-collection = Sammlung
deck-field-windows = Fenster
deck-field-verb = Verb
