# Der Server ist weg, oder neu; die Anwendung auf dem Gerät

away-title = Der Server schläft
away-text = Er antwortet gerade nicht. Deine Tische sind sicher: Jeder Zug ist gespeichert. Diese Seite geht von selbst weiter, sobald der Server wieder da ist.
new-version = Eine neue Version ist da.
install = Als App installieren
