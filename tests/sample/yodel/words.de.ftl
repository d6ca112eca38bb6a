# Was geschieht
called = { $who } hat gerufen.
calls = { $who } hat { $loud } gerufen.
answers = { $mountain } antwortet: { $height }.
echo = { $who } gewinnt ein Echo.
silence = Niemand hört ein Echo.
climbed = { $n ->
    [one] Ein Berg hat geantwortet.
   *[other] { $n } Berge haben geantwortet.
}

# Fragen und Entscheidungen
ask-calling = Wie laut rufst du?
call = { $loud } rufen
type-calling = Tippe eine Zahl von 1 bis 1000.

# Absagen
not-a-call = Ein Ruf ist eine Zahl von 1 bis 1000.
no-mountain = Dieser Berg ist nicht unter den übrigen.

# Der Tisch als Text
mountains = Berge
remaining = Noch still: { $which }.
echoes = Echos
has-echoes = { $who }: { $n }
sheet-echoes = Echos
