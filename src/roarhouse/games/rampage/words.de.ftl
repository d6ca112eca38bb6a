# Rampage auf Deutsch.

## Dinge

decimal = { $whole },{ $part }
on-board-2 = { $what } (zweiter Plan)
zone-harbour = Hafen
zone-park = Park
zone-market = Markt
zone-theatre = Theater
zone-station = Bahnhof
zone-campus = Campus
zone-boardwalk = Promenade
zone-factory = Fabrik
ruin-st = Stadion
ruin-rw = Westblock
ruin-re = Ostblock
ruin-nw = Nordwestturm
ruin-ne = Nordostturm
ruin-sw = Südwestturm
ruin-se = Südostturm
vehicle-bus = Bus
vehicle-taxi = Taxi
vehicle-truck = Laster
vehicle-fire-engine = Feuerwehr
corner-0 = Nordwest
corner-1 = Nordost
corner-2 = Südost
corner-3 = Südwest
corner-4 = zweiter Plan, Südost
corner-5 = zweiter Plan, Südwest
corner-6 = zweiter Plan, Nordwest
corner-7 = zweiter Plan, Nordost
meeples = { $n } { $kind ->
    [blue] { $n ->
        [one] Journalist (blau)
       *[other] Journalisten (blau)
    }
    [green] { $n ->
        [one] Soldat (grün)
       *[other] Soldaten (grün)
    }
    [black] { $n ->
        [one] Geschäftsmann (schwarz)
       *[other] Geschäftsleute (schwarz)
    }
    [yellow] { $n ->
        [one] Blondine (gelb)
       *[other] Blondinen (gelb)
    }
    [gray] { $n ->
        [one] Senior (grau)
       *[other] Senioren (grau)
    }
   *[red] { $n ->
        [one] Held (rot)
       *[other] Helden (rot)
    }
}
one-meeple = { $kind ->
    [blue] einen Journalisten (blau)
    [green] einen Soldaten (grün)
    [black] einen Geschäftsmann (schwarz)
    [yellow] eine Blondine (gelb)
    [gray] einen Senior (grau)
   *[red] einen Helden (rot)
}
nobody = niemanden
in-no-zone = kein Viertel
not-in-the-city = nicht in der Stadt

## Der Tisch

title = Rampage – { $turn ->
    [0] { $phase }
   *[other] Zug { $turn } – { $phase }, noch { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    }
}{ $last ->
    [yes] {" "}– letzte Züge
   *[no] {""}
}
phase-setup = Aufbau
phase-action = Aktion wählen
phase-aim = Zielen
phase-physics = alles kommt zur Ruhe
phase-place = ein Monster wird gesetzt
phase-chow = Fressen
phase-card = Karten und Effekte
phase-over = Spiel vorbei
city = Die Stadt von oben
map-row = { $row }
map-legend = (1) Monster von Platz 1, <1> sein Körper neben den Pranken, # Stockwerke, V Fahrzeug, Meeples: b Journalist, g Soldat, k Geschäftsmann, y Blondine, o Senior, r Held; : Ruine, . Gehweg, + Startfeld. Zahlen sind Zentimeter.
neighborhoods = Was wo ist
neighborhood = { $zone }: zu fressen: { $meeples }; Fahrzeuge: { $vehicles }
building = { $ruin } ({ $n })
buildings = Gebäude mit ihren Stockwerken: { $buildings }
monsters = Monster
monster-line = { $who }: { $teeth } Zähne, Ort: { $place }, { $supers ->
    [0] kein Geheimnis
    [one] 1 geheime Superkraft
   *[other] { $supers } geheime Superkräfte
}{ $flagged ->
    [0] {""}
   *[other] {" "}– { $flags }
}
at-sidewalk = Gehweg: { $ruin }
is-away = unsichtbar
is-fallen = umgeworfen
is-inverted = steht kopf
is-paralysed = darf sich nicht bewegen
monster-cards = {"  "}{ $cards }
monster-stomach = {"  "}Magen: { $meeples } ({ $sets ->
    [one] 1 Satz
   *[other] { $sets } Sätze
}); { $floors ->
    [one] 1 Stockwerk
   *[other] { $floors } Stockwerke
}; { $teeth ->
    [one] 1 ausgeschlagener Zahn
   *[other] { $teeth } ausgeschlagene Zähne
}
runaway-board = Fluchttafel, Seite { $side }
line-line = Zeile { $line }: { $n } von { $size }
zone-line = { $kind ->
    [blue] Journalisten: Die perfekte Story
    [green] Soldaten: Luftangriff
    [black] Geschäftsleute: Umsiedlung
    [yellow] Blondinen: Massenhysterie
   *[red] Helden: Heldentat
}: { $n } von { $size }
runaways = Darauf: { $meeples }
yours = Deins
your-secret = Geheime Superkraft: { $card }
your-choice = Zur Wahl: { $cards }
kissed-stomach = In diesem Magen: { $meeples }

