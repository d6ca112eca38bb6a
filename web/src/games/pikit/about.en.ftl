## What things are

about-dice-name = The dice
about-dice = They say what you may take: their sum, their difference, or one card for each face. Two equal ones call a Mecha.
about-pile = A card that was just played waits here. Others may still cancel it, before it works.
about-seat = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } in hand, { $mecha } Mecha, { $wounds ->
    [one] { $wounds } Wound
   *[other] { $wounds } Wounds
  }.
about-odds-name = The odds
about-odds = How likely this card comes within reach: now, and if you roll one die or both again.
about-points-name = Points
about-points = What your cards count so far: each its number, each Mecha 15, each Wound 3 less. Only what you hold at the end counts.
about-mecha-points-name = Mecha
about-mecha-points = Each Mecha in hand is worth 15 points.
about-total-name = The total
about-total = Cards, Mecha and the bonus for the most 1s, less 3 for each Wound. The highest total wins.
about-wounds-name = Wounds
about-wounds = Who steals a 3 is wounded: 3 points less at the end, for each Wound.
about-deck-name = The deck
about-deck = So many cards are left. With the last one the end begins: everyone has one more turn.
about-discard-name = The discard pile
about-discard = Played cards lie here, for all to see. They are worth nothing any more.
about-final-name = The final turns
about-final = The deck is empty: everyone has one more turn, then the hands are counted.
