## Was die Dinge sind

about-eat-name = Fressen
about-eat = Die beste Mahlzeit in Reichweite, ein Meeple pro Zahn.
about-runaway-name = Die Fluchttafel
about-runaway = Hierher kommen Meeples, die aus der Stadt fallen. Eine volle Reihe oder Zone trifft das Monster am Zug.
about-fire-name = Loslassen
about-fire = Was du gezielt hast, geschieht, und die Physik entscheidet, was daraus wird.
about-act-name = Passen
about-act = Keine Aktion mehr in diesem Zug: weiter zur Mahlzeit.