## Aufbau

side = Die Fluchttafel zeigt Seite { $side }.
city-stands = Meeple City steht: { $floors } Stockwerke, { $meeples } Meeples.
cards-to-choose = Alle bekommen { $n } Karten jeder Art zur Wahl.
has-character = { $who } hat den Charakter „{ $card }“.
has-power = { $who } hat die Kraft „{ $card }“.
team-has = Das Team von { $who } hat die Kraft „{ $card }“.
has-secret = Deine geheime Superkraft ist „{ $card }“.
has-a-secret = { $who } hat eine geheime Superkraft.
introduces = { $who } stellt vor: { $card }.
votes = { $who } stimmt für { $whom }.
begins = { $who } brüllt am lautesten und beginnt.
ask-tailor = Behalte eine Karte jeder Art.
ask-introduce = Das sind die Monster. Bereit?
ask-voteforstart = Wer brüllt am besten?

## Der Zug

turn-begins = { $who } ist am Zug ({ $n ->
    [one] 1 Aktion
   *[other] { $n } Aktionen
}).
gets-up = { $who } stellt den Körper wieder auf die Pranken.
restarts = { $who } beginnt neu auf dem Startfeld { $corner }.
passes = { $who } verzichtet auf weitere Aktionen.
ask-chooseaction = { $n ->
    [one] Deine letzte Aktion
   *[other] Noch { $n } Aktionen
}: Was tust du?
ask-restart = Auf welches leere Startfeld?
ask-beforechow = Eine geheime Superkraft, bevor du frisst?
ask-lateuse = Noch eine geheime Superkraft, bevor dein Zug endet?
ask-interfere = { $who } ist am Zug. Eine geheime Superkraft dazwischen?
superpower-or-done = Setze eine Superkraft ein, die jetzt möglich ist, oder sag, dass du fertig bist.
choose-an-action = Wähle eine Aktion oder eine Superkraft, oder passe.
must-act = { $n ->
    [one] 1 Aktion muss
   *[other] { $n } Aktionen müssen
} noch ausgeführt werden.

## Aktionen

