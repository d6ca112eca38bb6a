# Was der Tisch von Rampage außer den Worten der Regeln sagt

## Um die Stadt herum

ui-building = Die Stadt wird gebaut …
ui-waiting = Warten auf { $who }.
ui-last-turns = Letzte Züge
ui-your-choice = Deine Wahl
ui-in-words = Der Tisch in Worten
ui-empty = nichts
ui-outside = Neben der Stadt
ui-nowhere = In keiner Zone
ui-paws-of = die Pranken von { $who }
ui-body-of = der Körper von { $who }
ui-body-down = der Körper von { $who }, umgefallen
ui-no-building = kein Gebäude mehr
ui-can-be-eaten = { $meeples } zu fressen
ui-out-of-reach = { $meeples } unerreichbar

## Monster

ui-teeth = { $n ->
    [one] 1 Zahn
   *[other] { $n } Zähne
}
ui-actions = { $n ->
    [0] keine Aktion mehr
    [one] noch 1 Aktion
   *[other] noch { $n } Aktionen
}
ui-bonus = { $n ->
    [one] 1 Aktion mehr im nächsten Zug
   *[other] { $n } Aktionen mehr im nächsten Zug
}
ui-eating = Gefressen: { $n } von { $most }
ui-secrets = { $n ->
    [one] 1 geheime Karte
   *[other] { $n } geheime Karten
}
ui-cards-of = Karten von { $who }
ui-own-team = Dein Team
ui-team = Team { $n }
ui-team-power = Die Kraft des Teams

## Der Magen

ui-stomach = Dein Magen
ui-your-cards = Deine Karten
ui-sets = { $n ->
    [one] 1 vollständiger Satz
   *[other] { $n } vollständige Sätze
}
ui-set-lacks = dem nächsten fehlen { $kinds }
ui-kind-of-blue = Journalisten
ui-kind-of-green = Soldaten
ui-kind-of-black = Geschäftsleute
ui-kind-of-yellow = Blondinen
ui-kind-of-gray = Senioren
ui-kind-of-red = Helden
ui-floors = { $n ->
    [one] 1 Stockwerk
   *[other] { $n } Stockwerke
}
ui-broken = { $n ->
    [one] 1 ausgeschlagener Zahn
   *[other] { $n } ausgeschlagene Zähne
}
ui-estimate = { $n ->
    [one] Bisher etwa 1 Punkt
   *[other] Bisher etwa { $n } Punkte
}
ui-estimate-note = Das siehst nur du. Was von den Mägen der anderen abhängt, ist nicht dabei.

## Karten

ui-kind-character = Charakter
ui-kind-power = Kraft
ui-kind-superpower = Geheime Superkraft
ui-secret = siehst nur du
ui-moment-character = Zählt am Ende des Spiels
ui-moment-power = Wirkt die ganze Zeit
ui-moment-turn = Vor oder nach einer deiner Aktionen
ui-moment-action = Statt eines Schleuderns
ui-moment-chow = Wenn du frisst
ui-moment-late = Nachdem du gefressen hast
ui-moment-others = Im Zug eines anderen, bevor er frisst
ui-moment-between = Im Zug eines anderen, nachdem er gefressen hat
ui-moment-answer = Als Antwort, wenn es dich träfe

## Die Fluchttafel

ui-runaway = Fluchttafel
ui-fled = { $n } geflohen
ui-line-1 = Voll: −1 Zahn, umgesiedelt
ui-line-2 = Voll: −1 Zahn, alle anderen mit einer Aktion mehr
ui-line-3 = Voll: −2 Zähne
ui-line-4 = Voll: −1 Zahn, umgesiedelt
ui-line-5 = Voll: −1 Zahn, alle anderen mit einer Aktion mehr
ui-line-6 = Voll: Das Spiel ist aus, und du hast verloren
ui-zone-red = Heldentat: −1 Zahn, −4 Meeples
ui-zone-blue = Die perfekte Story: −1 Zahn, −1 Karte
ui-zone-green = Luftangriff: −2 Zähne
ui-zone-yellow = Massenhysterie: −1 Zahn, alle anderen mit einer Aktion mehr
ui-zone-black = Umsiedlung: −1 Zahn, umgesiedelt

## Aktionen

ui-act-move = Bewegen
ui-act-demolish = Abreißen
ui-act-toss = Schleudern
ui-act-breathe = Pusten
ui-act-put = Setzen
ui-ways = { $n ->
    [one] 1 Möglichkeit
   *[other] { $n } Möglichkeiten
}
ui-not-now = jetzt nicht möglich
ui-why-not = Warum geht „{ $what }“ nicht?
ui-at-it = Was du dort tun kannst

## Fressen, und was sonst gefragt wird

