## Der Meister blickt auf ein beendetes Spiel zurück

master = Meister
lookback = Mit dem Meister zurückblicken
lookback-working = Der Meister spielt eure Partie nach …
lookback-progress = { $n } von { $of } Momenten beurteilt
lookback-queued = Wartet auf einen freien Platz in der Denkstube.
lookback-meanwhile = Sieh dich solange in der Wiederholung um. Das Ergebnis bleibt beim Tisch.
lookback-failed = Der Meister hat den Faden verloren.
lookback-graph = Gewinnchancen im Lauf der Partie
lookback-table = Chancen als Tabelle
lookback-nature = Das Glück entschied
move-n = Zug { $n }
signed-percent = { $sign }{ $n } %
from-to = { $before } → { $after }
better = Besser:
turning-points = Wendepunkte
slips = Fehler und Patzer
slips-of-all = von allen
no-slips = Kein einziger. Waren das lauter Meister?
no-slips-of-yours = Kein einziger von dir. Brüll!
verdict-mistake = Fehler
verdict-blunder = Patzer
lead-changes = { $n ->
    [0] Die Führung hat nie gewechselt.
    [one] Die Führung hat einmal gewechselt.
   *[other] Die Führung hat { $n }-mal gewechselt.
 }
own-slips = Von dir: { $mistakes ->
    [0] kein Fehler
    [one] ein Fehler
   *[other] { $mistakes } Fehler
 }, { $blunders ->
    [0] kein Patzer
    [one] ein Patzer
   *[other] { $blunders } Patzer
 }; { $lost } eines Sieges blieben liegen.
luck-and-skill = Glück gegen Können
luck-and-skill-how = Wie viel von einem Sieg jeder Platz durch Würfel und Karten, durch eigene Entscheidungen und durch die der anderen gewonnen oder verloren hat.
part-luck = Glück
part-own = Eigenes
part-others = Die anderen
open-cards = Mit offenen Karten
open-cards-off = Beurteilt nach dem, was jeder Platz damals wissen konnte.
open-cards-on = Beurteilt mit allen Karten, auch denen, die damals verdeckt waren.
