## Was die Dinge sind

about-dice-name = Die Würfel
about-dice = Sie sagen, was du nehmen darfst: Summe, Differenz oder eine Karte für jede Augenzahl. Zwei gleiche rufen einen Mecha.
about-pile = Eine eben gespielte Karte wartet hier. Die anderen können sie noch annullieren, bevor sie wirkt.
about-seat = { $cards } Karten auf der Hand, { $mecha } Mecha, { $wounds } Wunden.
