# Pikit auf Deutsch.

several = { $n }× { $card }
kaiju = { $value } { $name }
takeable = { $name } ({ $value })
mecha = Mecha { $pair }-{ $pair } { $name }
effect-reroll = Neu würfeln
effect-steal = Stehlen
effect-draw = Ziehen
effect-cancel = Annullieren
effect-turn = Drehen
effect-copy = Kopieren
effect-ones = meiste 1er
effect-wound = verwundet den Dieb
effect-chain = Achter-Kette
deed-reroll = { $die ->
    [1] den ersten Würfel
   *[other] den zweiten Würfel
} neu würfeln
deed-reroll-both = beide Würfel neu würfeln
deed-steal = von { $victim } stehlen
deed-draw = eine Karte ziehen
deed-cancel = annullieren
deed-turn = { $die ->
    [1] den ersten Würfel
   *[other] den zweiten Würfel
} auf { $face } drehen
deed-later = wird später angesagt

## Der Tisch

title = Pikit – { $phase }
title-turn = Pikit – { $who }: { $phase }{ $final ->
    [-1] {""}
    [0] {" "}– der letzte Zug
   *[other] {" "}– letzte Züge danach: { $final }
}
phase-setup = Aufbau
phase-chance = der Zufall entscheidet
phase-play = Karten ausspielen
phase-answer = annulliert jemand?
phase-declare = Effekt ansagen
phase-pair = ein Pasch!
phase-take = Karten auf die Hand nehmen
phase-over = Spielende
centre = Auslage
pile = Eben ausgespielt
stock = Tisch
players = Spieler
yours = Deine Karten
odds = Chancen
aid = Spielhilfe
dice = Würfel: { $first } und { $second }
centre-line = { $n }× { $card } ({ $effect }){ $way }
way-none = {""}
way-sum = {" "}◄ Summe
way-face = {" "}◄ Augenzahl
way-difference = {" "}◄ Differenz
pile-line = { $who }: { $card } – { $deed }
deck-line = Nachziehstapel: { $deck }, Ablagestapel: { $discard }
discard-line = Abgeworfen: { $cards }
removed-line = Nicht im Spiel: { $cards }
mecha-line = Auf dem Tisch: { $cards }
wounds-line = Wunden im Vorrat: { $n }
player-line = { $who }: { $hand ->
    [one] { $hand } Karte
   *[other] { $hand } Karten
}, { $wounds ->
    [0] keine Wunde
    [one] { $wounds } Wunde
   *[other] { $wounds } Wunden
}
player-active = ► { $who }: { $hand ->
    [one] { $hand } Karte
   *[other] { $hand } Karten
}, { $wounds ->
    [0] keine Wunde
    [one] { $wounds } Wunde
   *[other] { $wounds } Wunden
}
player-tokens = {"  "}Pasch-Marker { $pairs } ({ $n ->
    [one] am Ende { $points } Punkte
   *[other] am Ende je { $points } Punkte
})
player-known = {"  "}Offen auf die Hand genommen: { $cards }
player-shown = {"  "}{ $cards } – { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
player-ones = {"  "}Spielhilfe umgedreht: Bonus für die meisten 1er-Karten
your-hand = Hand mit { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}: { $cards }
odds-line = { $card }: { $now ->
    [yes] jetzt ja
   *[no] jetzt nein
}; nach neuem Wurf des ersten Würfels { $first } %, des zweiten { $second } %, beider { $both } %
aid-line = { $card }: { $text }
aid-reroll = abwerfen, um einen oder beide Würfel neu zu werfen.
aid-steal = abwerfen, um eine zufällige Karte aus einer fremden Hand zu stehlen; alle sehen sie.
aid-draw = abwerfen, um eine Karte zu ziehen, die sonst niemand sieht.
aid-cancel = abwerfen, auch in fremden Zügen, gegen eine Karte, die jemand anders gerade ausgespielt hat.
aid-turn = abwerfen, um einen Würfel auf eine andere Augenzahl zu drehen.
aid-copy = abwerfen als Neu würfeln, Stehlen, Ziehen, Annullieren oder Drehen.
aid-ones = wer am Ende die meisten hat, bekommt 15 Bonuspunkte.
aid-wound = wer sie stiehlt, wirft sie ab und bekommt eine Wunde: 3 Minuspunkte am Ende.
aid-chain = wer eine aus der Auslage nimmt, nimmt alle, die dort liegen.
aid-mecha = Mecha: Ein Pasch holt ihn vom Tisch oder eine zufällige Karte von dem, der ihn hat; je { $points } Punkte.

## Was gefragt wird

ask-playing = Die Würfel zeigen { $first } und { $second }. Eine Karte ausspielen oder weiter?
ask-answer = { $who } hat „{ $card }“ ausgespielt: { $deed }. Annullierst du das?
ask-declaring = Was soll „{ $card }“ bewirken?
ask-usepair = Ein Pasch, { $pair }-{ $pair }! Nutzt du ihn?
ask-taking = Die Würfel zeigen { $first } und { $second }. Was nimmst du?
type-playing = Tippe eine Nummer oder: spiele 2 beide – spiele 4 3 (von Platz 3) – spiele 5 – spiele 7 erster 6 – spiele 9 stehlen 3 – weiter
type-answer = Tippe eine Nummer oder: annullieren 6 – nein
type-declaring = Tippe eine Nummer oder: würfeln beide – stehlen 3 (von Platz 3) – ziehen – drehen erster 6
type-usepair = Tippe eine Nummer oder: mecha – stehlen – nichts
type-taking = Tippe eine Nummer oder: nimm 7 – nimm 1 6 – mecha – stehlen – nichts

## Möglichkeiten

play = { $card } ausspielen: { $deed }
declare = { $deed }
enough = Keine Karten mehr ausspielen
let = Wirken lassen
take = { $cards } nehmen
take-mecha = { $card } nehmen
steal-mecha = Versuchen, den { $card } von { $victim } zu stehlen
take-none = Nichts nehmen

## Was geschah

begins = { $who } beginnt.
removed = { $n } Kaijū-Karten werden aussortiert: je zwei der Werte 1 bis 8.
centre-dealt = Die Auslage: { $cards }.
starting-hand = { $who } zieht als Starthand: { $cards } (zusammen { $total }).
turn-begins = { $who } ist am Zug.
final-turn-begins = { $who } ist zum letzten Mal am Zug.
rolls = { $who } würfelt { $first } und { $second }.
rolls-again = { $who } würfelt neu: { $first } und { $second }.
plays = { $who } spielt „{ $card }“ aus: { $deed }.
cancels = { $who } antwortet auf „{ $other }“ von { $whose } mit „{ $card }“.
is-cancelled = „{ $card }“ von { $who } ist annulliert.
no-result = Für { $who } bleibt das ohne Wirkung.
steals = { $who } stiehlt „{ $card }“ von { $victim }.
token-moves = Der Pasch-Marker { $pair }-{ $pair } liegt bei { $who }.
is-wounded = { $who } wirft die gestohlene Karte „{ $card }“ ab und bekommt eine Wunde.
you-draw = Du ziehst „{ $card }“.
draws = { $who } zieht eine Karte.
turns = { $who } dreht { $die ->
    [1] den ersten Würfel
   *[other] den zweiten Würfel
} auf { $face }.
takes = { $who } nimmt: { $cards }.
takes-mecha = { $who } nimmt den { $card }.
takes-nothing = { $who } nimmt nichts.
refills = Neu in der Auslage: { $cards }.
deck-runs-out = Der Nachziehstapel ist leer. Letzte Züge: { $n }.
lays-open = { $who } legt offen hin: { $cards } – { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}.

## Die Wertung

score-kaiju = Kaijū
score-mecha = Mecha
score-ones = Meiste 1er-Karten
score-wounds = Wunden

## Warum nicht

no-such-seat = Diesen Platz gibt es nicht.
bad-deal = So können die Karten nicht kommen.
bad-starting-hand = Eine Starthand endet mit der Karte, die sie auf { $total } oder mehr bringt.
bad-roll = So können die Würfel nicht liegen.
bad-lots = Jeder, der gefragt wird, hat einen Platz in der Reihenfolge.
not-in-that-hand = Diese Karte ist nicht auf der Hand des Opfers.
play-or-go-on = Jetzt spielst du eine Karte aus, oder du machst weiter.
not-in-your-hand = „{ $card }“ hast du nicht auf der Hand.
mecha-is-not-played = Ein Mecha wird nie ausgespielt.
no-discard-effect = „{ $card }“ hat keinen Abwurfeffekt; die Karte bleibt auf deiner Hand.
other-effect = „{ $card }“ hat nur den Effekt „{ $effect }“.
nothing-to-cancel = Niemand anders hat gerade eine Karte ausgespielt; es gibt nichts zu annullieren.
no-such-dice = Würfle den ersten, den zweiten oder beide Würfel neu.
no-such-victim = Stiehl von einem anderen Spieler an diesem Tisch.
victim-has-no-cards = { $victim } hat keine Karte, die sich stehlen ließe.
deck-is-empty = Der Nachziehstapel ist leer; es gibt nichts zu ziehen.
no-such-face = Drehe den ersten oder zweiten Würfel auf eine Augenzahl von 1 bis 6.
same-face = { $die ->
    [1] Der erste Würfel
   *[other] Der zweite Würfel
} zeigt schon { $face }.
declare-now = Sag jetzt an, was die Karte bewirken soll.
declare-later = Was die Karte bewirken soll, wird angesagt, wenn niemand sie annulliert hat.
no-effect-now = „{ $card }“ könnte jetzt nichts bewirken.
cancel-or-let = Jetzt annullierst du die Karte, oder du lässt sie wirken.
only-cancel-now = „{ $card }“ darf jetzt nur zum Annullieren gespielt werden.
no-copy-as-reaction = An diesem Tisch darf niemand mit Kopieren antworten, also auch nicht mit „{ $card }“.
too-late-to-cancel = Keine ausgespielte Karte wartet noch auf ihren Effekt; es gibt nichts mehr zu annullieren.
your-own-card = Die oberste Karte ist deine eigene; du kannst sie nicht annullieren.
take-something = Jetzt nimmst du Karten nach den Würfeln.
not-in-the-centre = Nicht in der Auslage: { $cards }.
matches-nothing = Mit { $first } und { $second } lässt sich „{ $card }“ nicht nehmen.
not-combined = Mit { $first } und { $second } lassen sich diese Karten nicht zusammen nehmen; es gilt nur eine Möglichkeit.
must-take = Eine Karte der Auslage passt zu den Würfeln; du musst eine nehmen.
no-pair = { $first } und { $second } sind kein Pasch.
mecha-is-yours = Der Mecha { $pair }-{ $pair } ist auf deiner eigenen Hand.
mecha-is-elsewhere = Der Mecha { $pair }-{ $pair } liegt nicht dort.
pair-came-before = Den Pasch hättest du vorher nutzen müssen.
pair-or-nothing = Jetzt nutzt du den Pasch, oder du nutzt ihn nicht.

## Gründe in einem Tipp oder einer Analyse

why-points-more = Bringt dir mehr Punkte.
why-points-less = Bringt dir weniger Punkte.
why-mecha-more = Holt oder behält Mecha-Punkte.
why-mecha-less = Kostet Mecha-Punkte.
why-ones-more = Bringt dich näher an die meisten 1er und ihren Bonus.
why-ones-less = Macht den Bonus für die meisten 1er unwahrscheinlicher.
why-cards-more = Lässt dir mehr Karten, und die entscheiden bei Gleichstand.
why-cards-less = Lässt dir weniger Karten.
why-turns-more = Gibt dir mehr von den Zügen, die noch kommen.
why-turns-less = Gibt den anderen mehr von den Zügen, die noch kommen.
why-effects-more = Hebt Effekte für einen besseren Augenblick auf.
why-effects-less = Verbraucht Effekte, die später mehr bewirken.

## Was an einem Deck nicht stimmt

deck-pairs = Pasche { $pairs }
deck-pairs-once = jeder Pasch von 1 bis 6 einmal
deck-cards-in-profile = { $n } Karten im Profil { $profile }
deck-cards-of-value = { $n } Karten mit dem Wert { $value } im Profil { $profile }
deck-two-players-remove = mindestens { $n }, denn so viele werden zu zweit entfernt
deck-rows-with = { $n } Zeilen mit { $field } { $value }
deck-one-row = eine Zeile