ask-aimflick = Schnippe deine Pranken: wohin, wie stark?
ask-aimflick-again = Noch einmal schnippen: wohin, wie stark? Oder gar nicht.
ask-aimdrop = Lass deinen Körper fallen: wo, in welcher Haltung?
ask-aimtoss = Schleudern: wohin, wie weit geneigt, wie stark?
ask-aimbreath = Pusten: wohin, wie steil, wie stark?
ask-placepaws = Willst du deine Pranken vor dem Schnippen woandershin setzen?
does-flick = { $who } schnippt die Pranken.
does-jump = { $who } schleudert die eigenen Pranken und springt hinterher.
does-drop = { $who } lässt den Körper fallen, Ziel: { $ruin }.
does-slam = { $who } lässt den Körper auf { $whom } fallen.
does-toss = { $who } schleudert: { $vehicle }.
does-kungfu = { $who } lässt die Pranken fliegen.
does-catch = { $who } schleudert { $whom }.
does-breath = { $who } pustet.
does-hurricane = { $who } pustet von { $whom } aus.
ends-in = { $who } steht jetzt hier: { $zones }.
ends-nowhere = { $who } steht jetzt in keinem Viertel.
come-down = Herabgefallen: { $what }.
floors-of = { $n ->
    [one] 1 Stockwerk
   *[other] { $n } Stockwerke
} vom { $ruin }
empty-floors-of = { $n ->
    [one] ein leeres Stockwerk
   *[other] { $n } leere Stockwerke
} vom { $ruin }
some-meeples = { $n ->
    [one] 1 Meeple
   *[other] { $n } Meeples
}
is-knocked-down = { $who } wird umgeworfen.
climbs = { $who } setzt die Pranken oben auf ein Gebäude.
stretches = { $who } setzt die Pranken im Viertel { $zone } woandershin.
accident = Ein Missgeschick: { $who } hat beim Setzen der Pranken etwas umgeworfen.
paws-out = Die Pranken von { $who } haben die Stadt verlassen.
misses = { $who } trifft nicht.
rights = { $who } dreht den Körper wieder um.
aborted = Die Physik ist gescheitert; alles ist wie zuvor, und { $who } darf noch einmal.
vehicle-home = Zurück auf dem Startfeld: { $vehicle }.
falls = Der Körper von { $who } ist gefallen.
gobbles = { $who } verschlingt { $floors }.
gobbles-out = { $who } verschlingt von außerhalb der Stadt: { $floors }.
floors-to-box = In die Schachtel: { $floors }.
inhales = { $who } saugt sie ins Viertel { $zone }.
drives-out = { $who } vertreibt { $n ->
    [one] 1 Meeple
   *[other] { $n } Meeples
} vom Sockel ({ $ruin }) ins Viertel { $zone }.
ask-usevacuum = { $n ->
    [one] 1 Meeple hat
   *[other] { $n } Meeples haben
} die Stadt verlassen. In dein Viertel?
ask-driveinto = { $n ->
    [one] 1 Meeple verlässt
   *[other] { $n } Meeples verlassen
} die Ruine ({ $ruin }): in welches Viertel?

## Warum nicht

aim-now = Ziele jetzt.
out-of-range = Außerhalb des Bereichs: { $field }.
field-yaw = die Richtung
field-strength = die Stärke
field-offset = der Treffpunkt
field-pose = die Haltung
field-x = x
field-y = y
field-tilt = die Neigung
field-side = der seitliche Treffpunkt
field-height = die Höhe des Treffpunkts
field-pitch = der Blickwinkel
field-sweep = der Schwenk
field-monster = das Monster
field-piece = das Geschleuderte
field-act = die Handlung
flick-your-paws = Schnippe deine eigenen Pranken.
drop-your-body = Lass deinen eigenen Körper fallen.
toss-it-from-your-head = Schleudere, was du gewählt hast, von deinem eigenen Kopf.
breathe-from-this-head = Puste von dem Kopf aus, den du gewählt hast.
not-in-this-pose = An diesem Tisch fällt der Körper aufrecht.
not-above-it = Das ist nicht über dem Ziel.
paralysed = Ein Lähmender Blick hält dich fest: Du darfst dich in diesem Zug nicht bewegen.
you-lack-this-power = Du hast diese Kraft nicht.
no-such-building = Ein solches Gebäude gibt es nicht.
building-is-gone = Hier ruht kein Stockwerk mehr: { $ruin }.
not-on-its-sidewalk = Deine Pranken berühren diesen Gehweg nicht: { $ruin }.
not-in-your-neighborhood = Dieses Monster ist nicht in deinem Viertel.
vehicle-in-no-neighborhood = In keinem Viertel: { $vehicle }.
vehicle-elsewhere = Nicht in deinem Viertel: { $vehicle }.
vehicle-carries = Darauf liegt etwas: { $vehicle }.
breathe-yourself = Du pustest von deinem eigenen Monster aus.
does-not-stand = Dieser Körper steht nicht in der Stadt.
not-upside-down = Dein Körper steht nicht kopf.
on-top-or-not-at-all = Oben auf ein Gebäude oder gar nicht.
not-on-top-of-a-building = Das ist nicht oben auf einem Gebäude deines Viertels.
choose-a-spot = Wähle eine Stelle.
no-whole-numbers = Nötig sind ganze Zahlen und eine Richtung von 0 bis 359,9 Grad.
not-wholly-inside = Die Pranken müssen ganz in einem solchen Viertel liegen.
spot-not-free = Diese Stelle ist nicht frei.
not-an-empty-start = Das ist kein leeres Startfeld.
not-bordering = Dieses Viertel grenzt nicht an diese Ruine: { $ruin }.
your-own-neighborhood = Wähle ein Viertel deines Monsters.
not-your-table = Dort kannst du nicht fressen.
meeple-in-no-neighborhood = Dieser Meeple ist in keinem Viertel.
meeple-elsewhere = Dieser Meeple ist nicht im Viertel { $zone }.
meeple-not-accessible = Dieser Meeple trägt etwas oder ist nicht zugänglich.
nothing-to-eat-there = So etwas gibt es dort nicht zu fressen.
not-your-card = Diese Karte hast du nicht.
not-now = „{ $card }“ geht jetzt nicht.
nobody-near = In deinem Viertel ist kein anderes Monster.
pay-so-many = { $n ->
    [one] 1 Meeple ist
   *[other] { $n } Meeples sind
} fällig.
not-in-your-stomach = Die hast du nicht gefressen.
give-up-so-many = { $n ->
    [one] 1 Kraft ist
   *[other] { $n } Kräfte sind
} abzugeben.
too-few-floors = Eine Karte kostet jetzt { $n ->
    [one] 1 Stockwerk
   *[other] { $n } Stockwerke
}.
buy-or-done = Kaufe eine Karte oder höre auf.
not-drawn = Diese Karte hast du nicht gezogen.
keep-one-of-each = Behalte eine Karte jeder Art.
foresee-so = Nenne ein Monster oder einen fremden Charakter, der kein Nachahmer ist.
no-such-side = Es gibt die Seiten A und B.
no-such-player = Dieser Spieler kann nicht beginnen.
bad-outcome = Dieser Ausgang ist nicht möglich.
bad-deal = Diese Karten oder Meeples können nicht gezogen worden sein.

