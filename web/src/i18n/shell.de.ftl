# Die Hülle auf Deutsch. Spiele bringen ihre eigenen Wörter mit.

## Überall

skip = Zum Inhalt springen
home = Startseite
loading = Einen Augenblick …
close = Schließen
yes = Ja
no = Nein
copy = Kopieren
copied = Kopiert
link = Link
reload = Neu laden
watch = Zusehen
try-again = Noch einmal versuchen
did-not-work = Das hat nicht geklappt. Bitte noch einmal versuchen.
player = Spieler
total = Summe
language = Sprache
language-en = Englisch
language-de = Deutsch

## Startseite

tagline = vier laute Spiele, ein Tisch
headline = { $n ->
    [4] Vier laute Spiele. Ein Tisch.
    [5] Fünf laute Spiele. Ein Tisch.
    [6] Sechs laute Spiele. Ein Tisch.
   *[other] Laute Spiele. Ein Tisch.
}
lead = Monster bieten um Städte, stürzen sie um, würfeln um sie und segeln an ihnen vorbei. Sofort gegen Bots oder mit Freunden per Link. Ohne Konto, ohne Download.
play-now = Sofort spielen
play-now-of = Sofort spielen: { $game } gegen Bots
play-now-hint = Ein Klick: { $game } gegen { $bots ->
    [one] einen Bot
    [2] zwei Bots
    [3] drei Bots
   *[other] { $bots } Bots
  }.
with-friends = Mit Freunden
with-friends-of = Mit Freunden: { $game }
starting = Es geht los …
cannot-start = Der Tisch ließ sich nicht aufbauen. Bitte noch einmal versuchen.
no-server = Der Server antwortet nicht.
the-games = Die Spiele
players = { $from } bis { $to } Personen
coming = Kommt bald
coming-text = Noch in der Werkstatt. Bald steht es auf diesem Tisch.
my-tables = Deine Tische
state-lobby = wartet
state-playing = läuft
state-over = beendet
won = gewonnen
lobby-title = Warten auf Mitspielende
place-of = Platz { $place } von { $of }
your-place = { $place ->
    [1] { $shared ->
        [yes] Du teilst dir Platz 1 von { $of }.
       *[no] Platz 1 von { $of }: { $ahead ->
            [0] durch den Gleichstandsentscheid.
            [one] mit einem Punkt Vorsprung.
           *[other] mit { $ahead } Punkten Vorsprung.
          }
      }
   *[other] Du: Platz { $place } von { $of }: { $behind ->
        [0] nur der Gleichstand entschied.
        [one] nur ein Punkt fehlte.
       *[other] { $behind } Punkte fehlten.
      }
  }
podium = Siegertreppe
rank = { $n }.
best-moment = Bester Moment:
look-at-it = Ansehen
share-picture = Bild zum Teilen
save-picture = Bild speichern
share = Teilen
lost = verloren
forget = Vergessen
forget-table = Tisch { $code } vergessen
table-of = Tisch { $code }
join-title = An einen Tisch setzen
join-text = Jemand hat dir einen Link oder einen Code geschickt? Hierher damit.
join = Beitreten
code = Code oder Link
code-hint = Code oder Link
code-wrong = Das ist weder ein Code noch ein Link zu einem Tisch.
footer-fair = Wie ausgeteilt wird, ist vor dem Spiel versprochen und lässt sich danach prüfen, hier im Browser.
docs = Dokumentation
footer-own = Roarhouse ist freie Software. Karten, deren Daten in keinem Regelheft stehen, wurden für dieses Projekt gemacht und sind so gekennzeichnet.

## Einstellungen

