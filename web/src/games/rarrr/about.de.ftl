## Was die Dinge sind

about-power = Karten einer Kraft bilden ein Set: Summe der Karten mal Anzahl der Karten.
about-icons = So viele Karten jeder Kraft dürfen in einem Set dieses Monsters liegen; die Symbole seiner drei Karten zählen zusammen.
about-seat = { $who } hat { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  } und steht auf Kraft-Level { $level }. Die Symbole sind die Limits der Sets.
about-gauge-name = Die Anzeige
about-gauge = Wie dein Gebot zum höchsten Kraft-Level steht: Du musst darüber liegen.
about-bid-name = Bieten
about-bid = Leg hin, was du zusammengestellt hast. Es muss dich über alle anderen heben.
about-pass-name = Aussetzen
about-pass = Du bist aus diesem Kampf raus und darfst eine Karte zurücknehmen, als Letzter zwei.
about-level-name = Das Kraft-Level
about-level = Die Summe aller Sets, die in diesem Kampf liegen. Ein Set ist die Summe seiner Karten mal ihre Anzahl. Das höchste Kraft-Level gewinnt die Stadt.
about-set-name = Ein Set
about-set = Karten einer Kraft, die zusammen liegen. Sie zählen Summe mal Anzahl; ein Booster kommt zur Summe dazu.
about-limits-name = Limits
about-limits = So viele Karten jeder Kraft dürfen in einem Set dieses Monsters liegen: die Symbole seiner drei Karten zusammen.
about-boost-name = Ein Booster
about-boost = Kommt zur Summe dieses Sets, bevor malgenommen wird. Er braucht keinen Platz, und du hast jeden einmal im Spiel.
about-boosts-name = Booster
about-boosts = +1, +2 und +3, jeder einmal im ganzen Spiel: Einer darf zu einem Set, wenn es hingelegt wird.
about-cards-name = Kraft-Karten
about-cards = Was dieses Monster auf der Hand hat. Zu Beginn jeder Runde ziehen alle zwölf neue.
about-points-name = Siegpunkte
about-points = Die Punkte aller Städte, die dieses Monster zerstört hat. Die meisten nach Runde drei gewinnen.
