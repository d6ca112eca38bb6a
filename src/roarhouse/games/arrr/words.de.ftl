# Arrr!!! auf Deutsch.

stat-attack = Angriff
stat-navigation = Navigation
stat-wits = Verstand
stat-courage = Mut
stat-value = { $stat } { $n }
test = { $stat } { $n }
face-0 = Angriff
face-1 = Navigation
face-2 = Verstand
face-3 = Mut
face-4 = Joker
face-5 = leer
kind-mate = Erster Maat
kind-item = Gegenstand
kind-pack = Meute
symbol-none = Ereignis
symbol-flash = Ereignis, Blitz
symbol-permanent = Ereignis, dauerhaft
pieces-word = Piaster
pieces = { $n } Piaster
no-card = keine Karte
effect = „{ $card }“
effect-at = „{ $card }“ auf { $target }
target-card = „{ $card }“
target-places = „{ $card }“ und „{ $other }“
effect-nth = { $effect } (Nummer { $n } auf dem Stapel)
effect-penalty = die Strafe von „{ $card }“ für { $whom }
action-pillage = Plündern
action-sail = Segeln: { $card }
action-challenge = { $whom } herausfordern: { $stat }
stake-pieces = { $n } Piaster
stake-card = „{ $card }“
who-any = jedem Spieler
who-thrower = dem, der gerade würfelt
who-active = dem Spieler, dessen Zug es ist
who-inTurn = einem Spieler am Zug
who-others = einem anderen Spieler als dem, der die Aktion ansagt

## Der Tisch

title = Arrr!!! – { $phase }
title-turn = Arrr!!! – Zug { $n }, { $who } – { $phase }
title-window = Arrr!!! – Zug { $n }, { $who } – { $phase }, { $moment }
phase-setup = Aufbau
phase-recruitment = Anheuern
phase-equipment = Ausrüsten
phase-action = Aktion
phase-horizon = Neue Horizonte
phase-vote = Abstimmung
phase-over = Spielende
moment-w0 = vor der Ansage
moment-w1 = nach der Ansage
moment-w2 = vor dem Wurf
moment-w3 = nach dem Wurf
moment-w4 = bei der Strafe
moment-w5 = nach der Aktion
seven-seas = Die Sieben Meere
players = Spieler
throw = Der Wurf
pile = Der Stapel
your-hand = Deine Hand
discard-piles = Ablagestapel
discards-crew = Mannschaft: { $cards }
discards-event = Ereignisse: { $cards }
sunk = Aus dem Spiel: { $cards }
card-text = {" "}– { $text }
influence = ; Einfluss { $on } { $by }
worth-fame = Ruhm { $n }
worth-collection = { $collection }
sea-line = { $place }. { $card }: { $tests }; { $worth }, { $pieces } Piaster{ $influence }{ $text }
sea-odds = { $place }. { $card }: { $tests }; { $worth }, { $pieces } Piaster{ $influence }{ $text } [{ $chance } %, mit Schummeln { $cheating } %]
decks = In den Decks: Erkundung { $sea }, Mannschaft { $crew }, Ereignisse { $events }
reserve = Piaster im Vorrat: { $n }
top-card = Oben auf dem Erkundungsdeck liegt, wie du weißt: { $card }
calm = Flaute: In diesem Zug wirkt kein Einfluss.
no-sail = Aufgelaufen: In diesem Zug kein Segeln.
no-penalties = Keine Strafen in dieser Aktion.
player-line = { $who }{ $turn ->
    [yes] {" "}(am Zug)
   *[no] {""}
}: { $pieces } Piaster, auf der Hand { $crew ->
    [one] { $crew } Mannschaftskarte
   *[other] { $crew } Mannschaftskarten
} und { $events ->
    [one] { $events } Ereignis
   *[other] { $events } Ereignisse
}, { $fame ->
    [one] { $fame } Karte mit Ruhm
   *[other] { $fame } Karten mit Ruhm
}
player-captain = {"  "}{ $captain }{ $text }
player-crew = {"  "}Mannschaft: { $cards } – { $stats }
card-depleted = { $card } (erschöpft)
player-collected = {"  "}Gesammelt: { $cards }
card-of = { $card } ({ $collection })
player-fame = {"  "}Ruhm { $n }: { $cards }
player-permanents = {"  "}Dauerhaft: { $cards }
player-stake = {"  "}Als Einsatz: { $n } Piaster, { $card }
player-known = {"  "}Bekannte Handkarten: { $cards }
trial-test = Probe: { $stat }, Schwierigkeit { $n }
trial-challenge = Herausforderung: { $stat }
dice-before = { $who } wird { $n } Würfel werfen
dice-after = { $who }: { $n ->
    [one] { $n } Erfolg
   *[other] { $n } Erfolge
} – { $faces }
pile-line = { $who }: { $effect }
pile-now = Jetzt: { $effect } ({ $who })
pile-cancelled = { $who }: { $effect } (annulliert)
pile-penalty = { $effect }
crew-line = { $card } ({ $kind }; { $stats }){ $text }
event-line = { $card } ({ $symbol }){ $text }