ui-eat-how = Klicke Meeples in der Stadt an, oder wähle eine Farbe.
ui-nothing-there = dort gibt es nichts zu fressen
ui-spends = verbraucht eine geheime Karte
ui-for-a-set = für einen Satz
ui-each-one = Jeder an seinem Ort
ui-spot = { $zone }, { $part }
ui-on-top = oben drauf: { $ruin }
ui-part-middle = in der Mitte
ui-part-north = im Norden
ui-part-north-east = im Nordosten
ui-part-east = im Osten
ui-part-south-east = im Südosten
ui-part-south = im Süden
ui-part-south-west = im Südwesten
ui-part-west = im Westen
ui-part-north-west = im Nordwesten
ui-meeple-at = { $kind ->
    [blue] Journalist
    [green] Soldat
    [black] Geschäftsmann
    [yellow] Blondine
    [gray] Senior
   *[red] Held
}: { $where }
ui-eat-best = Das Beste fressen
ui-eat-best-in = Das Beste fressen: { $zone }
ui-bite-sealed = Gewählt: { $bite }.
ui-bite-change = Dein Team wählt noch: Bis alle gewählt haben, kannst du dich umentscheiden.
ui-full = Genug
ui-not-hungry = Nichts fressen
ui-place-how = Klicke einen Ort in der Stadt an, nimm einen von diesen, oder verschiebe schrittweise.
ui-nudge = Einen halben Zentimeter
ui-to-west = West
ui-to-north = Nord
ui-to-south = Süd
ui-to-east = Ost
ui-turn = Um 15° drehen
ui-turn-left = ↺ 15°
ui-turn-right = ↻ 15°
ui-turned = um { $yaw }° gedreht
ui-put-here = Hierhin
ui-of = von { $n }
ui-one-less = Eins weniger: { $what }
ui-one-more = Eins mehr: { $what }
ui-still = { $n ->
    [0] Das ist alles.
    [one] Noch 1
   *[other] Noch { $n }
}
ui-suggest = Wähle für mich
ui-take-them = Nehmen
ui-give-them = Hergeben
ui-keep = Behalten
ui-give-up = Abgeben

## Das Ende

ui-counting = Die Mägen werden geöffnet …
ui-winner = RAMPAGE! { $who }
ui-won-by = Entschieden durch
ui-skip-count = Alles zeigen
ui-has = { $who } { $n }
ui-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
ui-lowest = das schwächste Ergebnis seiner Monster
ui-out-of-ranking = nicht gewertet

## The city in three dimensions: camera, films, aiming

city-picture = Die Stadt in drei Dimensionen
city-keys = Pfeiltasten drehen die Ansicht, mit Umschalt verschieben sie; Plus und Minus zoomen, V zeigt alles, T blickt von oben, O auf dein Monster. Beim Zielen zielen die Pfeiltasten; mit Alt drehen sie die Ansicht. Der Tisch in Worten steht daneben.
city-building = Die Stadt wird gebaut …
city-failed = Dieser Browser kann nicht in drei Dimensionen zeichnen. Alles lässt sich mit den Feldern und dem Tisch in Worten spielen.
look-group = Ansicht
look-overview = Die ganze Stadt
look-top = Von oben
look-own = Mein Monster
look-follow = Dem Schuss folgen
look-nearer = Näher
look-slow = Zeitlupe
look-farther = Weiter weg
film-group = Film der letzten Aktion
film-pause = Anhalten
film-go-on = Weiter
film-moment = Augenblick des Films
film-speed = Tempo { $by }
film-skip = Überspringen
film-again = Noch einmal
film-slow = Zeitlupe