settings = Einstellungen
your-name = Dein Name
your-name-hint = Wie die anderen dich nennen
theme = Aussehen
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
sound = Ton
sound-hint = Kurze Töne, wenn du dran bist und wenn etwas passiert.
volume = Lautstärke
tempo = Tempo der Bewegung
tempo-slow = langsam
tempo-normal = normal
tempo-quick = schnell
pace = Bots spielen
pace-slow = langsam
pace-normal = normal
pace-quick = schnell
text = Schriftgröße
text-normal = normal
text-large = groß
text-huge = riesig
ask-all = Frag mich alles
ask-all-hint = Sonst wirst du nur gefragt, wenn du etwas zu entscheiden hast.
throw-dice = Ich würfle selbst
throw-dice-hint = Wo ein Tisch eine Würfelschale hat, warten deine Würfel darin auf einen Klick oder die Leertaste, höchstens vier Sekunden.
motion = Bewegung
motion-hint = Karten fliegen, Scheiben drehen sich. Bleibt aus, wenn das Gerät weniger Bewegung verlangt.
show-chat = Chat
show-chat-hint = Zeigen, was die anderen schreiben.

## Einen Tisch aufbauen

new-table = Neuer Tisch
seats = Plätze
number-of-seats = Anzahl der Plätze
one-seat-less = Ein Platz weniger
one-seat-more = Ein Platz mehr
seat-n = Platz { $n }
seat-me = Ich
seat-device = Auch an diesem Gerät
seat-open = Freund oder Freundin
seat-open-hint = kommt per Link
seat-bot = Ein Bot
name-of-seat = Name auf Platz { $n }
bot-of-seat = Bot auf Platz { $n }
bot-random = Zufall: spielt irgendetwas
bot-greedy = Gierig: spielt gut
bot-search = Sucher: denkt voraus
bot-master = Meister: denkt lange und gründlich
bot-planner = Planer: probt jeden Schnipser
characters = Charaktere
plain-bots = Schlichte Bots
opponent-of-level = { $name } ({ $level })
strength = Gegner
strength-0 = Anfänger
strength-1 = Gemütlich
strength-2 = Gut
strength-3 = Stark
strength-4 = Meisterlich
hot-seat-hint = Mehrere an einem Gerät: Ein Vorhang verdeckt den Tisch, bis die nächste Person es in der Hand hat.
links = Ein geheimer Link für jeden
links-hint = Jeder Link öffnet genau einen Platz, auf jedem Gerät.
rules-of-table = Regeln an diesem Tisch
modes = Zusammenstellungen
mode-none = Das Spiel aus dem Heft
all-options = { $n ->
    [one] Die einzige Option, mit ihrer Regel
   *[other] Alle { $n } Optionen, jede mit ihrer Regel
}
options-changed = { $n } geändert
ruling = Auslegung
clock = Uhr
clock-off = Ohne Uhr
clock-off-hint = Alle nehmen sich die Zeit, die sie brauchen.
clock-live = Live
clock-live-hint = So viele Sekunden je Entscheidung, dazu ein Vorrat für die schweren. Ist beides aufgebraucht, wählt ein Bot; das steht dann im Protokoll.
clock-slow = Langsam
clock-slow-hint = Tage je Entscheidung, für ein Spiel nebenbei.
clock-seconds = Sekunden je Entscheidung
clock-bank = Vorrat in Sekunden
clock-days = Tage je Entscheidung
percent = { $n } %
hint = Tipp
hint-title = Was täte ein Meister?
hint-thinking = Denkt nach …
hint-how = Chancen zu gewinnen, soweit du es wissen kannst. Ein Druck auf eine Wahl oder nochmals auf den Knopf zeigt sie am Tisch.
hint-planner = Was der Planer täte. Ein Druck darauf oder nochmals auf den Knopf zeigt es am Tisch.
hint-none = Zu dieser Frage gibt es keinen Tipp.
hints-asked = { $n ->
    [one] hat einen Tipp verlangt
   *[other] hat { $n } Tipps verlangt
}
hints-for-all = Tipps für alle
hints-for-all-hint = Fragen, was ein Meister täte. Die anderen sehen, wie oft. Gegen Bots allein geht das immer.
takeover = Ein Bot springt ein, wenn jemand geht
takeover-hint = Nach einem Countdown, den alle sehen. Wer zurückkommt, spielt selbst weiter.
open-table = Tisch eröffnen
start-game = Spiel beginnen

## Vor dem Beginn