## Zähne

loses-teeth = { $n ->
    [0] { $who } müsste einen Zahn verlieren, hat aber keinen mehr.
    [one] { $who } verliert einen Zahn.
   *[other] { $who } verliert { $n } Zähne.
}
breaks-teeth = { $n ->
    [0] { $who } holt zum Schlag aus, aber { $whom } hat keinen Zahn mehr zu verlieren.
    [one] { $who } schlägt { $whom } einen Zahn aus.
   *[other] { $who } schlägt { $whom } { $n } Zähne aus.
}
down-keeps-teeth = { $who } liegt am Boden und verliert nichts.
pays-to-box = { $who } zahlt in die Schachtel: { $meeples }.
pays-to = { $who } zahlt an { $whom }: { $meeples }.
protects = { $who } antwortet mit „{ $card }“: Kein Zahn wird ausgeschlagen.
ask-paymeeples = { $n ->
    [one] 1 Meeple
   *[other] { $n } Meeples
} aus deinem Magen: welche?
ask-guard = { $who } schlägt dir { $n ->
    [one] einen Zahn
   *[other] { $n } Zähne
} aus. Antwortest du?

## Geflohene Meeples

run-away = { $n ->
    [one] 1 Meeple flieht
   *[other] { $n } Meeples fliehen
}: { $meeples }.
line-1 = Die erste Zeile ist voll: { $who } verliert einen Zahn und wird umgesiedelt
line-2 = Die zweite Zeile ist voll: { $who } verliert einen Zahn, und alle anderen haben eine Aktion mehr
line-3 = Die dritte Zeile ist voll: { $who } verliert 2 Zähne
line-4 = Die vierte Zeile ist voll: { $who } verliert einen Zahn und wird umgesiedelt
line-5 = Die fünfte Zeile ist voll: { $who } verliert einen Zahn, und alle anderen haben eine Aktion mehr
effect-red = Heldentat: { $who } verliert einen Zahn und 4 Meeples
effect-blue = Die perfekte Story: { $who } verliert einen Zahn und eine Karte
effect-green = Luftangriff: { $who } verliert 2 Zähne
effect-yellow = Massenhysterie: { $who } verliert einen Zahn, und alle anderen haben eine Aktion mehr
effect-black = Umsiedlung: { $who } verliert einen Zahn und wird umgesiedelt
soothes = { $who } antwortet mit „{ $card }“: Der Effekt entfällt.
ask-becute = { $effect }. Antwortest du?
ask-chooseeffect = Welcher Effekt kommt als Nächstes?
ask-giveupcard = Welche deiner Karten gibst du ab?
others-act-more = Alle außer { $who } haben eine Aktion mehr.
gives-up = { $who } gibt „{ $card }“ ab.
puts-relocate = { $who } setzt { $whom } ins Viertel { $zone }.
puts-reappear = { $whom } taucht wieder auf: { $zone }.
puts-flyto = { $whom } fliegt ins Viertel { $zone }.
ask-relocate = Wohin setzt du { $whom }?
ask-reappear = Wo tauchst du wieder auf?
ask-flyto = Wohin fliegst du?

