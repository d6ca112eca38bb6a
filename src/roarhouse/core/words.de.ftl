# Was die Maschine selbst sagt, bei jedem Spiel.
seat = Platz { $n }
nothing = nichts
list = { $most } und { $last }
not-on-the-menu = Das steht jetzt nicht zur Wahl.
not-your-turn = Du bist nicht am Zug.
game-is-over = Das Spiel ist aus; es gibt nichts mehr zu wählen.
no-such-answer = Das ist jetzt keine mögliche Antwort.

## Der Text-Tisch

table-help = Eine Nummer oder eine getippte Wahl spielt sie. ? erklärt, ? mit einer Wahl sagt, warum nicht, t zeigt den Tisch, rule ID liest eine Regel, save [DATEI] speichert, q speichert und geht.
table-saved = Gespeichert als { $file }. Weiter mit: roarhouse play --resume { $file }
table-exists = { $file } gibt es schon und ist nicht dieses Spiel; nenne eine Datei, die es nicht gibt.
table-unknown = „{ $text }“ verstehe ich nicht. { $hint }
table-no = Nicht möglich: { $why }
table-yes = Das ist möglich.
table-more = … und { $n } weitere; tippe sie.
table-over = Das Spiel ist aus.
table-wins = { $who } gewinnt!
table-share = { $who } teilen sich den Sieg.
table-total = Summe
table-team = { $who }: zusammen { $n }.
table-unranked = { $who }: nicht gewertet.
table-record = Die Aufzeichnung ist { $file }; roarhouse replay und roarhouse verify lesen sie.
table-damaged = { $why }; geöffnet bis dorthin. Die beschädigte Datei bleibt, wie sie ist; gespeichert wird in { $file }.
you = Mensch

## Der Tisch im Netz

table-timeout = Die Zeit von { $who } ist um; ein Bot wählt.
table-ordered = Dein Dauerauftrag hat für dich geantwortet.
table-takes-back = { $who } nimmt die letzte Wahl zurück.
table-cannot-undo = Das lässt sich nicht zurücknehmen: Seither ist etwas Neues bekannt geworden.
table-no-order = Gerade gibt es nichts, wofür ein Dauerauftrag gelten könnte.
