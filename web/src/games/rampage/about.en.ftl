## What things are

about-eat-name = Eat
about-eat = The best meal that is in reach, one Meeple for each Tooth.
about-runaway-name = The Runaway board
about-runaway = Meeples that fall off the city come here. A full row or zone has an effect on the Monster in turn.
about-fire-name = Let go
about-fire = What you have aimed is done, and physics decides what comes of it.
about-act-name = Pass
about-act = No more actions in this turn: on to the meal.
about-floor-name = A Floor
about-ruin = The base of a Building. Beside it, on its Sidewalk, you can drop your Body on it.
about-zone = A Neighborhood. After your actions you eat the Meeples of the one where your Paws lie.
about-teeth-name = Teeth
about-teeth = As many Meeples you can eat in one meal. Two Teeth can never be lost.
about-stomach-name = The Stomach
about-stomach = What was eaten: each complete set of six kinds is 10 points, each Floor 1, each Tooth of another Monster 2.