aim-force = Stärke
aim-lungful = Atem
aim-yaw = Richtung
aim-turn = Drehung
aim-strength = Stärke
aim-offset = Neben der Mitte treffen
aim-tilt = Zurücklehnen
aim-side = Neben der Mitte treffen
aim-height = Höhe des Treffers
aim-pitch = Auf und ab
aim-sweep = Drehung des Kopfes
aim-by = { $name }: { $by }
aim-way = Wie du zielst
aim-pull = Zurückziehen
aim-finger = Schnippen
aim-pose = Haltung
aim-pose-upright = Auf den Füßen
aim-pose-head = Auf dem Kopf
aim-pose-flat = Flach liegend
aim-spot = Wohin er fällt
aim-at = { $x } / { $y } cm
aim-west = Nach Westen
aim-north = Nach Norden
aim-south = Nach Süden
aim-east = Nach Osten
aim-fine = Fein zielen: Zahlen und Tasten
aim-back = Andere Aktion
aim-skip = Verzichten
aim-seconds = ein Atemzug, { $n } s
aim-title-flick = Schnippe die Pranken
aim-title-drop = Lass den Körper fallen
aim-title-toss = Schleudere
aim-title-breath = Puste
aim-fire-flick = Schnippen!
aim-fire-drop = Loslassen!
aim-fire-toss = Schleudern!
aim-fire-breath = Pusten!
aim-hint-flick = Zieh von deinen Pranken zurück und lass los. Oder klicke, wohin, und zum Schnippen noch einmal.
aim-hint-flick-finger = Leg den Finger auf deine Pranken und schnippe: sein Tempo bestimmt die Stärke.
aim-hint-flick-pointed = Die Richtung steht. Klicke noch einmal zum Schnippen: je weiter weg, desto stärker. Escape nimmt sie zurück.
aim-hint-flick-tapped = Auf den Ring gezielt. Tippe ihn noch einmal oder den Knopf an, um zu schnippen; woanders zielst du neu.
aim-hint-drop = Zieh den Körper über das Gebäude; sein Schatten zeigt, wohin er fällt. Dann lass ihn fallen.
aim-hint-toss = Zieh von deinem Monster zurück und lass los. Oder klicke, wohin, und zum Schleudern noch einmal.
aim-hint-toss-finger = Leg den Finger auf dein Monster und schnippe: sein Tempo bestimmt die Stärke.
aim-hint-toss-pointed = Die Richtung steht. Klicke noch einmal zum Schleudern: es kommt dort herunter, wo du klickst. Escape nimmt sie zurück.
aim-hint-toss-tapped = Auf den Ring gezielt. Tippe ihn noch einmal oder den Knopf an, um zu schleudern; woanders zielst du neu.
aim-hint-breath = Zieh von deinem Monster zu dem, was du anpustest, oder klicke es an. Dann halte den Knopf: je länger, desto stärker.
aim-hint-breath-pointed = Die Richtung steht. Halte den Knopf: je länger, desto stärker; ein kurzer Druck pustet so stark wie eingestellt.
aim-keys-flick = Tasten: ← → 1°, mit Umschalt 5°; + − Stärke; Eingabe schnippt; Escape bricht ab.
aim-keys-drop = Tasten: Pfeile schieben, mit Umschalt weiter; + − drehen; P Haltung; Eingabe lässt los; Escape bricht ab.
aim-keys-toss = Tasten: ← → 1°, ↑ ↓ lehnen, mit Umschalt 5°; + − Stärke; Eingabe schleudert; Escape bricht ab.
aim-keys-breath = Tasten: ← → ↑ ↓ 1°, mit Umschalt 5°; , . Drehung des Kopfes; + − Stärke; Eingabe pustet; Escape bricht ab.

# -- was eine Aktion gebracht hat, gezeigt, wo es geschah
float-floors = +{ $n } { $n ->
    [one] Stockwerk
   *[other] Stockwerke
}
float-eaten = { $n } gefressen
float-ran = { $n } entkommen
float-teeth = −{ $n } { $n ->
    [one] Zahn
   *[other] Zähne
}

# -- Vorlieben dieses Geräts
prefer-title = Rampage auf diesem Gerät
prefer-speed = Filme
prefer-bots = Filme der Bots
prefer-bots-show = Zeigen
prefer-bots-skip = Nur das Ende
prefer-quality = Grafik
prefer-quality-auto = Wie es passt
prefer-quality-fine = Schön
prefer-quality-plain = Schnell
prefer-confirm = Geschossen wird
prefer-confirm-false = beim Loslassen
prefer-confirm-true = nur mit dem Knopf

# -- die Karte eines Zuges
turn-eaten = { $n } gefressen
turn-floors = { $n ->
    [one] 1 Stockwerk
   *[other] { $n } Stockwerke
}
turn-broken = { $n ->
    [one] 1 Zahn ausgeschlagen
   *[other] { $n } Zähne ausgeschlagen
}
turn-fled = { $n } geflohen
turn-lost = { $n ->
    [one] 1 Zahn verloren
   *[other] { $n } Zähne verloren
}
turn-nothing = nichts als Lärm
turn-close = Was der Zug gebracht hat. Drücken schließt.
aim-hint-flick-button = Zieh von deinen Pranken aus zurück oder klicke das Ziel an. Nur der Knopf schnippt.
aim-hint-drop-button = Zieh den Körper über das Gebäude. Nur der Knopf lässt ihn fallen.
aim-hint-toss-button = Zieh von deinem Monster aus zurück oder klicke das Ziel an. Nur der Knopf schleudert.
aim-hint-breath-button = Zieh von deinem Monster zu dem, was du anpustest. Dann halte den Knopf.

# -- etwas zum Behalten
keep-title = Etwas zum Behalten
keep-photo = Foto
keep-clip = Clip des letzten Films
keep-filming = Wird gefilmt …
keep-best = Der beste Einsturz
