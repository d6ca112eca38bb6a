# Was das Programm selbst sagt, bei jedem Spiel.
seat = Platz { $n }
nothing = nichts
list = { $most } und { $last }
not-on-the-menu = Das steht jetzt nicht zur Wahl.
not-your-turn = Du bist nicht am Zug.
game-is-over = Das Spiel ist aus; es gibt nichts mehr zu wählen.
no-such-answer = Das ist jetzt keine mögliche Antwort.

## Der Text-Tisch

table-help = Tippe eine Nummer oder deine Wahl. ? erklärt, was gefragt ist, ? mit einer Wahl, warum sie nicht geht. t zeigt den Tisch, rule ID eine Regel; save [DATEI] speichert, q speichert und beendet.
table-saved = Gespeichert als { $file }. Weiter mit: roarhouse play --resume { $file }
table-exists = Die Datei { $file } gibt es schon, und sie gehört nicht zu diesem Spiel; nenne eine neue.
table-unknown = „{ $text }“ verstehe ich nicht. { $hint }
table-no = Nicht möglich: { $why }
table-yes = Das ist möglich.
table-more = … und { $n } weitere, die du tippen kannst.
table-over = Das Spiel ist aus.
table-wins = { $who } gewinnt!
table-share = { $who } teilen sich den Sieg.
table-total = Summe
table-team = { $who }: zusammen { $n }.
table-unranked = { $who }: nicht gewertet.
table-record = Aufgezeichnet in { $file }: roarhouse replay erzählt das Spiel nach, roarhouse verify prüft es.
table-damaged = { $why }; bis dorthin geöffnet. Die beschädigte Datei bleibt, wie sie ist; gespeichert wird in { $file }.
you = Mensch

## Der Tisch im Netz

table-timeout = Die Zeit von { $who } ist um; ein Bot wählt.
table-passed = Für dich gepasst: nichts spielbar.
table-forced = Für dich erledigt: etwas anderes ging nicht.
table-closing = Für dich gepasst: Die Zeit für eine Antwort war um.
table-ordered = Dein Dauerauftrag hat für dich geantwortet.
table-takes-back = { $who } nimmt die letzte Wahl zurück.
table-cannot-undo = Das lässt sich nicht zurücknehmen: Seither ist etwas Neues bekannt geworden.
table-judging = Einen Moment: Deine letzte Wahl wird noch beurteilt.
table-no-order = Gerade gibt es nichts, wofür ein Dauerauftrag gelten könnte.

## Gründe in einem Tipp oder einer Analyse

why-only = Etwas anderes lohnt sich nicht.
why-much-the-same = Kommt fast aufs Gleiche heraus: nach Laune.
why-rehearsed = Viele Male in der Stadt geprobt: So ging es am besten aus.
why-position-more = Führt zur besseren Stellung.
why-position-less = Führt zu einer schlechteren Stellung.

## Was an einem Deck nicht stimmt

deck-card = Karte „{ $id }“
deck-table = Tabelle „{ $name }“
deck-row = Zeile { $n }
deck-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
  }
deck-too-few = { $n } hinzufügen
deck-too-many = { $n } wegnehmen
deck-one-of = eins von { $values }
deck-some-of = einige von { $values }
deck-ids-once = jede ID nur einmal
deck-rows-with-id = { $n } Zeilen mit dieser ID
deck-rename = alle bis auf eine umbenennen
deck-known-fields = nur bekannte Felder
deck-a-field = ein Feld „{ $field }“
deck-add = füge es hinzu
deck-remove = entferne es
deck-perhaps = vielleicht „{ $name }“?
deck-type-int = eine ganze Zahl
deck-type-float = eine Zahl
deck-type-str = ein Text
deck-type-bool = true oder false
deck-type-object = benannte Felder
deck-type-array = eine Liste
deck-type-null = null
deck-or = { $one } oder { $other }
deck-bound = { $kind } { $bound }
deck-length = { $kind } mit einer Länge { $bound }
deck-rows = { $n } Zeilen
deck-letters = { $n } Zeichen
deck-too-deep = ein zu tief verschachtelter Wert
deck-levels = höchstens { $n } Ebenen
deck-at-most = höchstens { $n }
deck-number-between = eine Zahl von { $least } bis { $most }
