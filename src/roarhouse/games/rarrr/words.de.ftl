# RARRR!! auf Deutsch.

power-electrical = Elektrizität
power-toxic = Gift
power-radioactive = Radioaktivität
power-fire = Feuer
limit-electrical = { $n }× Elektrizität
limit-toxic = { $n }× Gift
limit-radioactive = { $n }× Radioaktivität
limit-fire = { $n }× Feuer
power-card = { $power } { $value }
power-cards = { $power } { $values }
katakana-card = { $syllable } { $script } ({ $limits })
face-down-card = eine verdeckte Karte

# Ein Set: Kraft-Typ und Werte, vielleicht ein Kraft-Booster, vielleicht verdeckte Karten.
set = { $power } { $values }{ $boost ->
    [0] {""}
   *[other] {" "}mit Kraft-Booster { $boost }
}{ $down ->
    [0] {""}
    [one] {" "}plus { $down } verdeckte Karte
   *[other] {" "}plus { $down } verdeckte Karten
}
set-worth = { $power } { $values }{ $boost ->
    [0] {""}
   *[other] {" "}mit Kraft-Booster { $boost }
}{ $down ->
    [0] {""}
    [one] {" "}plus { $down } verdeckte Karte
   *[other] {" "}plus { $down } verdeckte Karten
} = { $worth }

## Der Tisch

title = RARRR!! – { $round ->
    [0] { $phase }
   *[other] Runde { $round } von 3 – { $phase }
}
phase-setup = Aufbau
phase-katakana = Katakana-Karten ziehen
phase-keep = zwei Katakana-Karten behalten
phase-name = Monster benennen
phase-deal = Austeilen
phase-draft = Kraft-Karten ziehen
phase-select = Stadt wählen
phase-battle = Kampf
phase-over = Spielende
monsters = Monster
cities = Städte
battle = Kampf
yours = Deine Karten
monster-line = { $who }: { $name }{ $angriest ->
    [yes] {" "}(Wütendstes Monster)
   *[no] {""}
} – { $points } { $points ->
    [one] Siegpunkt
   *[other] Siegpunkte
}, { $cities } { $cities ->
    [one] Stadt
   *[other] Städte
}, { $hand } { $hand ->
    [one] Handkarte
   *[other] Handkarten
}, Kraft-Booster { $boosts }
monster-hidden = ein verdecktes Monster
monster-limits = {"  "}Limits: { $limits }
monster-won = {"  "}Zerstört: { $cities }
monster-known = {"  "}Wieder auf der Hand: { $cards }
city-line = { $city }: { $points } Siegpunkte, { $region }, resistent gegen { $resists }
city-contested = ► { $city }: { $points } Siegpunkte, { $region }, resistent gegen { $resists }
battle-line = { $who }: { $level } [{ $dial }] – { $sets }
battle-nothing = { $who }: nichts gelegt
battle-passed = { $who }: hat ausgesetzt
your-pack = Stapel mit { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}: { $cards }
your-katakana = Gezogen: { $cards }
your-hand = Hand mit { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}: { $cards }
your-reach = Zu überbieten: { $beat }; erreichbar: { $reach }
your-reach-none = Zu überbieten: { $beat }; dafür hast du kein Gebot

## Was gefragt ist

ask-draft-katakana = Nimm eine Katakana-Karte; { $left } sind im Stapel.
ask-draft-power = Nimm eine Kraft-Karte; { $left } sind im Stapel.
ask-keeptwo = Behalte zwei deiner drei Katakana-Karten.
ask-namemonster = Gib deinem Monster einen Namen. Seine Limits: { $limits }.
ask-selectcity = Um welche Stadt wird gekämpft?
ask-bidding = { $city }: überbiete { $level } oder setze aus.
type-katakana = Tippe eine Nummer oder eine Silbe, zum Beispiel: go
type-power = Tippe eine Nummer oder eine Karte, zum Beispiel: g3 (E, G, R, F und ein Wert)
type-keep = Tippe eine Nummer oder zwei Silben, zum Beispiel: go de
type-name = Tippe eine Nummer oder den Namen.
type-city = Tippe eine Nummer oder den Namen der Stadt.
type-bid = Tippe eine Nummer oder Sets, zum Beispiel: g 3 3 2 +1, f 1 – oder: aussetzen g3.
type-bid-facedown = Tippe eine Nummer oder Sets, zum Beispiel: g 3 3 2 +1, f 1 – oder: aussetzen g3. Verdeckte Karten folgen nach einem Schrägstrich: g 3 / f1