## Was gefragt wird

ask-choosecollections = Welche Sammlungen sollen im Erkundungsdeck sein?
ask-choosestart = Wer sieht am meisten nach Pirat aus und beginnt?
ask-keepcaptain = Behalte einen deiner beiden Kapitäne.
ask-pickcaptain = Wähle einen Kapitän.
ask-voting = Alles ist gleich. Wer sieht am meisten nach Pirat aus?
ask-recruiting = Anheuern: Lege ab, was du nicht willst; dann ziehst du nach.
ask-equipping = Ausrüsten: Rüste Mannschaftskarten aus oder schaffe Platz.
ask-declare = Sage deine Aktion an; vorher darfst du Karten einsetzen.
ask-claimstake = Was forderst du von { $whom }, wenn du gewinnst?
ask-answerchallenge = { $who } fordert dich heraus: { $stat }, um { $stake }. Nimm an und nenne deine Forderung, oder lehne ab.
ask-takespoils = { $whom } lehnt ab. Was nimmst du?
ask-answer = Auf dem Stapel wartet: { $effect }. Antwortest du?
ask-w0 = Vor der Ansage: Spielst du etwas?
ask-w1 = Eine Aktion ist angesagt: Spielst du etwas?
ask-w2 = Vor dem Wurf: { $who } hat { $dice } Würfel gegen Schwierigkeit { $needed }. Spielst du etwas?
ask-w2-own = Vor dem Wurf: Du hast { $dice } Würfel gegen Schwierigkeit { $needed }. Spielst du etwas?
ask-w2-challenge = Vor den Würfen der Herausforderung: Spielst du etwas?
ask-w3 = Nach dem Wurf: { $who } hat { $n ->
    [one] { $n } Erfolg
   *[other] { $n } Erfolge
} von { $needed }. Spielst du etwas?
ask-w3-own = Nach dem Wurf: Du hast { $n ->
    [one] { $n } Erfolg
   *[other] { $n } Erfolge
} von { $needed }. Spielst du etwas?
ask-w3-challenge = Nach den Würfen: { $who } { $n }, { $whom } { $m }. Spielst du etwas?
ask-w4 = Die Strafe wartet. Antwortest du?
ask-w5 = Die Aktion ist vorbei: Spielst du etwas?
ask-choosedice = Welche Würfel von { $who } werden noch einmal geworfen? Bis zu { $n }.
ask-choosedice-own = Welche deiner Würfel werden noch einmal geworfen? Bis zu { $n }.
ask-damaged = Schaden: Welche ausgerüstete Karte legst du ab? Noch { $n }.
ask-mutinied = Meuterei: Lege einen Ersten Maat ab oder zahle { $n } Piaster.
ask-discarding = Lege eine Handkarte ab; noch { $n }.
ask-choosedeck = Von welchem Deck ziehst du?
ask-lookout = Lässt du die Karte oben liegen, oder schiebst du sie unter das Deck?
ask-payorcancel = Zahle { $n } Piaster, oder { $effect } wird annulliert.
ask-aground = Untiefe voraus: Lege { $n } Handkarten ab oder segle in diesem Zug nicht.
type-declare = Tippe eine Nummer oder: plündern; segeln KARTE; herausfordern PLATZ WERT; nutzen KARTE; spielen KARTE
type-respond = Tippe eine Nummer oder: passen; spielen KARTE; nutzen KARTE auf ZIEL; schummeln
type-any = Tippe eine Nummer oder ein Wort und eine Karte, zum Beispiel: ausrüsten KARTE, ablegen KARTE, verlieren KARTE, fertig