waiting-for-players = { $n ->
    [one] Ein Platz ist noch frei.
   *[other] { $n } Plätze sind noch frei.
}
waiting-for-host = Alle Plätze sind besetzt. Wer den Tisch eröffnet hat, startet das Spiel.
all-here = Alle Plätze sind besetzt. Du kannst beginnen.
take-a-seat = Nimm Platz
sit-down = Hinsetzen
stand-up = Aufstehen
kick = Vom Tisch bitten
bot-here = Bot hinsetzen
free-the-seat = Freihalten
free-seat = Frei
waiting-for-somebody = wartet auf jemanden
you-sit-here = hier sitzt du
start-with-bots = Beginnen, Bots füllen auf
link-of-seat = Link für Platz { $n }
promise = Versprochen ist, wie ausgeteilt wird:

## Einladungen

invite = Einladen
invite-table = Der Tisch
invite-seat = Mein Platz anderswo
invite-screen = Großer Bildschirm
invite-table-text = Wer diesen Link öffnet, kann einen freien Platz nehmen oder zusehen.
invite-seat-text = Dieser Link ist dein Platz. Öffne ihn auf einem anderen Gerät von dir, und zeig ihn niemandem.
invite-screen-text = Der Tisch, wie ihn alle sehen dürfen, groß, für den Fernseher. Die Handkarten bleiben auf euren Telefonen.
qr-code = QR-Code des Links
table-code = Code des Tisches
seat-links = Ein geheimer Link für jeden Platz
scan-to-join = Scannen und mitspielen oder zusehen

## Am Tisch

tools = Werkzeuge
menu = Menü
log = Protokoll
log-empty = Noch ist nichts passiert.
jump-here = Zu diesem Moment springen
open-rule = Regel { $rule }
rules = Regeln
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-off = Der Chat ist auf diesem Gerät ausgeschaltet.
chat-on = Einschalten
send = Senden
mute = { $name } stumm schalten
unmute = { $name } wieder hören
unread = ungelesen
you-mark = (du)
bot = Bot
here = da
not-here = nicht da
to-move = am Zug
is-thinking = denkt nach
bot-stands-in = ein Bot springt ein
bot-comes-in = Bot in { $seconds } s
vanished = { $name } hat die Verbindung verloren:
bot-plays-for = Bis { $name } zurück ist, spielt ein Bot.
watchers = { $n ->
    [one] 1 sieht zu
   *[other] { $n } sehen zu
}
watcher = Was alle sehen
let-bot-play = Einen Bot für mich spielen lassen
play-myself = Selbst weiterspielen
bot-plays-for-you = Ein Bot spielt für dich.
time-left = noch { $time }
days-hours = { $days } T { $hours } Std
what-is-asked = Was gefragt ist
options = Was du wählen kannst
type-a-choice = Oder tippe eine andere Wahl
check-choice = Prüfen
what-happened = Was geschah
your-turn = Du bist dran
film-runs = Schau, was passiert …
film-runs-key = (Leertaste: überspringen)
counting = Es wird gezählt …
waiting-for = { $n ->
    [one] { $who } ist am Zug.
   *[other] { $who } sind am Zug.
}
dealing = Einen Augenblick …
undo = Zurücknehmen
rule-of-this = Die Regel dazu: { $rule }
wins = { $who } gewinnt!
share-win = { $who } teilen sich den Sieg!
score-sheet = Wertung
team-counts = Zusammen: { $who }
out-of-ranking = nicht gewertet
big-screen = Großer Bildschirm
full-screen = Vollbild
replay-so-far = Zurückblicken
leave = Spiel verlassen
leave-sure = Dieses Spiel verlassen? Ein Bot spielt für dich weiter.
hold = Moment!
hold-hint = Sonst passt du, wenn der Balken leer ist.
hold-for = { $name }: Moment!
hand-over = Gib das Gerät an { $name }
hand-over-text = Alle anderen schauen weg.
i-am = Ich bin { $name }
reconnecting = Die Verbindung ist weg. Neuer Versuch …
reconnect-in = Die Verbindung ist weg. Nächster Versuch in { $seconds } s.
reconnect-now = Jetzt versuchen
since-away = { $n ->
    [one] Eines ist passiert, während du weg warst.
   *[other] { $n } Dinge sind passiert, während du weg warst.
}
table-stumbled = Der gezeichnete Tisch ist gestolpert. Du kannst mit seinem Text weiterspielen.
draw-again = Neu zeichnen
show-me = Zeig es mir
skip-it = Überspringen