## Wahlmöglichkeiten

take = Nimm { $card }
keep = Behalte { $cards }
arrange = { $name } ({ $script })
bid = Kraft-Level { $level }: { $sets }
pass = Aussetzen
pass-with = Aussetzen und { $cards } wieder auf die Hand nehmen
back-down = { $card } (verdeckt)

## Was geschah

is-angriest = { $who } bekommt die Karte „Wütendstes Monster“.
gets-monster = { $who } bekommt das Monster { $card }.
katakana-dealt = Alle bekommen { $n } Katakana-Karten.
you-pick = Du nimmst { $card }.
has-picked = { $who } hat gewählt.
you-hold = Du bekommst weitergereicht: { $cards }.
last-card = Alle nehmen die letzte Karte des Stapels.
keeps = { $who } legt { $cards } neben das Monster { $monster }.
is-called = { $who } brüllt: { $name }!
round-begins = Runde { $n } beginnt.
power-dealt = Alle bekommen { $n } Kraft-Karten.
cities-dealt = Die Städte dieser Runde: { $cities }.
selects = { $who } wählt { $city }.
lays = { $who } legt { $set }: { $worth }.
level-is = { $who } steht auf Kraft-Level { $level }.
passes = { $who } setzt aus.
takes-back = { $who } nimmt wieder auf die Hand: { $cards }.
turns-over = { $who } deckt auf: { $cards }.
destroys = { $who } zerstört { $city } mit Kraft-Level { $level }!
nobody-wants = Niemand kämpft um { $city }; die Stadt wird aus dem Spiel genommen.
round-ends = Runde { $n } ist vorbei.

## Die Wertung

score-cities = Städte
score-groups = Gruppen
score-impact = Weltweiter Einfluss

## Warum nicht

no-such-seat = Diesen Platz gibt es nicht.
bad-deal = So kann nicht ausgeteilt werden.
not-in-your-pack = Diese Karte ist nicht in dem Stapel, den du hältst.
not-a-face-up-city = Das ist keine aufgedeckte Stadt dieser Runde.
bid-or-pass = Jetzt bietest du, oder du setzt aus.
no-set = Ein Gebot braucht mindestens ein Set.
not-in-your-hand = Du hast nicht alle diese Karten auf der Hand.
mixed-types = Ein Set hat einen Kraft-Typ; alle aufgedeckten Karten darin haben ihn.
no-card = Ein Set { $power } braucht mindestens eine aufgedeckte Karte dieses Kraft-Typs.
type-already-laid = Ein Set { $power } liegt in diesem Kampf schon vor dir; je Typ gibt es nur eines, und nichts kommt mehr dazu.
over-the-limit = { $cards } { $cards ->
    [one] Karte
   *[other] Karten
} in einem Set { $power }; dein Limit ist { $limit }.
no-face-down-cards = Verdeckte Karten sind an diesem Tisch nicht im Spiel.
face-down-of-same-type = In einem Set { $power } dürfen nur Karten eines anderen Kraft-Typs verdeckt liegen.
no-such-boost = Du hast keinen unbenutzten Kraft-Booster { $boost }.
not-above = Das ergibt Kraft-Level { $level }; du brauchst mehr als { $beat }.
too-many-back = Du darfst { $most ->
    [one] eine Karte
   *[other] { $most } Karten
} wieder auf die Hand nehmen, nicht { $n }.
not-played-by-you = Diese Karte hast du in diesem Kampf nicht gespielt.

## Gründe in einem Tipp oder einer Analyse

why-points-more = Bringt dir mehr Punkte.
why-points-less = Bringt dir weniger Punkte.
why-cities-more = Bringt dir mehr Städte, und die entscheiden bei Gleichstand.
why-cities-less = Lässt dir weniger Städte.
why-hand-more = Hält deine Hand stark für die Städte, die noch kommen.
why-hand-less = Schwächt deine Hand für die Städte, die noch kommen.
why-boosts-more = Spart Kraft-Booster für später.
why-boosts-less = Gibt Kraft-Booster aus, die später mehr wert sind.
why-angriest-more = Macht dich zum Wütendsten Monster: Du suchst die nächste Stadt aus.
why-angriest-less = Lässt jemand anderen die nächste Stadt aussuchen.
why-monster-more = Macht dein Monster stärker für die nächsten Runden.
why-monster-less = Lässt dir ein schwächeres Monster für die nächsten Runden.
