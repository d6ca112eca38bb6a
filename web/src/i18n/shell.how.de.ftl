## So wird gespielt, und die nummerierten Regeln

how-to-play = So wird gespielt
how-to-play-of = So wird { $game } gespielt
how-goal = Das Ziel
how-turn = Dein Zug
how-example = Ein Beispiel
how-end = Das Ende
how-pictures = Bilder; I erklärt, was darauf zu sehen ist
how-then = Jetzt probier es aus
print = Drucken
contents = Inhalt
rule-pictures = In Bildern: { $section }