## Die Vergangenheit

replay = Wiederholung
the-past = Du siehst die Vergangenheit.
past-your-turn = Du bist dran.
back-to-now = Zurück ins Jetzt
to-the-end = Zum Ende
moment = Moment
moment-of = { $at } von { $last }
line-n = Zeile { $n }
mark-before = Vorige Marke
mark-after = Nächste Marke
step-back = Einen Schritt zurück
step-forward = Einen Schritt vor
play = Abspielen
pause = Anhalten
speed = Tempo
seen-by = Gesehen von
share-moment = Link zu diesem Moment
close-replay = Wiederholung schließen
replay-failed = Dieser Moment ließ sich nicht laden.

## Das Ende

game-over = Das Spiel ist aus
by-rule = Entschieden nach
rematch = Noch einmal
join-rematch = Bei der Revanche mitspielen
verify = Austeilen prüfen
export = Aufzeichnung sichern

## Regeln

rules-of = Regeln von { $game }
search-rules = In den Regeln suchen
language-of-rules = Sprache der Regeln
rules-found = { $n ->
    [one] 1 Regel
   *[other] { $n } Regeln
}
no-rule-found = Dazu gibt es keine Regel.
no-rules = Die Regeln ließen sich nicht laden.

## Tasten

help = Tasten und Hilfe
help-text = Die Leiste über dem Tisch sagt immer, wer dran ist und was gefragt ist. Jede Zeile des Protokolls nennt ihre Regel: Ein Druck auf die Nummer zeigt sie, ein Druck auf die Zeile springt zu ihrem Moment.
key-name-space = Leertaste
key-space = bestätigen oder passen, wo das geht; Abspielen und Anhalten in der Wiederholung
key-digits = wählen, was angeboten wird
key-tab = zum nächsten Element (in einer Lektion zu dem, worum es geht), Enter wählt es
key-undo = zurücknehmen
key-log = Protokoll
key-chat = Chat
key-rules = Regeln
key-sound = Ton an und aus
key-full = Vollbild
key-arrows = in der Wiederholung einen Schritt zurück oder vor
key-escape = schließen, was offen ist
key-help = diese Hilfe

## Ehrlichkeit

