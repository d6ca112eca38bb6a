## What things are

about-dice-name = The dice
about-dice = They say what you may take: their sum, their difference, or one card for each face. Two equal ones call a Mecha.
about-pile = A card that was just played waits here. Others may still cancel it, before it works.
about-seat = { $cards } cards in hand, { $mecha } Mecha, { $wounds } Wounds.
