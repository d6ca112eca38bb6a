## Was die Dinge sind

about-eat-name = Fressen
about-eat = Die beste Mahlzeit in Reichweite, ein Meeple pro Zahn.
about-runaway-name = Die Fluchttafel
about-runaway = Hierher kommen Meeples, die aus der Stadt fallen. Eine volle Reihe oder Zone trifft das Monster am Zug.
about-fire-name = Loslassen
about-fire = Was du gezielt hast, geschieht, und die Physik entscheidet, was daraus wird.
about-act-name = Passen
about-act = Keine Aktion mehr in diesem Zug: weiter zur Mahlzeit.
about-floor-name = Ein Stockwerk
about-ruin = Der Sockel eines Gebäudes. Daneben, auf seinem Gehweg, kannst du deinen Körper darauf fallen lassen.
about-zone = Ein Viertel. Nach deinen Aktionen frisst du die Meeples des Viertels, in dem deine Pranken liegen.
about-seat = Ein Monster frisst bei einer Mahlzeit so viele Meeples, wie es Zähne hat. Zwei davon gehen nie verloren.
about-teeth-name = Zähne
about-teeth = So viele Meeples kannst du bei einer Mahlzeit fressen. Zwei Zähne gehen nie verloren.
about-stomach-name = Der Magen
about-stomach = Was gefressen wurde: Jeder volle Satz aus sechs Arten bringt 10 Punkte, jedes Stockwerk 1, jeder Zahn eines anderen Monsters 2.
about-broken-name = Ausgeschlagene Zähne
about-broken = Zähne von Monstern, die umgeworfen wurden: am Ende je 2 Punkte.
about-points-name = Punkte bisher
about-points = Volle Sätze aus sechs Meeple-Arten je 10, Stockwerke 1, ausgeschlagene Zähne 2, und was dein Charakter bringt. Die meisten am Ende gewinnen.
about-actions-name = Aktionen übrig
about-actions = Zwei pro Zug, in beliebiger Mischung; danach wird gefressen.
about-bonus-name = Zusatzaktion
about-bonus = Eine Aktion mehr im nächsten Zug.
about-secrets-name = Geheime Superkräfte
about-secrets = Karten, die niemand sonst sieht, bis sie benutzt werden, jede einmal.
