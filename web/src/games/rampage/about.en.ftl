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
about-seat = A Monster eats as many Meeples in one meal as it has Teeth. Two of them can never be lost.
about-teeth-name = Teeth
about-teeth = As many Meeples you can eat in one meal. Two Teeth can never be lost.
about-stomach-name = The Stomach
about-stomach = What was eaten: each complete set of six kinds is 10 points, each Floor 1, each Tooth of another Monster 2.
about-broken-name = Broken Teeth
about-broken = Teeth of Monsters that were knocked over: 2 points each at the end.
about-points-name = Points so far
about-points = Full sets of six kinds of Meeples 10 each, Floors 1, broken Teeth 2, and what your Character brings. The most at the end win.
about-actions-name = Actions left
about-actions = Two in a turn, in any mix; then comes the meal.
about-bonus-name = A bonus action
about-bonus = One action more in the next turn.
about-secrets-name = Secret Superpowers
about-secrets = Cards that nobody else sees until they are used, once each.
