## Was die Dinge sind

about-dice-name = Die Würfel
about-dice = Sie sagen, was du nehmen darfst: Summe, Differenz oder eine Karte für jede Augenzahl. Zwei gleiche rufen einen Mecha.
about-pile = Eine eben gespielte Karte wartet hier. Die anderen können sie noch annullieren, bevor sie wirkt.
about-seat = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  } auf der Hand, { $mecha } Mecha, { $wounds ->
    [one] { $wounds } Wunde
   *[other] { $wounds } Wunden
  }.
about-odds-name = Die Chancen
about-odds = Wie wahrscheinlich diese Karte zu haben ist: jetzt, und wenn du einen Würfel oder beide neu wirfst.
about-points-name = Punkte
about-points = Was deine Karten bisher zählen: jede ihre Zahl, jeder Mecha 15, jede Wunde 3 weniger. Es zählt nur, was du am Ende hältst.
about-mecha-points-name = Mecha
about-mecha-points = Jeder Mecha auf der Hand ist 15 Punkte wert.
about-total-name = Die Summe
about-total = Karten, Mecha und der Bonus für die meisten 1er, minus 3 für jede Wunde. Die höchste Summe gewinnt.
about-wounds-name = Wunden
about-wounds = Wer eine 3 klaut, wird verwundet: am Ende 3 Punkte weniger, für jede Wunde.
about-deck-name = Der Stapel
about-deck = So viele Karten sind noch da. Mit der letzten beginnt das Ende: Alle haben noch einen Zug.
about-discard-name = Der Ablagestapel
about-discard = Hier liegen ausgespielte Karten, für alle sichtbar. Sie sind nichts mehr wert.
about-final-name = Die letzten Züge
about-final = Der Stapel ist leer: Alle haben noch einen Zug, dann werden die Hände gezählt.
