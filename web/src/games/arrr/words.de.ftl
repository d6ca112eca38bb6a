# Wörter, die nur der Tisch von Arrr!!! im Browser braucht.

ui-turn = Zug { $n }
ui-thinks = entscheidet
ui-in-turn = am Zug
ui-partner = Partner
ui-depleted = erschöpft
ui-barred = in diesem Zug gesperrt
ui-kept = bleibt
ui-used = benutzt
ui-symbol-none = Ereignis
ui-symbol-flash = Blitz
ui-symbol-permanent = Dauerhaft
ui-marked = wird abgelegt
ui-explain = Was ist das?
ui-close = Schließen

## Spielbereiche

ui-chest = Schatztruhe
ui-at-stake = Einsatz
ui-fame-cards = { $n ->
    [one] { $n } Karte mit Ruhm
   *[other] { $n } Karten mit Ruhm
}
ui-hand-of = Auf der Hand: Mannschaft { $crew }, Ereignisse { $events }
ui-known = { $n } bekannt
ui-crew-of = Mannschaft von { $who }
ui-my-area = Dein Schiff
ui-my-crew = Deine Mannschaft
ui-my-dice = Deine Würfel je Wert
ui-empty-hand = Keine Karten auf der Hand.

## Die Sieben Meere

ui-influence = Einfluss auf die Nachbarn: { $on } { $by }
ui-influence-idle = Einfluss, der hier nicht wirkt: { $on } { $by }
ui-printed = aufgedruckt: { $n }
ui-odds = { $n } % ohne Schummeln, { $m } % mit allen deinen Piastern
ui-points-so-far = bisher { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
ui-cheating-all = wenn du alle Piaster verschummelst
ui-sea-deck = { $n ->
    [0] Erkundungsdeck: leer
    [one] Erkundungsdeck: { $n } Karte
   *[other] Erkundungsdeck: { $n } Karten
}
ui-horizon = Horizont
ui-last-turn = letzter Zug!
ui-next-to-sink = gleich weg
ui-reserve = Piaster im Vorrat

## Der Wurf

ui-test = Probe: { $stat }
ui-difficulty = Schwierigkeit
ui-die = Würfel, noch nicht geworfen
ui-dice = { $n } Würfel
ui-chance = Chance { $n } %
ui-successes = { $n ->
    [one] { $n } Erfolg
   *[other] { $n } Erfolge
}
ui-successes-of = { $n ->
    [one] { $n } Erfolg
   *[other] { $n } Erfolge
} von { $needed }
ui-cheats = { $n ->
    [one] einmal geschummelt
   *[other] { $n }-mal geschummelt
}
ui-cheat = Schummeln: { $n } Würfel mehr
ui-cheat-wins = Damit bestehst du die Probe zu { $n } %.
ui-cheat-leads = Damit führst du zu { $n } %.
ui-test-lost-so = so ist die Probe verloren
ui-challenge-lost-so = so ist die Herausforderung verloren
ui-throw-again = { $n ->
    [0] Würfel wählen
   *[other] { $n } Würfel noch einmal werfen
}

## Aktionen

ui-pillage = Piaster aus dem Vorrat, ohne Risiko
ui-sail = Segeln
ui-sail-how = Wähle eine Karte auf der Seekarte. Deine beste Chance: { $n } %, mit allen Piastern { $m } %
ui-sail-not = Mit keiner Karte der Reihe kannst du es jetzt aufnehmen.
ui-challenge = Herausfordern
ui-challenge-how = Wen und worin? Deine Würfel : die des anderen
ui-duel-odds = Sieg { $win } %, Gleichstand { $draw } %, Niederlage { $lose } %
ui-accept-claim = Annehmen und von { $whom } fordern:
ui-reject = { $who } darf dann Karten deiner Mannschaft und einen Piaster aus dem Vorrat nehmen.
ui-spoils-left = { $n ->
    [one] lässt eine Karte da, die du nehmen könntest
   *[other] lässt { $n } Karten da, die du nehmen könntest
}
ui-take-spoils = { $n ->
    [0] Keine Karte nehmen
    [one] { $n } Karte nehmen
   *[other] { $n } Karten nehmen
}

## Der Stapel

ui-penalty = Strafe
ui-aimed-at = gegen
ui-cancelled = annulliert
ui-now = wird ausgeführt
ui-next = als Nächstes
ui-more-below = { $n } weitere darunter
ui-may-answer = Dürfen noch antworten:

## Die große Taste, und was der Tisch von selbst tut

ui-discard-marked = { $n ->
    [one] { $n } ablegen, nachziehen
   *[other] { $n } ablegen, nachziehen
}
ui-keep-hand = Alle behalten
ui-crew-ready = Mannschaft steht
ui-waiting = Warten auf { $who } …
ui-how-recruiting = Drücke die Karten, die du ablegen willst.
ui-how-equipping = Drücke eine Mannschaftskarte zweimal, um sie auszurüsten.
ui-how-declare = Plündere, wähle eine Karte auf der Seekarte oder fordere jemanden heraus.
ui-how-declare-peace = Plündere oder wähle eine Karte auf der Seekarte.
ui-how-damaged = Drücke die Karte deiner Mannschaft, die du verlierst.
ui-how-mutinied = Drücke den Ersten Maat, den du verlierst, oder zahle.
ui-how-discarding = Drücke die Handkarte, die du ablegst.
ui-how-choosedice = Drücke die Würfel, die noch einmal geworfen werden.
ui-how-respond = Karten mit goldenem Rand kannst du jetzt spielen.
ui-nothing-to-play = Du hast hier nichts zu spielen.
ui-automation = Für mich passen …
ui-automation-on = eingeschaltet
ui-until-target = Passen, bis mich etwas trifft
ui-until-short = Bis mich etwas trifft
ui-resolve-pile = Stapel ausführen
ui-hold = Halt: immer fragen
ui-held = Angehalten: Du wirst jedes Mal gefragt.
ui-release = Lösen
ui-stop = Halt
ui-stops = Anhalten und mich fragen …
ui-stops-own = in meinen Zügen
ui-stops-others = in den Zügen der anderen
ui-auto-target = Passt, bis dich etwas trifft
ui-auto-pile = Passt, bis der Stapel ausgeführt ist
ui-auto-pass = Passt, wo du nicht gefragt werden willst
ui-auto-count = (bisher { $n })

## Das Ende

ui-counting = Die Truhen werden geöffnet …
ui-skip-count = Alles zeigen
ui-winner = { $who }: ARRRR!!!
ui-heaps = Ablage ({ $n })
ui-crew-discard = Ablagestapel der Mannschaft ({ $n })
ui-event-discard = Ablagestapel der Ereignisse ({ $n })
ui-sunk = Versunken ({ $n })
