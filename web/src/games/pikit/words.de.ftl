# Was nur der Tisch von Pikit im Browser sagt. Alles andere steht bei den Regeln.

## Spieler

ui-on = am Zug
ui-hand = { $n ->
    [one] { $n } Handkarte
   *[other] { $n } Handkarten
}
ui-points = { $n ->
    [one] bisher { $n } Punkt
   *[other] bisher { $n } Punkte
}
ui-tokens = Pasch-Marker: { $pairs }
ui-wounds = { $n ->
    [one] { $n } Wunde
   *[other] { $n } Wunden
}
ui-your-hand = Deine Hand
ui-no-cards = Du hast keine Karten.

## Würfel und Auslage

ui-no-roll = Es ist noch nicht gewürfelt.
ui-throw = Würfeln!
ui-throw-ask = Deine Würfel liegen bereit. Wirf sie!
ui-skip = Überspringen
ui-pair = PASCH!
ui-by-sum = über die Summe
ui-by-difference = über die Differenz
ui-by-face = über eine Augenzahl
ui-by-both = mit beiden Augenzahlen
ui-take = { $card } nehmen
ui-which = Was davon?
ui-now = jetzt ✓
ui-not-now = jetzt nicht
ui-odds-of = Nach neuem Wurf des ersten Würfels { $first } %, des zweiten { $second } %, beider { $both } %

## Der Tisch

ui-mecha = Mecha
ui-mecha-of = { $card }, auf der Hand von { $who }
ui-deck = { $n ->
    [one] Nachziehstapel: { $n } Karte
   *[other] Nachziehstapel: { $n } Karten
}
ui-deck-short = Stapel
ui-discard = { $n ->
    [one] Ablagestapel: { $n } Karte. Zeigen.
   *[other] Ablagestapel: { $n } Karten. Zeigen.
}
ui-discard-short = Ablage
ui-nothing-there = noch nichts
ui-removed = Nicht im Spiel: je zwei der Werte 1 bis 8
ui-final = Letzte Züge danach: { $n }
ui-last = Der letzte Zug!

## Ausspielen und antworten

ui-play = Ausspielen: { $card }
ui-close = Doch nicht
ui-do-draw = Karte ziehen
ui-do-cancel = Annullieren!
ui-do-later = Ausspielen
ui-asked = { $who } wird gefragt
ui-you-asked = Du wirst gefragt
ui-then-asked = danach
ui-answers = Wenn andere eine Karte ausspielen
ui-ask-me = Immer fragen
ui-pass-on = Bis zu meinem Zug nichts annullieren
ui-passing = Du annullierst nichts, bis du am Zug bist.
ui-stop = Halt
ui-gives-up = statt: { $what }
ui-choose = Wähle eine Karte
ui-wait = …
ui-wait-for = { $who } überlegt
ui-cancelled = ANNULLIERT!
ui-ouch = AUTSCH!

## Das Ende

ui-sheet = Wertung
ui-counting = Alle Karten auf den Tisch
ui-show-all = Alles zeigen
ui-total = Summe
ui-wins = gewinnt