## Zur Wahl

choose-collections = { $collections }
choose-first = { $who } beginnt
choose-captain = { $captain }{ $text }
choose-abstain = Enthaltung
choose-vote = Stimme für { $who }
choose-done = Fertig
choose-discard = Lege ab: { $card }
choose-equip = Rüste aus: { $card }
choose-unequip = Schaffe Platz und lege ab: { $card }
choose-lose = Verliere: { $card }
choose-draw-crew = Ziehe vom Mannschaftsdeck
choose-draw-event = Ziehe vom Ereignisdeck
choose-top = Lass sie oben liegen
choose-bottom = Schiebe sie unter das Deck
choose-claim = Fordere { $stake }
choose-accept = Nimm an und fordere { $stake }
choose-reject = Lehne ab
choose-spoils = { $n ->
    [0] { $piece ->
        [yes] Nimm nur einen Piaster
       *[no] Nimm nichts
    }
   *[other] Nimm: { $cards }{ $piece ->
        [yes] {" "}und einen Piaster
       *[no] {""}
    }
}
choose-play-event = Spiele { $effect }{ $text }
choose-play-crew = Nutze { $effect }{ $text }
choose-cheat = Schummle: 1 Piaster für mehr Würfel
choose-use-captain = Nutze { $captain }
choose-rethrow = Wirf noch einmal: { $faces }
choose-keep-dice = Lass alle Würfel liegen
choose-pay = Zahle { $n } Piaster
choose-decline = Zahle nicht
choose-throw-overboard = Lege { $n } Handkarten ab und segle weiter
choose-no-sail = Behalte die Karten und segle nicht
choose-pass = Passen

## Was geschah

collections-chosen = { $who } wählt diese Sammlungen: { $collections }.
first-row = Auf den Sieben Meeren liegen, vom Deck aus: { $cards }.
dealt = { $who } bekommt: { $cards }.
throws-jollies = { $who } wirft { $n } Joker.
begins = { $who } beginnt.
gets-captain = { $who } segelt unter { $captain }.
turn-begins = Zug { $n }: { $who }.
you-draw = { $who } zieht: { $cards }.
draws = { $who } zieht { $crew ->
        [0] { $events ->
            [1] ein Ereignis
           *[other] { $events } Ereignisse
        }
       *[other] { $crew ->
            [1] eine Mannschaftskarte
           *[other] { $crew } Mannschaftskarten
        }{ $events ->
            [0] {""}
            [1] {" "}und ein Ereignis
           *[other] {" "}und { $events } Ereignisse
        }
    }.
