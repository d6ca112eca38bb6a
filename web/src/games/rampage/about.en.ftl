## What things are

about-eat-name = Eat
about-eat = The best meal that is in reach, one Meeple for each Tooth.
about-runaway-name = The Runaway board
about-runaway = Meeples that fall off the city come here. A full row or zone has an effect on the Monster in turn.
about-fire-name = Let go
about-fire = What you have aimed is done, and physics decides what comes of it.
about-act-name = Pass
about-act = No more actions in this turn: on to the meal.