to-table = Zum Tisch
no-record = Die Aufzeichnung ließ sich nicht laden.
verify-good = Der Startwert ist der, der vor dem Spiel versprochen war.
verify-bad = Etwas passt nicht. Siehe unten.
verify-later = Der Startwert bleibt bis zum Ende des Spiels geheim. Komm dann wieder.
check-seed = Der Startwert liegt offen
check-seed-yes = Der Tisch hat den Startwert aufgedeckt, mit dem er ausgeteilt hat.
check-seed-no = Der Startwert ist noch nicht aufgedeckt.
check-commitment = Es ist der versprochene Startwert
check-commitment-yes = Dein Browser hat den Hash des Startwerts berechnet: Es ist genau das Versprechen von vor der ersten Karte.
check-commitment-no = Der Hash des Startwerts ist nicht das Versprechen.
check-deals = Der Zufall folgt daraus
check-deals-yes = Dein Browser hat jede Wahl des Zufalls aus Startwert und Salzen noch einmal getroffen, { $all } von { $all }: Jede ist dieselbe.
check-deals-no = Aus Startwert und Salzen noch einmal getroffen, fallen { $other } von { $all } Entscheidungen des Zufalls anders aus.
check-deals-some = Dein Browser hat { $same } von { $all } Entscheidungen des Zufalls aus Startwert und Salzen noch einmal getroffen: Jede ist dieselbe. Die übrigen überlässt er „roarhouse verify“, siehe unten.
check-deals-unknown = Dein Browser kann dieses Spiel nicht noch einmal austeilen (oder der Startwert ist noch geheim); „roarhouse verify“ kann es, siehe unten.
check-kept = Das Versprechen blieb gleich
check-kept-yes = Dieses Gerät hat sich das Versprechen beim Hinsetzen gemerkt. Es ist noch dasselbe.
check-kept-no = Dieses Gerät hat sich beim Hinsetzen ein anderes Versprechen gemerkt.
check-salt = Dein eigenes Körnchen Zufall steckt darin
check-salt-yes = Das Salz, das dieses Gerät vor dem Beginn erzeugt hat, ist beim Austeilen dabei.
check-salt-no = Das Salz, das dieses Gerät erzeugt hat, ist beim Austeilen nicht dabei.
check-pledges = Niemand konnte sein Salz als Letzter wählen
check-pledges-yes = Jedes Salz passt zu dem Hash, mit dem sein Platz sich festgelegt hatte, bevor ein Salz zu sehen war.
check-pledges-no = Ein Salz passt nicht zu dem Hash, mit dem sein Platz sich festgelegt hatte, oder die Hashes wurden vertauscht.
check-chain = Nichts wurde geändert, nichts abgeschnitten
check-chain-yes = Optionen, Karten und jede Zeile ergeben genau den Kopf am Ende der Aufzeichnung.
check-chain-no = Optionen, Karten oder Zeilen ergeben nicht den Kopf am Ende: Die Aufzeichnung wurde geändert oder abgeschnitten.
check-head = Es ist das Spiel, das du gesehen hast
check-head-yes = Der Kopf, den dieses Gerät beim Spielen notiert hat, steht in der Aufzeichnung, beim selben Zug.
check-head-no = Beim Spielen hat dieses Gerät einen anderen Kopf notiert: Es wurde ein anderes Spiel gespielt.
check-signature = Dieser Server hat unterschrieben
check-signature-yes = Die Aufzeichnung ist mit dem Schlüssel unterschrieben, den dieser Server veröffentlicht.
check-signature-no = Die Unterschrift ist nicht die dieses Servers.
check-unknown = Dieses Gerät kann es nicht sagen: Es saß nicht am Tisch, oder der Startwert ist noch geheim.
commitment = Versprechen (SHA-256)
seed = Startwert
salts = Salze der Plätze
head = Kopf der Aufzeichnung
head-now = Die Aufzeichnung bis hier, nach Zug { $n }:
server-key = Schlüssel des Servers (Ed25519)
still-secret = noch geheim
by-nature = Der Zufall hat { $n }-mal gewählt
by-nature-text = Jedes Austeilen und jedes Ziehen, wie es in der Aufzeichnung steht.
nature-hidden = Wird gezeigt, wenn das Spiel aus ist.
verify-more = Alles noch einmal austeilen
verify-more-text = Sichere die Aufzeichnung und rufe diesen Befehl auf: Er trifft jede Wahl des Zufalls aus dem Startwert noch einmal und vergleicht.
verify-limit = Was keine Prüfung beweisen kann: dass, wer den Server betreibt, die Karten geheim gehalten hat.

## Wenn etwas fehlt

lost-page = Hier ist nichts
lost-page-text = Diese Seite gibt es nicht. Vielleicht wurde der Link abgeschnitten.
lost-table = Diesen Tisch gibt es nicht
lost-table-text = Der Code stimmt nicht, oder der Server hat den Tisch vergessen.
lost-secret = Das ist nicht dein Platz
lost-secret-text = Das Geheimnis in deinem Link passt zu keinem Platz an diesem Tisch. Vielleicht wurde der Link abgeschnitten, oder jemand anderes hat den Platz.
lost-kicked = Dein Platz ist wieder frei
lost-kicked-text = Wer den Tisch eröffnet hat, hat deinen Platz freigegeben. Du kannst zusehen oder dich wieder setzen, wenn etwas frei ist.
lost-offline = Der Server antwortet nicht
lost-offline-text = Vielleicht wird er gerade neu gestartet.
lost-error = Der Tisch hat die Verbindung getrennt
lost-error-text = Der Server hat diese Seite nicht verstanden. Lade sie neu.
