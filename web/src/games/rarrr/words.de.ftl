# Was nur der Tisch von RARRR!! im Browser sagt. Alles andere steht bei den Regeln.

## Die Monster

ui-angriest = Wütendstes Monster
ui-boosts = Übrige Kraft-Booster: { $boosts }
ui-boosts-left = Noch nicht benutzte Kraft-Booster
ui-hand = { $n ->
    [one] { $n } Handkarte
   *[other] { $n } Handkarten
}
ui-points = { $n ->
    [one] { $n } Siegpunkt
   *[other] { $n } Siegpunkte
}
ui-known = Wieder auf der Hand: { $cards }
ui-sets = Sets in diesem Kampf
ui-level = Kraft-Level von { $who }: { $n }
ui-picked = hat gewählt
ui-picking = wählt
ui-passed = ausgesetzt
ui-bidding = bietet
ui-selecting = wählt aus
ui-leads = führt
ui-group = Gruppe: { $group }
ui-resists = resistent gegen { $power }
ui-limit = Limit { $n }, davon { $filled } benutzt
ui-limit-less = Limit { $n } in diesem Kampf, weil die Stadt resistent ist; davon { $filled } benutzt

## Ziehen

ui-pack = { $n ->
    [one] Stapel mit { $n } Karte
   *[other] Stapel mit { $n } Karten
}
ui-direction = Stapel kommen von { $from } und gehen weiter an { $to }.
ui-have-picked = { $n } von { $all } haben gewählt
ui-cities-of-round = Städte dieser Runde
ui-pack-of = { $power } im Stapel
ui-picks-of = { $power } gewählt
ui-pick = { $card }: { $n ->
    [0] bringt deinem besten Set nichts
   *[other] bringt deinem besten Set { $n }
}
ui-none-in-pack = keine in diesem Stapel
ui-none-picked = noch keine gewählt
ui-best-set = bestes Set { $n }
ui-draft-hint = Wähle eine Karte. Die Zahl darunter ist, was sie deinem besten Set dieses Typs bringt.
ui-katakana-hint = Wähle eine Karte. Ihre Symbole werden zu Limits deines Monsters.
ui-take = Karte nehmen
ui-one-press = Mit einem Tipp nehmen
ui-sealed = Gewählt: { $card }.
ui-change = Du kannst es dir anders überlegen, bis alle gewählt haben.
ui-memory = Stapel, die du gehalten hast
ui-memory-line = Stapel { $n }: { $cards }. Du nahmst { $pick }.
ui-drafted = Gezogen
ui-your-monster = Dein Monster
ui-limits = Limits
ui-limits-become = Limits mit dieser Wahl
ui-keep-two = Behalte zwei von dreien
ui-keep-hint = Wähle zwei Karten. Die dritte kommt ungesehen in die Box.
ui-keep = Zwei behalten

## Der Name

ui-name-order = Die Reihenfolge der Silben
ui-syllable = { $syllable }, Platz { $place } von 3. Die Pfeiltasten verschieben sie.
ui-earlier = { $syllable } nach links
ui-later = { $syllable } nach rechts
ui-name-hint = Zieh die Silben oder verschieb sie mit den Knöpfen oder Pfeiltasten. Die Reihenfolge hat keinen Einfluss auf das Spiel.
ui-roar = Brülle: { $name }!
ui-named = So heißt dein Monster.

## Städte

ui-still-standing = Stehen noch
ui-your-hand = { $n ->
    [one] Deine Hand: { $n } Karte
   *[other] Deine Hand: { $n } Karten
}
ui-select-hint = Wähle die Stadt, um die gekämpft wird. Du eröffnest den Kampf.
ui-select-open = { $city } also? Du bietest zuerst oder setzt aus.
ui-select-wait = { $who } wählt die Stadt und eröffnet den Kampf.
ui-attack = Stadt angreifen
ui-attack-city = Angriff auf { $city }

## Kampf

ui-hand-of = { $power } auf der Hand
ui-no-cards = keine Karten
ui-card-up = { $card }, im Set
ui-card-down = { $card }, verdeckt im Set { $power }
ui-card-fill = { $card }, verdeckt in das Set { $power } legen
ui-laid-already = In diesem Kampf gelegt
ui-downs = { $n ->
    [one] { $n } verdeckte Karte
   *[other] { $n } verdeckte Karten
}
ui-fill = Karten verdeckt in das Set { $power } legen
ui-filling = Wähle Karten anderer Typen: Sie liegen verdeckt und zählen nichts zur Summe, aber zum Multiplikator.
ui-boost-for = Kraft-Booster für das Set { $power }
ui-boost = Kraft-Booster { $n } in das Set { $power }
ui-to-beat = Zu überbieten
ui-my-level = Dein Kraft-Level
ui-becomes = wird
ui-in-reach = Erreichbar
ui-no-bid = kein Gebot
ui-compose = Wähle Karten für ein Set oder mehrere, dann biete. Oder setze aus.
ui-cannot-reach = Keines deiner Sets kann dieses Kraft-Level überbieten.
ui-waiting = { $who } bietet. Du kannst deine Antwort schon bereitlegen.
ui-out = Du bist bis zur nächsten Stadt raus.
ui-quick = Gebote
ui-bid = Bieten
ui-bid-level = Biete { $n }
ui-clear = Leeren
ui-pass-more = Aussetzen …
ui-gives-up = überlässt { $city } den anderen
ui-order = Ab einem Kraft-Level für mich aussetzen …
ui-order-ask = Für mich aussetzen, sobald mehr zu überbieten ist als
ui-order-level = Höchstes Kraft-Level, auf das du noch antworten würdest
ui-order-give = Festlegen
ui-order-set = Über { $n } setzt du aus.
ui-order-cancel = Zurücknehmen
ui-order-note = Niemand sonst erfährt davon. Es endet mit diesem Kampf.
ui-cancel = Doch nicht
ui-less = Weniger
ui-more = Mehr
ui-pass-back = { $n ->
    [one] Du darfst eine deiner Karten wieder auf die Hand nehmen; die anderen werden abgelegt.
   *[other] Du setzt zuletzt aus: Du darfst zwei deiner Karten wieder auf die Hand nehmen; die anderen werden abgelegt.
}
ui-pass-last = Wer zuletzt aussetzt, bekommt die Karte „Wütendstes Monster“ und wählt die nächste Stadt.
ui-pass-not-last = Nur wer zuletzt aussetzt, nimmt zwei Karten wieder auf die Hand und bekommt die Karte „Wütendstes Monster“.
ui-pass-boosts = { $n ->
    [one] Der benutzte Kraft-Booster wird aus dem Spiel genommen.
   *[other] Die { $n } benutzten Kraft-Booster werden aus dem Spiel genommen.
}
ui-pass-choose = { $n ->
    [one] Welche Karte kommt zurück? Höchstens eine.
   *[other] Welche Karten kommen zurück? Höchstens { $n }.
}
ui-from-set = { $card }, aus dem Set { $power }
ui-comes-back = zurück
ui-is-gone = abgelegt
ui-back-to-bid = Zurück zum Bieten

## Städte fallen

ui-falls = { $city } ist hin!
ui-falls-to = { $monster } ({ $who }) macht sie platt, mit Kraft-Level { $level }: { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}
ui-skip = Überspringen

## Wertung

ui-scores = Wertung
ui-scores-so-far = Wertung, Runde { $round } von 3
ui-monster = Monster
ui-destroyed = Zerstört
ui-total = Summe
ui-podium = Die ersten drei
