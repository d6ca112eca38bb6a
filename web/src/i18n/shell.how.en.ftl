## How to play, and the numbered rules

how-to-play = How to play
how-to-play-of = How to play { $game }
how-goal = The goal
how-turn = Your turn
how-example = An example
how-end = The end
how-pictures = Pictures; I explains what is in them
how-then = Now try it
print = Print
contents = Contents
rule-pictures = In pictures: { $section }
