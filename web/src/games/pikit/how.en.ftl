## How to play Pikit

how-goal = Catch monsters with two dice! The cards in your hand at the end are your points. Or play a card for its effect: strong, but then it is gone. The most points win.
how-goal-keep = Keep them: a Kaijū counts its number, a Mecha { $points }.
how-goal-play = Or play them: roll again, steal, draw, turn a die, cancel, copy. A played card counts nothing.
how-turn = Four steps, in this order:
how-turn-roll = Roll both dice.
how-turn-play = Play as many cards as you like, one after the other. This one lets you roll again.
how-turn-take = Take from the centre what the dice allow.
how-turn-refill = Fill the centre up to { $n } cards. The next player is on.
how-example = The dice show 1 and 6. What can you take? One of these ways, no more:
how-example-dice = One roll, many ways.
how-example-sum = The sum: one card with a 7…
how-example-difference = …or the difference: one card with a 5…
how-example-faces = …or the dice as they lie: a 1 and a 6, two cards at once!
how-example-pair = Two equal dice are a pair. Then you may take the Mecha of this pair, or try to steal it from whoever has it.
how-end = When the last card leaves the deck, everyone gets one more turn. Then all hands are laid open and counted. The most 1s bring a bonus, each Wound costs points.
how-end-points = This hand counts { $total } points.