## Der Tobeplatz

yard-opens = Der Tobeplatz ist offen: Hau kaputt, was du willst.
ask-yardaction = Freies Üben: Was haust du kaputt?
ask-putdown = Wohin setzt du { $whom }?
puts-putdown = { $who } setzt { $whom } ins Viertel { $zone }.

## Fressen

ask-dine = Wo frisst du?
ask-eat = { $n ->
    [one] Noch 1 Meeple
   *[other] Bis zu { $n } Meeples
}: Wen frisst du?
dine-siren = ein Viertel nach Wahl
dine-runaways = die Fluchttafel
sits-down = { $who } frisst: { $zone }, bis zu { $n }.
finds-no-food = { $who } findet nichts zu fressen: { $zone }.
eats = { $who } frisst { $meeple }.
reaches-for = { $who } will { $meeple } fressen.
is-full = { $who } hat genug gefressen.
comes-too-late = { $who } kommt zu spät für { $meeple }.

## Karten

uses = { $who } setzt „{ $card }“ ein.
ask-robbing = Wie viele Meeples von wem?
ask-kissing = Wen küsst du?
ask-tastekiss = Welche { $n } Meeples von { $whom } nimmst du?
kisses = { $who } küsst { $whom }.
looks-into = Im Magen von { $whom }: { $meeples }.
takes-meeples = { $who } nimmt von { $whom }: { $meeples }.
takes-some = { $who } nimmt von { $whom } { $n ->
    [0] nichts
    [one] 1 Meeple
   *[other] { $n } Meeples
}.
mutates = { $who } mutiert: { $cards }.
ask-choosepowers = Welche { $n ->
    [one] Kraft
   *[other] { $n } Kräfte
} gibst du ab?
ask-buycard = Noch eine Karte für { $n ->
    [one] 1 Stockwerk
   *[other] { $n } Stockwerke
} (du hast { $floors })?
buys = { $who } zahlt { $n ->
    [one] 1 Stockwerk
   *[other] { $n } Stockwerke
} für eine Karte.
draws-cards = Du ziehst: { $cards }.
draws-unseen = { $who } zieht { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}.
ask-keepone = Welche Karte behältst du?

## Das Ende

last-floor = Es ist kein Stockwerk mehr da: { $who } beendet den Zug, alle anderen haben noch einen.
stalled = Seit Langem hat niemand ein Stockwerk verschlungen: Alle außer { $who } haben noch einen Zug.
sixth-line = Die sechste Zeile ist voll: Das Spiel ist vorbei, und { $who } hat verloren.
ask-lookahead = Das Spiel ist vorbei. Was sagst du, bevor die Mägen geöffnet werden?
imitates = { $who } ahmt „{ $card }“ nach.
foresees = { $who } nennt { $whom } als größten Fresser.
stomach = { $who }: { $meeples }; { $floors ->
    [one] 1 Stockwerk
   *[other] { $floors } Stockwerke
}, { $teeth ->
    [one] 1 ausgeschlagener Zahn
   *[other] { $teeth } ausgeschlagene Zähne
}.
score-sets = Sätze aus sechs Farben
score-floors = Stockwerke
score-teeth = Ausgeschlagene Zähne
score-character = Charakter
score-diet = Modediät

## Wahlen

