## How to play Rampage

how-goal = You are a hungry Monster, and the city is lunch. Knock Buildings down, eat the people who live in them, the Meeples, and gobble the Floors. The most points win.
how-goal-floors = A Floor with nothing left on it goes straight into your Stomach.
how-goal-meeples = Meeples come in six colours. A complete set of all six is a feast.
how-goal-teeth = Your Mouth has six Teeth. As many Meeples you can eat in one meal, so mind your Teeth!
how-turn = Two actions a turn, in any combination. They are real throws and flicks: you aim, and physics decides.
how-act-move = Move: flick your Paws across the city. Your Body follows.
how-act-demolish = Demolish: drop your Body on a Building beside your Paws.
how-act-toss = Toss: flick a Vehicle of your Neighborhood off your head.
how-act-breathe = Breathe: blow everything in front of you away.
how-turn-eat = Then you eat: Meeples of the Neighborhood where your Paws lie, as many as you have Teeth.
how-example = What is in a Stomach, and what is it worth? Here is one:
how-example-stomach = One complete set is 10 points, five Floors are 5, a Tooth of another Monster is 2: that makes 17. The second Meeple of a colour waits for another set.
how-example-runaway = Meeples that fall off the board run away. You place them on the Runaway board, and its full rows bring trouble.
how-end = When the last Floor is gone, you finish your turn, and all others have one more. Then everyone opens their Stomach.
how-end-points = A set of six is 10 points, a Floor 1, a Tooth of another Monster 2, and your Character card adds its own.