discards = { $who } legt „{ $card }“ ab.
equips = { $who } rüstet „{ $card }“ aus.
declares = { $who } sagt an: { $action }.
faces = { $who } nimmt es mit „{ $card }“ auf: { $test }.
throws = { $who } wirft: { $faces } – { $n ->
    [one] { $n } Erfolg
   *[other] { $n } Erfolge
}.
throws-again = { $who } wirft { $n } Würfel noch einmal.
cheats = { $who } schummelt: { $n } Würfel mehr.
test-won = { $who } besteht die Probe: { $n } von { $needed }.
test-lost = { $who } besteht die Probe nicht: { $n } von { $needed }.
conquers = { $who } bezwingt „{ $card }“!
conquered-by = „{ $card }“ hat { $who } bezwungen.
gains = { $who } nimmt { $n } Piaster aus dem Vorrat.
loses-pieces = { $who } legt { $n } Piaster in den Vorrat.
steals = { $who } stiehlt { $n } Piaster von { $whom }.
wins-card = { $who } bekommt „{ $card }“.
suffers = { $who } erleidet { $n } Schaden.
loses-card = { $who } legt „{ $card }“ aus der Mannschaft ab.
takes-card = { $who } nimmt { $whom } „{ $card }“ weg.
claims = { $who } fordert { $stake }.
rejects = { $who } lehnt die Herausforderung ab.
accepts = { $who } nimmt an und fordert { $stake }.
compared = Erfolge: { $who } { $n }, { $whom } { $m }.
wins-challenge = { $who } gewinnt die Herausforderung.
wins-stake = { $who } gewinnt { $n } Piaster.
announces = { $who } sagt { $effect } an.
resolves = { $effect } wird ausgeführt.
no-effect = { $effect } bleibt ohne Wirkung.
cancelled = { $effect } wird annulliert.
uses-captain = { $captain } greift ein.
more-dice = Der Wurf von { $who } bekommt { $n } Würfel mehr.
fewer-dice = Der Wurf von { $who } bekommt { $n } Würfel weniger.
mates-forgotten = Die Ersten Maate von { $who } zählen in diesem Wurf nicht.
other-stat = Für { $who } bestimmt ein anderer Wert die Zahl der Würfel: { $stat }.
better-cheats = Jedes Schummeln von { $who } bringt { $n } Würfel mehr.
harder = Die Probe ist um { $n } schwerer.
easier = Die Probe ist um { $n } leichter.
sheltered = Kein Einfluss wirkt auf diese Probe.
becalmed = Bis zum Ende dieses Zuges wirkt kein Einfluss.
swapped = „{ $card }“ und „{ $other }“ tauschen die Plätze.
redirected = Stattdessen geht es gegen „{ $card }“.
less-damage = { $who } verringert den Schaden um { $n }.
kept = „{ $card }“ von { $who } bleibt ausgerüstet.
depleted = „{ $card }“ ist erschöpft.
prepared = „{ $card }“ ist bereit.
all-prepared = Alle Karten von { $who } sind bereit.
recovers = { $who } nimmt „{ $card }“ vom Ablagestapel.
looks-at-hand = { $who } sieht sich { $n } Handkarten von { $whom } an.
sees-hand = Auf der Hand von { $whom } siehst du: { $cards }.
placed = „{ $card }“ liegt nun vor { $who }.
called-off = Die Herausforderung findet nicht statt.
spared = In dieser Aktion gelten keine Strafen.
aground = In diesem Zug kein Segeln.
looks-ahead = { $who } sieht sich die oberste Karte des Erkundungsdecks an.
you-see = Du siehst „{ $card }“.
puts-bottom = { $who } schiebt sie unter das Deck.
leaves-on-top = { $who } lässt sie oben liegen.
sinks = „{ $card }“ scheidet aus dem Spiel aus.
sighted = „{ $card }“ ist in Sicht.
no-horizon = Es gibt keine Erkundungskarte mehr: Das Spiel ist aus.
votes = { $who } stimmt für { $whom }.

## Die Abrechnung

score-pieces = Piaster
score-fame = Ruhm
score-collections = Sammlungen

## Warum nicht

