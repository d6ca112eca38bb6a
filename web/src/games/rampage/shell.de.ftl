# Was die Hülle von Rampage sagt.

about = Schnippe dein Monster durch Meeple City, reiß die Stockwerke ein und friss, wer herausfällt.
minutes = etwa 45 Minuten

mode-brisk = Flott, zu zweit
mode-briskBabies = Flott, drei Babymonster
mode-briskTeams = Flott, Teams
mode-briskBigCity = Flott, die große Stadt
mode-briskRulings = Flott, andere Auslegungen

option-runawaySide = Seite der Fluchttafel
value-runawaySide-A = A
value-runawaySide-B = B
value-runawaySide-random = wird ausgelost
option-ruinEdge = Kanten der Ruinen
value-ruinEdge-bounce = Teile prallen ab
value-ruinEdge-flush = Teile rutschen darüber
option-noise = Zittern der Hand
value-noise-off = keines
value-noise-low = wenig
value-noise-normal = normal
value-noise-high = viel
option-aimLine = Linie eines gezielten Schnippens
value-aimLine-tip = nur die Richtung
value-aimLine-short = die ersten Zentimeter
value-aimLine-long = so weit es gehen kann
option-dropHeight = Fallhöhe in cm
option-rimContact = Am Rand berühren gilt als auf dem Plan
option-startPlayer = Wer beginnt
value-startPlayer-random = wird ausgelost
value-startPlayer-host = wer den Tisch eröffnet hat
value-startPlayer-vote = wird abgestimmt
option-actionsOptional = Auf Aktionen darf verzichtet werden
option-dropPoses = Haltung beim Fallenlassen
value-dropPoses-all = jede
value-dropPoses-upright = nur aufrecht
option-tossNeedsFreeVehicle = Nur Fahrzeuge, die nichts tragen, werden geschleudert
option-gobbleAfterChow = Stockwerke auch nach dem Fressen prüfen
option-ruinMeeples = Aus einer Ruine vertriebene Meeples
value-ruinMeeples-ruin = die auf der Ruine selbst stehen
value-ruinMeeples-free = die darüber nichts tragen
value-ruinMeeples-all = alle darüber
option-vacuumOptional = Auf den Staubsauger darf verzichtet werden
option-accidents = Missgeschicke
value-accidents-placement = nur beim Absetzen
value-accidents-off = keine
option-openStomachs = Mägen sind offen
option-stallTurns = Züge ohne Stockwerk bis zur Schlussphase
option-linesA = Plätze der Zeilen auf Seite A
option-zonesB = Plätze der Zonen auf Seite B
value-zonesB-red = rot
value-zonesB-blue = blau
value-zonesB-green = grün
value-zonesB-yellow = gelb
value-zonesB-black = schwarz
option-fashionableDiet = Variante: Modediät
option-tailorMade = Variante: maßgeschneidertes Monster
option-babyMonsters = Variante: Babymonster
option-teams = Variante: Teams
option-bigCity = Variante: die große Stadt, zwei Pläne
option-teamSize = Monster je Team
option-unequalTeams = Teams dürfen ungleich sein
option-teamMeals = Teampartner fressen
value-teamMeals-together = gleichzeitig
value-teamMeals-turns = abwechselnd
option-friendlyFire = Auch Teampartnern werden Zähne ausgeschlagen
option-introSeconds = Sekunden für die Vorstellung
option-turnSeconds = Sekunden für einen Zug

chapter-components = Material
chapter-object = Ziel
chapter-setup = Aufbau
chapter-city = Die Stadt
chapter-monsters = Die Monster
chapter-turn = Der Zug
chapter-move = Bewegen
chapter-demolish = Abreißen
chapter-toss = Fahrzeug schleudern
chapter-breathe = Pusten
chapter-gobble = Stockwerke verschlingen
chapter-chow = Fressen
chapter-rumble = Prügelei
chapter-runaway = Flucht
chapter-runaway-a = Fluchttafel, Seite A
chapter-runaway-b = Fluchttafel, Seite B
chapter-end = Das Ende
chapter-scoring = Wertung
chapter-characters = Charaktere
chapter-powers = Kräfte
chapter-superpowers = Geheime Superkräfte
chapter-variants = Varianten
chapter-teams = Teams
chapter-big-city = Die große Stadt
chapter-yard = Der Tobeplatz
chapter-clarifications = Klarstellungen
chapter-lexicon = Lexikon
chapter-judge = Der Schiedsrichter

not-dealt = Bei der Physik prüft er den Startwert jedes Zitterns; wie die Teile dann fielen, rechnet „roarhouse verify --simulate“ nach. Auch während des Spiels gezogene Karten und Meeples überlässt er ihm.

## Das Ziel, und worum es bei jeder Frage geht

goal = Die meisten Punkte, wenn die Stadt leer ist: Meeple-Sätze, Stockwerke, fremde Zähne und dein Charakter.
hint-introduce = Dein Charakter punktet am Ende, deine Kraft hilft immer, deine Superkraft ist geheim und wirkt einmal.
hint-chooseaction = Zwei Aktionen pro Zug: bewegen, abreißen, schleudern, pusten. Danach frisst du, wo du stehst.
hint-aimflick = Schnippe deine Pranken. Wo sie liegen bleiben, steht dein Körper. Bleib auf dem Brett: Sonst kostet es einen Zahn.
hint-aimdrop = Lass deinen Körper auf das Gebäude neben dir fallen. Stockwerke, die leer liegen bleiben, gehören dir.
hint-aimtoss = Schleudere ein Fahrzeug von deinem Kopf auf alles, was es verdient.
hint-aimbreath = Puste von dort, wo dein Kopf ist: Leichtes fliegt weit.
hint-bite = Friss einen Meeple für jeden deiner Zähne, hier in deinem Viertel. Sechs Farben sind eine volle Mahlzeit.
hint-restart = Deine Pranken haben das Brett verlassen: Wähl eine Ecke, und du bist wieder da.
hint-beforechow = Jede geheime Superkraft wirkt einmal im Spiel. Nutz jetzt eine, oder heb sie auf und friss.
hint-interfere = Andere sind dran, aber eine deiner geheimen Superkräfte würde passen. Nutz sie, oder lass es geschehen.
hint-lateuse = Der letzte Moment deines Zugs: Nutz eine geheime Superkraft, oder heb sie auf.
hint-paymeeples = Kein loser Zahn ist mehr da, also zahlst du mit Meeples. Die außerhalb voller Sätze tun am wenigsten weh.
hint-chooseeffect = Mehrere Reihen der Fluchttafel sind voll. Du sagst, was zuerst geschieht.

# Der Karteneditor

deck-rows-character = Charaktere
deck-rows-power = Kräfte
deck-rows-superpower = Superkräfte
deck-field-windows = Fenster
