# Öffentliche Tische

public-tables = Offen für alle
public-none = Gerade ist kein Tisch offen. Richte einen mit Freunden ein und schalte „Auf der Startseite zeigen“ ein.
public-free = { $n ->
    [0] voll, gleich geht es los
    [one] 1 freier Platz
   *[other] { $n } freie Plätze
  }
public-watchers = { $n ->
    [one] 1 schaut zu
   *[other] { $n } schauen zu
  }
listed = Auf der Startseite zeigen
listed-hint = Dann dürfen alle zuschauen oder einen freien Platz nehmen. Sie sehen die Namen am Tisch und keine Hand.
listed-told = Dieser Tisch steht auf der Startseite: Alle dürfen zuschauen.