do-move = Bewegen: Pranken schnippen
do-jump = Bewegen: den Pranken hinterherspringen
do-demolish = Abreißen: { $ruin }
do-slam = Körper auf { $whom } fallen lassen
do-toss = Schleudern: { $vehicle }
do-kungfu = Pranken fliegen lassen
do-catch = { $whom } schleudern (Fänger)
do-breathe = Pusten
do-hurricane = Von { $whom } aus pusten
do-put = { $whom } woandershin setzen
do-put-own = Dein eigenes Monster woandershin setzen
do-right = Körper wieder umdrehen
do-use = „{ $card }“ einsetzen
do-pass = Keine Aktion mehr
do-back = Doch eine andere Aktion
do-skip = Ohne
do-done = Fertig
do-let = Hinnehmen
do-ready = Bereit
do-buy = Eine Karte kaufen
aim-flick = { $yaw }°, Stärke { $strength } %, { $offset } % neben der Mitte
aim-drop = bei x { $x }, y { $y }, { $pose }, gedreht um { $yaw }°
aim-toss = { $yaw }°, geneigt um { $tilt }°, Stärke { $strength } %, Treffpunkt { $side } % neben der Mitte, { $height } % hoch
aim-breath = { $yaw }°, Blickwinkel { $pitch }°, Stärke { $strength } %, Schwenk { $sweep }°
pose-upright = aufrecht
pose-head = Kopf nach unten
pose-flat = flach
do-place = bei x { $x }, y { $y }: { $zone }
do-climb = oben drauf ({ $ruin }), bei x { $x }, y { $y }
do-corner = Startfeld { $corner }
do-into = Ins Viertel { $zone }
do-dine-here = Fressen: { $zone }{ $hungry ->
    [yes] {" "}(Bärenhunger)
   *[no] {""}
}
do-dine-tongue = Aufschlecken: { $zone }{ $hungry ->
    [yes] {" "}(Bärenhunger)
   *[no] {""}
}
do-dine-siren = Einen Meeple von irgendwo anlocken
do-dine-scavenger = Aas fressen: { $zone }{ $hungry ->
    [yes] {" "}(Bärenhunger)
   *[no] {""}
}
do-dine-runaways = Die Fluchttafel anlächeln{ $hungry ->
    [yes] {" "}(Bärenhunger)
   *[no] {""}
}
do-eat = { $meeple } fressen bei x { $x }, y { $y }
do-snack = { $meeple } von der Fluchttafel fressen
do-keep = Behalten: { $cards }
do-giveup = Abgeben: { $cards }
do-pay = { $meeples }
do-suffer = { $effect }
do-vote = { $whom }
do-abstain = Enthaltung
do-kiss = { $whom } küssen
do-rob = Nimm { $from }
do-rob-from = { $n } von { $whom }
do-foresee = { $whom } hat am meisten gefressen
do-imitate = „{ $card }“ nachahmen
do-imitate-seer = „{ $card }“ nachahmen: { $whom } hat am meisten gefressen

## Tippen

type-number = Tippe die Nummer deiner Wahl.
type-flick = Tippe Richtung und Stärke, z. B. „315 70“ oder „315 70 -20“: Grad gegen den Uhrzeigersinn von Osten, Prozent, Prozent neben der Mitte. „zurück“ wählt eine andere Aktion, „ohne“ verzichtet auf ein zweites Schnippen.
type-drop = Tippe die Stelle, z. B. „-13 18 flach 90“: Zentimeter, vielleicht aufrecht, kopf oder flach, vielleicht Grad. „zurück“ wählt eine andere Aktion.
type-toss = Tippe Richtung, Neigung und Stärke, z. B. „90 15 70“, vielleicht den Treffpunkt seitlich und in der Höhe in Prozent. „zurück“ wählt eine andere Aktion.
type-breath = Tippe Richtung, Blickwinkel und Stärke, z. B. „180 -25 100“, vielleicht einen Schwenk in Grad. „zurück“ wählt eine andere Aktion.
type-place = Tippe eine Stelle in Zentimetern, z. B. „-25 10“, vielleicht Grad; mit „hoch“ oben auf ein Gebäude. „ohne“ verzichtet darauf.