bad-deal = So kann nicht ausgeteilt worden sein.
bad-throw = So können die Würfel nicht gefallen sein.
not-in-your-hand = Diese Karte hast du nicht auf der Hand.
not-equipped = Diese Karte hast du nicht ausgerüstet.
four-placed = Mehr als vier Karten kommen in einem Zug nicht von der Hand ins Spiel.
crew-is-full = Du hast vier Karten ausgerüstet; lege erst eine der alten ab.
second-mate = Für einen weiteren Ersten Maat ist kein Platz.
second-pack = Für eine weitere Meute ist kein Platz.
not-from-before = Nur Karten, die schon vor diesem Zug ausgerüstet waren, können Platz machen.
declare-something = Sage eine Aktion an: Plündern, Segeln oder Herausforderung.
no-crew = Ohne ausgerüstete Karten kannst du nur plündern.
is-aground = In diesem Zug darfst du nicht segeln.
empty-row = Auf den Sieben Meeren liegt keine Karte.
not-in-the-row = Diese Karte liegt nicht auf den Sieben Meeren.
condition-not-met = Du erfüllst die Bedingung von „{ $card }“ nicht.
no-challenges = In diesem Modus gibt es keine Herausforderungen.
no-such-opponent = Fordere einen anderen Spieler heraus, in einem der vier Werte.
is-your-partner = Deinen Partner kannst du nicht herausfordern.
has-no-crew = { $whom } hat keine ausgerüsteten Karten und kann nicht herausgefordert werden.
nothing-to-lose = Wer herausfordert, braucht selbst einen Piaster oder eine Sammlungskarte.
empty-chest = { $whom } hat nichts zu verlieren und kann an diesem Tisch nicht herausgefordert werden.
too-many-pieces = Du kannst höchstens { $most } Piaster fordern.
not-in-that-chest = Das liegt nicht in der Schatztruhe von { $whom }.
accept-or-reject = Lehne ab, oder nimm an und nenne deine Forderung.
cannot-cheat = Schummeln kannst du nur in deinem eigenen Wurf, wenn die Würfel gefallen sind, der Stapel leer ist und du einen Piaster übrig hast.
captain-not-now = Das kann dein Kapitän jetzt nicht.
no-ability = „{ $card }“ hat keine Fähigkeit.
not-in-turn = Deine Mannschaft kannst du nur einsetzen, wenn du am Zug bist.
is-depleted = „{ $card }“ ist erschöpft.
is-barred = Die Fähigkeit von „{ $card }“ darf in diesem Zug nicht noch einmal angesagt werden.
is-waiting = Die Fähigkeit von „{ $card }“ wartet schon auf dem Stapel.
only-in-a-flash = „{ $card }“ kann nur gleich nach der Ansage einer Aktion gespielt werden.
already-thrown = Die Würfel sind gefallen; „{ $card }“ kommt zu spät.
wrong-moment = „{ $card }“ kann in diesem Augenblick nicht eingesetzt werden.
not-for-you = „{ $card }“ kann nur von { $who } gespielt werden.
no-such-target = „{ $card }“ kann darauf jetzt nicht zielen.

## Gründe in einem Tipp oder einer Analyse

why-points-more = Bringt dir mehr Punkte.
why-points-less = Bringt dir weniger Punkte.
why-pieces-more = Lässt dir mehr Piaster.
why-pieces-less = Kostet Piaster.
why-collections-more = Hilft einer Sammlung, die noch wachsen kann.
why-collections-less = Hilft keiner Sammlung, die noch wachsen kann.
why-turns-more = Lässt dir mehr Züge.
why-turns-less = Lässt dir weniger Züge.
why-crew-more = Stärkt deine Mannschaft und hält sie bereit.
why-crew-less = Schwächt deine Mannschaft.
why-hand-more = Behält die stärkeren Mannschaftskarten auf der Hand.
why-hand-less = Lässt dir schwächere Mannschaftskarten auf der Hand.
why-events-more = Hebt ein Ereignis für später auf.
why-events-less = Gibt ein Ereignis aus, das später mehr bewirkt.
why-prospect-more = Gibt dir bessere Aussichten auf eine Karte der Reihe.
why-prospect-less = Verschlechtert deine Aussichten auf eine Karte der Reihe.

## Was an einem Deck nicht stimmt

deck-no-fame = kein Ruhm auf einer Sammlungskarte
deck-one-test = eine Probe oder mehr
deck-collection = Sammlung „{ $id }“
deck-cards-of-it = { $n } Karten davon
deck-an-ability = eine Fähigkeit
deck-pack-without = eine Meute ohne Fähigkeit
deck-ability-but-packs = eine Fähigkeit, wie sie alle außer Meuten haben
deck-not-below-0 = keine Zahl unter 0
deck-ability-windows = Fenster, in denen sie nutzbar ist, oder keine Zeile für die ganze Aktionsphase
deck-effect-windows = die Fenster, in denen sie spielbar ist
deck-flash-windows = W1 allein für einen Blitz und für keine andere Karte
deck-permanent-place = „place“ für eine Dauerkarte und keine andere
deck-one-effect = eine Wirkung oder mehr
deck-traits = Eigenschaften
deck-permanent-traits = Eigenschaften für eine Dauerkarte und keine andere
deck-traits-or-ability = Eigenschaften oder eine Fähigkeit
deck-no-target = ein Verb ohne Ziel und Fenster dafür
